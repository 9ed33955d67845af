#pragma once
// Whether two methods are the same: what a memo of stages asks before it gives an earlier result.

#include "engine/ir/method.h"

namespace arenascope {

/// Field by field. Constants, payloads and compile-time data are the same where they are the same memory: an owner
/// keeps it from being used again. Bytes without an owner are compared.
[[nodiscard]] bool same_method(const Method& a, const Method& b);

}  // namespace arenascope
