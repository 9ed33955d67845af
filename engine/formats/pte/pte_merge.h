#pragma once
// Fewer values in a file: unused ones are removed, and values that the runtime cannot distinguish become one. Each
// value occupies bytes of the runtime's method allocator while the method is loaded.

#include "engine/formats/pte/pte_encode.h"

namespace arenascope::pte {

/// Merges scalars and lists of equal content, and tensors of one place, shape and type: constants, and tensors that
/// operators overwrite completely. Never merged: inputs, outputs, states, and values written by moves and operators of
/// numbers. A reader starts a new tensor at every complete overwrite (pte_versions.h).
/// `merges_places`: also named constants of the same data, of which one name stays, and views without an instruction,
/// one after the other. A reader starts a new view where all its bytes are newer than its last read (pte_storages.h).
/// `loop_ends`: ascending; instructions before each of them will be a loop. What is read behind a loop and made in it,
/// or before it, keeps a view of its own, so that readers who do not count rounds tell it from what it was before.
void merge_values(Encoded& encoded, bool merges_places, const std::vector<InstructionIndex>& loop_ends = {});

}  // namespace arenascope::pte
