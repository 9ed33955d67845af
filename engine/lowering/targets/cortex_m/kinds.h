#pragma once
// Operators of a quantised graph that map to Cortex-M operators, or to portable ones on integers.

#include <array>
#include <span>

#include "engine/lowering/targets/cortex_m/int8_graph.h"

namespace arenascope::lowering::cortex_m {

enum class Kind : std::uint8_t {
    none,
    convolution,
    transposed_convolution,
    linear,
    add,
    mul,
    div,
    product,  ///< of matrices
    softmax,
    table,
    average_pool,
    max_pool,
    pad,
    extreme,  ///< minimum, maximum
    bound,    ///< relu and its like
    hardsigmoid,
    hardswish,
    permute,
    move,  ///< only moves elements: the portable operator also works on integers
};

[[nodiscard]] Kind kind_of(const fx::Node& node);
/// Arguments that are tensors of activations, by name.
[[nodiscard]] std::span<const std::string_view> operand_names(Kind kind);
/// Their tensors; the items of a list.
[[nodiscard]] std::vector<std::string> operands_of(const fx::Node& node);
[[nodiscard]] bool has_weights(Kind kind);
/// Whether a node's result has its own quantisation parameters, independent of its operands.
[[nodiscard]] bool requantises(Kind kind);

struct Bounds {
    std::optional<double> lower{}, upper{};
};
[[nodiscard]] Bounds bounds_of(const fx::Node& node);

/// Two numbers, or one that counts for both; `otherwise` if there are none.
[[nodiscard]] std::array<std::int64_t, 2> pair_arg(const fx::Node& node, std::string_view name, std::int64_t otherwise);
/// Order of dimensions of a permute or transpose.
[[nodiscard]] std::vector<std::int64_t> permutation(const fx::Node& node, std::size_t rank);

}  // namespace arenascope::lowering::cortex_m
