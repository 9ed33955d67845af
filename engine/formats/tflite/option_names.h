#pragma once
// The options of operators with the names of the schema, for display.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arenascope::tflite {

struct NamedOption {
    std::string name, text;
};

/// `op`: such as "CONV_2D"; `numbers`: the result of options_of(). Enumerations are named: SAME, RELU6.
std::vector<NamedOption> named_options(std::string_view op, std::span<const double> numbers);
/// "input", "filter", "bias": the names of the operator's operands; empty for an operator without such names.
std::string_view operand_name(std::string_view op, std::size_t index);

}  // namespace arenascope::tflite
