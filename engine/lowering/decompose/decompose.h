#pragma once
// Decomposes the training dialect's operators to core ATen: a handler reads a node of the training graph and writes
// core nodes. find_decomposition() lists the families of handlers.

#include <span>

#include "engine/lowering/decompose/core_graph.h"
#include "engine/lowering/decompose/node_args.h"
#include "engine/lowering/decompose/training_graph.h"

namespace arenascope::lowering {

/// The context of a handler.
struct Expansion {
    const TrainingGraph& in;
    CoreGraph& out;
    bool spreads_bags = true;  ///< see lower.h
};

using Handler = Result<Cores> (*)(Expansion&, const fx::Node&);
struct Decomposition {
    std::string_view target;
    Handler handler;
};
std::span<const Decomposition> layer_decompositions();
std::span<const Decomposition> matrix_decompositions();
std::span<const Decomposition> einsum_decompositions();
std::span<const Decomposition> recurrent_decompositions();
std::span<const Decomposition> shape_decompositions();
std::span<const Decomposition> arithmetic_decompositions();
std::span<const Decomposition> renamed_decompositions();
std::span<const Decomposition> activation_decompositions();
std::span<const Decomposition> pointwise_decompositions();
std::span<const Decomposition> norm_decompositions();
std::span<const Decomposition> window_decompositions();
std::span<const Decomposition> padding_decompositions();
std::span<const Decomposition> joining_decompositions();
std::span<const Decomposition> selecting_decompositions();
std::span<const Decomposition> product_decompositions();
std::span<const Decomposition> cell_decompositions();
std::span<const Decomposition> pool_decompositions();
std::span<const Decomposition> resampling_decompositions();
std::span<const Decomposition> image_block_decompositions();
std::span<const Decomposition> search_decompositions();
std::span<const Decomposition> scatter_decompositions();
std::span<const Decomposition> random_decompositions();
std::span<const Decomposition> constant_decompositions();
std::span<const Decomposition> function_decompositions();
std::span<const Decomposition> distance_decompositions();
std::span<const Decomposition> loss_decompositions();
std::span<const Decomposition> attention_decompositions();
/// The handler of a training operator, or nothing.
[[nodiscard]] Handler find_decomposition(std::string_view target);

/// The node's results in the core graph. A node without a handler, or that cannot be decomposed, stays.
Result<Cores> expand_node(Expansion& d, const fx::Node& node);

/// x W^T + b, as PyTorch expands it; `can_fold` if the leading dimensions of the input can be viewed as one.
Result<Core> linear_of(Expansion& d, const Core& input, const Core& weight, const std::optional<Core>& bias,
                       bool can_fold);
/// a b as torch.matmul expands it.
Result<Core> matmul_of(Expansion& d, const Core& a, const Core& b, bool can_fold);
/// The permutation of transpose, permute, movedim and the like.
std::vector<std::int64_t> permutation_of(const fx::Node& node, std::size_t rank);

}  // namespace arenascope::lowering
