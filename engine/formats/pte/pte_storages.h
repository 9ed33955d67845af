#pragma once
// Tensors that a file assembles from parts, and parts of tensors that it reads: rows of tiles.

#include "engine/formats/pte/pte_container.h"
#include "engine/ir/method.h"

namespace arenascope::pte {

/// Follows the writers of the bytes that each operator reads. If an unwritten value covers parts of others, or several
/// of them, all of these become views of one tensor. Only for methods without jumps, moves and delegates. Returns the
/// values whose role this determined.
Result<Table<ValueId, bool>> find_storages(Method& method, const Container& file);

}  // namespace arenascope::pte
