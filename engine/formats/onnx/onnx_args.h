#pragma once
// Arguments of the nodes that operators are mapped to.

#include <vector>

#include "engine/ir/graph.h"

namespace arenascope::onnx {

[[nodiscard]] inline fx::Arg fx_arg(std::string name, fx::Arg::Variant value) {
    return {std::move(name), std::move(value)};
}
[[nodiscard]] inline fx::Arg fx_value(std::string name, const std::string& of) {
    return {std::move(name), fx::ValueName{of}};
}
[[nodiscard]] inline fx::Arg fx_list(std::string name, const std::vector<std::int64_t>& numbers) {
    return {std::move(name), std::vector<fx::Arg::Dim>(numbers.begin(), numbers.end())};
}

}  // namespace arenascope::onnx
