#pragma once
// Operators whose node lists were compared with ExecuTorch's for the same program.

#include <string>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Operators of a .pt2's method for which it is unknown whether ExecuTorch's node list matches ours: it may decompose
/// them differently, or refuse them. Empty for other files.
Result<std::vector<std::string>> unconfirmed_operators(const Program& program, const std::string& method,
                                                       Progress& progress);

}  // namespace arenascope
