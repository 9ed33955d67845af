#pragma once
// Tensors of the core graph, and arguments that name them.

#include <optional>
#include <span>

#include "engine/ir/graph.h"

namespace arenascope::lowering {

/// A tensor of the core graph. Strides, if given, are those that PyTorch would have; otherwise the exporter's.
struct Core {
    std::string name;
    TensorType type;
};
using Cores = std::vector<Core>;
using Sizes = std::vector<sym::Expr>;
using Dims = std::vector<fx::Arg::Dim>;

/// The product of sizes.
[[nodiscard]] sym::Expr product(std::span<const sym::Expr> sizes);
/// A dimension counted from the end, from the front.
[[nodiscard]] std::size_t wrapped(std::int64_t dim, std::size_t rank);
[[nodiscard]] TensorType dense(DType dtype, Sizes sizes);
[[nodiscard]] Sizes dense_strides(const Sizes& sizes);
/// Whether elements are contiguous in row-major order. Without strides they are.
[[nodiscard]] bool is_contiguous(const TensorType& type);
/// Strides of a view with other sizes; none if no view can have the elements in that order.
[[nodiscard]] std::optional<Sizes> view_strides(const TensorType& type, const Sizes& wanted);
/// Whether torch copies to change a tensor's sizes, because no view can have them.
[[nodiscard]] bool needs_copy_to_view(const TensorType& type, const Sizes& wanted);
/// Strides of an elementwise result: those of the operand without gaps and repeated elements.
[[nodiscard]] Sizes elementwise_strides(const TensorType& operand);
[[nodiscard]] inline fx::Arg arg(std::string name, fx::Arg::Variant value) {
    return {.name = std::move(name), .value = std::move(value)};
}
[[nodiscard]] inline fx::Arg arg(std::string name, const Core& value) {
    return {.name = std::move(name), .value = fx::ValueName{value.name}};
}
[[nodiscard]] inline fx::Arg arg(std::string name, const std::vector<std::int64_t>& numbers) {
    return {.name = std::move(name), .value = Dims(numbers.begin(), numbers.end())};
}

}  // namespace arenascope::lowering
