#pragma once
// The symbols of a program, for errors about one that it does not have.

#include "engine/base/message.h"
#include "engine/symbolic/expr.h"

namespace arenascope::sym {

/// "s0, s1 and 4998 more": ten names at most; empty where there is none.
[[nodiscard]] Message known_symbols(const Ranges& ranges);

/// The range that holds until one is given: where there is no upper bound, the size that is assumed.
[[nodiscard]] Range with_assumed(Range range);
/// Fixes symbols without an upper bound to the size that is assumed for them, and says which those are: "batch planned
/// as 1, as in the file; set a range to change it". Empty where there is none.
Message assume_sizes(Ranges& ranges);

}  // namespace arenascope::sym
