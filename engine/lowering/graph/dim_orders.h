#pragma once
// Orders of dimensions, from strides.
#include <cstdint>
#include <vector>

#include "engine/ir/graph.h"

namespace arenascope::lowering {

/// 0, 1, 2, ...: last dimension innermost.
std::vector<std::uint8_t> dense_order(std::size_t rank);
/// Dimensions by falling stride, as ExecuTorch orders them.
std::vector<std::uint8_t> order_of(const TensorType& type, const sym::Ranges& ranges);
/// Values of sizes or strides at the exported example; empty where a symbol is unknown.
std::vector<std::int64_t> example_of(const std::vector<sym::Expr>& exprs, const sym::Ranges& ranges);

}  // namespace arenascope::lowering
