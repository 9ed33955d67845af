#pragma once
// Lists the symbols of a program, for errors about an unknown one.

#include "engine/base/message.h"
#include "engine/symbolic/expr.h"

namespace arenascope::sym {

/// "s0, s1 and 4998 more": ten names at most; empty if there are none.
[[nodiscard]] Message known_symbols(const Ranges& ranges);

/// The range until one is given: without an upper bound, the assumed size.
[[nodiscard]] Range with_assumed(Range range);
/// Fixes symbols without an upper bound to their assumed size, and reports them: "batch planned as 1, as in the file;
/// set a range to change it". Empty if there are none.
Message assume_sizes(Ranges& ranges);

}  // namespace arenascope::sym
