#pragma once
// Tensors that a file assembles of parts, and parts that it reads of tensors: rows of tiles.

#include "engine/formats/pte/pte_container.h"
#include "engine/ir/method.h"

namespace arenascope::pte {

/// Follows who wrote the bytes that each operator reads. Where a value that nothing writes lies on parts of others, or
/// on several of them, all of these become views of one tensor. Of methods without jumps, moves and delegates only.
/// Returns the values that have got their role by it.
Result<Table<ValueId, bool>> find_storages(Method& method, const Container& file);

}  // namespace arenascope::pte
