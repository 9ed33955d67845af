#pragma once
// Operators whose node lists were compared with those that ExecuTorch made of the same program.

#include <string>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Operators of a .pt2's method of which it is not known that ExecuTorch's node list has for them what ours has: it may
/// take them apart otherwise, or refuse them. Empty for other files.
Result<std::vector<std::string>> unconfirmed_operators(const Program& program, const std::string& method,
                                                       Progress& progress);

}  // namespace arenascope
