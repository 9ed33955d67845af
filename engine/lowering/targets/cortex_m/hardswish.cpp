// Hard swish of x, which is at least -3, is min(x, 3) + 3 times x / 6: a minimum and a product.

#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"

namespace arenascope::lowering::cortex_m {

Result<> spread_hardswish(Int8Graph& graph) {
    return graph.rewrite_nodes([&](const fx::Node& node, Nodes& out) -> Result<> {
        const std::string name = only_output(node);
        const Int8Node* as = graph.chosen_node(name);
        if (!as || kind_of(node) != Kind::hardswish) {
            out.push_back(node);
            return done;
        }
        const std::string x = tensor_arg(node, "self");
        const Quantization in = as->operands.at("self"), result = *as->result;
        const auto three = static_cast<std::int8_t>(stored_value(3, in));
        const std::string limit = graph.store(node.name + "_limit", DType::i8, {}, data_of(std::vector{three}));
        out.push_back(node_before(graph, node, "cortex_m::minimum.default",
                                  {arg("self", fx::ValueName{x}), arg("other", fx::ValueName{limit})},
                                  node.name + "_minimum", *graph.type(name)));
        const std::string least = out.back().name;
        const FixedPoint factor = fixed_point(in.scale * in.scale / (result.scale * 6));
        out.push_back(stand_in(
            node, "cortex_m::quantized_mul.default",
            {arg("self", fx::ValueName{x}), arg("self_zero_point", in.zero_point), arg("other", fx::ValueName{least}),
             arg("other_zero_point", in.zero_point - half_to_even(3 / in.scale)),
             arg("output_zero_point", result.zero_point), arg("output_multiplier", factor.multiplier),
             arg("output_shift", factor.shift)}));
        graph.chosen.erase(name);
        return done;
    });
}

}  // namespace arenascope::lowering::cortex_m
