#pragma once
// Of `--layout best`: 16-bit floats are computed in 32 bits, as kernels would do anyhow, one operator after the other.

#include "engine/ir/method.h"

namespace arenascope::best {

/// Every f16 tensor becomes f32: weights once, inputs where the method begins, outputs where it ends; between, nothing
/// is rounded. Methods with other operators than those that follow the type of what they read stay as they are.
[[nodiscard]] Method use_floats(const Method& method);

}  // namespace arenascope::best
