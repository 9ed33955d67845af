// Operators on integers become those of the Cortex-M library.

#include <algorithm>
#include <cmath>

#include "engine/lowering/promotion.h"
#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"

namespace arenascope::lowering::cortex_m {
namespace {

Result<> replace_add(Int8Graph&, const fx::Node& node, const Int8Node& as, Nodes& out) {
    const Quantization a = as.operands.at("self"), b = as.operands.at("other"), result = *as.result;
    const double twice = 2 * std::max(a.scale, b.scale);
    const FixedPoint first = fixed_point(a.scale / twice), second = fixed_point(b.scale / twice),
                     sum = fixed_point(twice / (result.scale * static_cast<double>(1 << 20)));
    out.push_back(stand_in(
        node, "cortex_m::quantized_add.default",
        {arg("self", fx::ValueName{tensor_arg(node, "self")}), arg("self_zero_point", a.zero_point),
         arg("self_multiplier", first.multiplier), arg("self_shift", first.shift),
         arg("other", fx::ValueName{tensor_arg(node, "other")}), arg("other_zero_point", b.zero_point),
         arg("other_multiplier", second.multiplier), arg("other_shift", second.shift),
         arg("output_zero_point", result.zero_point), arg("output_multiplier", sum.multiplier),
         arg("output_shift", sum.shift), arg("activation_min", as.act_min()), arg("activation_max", as.act_max())}));
    return done;
}

Result<> replace_mul(Int8Graph&, const fx::Node& node, const Int8Node& as, Nodes& out) {
    const Quantization a = as.operands.at("self"), b = as.operands.at("other"), result = *as.result;
    const FixedPoint factor = fixed_point(a.scale * b.scale / result.scale);
    out.push_back(stand_in(node, "cortex_m::quantized_mul.default",
                           {arg("self", fx::ValueName{tensor_arg(node, "self")}), arg("self_zero_point", a.zero_point),
                            arg("other", fx::ValueName{tensor_arg(node, "other")}),
                            arg("other_zero_point", b.zero_point), arg("output_zero_point", result.zero_point),
                            arg("output_multiplier", factor.multiplier), arg("output_shift", factor.shift)}));
    return done;
}

Result<> replace_div(Int8Graph&, const fx::Node& node, const Int8Node& as, Nodes& out) {
    const Quantization a = as.operands.at("self"), b = as.operands.at("other"), result = *as.result;
    out.push_back(
        stand_in(node, "cortex_m::quantized_div.default",
                 {arg("self", fx::ValueName{tensor_arg(node, "self")}), arg("self_zero_point", a.zero_point),
                  arg("other", fx::ValueName{tensor_arg(node, "other")}), arg("other_zero_point", b.zero_point),
                  arg("output_zero_point", result.zero_point), arg("scale", a.scale / (b.scale * result.scale))}));
    return done;
}

Result<> replace_softmax(Int8Graph&, const fx::Node& node, const Int8Node& as, Nodes& out) {
    const Quantization in = as.operands.at("self");
    const double factor = std::min(in.scale * static_cast<double>(1 << 26), 2147483647.0);
    const FixedPoint point = fixed_point(factor);
    const double reach = std::ldexp(31.0 * static_cast<double>(1 << 26), static_cast<int>(-point.shift));
    out.push_back(
        stand_in(node, "cortex_m::softmax.default",
                 {arg("input", fx::ValueName{tensor_arg(node, "self")}), arg("dim", integer_arg(node, "dim", -1)),
                  arg("input_zero_point", in.zero_point), arg("output_zero_point", as.result->zero_point),
                  arg("input_multiplier", point.multiplier), arg("input_shift", point.shift),
                  arg("diff_min", -static_cast<std::int64_t>(std::floor(std::min(reach, 2147483647.0))))}));
    return done;
}

Result<> replace_table(Int8Graph& graph, const fx::Node& node, const Int8Node& as, Nodes& out) {
    const auto table = activation_table(node.target, as.operands.at("self"), *as.result);
    const std::vector<std::int8_t> items(table->begin(), table->end());
    const std::string lut = graph.store(node.name + "_lut", DType::i8, {256}, data_of(items));
    out.push_back(stand_in(node, "cortex_m::quantized_activation.default",
                           {arg("input", fx::ValueName{tensor_arg(node, "self")}), arg("lut", fx::ValueName{lut})}));
    return done;
}

/// A separate activation on integers.
Result<> replace_bound(Int8Graph&, const fx::Node& node, const Int8Node& as, Nodes& out) {
    const Bounds bounds = bounds_of(node);
    const auto limit = [&](const std::optional<double>& real) {
        return real ? fx::Arg::Variant(stored_value(*real, *as.result)) : fx::Arg::Variant(fx::None{});
    };
    out.push_back(stand_in(node, "aten::clamp.default",
                           {arg("self", fx::ValueName{tensor_arg(node, "self")}), arg("min", limit(bounds.lower)),
                            arg("max", limit(bounds.upper))}));
    return done;
}

Result<> keep(Int8Graph&, const fx::Node& node, const Int8Node&, Nodes& out) {
    out.push_back(node);
    return done;
}

Replacement replacement_of(Kind kind) {
    switch (kind) {
        case Kind::convolution:
        case Kind::transposed_convolution: return replace_convolution;
        case Kind::linear: return replace_linear;
        case Kind::product: return replace_product;
        case Kind::add: return replace_add;
        case Kind::mul: return replace_mul;
        case Kind::div: return replace_div;
        case Kind::softmax: return replace_softmax;
        case Kind::table:
        case Kind::hardsigmoid: return replace_table;
        case Kind::average_pool: return replace_average_pool;
        case Kind::max_pool: return replace_max_pool;
        case Kind::pad: return replace_pad;
        case Kind::bound: return replace_bound;
        default: return keep;
    }
}

/// ExecuTorch chooses between two equivalent operators by types that it infers while the graph is partly lowered: a
/// convolution of integers gives int8 there, a linear layer the type of its bias.
class SeenTypes {
public:
    explicit SeenTypes(const Int8Graph& graph) : graph_(graph) {}

    [[nodiscard]] DType of(const std::string& value) const {
        if (const auto found = seen_.find(value); found != seen_.end()) return found->second;
        const TensorType* type = graph_.type(value);
        return type ? type->dtype : DType::f32;
    }

    void note(const fx::Node& node, const std::string& name) {
        const Kind kind = kind_of(node);
        const auto operands = operands_of(node);
        if (operands.empty()) return;
        DType seen = of(operands.front());
        if (kind == Kind::table || kind == Kind::hardsigmoid || kind == Kind::softmax || kind == Kind::div)
            seen = DType::f32;
        else if (kind == Kind::linear && !tensor_arg(node, "bias").empty()) seen = DType::i32;
        else if (has_weights(kind) || kind == Kind::product) seen = DType::i8;
        else
            for (const std::string& each : operands) seen = wider(seen, of(each));
        seen_[name] = seen;
    }

private:
    const Int8Graph& graph_;
    std::map<std::string, DType> seen_;
};

/// The library's operators where ExecuTorch uses them; portable ones give the same bytes.
void take_library(const fx::Node& node, DType seen, std::size_t rank, Nodes& out) {
    const bool is_minimum = node.target == "aten::minimum.default";
    if (kind_of(node) == Kind::permute) {
        if (seen == DType::i8)
            out.back() =
                stand_in(node, "cortex_m::transpose.default",
                         {arg("input", fx::ValueName{tensor_arg(node, "self")}), arg("perm", permutation(node, rank))});
        return;
    }
    if (kind_of(node) != Kind::extreme || (seen != DType::i8 && !(is_minimum && seen == DType::i32))) return;
    out.back().target = is_minimum ? "cortex_m::minimum.default" : "cortex_m::maximum.default";
}

}  // namespace

Result<> replace(Int8Graph& graph) {
    SeenTypes types(graph);
    return graph.rewrite_nodes([&](const fx::Node& node, Nodes& out) -> Result<> {
        const std::string name = only_output(node);
        const Int8Node* as = graph.chosen_node(name);
        if (!as) {
            out.push_back(node);
            return done;
        }
        CHECKED(replacement_of(kind_of(node))(graph, node, *as, out));
        types.note(node, name);
        const TensorType* operand = graph.type(operands_of(node).front());
        take_library(node, types.of(name), operand ? operand->sizes.size() : 0, out);
        return done;
    });
}

}  // namespace arenascope::lowering::cortex_m
