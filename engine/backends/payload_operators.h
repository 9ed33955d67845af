#pragma once
// What runs inside a payload, for people who look at it: read from the payload alone, without its backend's library.
// To add a kind of payload: write a reader in the backend's folder and give it a row in payload_operators.cpp.

#include <vector>

#include "engine/backends/payload_operator.h"
#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope {

/// In the order in which they run; empty for a kind of payload that has no reader here. An error says what is wrong
/// with it.
[[nodiscard]] Result<std::vector<PayloadOperator>> payload_operators(const Program& program, const Delegate& delegate);

}  // namespace arenascope
