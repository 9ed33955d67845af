#pragma once
// Numbers that follow from sizes which are fixed.

#include "engine/ir/method.h"

namespace arenascope::lowering {

/// Arithmetic on fixed sizes becomes the numbers that it gives, and views of fixed sizes need no instruction. Methods
/// with control flow stay as they are.
void fold_sizes(Method& method);

}  // namespace arenascope::lowering
