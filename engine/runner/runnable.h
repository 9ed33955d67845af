#pragma once
// Whether a program has what a run needs, said before anything is planned.

#include <string>

#include "engine/ir/method.h"

namespace arenascope {

/// Refuses formats without operators, and models with operators of another runtime or without a kernel; the error
/// names them.
Result<> check_runnable(const Program& program, const std::string& method);

}  // namespace arenascope
