#pragma once
// Operators that multiply and add: their multiply-adds, and the axes over which they may be summed part by part.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::ops {

/// An axis of a sum, to be split into parts: of `axis` of the argument, and of `other_axis` of the other factor, if
/// there is one (argument `other`, else -1).
struct SplitSum {
    std::size_t argument = 0, axis = 0;
    std::ptrdiff_t other = -1;
    std::size_t other_axis = 0;
};
/// Axes over which the sum of a call may be split, with the same multiply-adds in another order. Empty: none.
[[nodiscard]] std::vector<SplitSum> split_sums(const Method& method, const Instruction& instruction);

/// Whether an operator reads an element of its first operand, and no other, before it writes that of the result: the
/// result may share its bytes.
[[nodiscard]] bool adds_to_first(std::string_view op);

/// The argument that the fast layout's operator adds, and over which it may write: its kernel adds to what is there.
[[nodiscard]] std::optional<std::size_t> summand_written_over(std::string_view op);

/// Multiply-adds of a call.
[[nodiscard]] std::int64_t multiply_adds(const Method& method, const Instruction& instruction);

}  // namespace arenascope::ops
