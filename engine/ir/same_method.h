#pragma once
// Whether two methods are equal, for the cache of stages.

#include "engine/ir/method.h"

namespace arenascope {

/// Field by field. Constants, payloads and compile-time data are equal if they are the same memory: their owner keeps
/// that memory from being reused. Bytes without an owner are compared.
[[nodiscard]] bool same_method(const Method& a, const Method& b);
/// The same but for what specialise() finds: largest sizes, and whether a tensor's size is fixed.
[[nodiscard]] bool same_but_bounds(const Method& a, const Method& b);

}  // namespace arenascope
