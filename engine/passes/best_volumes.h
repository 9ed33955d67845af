#pragma once
// Convolutions over three dimensions, which ExecuTorch's kernels refuse and `--layout plain` leaves to the reference.

#include "engine/ir/method.h"

namespace arenascope::best {

/// Those of row-major floats get a kernel of their own. Values keep their ids; the node list is unchanged.
Method convolve_volumes(Method method);

}  // namespace arenascope::best
