#pragma once
// How many inputs operators have at the least, by ONNX's operator schemas.

#include <optional>

#include "engine/formats/onnx/model/model.h"

namespace arenascope::onnx {

/// The first input that the operator cannot do without and the node does not have.
[[nodiscard]] std::optional<std::size_t> missing_input(const Node& node);

}  // namespace arenascope::onnx
