#pragma once
// Which instructions of a method can be part of a payload.
//
// Quantisation with scales computed at run time: an exporter lists "choose", "quantize" and "dequantize" before a
// product with a constant of integers; a payload has one Convert, which computes a scale for every row, and the
// product.

#include <optional>
#include <string_view>
#include <vector>

#include "engine/backends/backend.h"

namespace arenascope::xnn {

/// Why an instruction cannot be part of a payload; nothing if it can.
[[nodiscard]] std::optional<Message> why_not(const Method& method, const Instruction& node);

enum class Dynamic { no, choose, quantize, dequantize };
[[nodiscard]] Dynamic dynamic_part(std::string_view op);

/// Why one of the three cannot be part of a payload; nothing if it can.
[[nodiscard]] std::optional<Message> why_not_at_run_time(const Method& method, const Instruction& node);
/// Values of these three that exist only inside a payload.
[[nodiscard]] std::vector<ValueId> inner_values(const Instruction& node);

}  // namespace arenascope::xnn
