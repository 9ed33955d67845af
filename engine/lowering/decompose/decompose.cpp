#include "engine/lowering/decompose/decompose.h"

namespace arenascope::lowering {
namespace {

/// Core operators, and unknown ones, stay unchanged, with their operands renamed.
Result<Cores> passed_through(Expansion& d, const fx::Node& node) {
    auto args = d.in.renamed_args(node);
    std::vector<TensorType> types;
    for (const auto& output : node.outputs)
        for (const auto& name : output.names) {
            const TensorType* type = d.in.declared(name);
            if (!type) return Error{.what = message("output '{name}' has no type", name)};
            types.push_back(dense(type->dtype, type->sizes));
        }
    if (node.outputs.size() == 1 && node.outputs[0].is_list)
        return d.out.emit_list(node.target, std::move(args), types);
    if (types.size() == 1) return Cores{d.out.emit(node.target, std::move(args), types[0])};
    return d.out.emit_many(node.target, std::move(args), types);
}

}  // namespace

Handler find_decomposition(std::string_view target) {
    for (const auto family : {layer_decompositions(),       matrix_decompositions(),     einsum_decompositions(),
                              recurrent_decompositions(),   shape_decompositions(),      arithmetic_decompositions(),
                              renamed_decompositions(),     activation_decompositions(), pointwise_decompositions(),
                              norm_decompositions(),        window_decompositions(),     padding_decompositions(),
                              joining_decompositions(),     selecting_decompositions(),  product_decompositions(),
                              cell_decompositions(),        pool_decompositions(),       resampling_decompositions(),
                              image_block_decompositions(), search_decompositions(),     scatter_decompositions(),
                              random_decompositions(),      constant_decompositions(),   function_decompositions(),
                              distance_decompositions(),    loss_decompositions(),       attention_decompositions()})
        for (const auto& each : family)
            if (each.target == target) return each.handler;
    return nullptr;
}

Result<Cores> expand_node(Expansion& d, const fx::Node& node) {
    if (const auto handler = find_decomposition(node.target)) {
        auto cores = handler(d, node);
        // An operator that cannot be decomposed stays: it is planned with the sizes in the file, and the run reports
        // what is missing.
        if (cores.ok()) return cores;
    }
    return passed_through(d, node);
}

}  // namespace arenascope::lowering
