#pragma once
// Axes and shapes by ONNX's rules.

#include <optional>
#include <vector>

#include "engine/ir/graph.h"

namespace arenascope::onnx {

/// An axis counted from the end where it is negative; nothing outside 0..rank-1.
std::optional<std::size_t> axis_of(std::int64_t axis, std::size_t rank);
/// The type of an elementwise result; nothing if the shapes do not match.
std::optional<std::vector<sym::Expr>> broadcast(const std::vector<sym::Expr>& a, const std::vector<sym::Expr>& b);
/// The sizes if all are numbers.
std::optional<std::vector<std::int64_t>> fixed_sizes(const TensorType& type);
/// The same if numbers of elements, and values derived from them, cannot overflow.
std::optional<std::vector<std::int64_t>> countable_sizes(const TensorType& type);

}  // namespace arenascope::onnx
