#pragma once
// The options of operators by the names of the schema, for people.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arenascope::tflite {

struct NamedOption {
    std::string name, text;
};

/// `op`: "CONV_2D"; `numbers`: as options_of() reads them. Enumerations are named: SAME, RELU6.
std::vector<NamedOption> named_options(std::string_view op, std::span<const double> numbers);
/// "input", "filter", "bias": what the operands of an operator are; empty where it has no names for them.
std::string_view operand_name(std::string_view op, std::size_t index);

}  // namespace arenascope::tflite
