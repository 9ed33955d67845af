#pragma once
// Cortex-M operators run in parts: which rows of its operands a part of a result needs, and how many multiply-adds it
// takes. Kernels ignore the order of dimensions, so operands must have the order of their results.

#include <optional>

#include "engine/ops/call_numbers.h"
#include "engine/ops/row_map.h"

namespace arenascope::ops {

/// Like access(), for such an operator.
[[nodiscard]] Access cortex_m_access(const Call& call, std::string_view op);
[[nodiscard]] bool has_cortex_m_access(std::string_view op);

[[nodiscard]] std::int64_t cortex_m_multiply_adds(std::string_view op, const Call& call);

/// The padding argument of a windowed operator: rows and columns before the first; the result's size determines those
/// after the last. Nothing for others.
[[nodiscard]] std::optional<std::size_t> cortex_m_padding_argument(std::string_view op);

/// Where a convolution has the multipliers and shifts of its channels.
[[nodiscard]] std::vector<std::size_t> cortex_m_factor_arguments(std::string_view op);

/// Values that a call uses as scratch. They follow the results in the list of written values.
[[nodiscard]] std::vector<ValueId> scratch_of(const Instruction& instruction);

}  // namespace arenascope::ops
