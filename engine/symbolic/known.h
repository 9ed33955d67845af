#pragma once
// The symbols of a program, for errors about one that it does not have.

#include "engine/base/message.h"
#include "engine/symbolic/expr.h"

namespace arenascope::sym {

/// "s0, s1 and 4998 more": ten names at most; empty where there is none.
[[nodiscard]] Message known_symbols(const Ranges& ranges);

}  // namespace arenascope::sym
