#pragma once
// Folding of constants beyond the pass of that name.

#include "engine/ir/method.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {

/// For `--layout best`: weights that operators dequantise become constants, also where they grow by that. Transposed
/// matrices stay, because products read the matrix itself.
Result<> fold_weights(Method& method, const PassTools& tools);

}  // namespace arenascope::lowering
