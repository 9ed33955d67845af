#pragma once
// How much one call computes, for people who look at it.

#include "engine/ir/method.h"

namespace arenascope {

/// Multiply-adds at the largest sizes; 0 where none are counted for the operator, or its operands are not what its
/// schema wants: files may claim anything.
[[nodiscard]] std::int64_t call_work(const Method& method, const Instruction& instruction);

}  // namespace arenascope
