#pragma once
// Fewer values in a file: what nothing refers to goes, and values that the runtime cannot tell apart become one. Each
// takes bytes of the runtime's method allocator as long as the method is loaded.

#include "engine/formats/pte/pte_encode.h"

namespace arenascope::pte {

/// Scalars and lists of equal content, and tensors of one place, shape and type: constants, and what operators write
/// whole. Never inputs, outputs, states, named tensors and views without an instruction, nor what moves and operators
/// of numbers write. An importer starts a new tensor at every whole write (pte_versions.h).
void merge_values(Encoded& encoded);

}  // namespace arenascope::pte
