#pragma once
// The stage that gives nodes other operators, as the tuning asks.

#include "engine/ir/method.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// Replaces operators by node name, or by operator and pool; `resolved` says which pool a tensor is assigned to. An
/// operator whose schema is known and does not suit a call (kinds, element types and sizes of its arguments, which of
/// them it writes) is an error, and so is a node that does not exist.
Result<> replace_operators(Method& method, const Tuning& tuning, const Tuning& resolved);

}  // namespace arenascope
