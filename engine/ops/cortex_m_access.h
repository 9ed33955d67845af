#pragma once
// Cortex-M operators run in parts: which rows of its operands a part of a result needs, and how many multiply-adds it
// takes. Kernels read memory as it lies, so operands must lie as their results do.

#include <optional>

#include "engine/ops/call_numbers.h"
#include "engine/ops/row_map.h"

namespace arenascope::ops {

/// As access(), for such an operator.
[[nodiscard]] Access cortex_m_access(const Call& call, std::string_view op);
[[nodiscard]] bool has_cortex_m_access(std::string_view op);

[[nodiscard]] std::int64_t cortex_m_multiply_adds(std::string_view op, const Call& call);

/// Where a windowed operator has its padding, which counts rows and columns of the picture: before the first, and as
/// many behind the last as the result's size asks for. Nothing for others.
[[nodiscard]] std::optional<std::size_t> cortex_m_padding_argument(std::string_view op);

/// Values that a call takes as scratch. They stand behind the results in what an instruction writes.
[[nodiscard]] std::vector<ValueId> scratch_of(const Instruction& instruction);

}  // namespace arenascope::ops
