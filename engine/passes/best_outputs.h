#pragma once
// Outputs of a method that `--layout best` rewrites.

#include "engine/ir/method.h"

namespace arenascope::best {

/// An image that is an output and a sum with a convolution's result is made in a tensor of its own and copied at the
/// end: the sum can then be a part of the convolution, whose channels are last. A copy that turns nothing becomes a
/// view (best_copies.h). `method` has no jumps.
[[nodiscard]] Method copy_summed_outputs(Method method);

}  // namespace arenascope::best
