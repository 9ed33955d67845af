#pragma once
// The minimum number of inputs of operators, by ONNX's operator schemas.

#include <optional>

#include "engine/formats/onnx/model/model.h"

namespace arenascope::onnx {

/// The first required input that the node lacks.
[[nodiscard]] std::optional<std::size_t> missing_input(const Node& node);

}  // namespace arenascope::onnx
