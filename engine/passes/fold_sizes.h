#pragma once
// Folds numbers that follow from fixed sizes.

#include "engine/ir/method.h"

namespace arenascope::lowering {

/// Arithmetic on fixed sizes becomes constant numbers, and views with fixed sizes need no instruction. Methods with
/// control flow stay unchanged.
void fold_sizes(Method& method);

}  // namespace arenascope::lowering
