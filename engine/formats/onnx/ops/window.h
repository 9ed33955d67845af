#pragma once
// Windows that slide over the spatial dimensions: what convolutions and pools share.

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

/// What convolutions and pools share: a window over the spatial dimensions.
struct Window {
    std::vector<std::int64_t> kernel, stride, dilation, before, after;
    [[nodiscard]] bool is_symmetric() const { return before == after; }
};

/// `given`, or that many times `value` if nothing was given.
std::vector<std::int64_t> or_else(std::vector<std::int64_t> given, std::size_t count, std::int64_t value);
/// The node's window over an input [N, C, ...]; an error if it is invalid.
Result<Window> window_of(const Node& node, const TensorType& input, const std::vector<std::int64_t>& kernel);
/// How many windows fit along dimension `i` of that size.
sym::Expr windows_along(const Window& w, std::size_t i, const sym::Expr& size, bool ceil);

}  // namespace arenascope::onnx
