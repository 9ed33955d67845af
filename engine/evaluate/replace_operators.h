#pragma once
// The stage that gives nodes other operators, as the tuning asks.

#include "engine/ir/method.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// Replaces operators by node name, or by operator and pool; `resolved` says which pool a tensor is assigned to. An
/// operator that takes another number of arguments, and a node that does not exist, are errors.
Result<> replace_operators(Method& method, const Tuning& tuning, const Tuning& resolved);

}  // namespace arenascope
