#pragma once
// Operators that multiply and add: how many times, and over which axes they may be summed up part by part.

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::ops {

/// An axis that a result is summed up over: part by part of `axis` of the argument, and of `other_axis` of the other
/// factor where there is one (argument `other`, else -1).
struct SplitSum {
    std::size_t argument = 0, axis = 0;
    std::ptrdiff_t other = -1;
    std::size_t other_axis = 0;
};
/// Axes over which a call may be summed up, with the same multiply-adds in another order. Empty: none.
[[nodiscard]] std::vector<SplitSum> split_sums(const Method& method, const Instruction& instruction);

/// Whether an operator reads an element of its first operand before it writes that of the result, and no other: the
/// result may lie there.
[[nodiscard]] bool adds_to_first(std::string_view op);

/// Multiply-adds of a call.
[[nodiscard]] std::int64_t multiply_adds(const Method& method, const Instruction& instruction);

}  // namespace arenascope::ops
