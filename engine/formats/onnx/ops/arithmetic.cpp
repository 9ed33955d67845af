// Operators that work element by element, reductions, and products of matrices.

#include <algorithm>
#include <array>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

struct Pair {
    std::string_view op, target;
};

Result<> unary(Importer& im, const Node& node) {
    static constexpr std::array targets{
        Pair{"Relu", "aten::relu.default"},       Pair{"Sigmoid", "aten::sigmoid.default"},
        Pair{"Tanh", "aten::tanh.default"},       Pair{"Exp", "aten::exp.default"},
        Pair{"Log", "aten::log.default"},         Pair{"Sqrt", "aten::sqrt.default"},
        Pair{"Neg", "aten::neg.default"},         Pair{"Abs", "aten::abs.default"},
        Pair{"Erf", "aten::erf.default"},         Pair{"Floor", "aten::floor.default"},
        Pair{"Ceil", "aten::ceil.default"},       Pair{"Sin", "aten::sin.default"},
        Pair{"Cos", "aten::cos.default"},         Pair{"Reciprocal", "aten::reciprocal.default"},
        Pair{"Not", "aten::logical_not.default"}, Pair{"Round", "aten::round.default"},
        Pair{"Sign", "aten::sign.default"},       Pair{"HardSwish", "aten::hardswish.default"},
        Pair{"Acos", "aten::acos.default"},       Pair{"Acosh", "aten::acosh.default"},
        Pair{"Asin", "aten::asin.default"},       Pair{"Asinh", "aten::asinh.default"},
        Pair{"Atan", "aten::atan.default"},       Pair{"Atanh", "aten::atanh.default"},
        Pair{"Cosh", "aten::cosh.default"},       Pair{"Sinh", "aten::sinh.default"},
        Pair{"Tan", "aten::tan.default"},         Pair{"IsNaN", "aten::isnan.default"},
    };
    TRY(const TensorType type, im.values().type(node, 0));
    const auto found =
        std::find_if(targets.begin(), targets.end(), [&](const Pair& pair) { return pair.op == node.op; });
    im.graph().emit(node, std::string(found->target), {im.values().tensor("self", node, 0)},
                    {node.op == "IsNaN" ? DType::boolean : type.dtype, type.sizes}, node.outputs[0]);
    return done;
}

Result<TensorType> joined(Importer& im, const Node& node, std::size_t a, std::size_t b) {
    TRY(const TensorType x, im.values().type(node, a));
    TRY(const TensorType y, im.values().type(node, b));
    const auto sizes = broadcast(x.sizes, y.sizes);
    if (!sizes) return not_mapped(node, message("inputs whose shapes do not broadcast"));
    return TensorType{.dtype = x.dtype, .sizes = *sizes};
}

/// Before opset 7 the second operand's dimensions were aligned to those of the first from `axis` on.
Result<> binary_along(Importer& im, const Node& node);

Result<> binary(Importer& im, const Node& node) {
    static constexpr std::array targets{
        Pair{"Add", "aten::add.Tensor"},           Pair{"Sub", "aten::sub.Tensor"},
        Pair{"Mul", "aten::mul.Tensor"},           Pair{"Div", "aten::div.Tensor"},
        Pair{"Pow", "aten::pow.Tensor_Tensor"},    Pair{"Equal", "aten::eq.Tensor"},
        Pair{"Greater", "aten::gt.Tensor"},        Pair{"Less", "aten::lt.Tensor"},
        Pair{"And", "aten::logical_and.default"},  Pair{"Or", "aten::logical_or.default"},
        Pair{"GreaterOrEqual", "aten::ge.Tensor"}, Pair{"LessOrEqual", "aten::le.Tensor"},
    };
    if (im.opset() < 7 && node.find("axis")) return binary_along(im, node);
    TRY(TensorType type, joined(im, node, 0, 1));
    const auto found =
        std::find_if(targets.begin(), targets.end(), [&](const Pair& pair) { return pair.op == node.op; });
    if (node.op == "Div" && !is_floating(type.dtype)) {
        im.graph().emit(node, "aten::div.Tensor_mode",
                        {im.values().tensor("self", node, 0), im.values().tensor("other", node, 1),
                         fx_arg("rounding_mode", std::string("trunc"))},
                        type, node.outputs[0]);
        return done;
    }
    const std::string_view target = found->target;
    const bool compares =
        target.starts_with("aten::eq") || target.starts_with("aten::g") || target.starts_with("aten::l");
    if (compares) type.dtype = DType::boolean;
    im.graph().emit(
        node, std::string(target),
        {im.values().tensor("self", node, 0), im.values().tensor(node.op == "Pow" ? "exponent" : "other", node, 1)},
        type, node.outputs[0]);
    return done;
}

Result<> binary_along(Importer& im, const Node& node) {
    TRY(const TensorType a, im.values().plain(node, 0));
    TRY(TensorType b, im.values().plain(node, 1));
    const auto axis = axis_of(node.integer("axis", 0), a.sizes.size());
    if (!axis || *axis + b.sizes.size() > a.sizes.size()) return not_mapped(node, message("its axis"));
    b.sizes.resize(a.sizes.size() - *axis, 1);
    const std::string laid = im.values().fresh(node.outputs[0] + "_laid");
    CHECKED(im.graph().view(node, node.inputs[1], b, laid));
    Node plain = node;
    plain.inputs[1] = laid;
    plain.attributes.erase("axis");
    return binary(im, plain);
}

/// Sum, Min and Max take any number of inputs.
Result<> variadic(Importer& im, const Node& node) {
    const std::string target = node.op == "Sum" ? "aten::add.Tensor"
        : node.op == "Min"                      ? "aten::minimum.default"
                                                : "aten::maximum.default";
    TRY(TensorType type, im.values().type(node, 0));
    std::string so_far = node.inputs[0];
    if (node.inputs.size() == 1) {
        im.graph().emit(node, "aten::clone.default", {im.values().tensor("self", node, 0)}, type, node.outputs[0]);
        return done;
    }
    for (std::size_t i = 1; i < node.inputs.size(); ++i) {
        TRY(const TensorType next, im.values().type(node, i));
        const auto sizes = broadcast(type.sizes, next.sizes);
        if (!sizes) return not_mapped(node, message("inputs whose shapes do not broadcast"));
        type = {.dtype = type.dtype, .sizes = *sizes};
        so_far = im.graph().emit(node, target, {fx_value("self", so_far), im.values().tensor("other", node, i)}, type,
                                 i + 1 == node.inputs.size() ? node.outputs[0] : std::string());
    }
    return done;
}

Result<> where(Importer& im, const Node& node) {
    TRY(const TensorType condition, im.values().type(node, 0));
    TRY(TensorType type, joined(im, node, 1, 2));
    const auto sizes = broadcast(condition.sizes, type.sizes);
    if (!sizes) return not_mapped(node, message("inputs whose shapes do not broadcast"));
    type.sizes = *sizes;
    im.graph().emit(node, "aten::where.self",
                    {im.values().tensor("condition", node, 0), im.values().tensor("self", node, 1),
                     im.values().tensor("other", node, 2)},
                    type, node.outputs[0]);
    return done;
}

Result<> clip(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    fx::Arg low = fx_arg("min", fx::None{}), high = fx_arg("max", fx::None{});
    bool plain = true;
    for (std::size_t i = 1; i <= 2; ++i) {
        fx::Arg& end = i == 1 ? low : high;
        if (const Attribute* given = node.find(i == 1 ? "min" : "max")) end.value = static_cast<double>(given->f);
        if (!im.values().has(node, i)) continue;
        const auto number = im.values().scalar(node, i);
        plain = plain && number;
        if (number) end.value = *number;
    }
    if (plain) {
        const bool open = std::holds_alternative<fx::None>(low.value) && std::holds_alternative<fx::None>(high.value);
        std::vector<fx::Arg> args{im.values().tensor("self", node, 0)};
        if (!open) args.insert(args.end(), {low, high});
        im.graph().emit(node, open ? "aten::clone.default" : "aten::clamp.default", std::move(args), type,
                        node.outputs[0]);
        return done;
    }
    // Limits given as tensors.
    std::string so_far = node.inputs[0];
    if (im.values().has(node, 1)) {
        so_far = im.graph().emit(node, "aten::maximum.default",
                                 {fx_value("self", so_far), im.values().tensor("other", node, 1)}, type,
                                 im.values().has(node, 2) ? std::string() : node.outputs[0]);
    }
    if (im.values().has(node, 2))
        im.graph().emit(node, "aten::minimum.default", {fx_value("self", so_far), im.values().tensor("other", node, 2)},
                        type, node.outputs[0]);
    return done;
}

Result<> leaky_relu(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().type(node, 0));
    im.graph().emit(
        node, "aten::leaky_relu.default",
        {im.values().tensor("self", node, 0), fx_arg("negative_slope", static_cast<double>(node.real("alpha", 0.01F)))},
        type, node.outputs[0]);
    return done;
}

Result<> gelu(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().type(node, 0));
    im.graph().emit(node, "aten::gelu.default",
                    {im.values().tensor("self", node, 0), fx_arg("approximate", node.text("approximate", "none"))},
                    type, node.outputs[0]);
    return done;
}

Result<> cast(Importer& im, const Node& node) {
    TRY(TensorType type, im.values().plain(node, 0));
    if (node.op == "CastLike") {
        TRY(const TensorType like, im.values().type(node, 1));
        type.dtype = like.dtype;
    } else {
        const auto to = dtype_of(node.integer("to", 0));
        if (!to) return not_mapped(node, message("a cast to type {type}", node.integer("to", 0)));
        type.dtype = *to;
    }
    im.graph().emit(node, "aten::_to_copy.default", {im.values().tensor("self", node, 0), fx_arg("dtype", type.dtype)},
                    type, node.outputs[0]);
    return done;
}

/// One dimension after the other, the last first, so that the others keep their index.
Result<> product(Importer& im, const Node& node, TensorType type, const std::vector<std::int64_t>& dims, bool keep) {
    std::string so_far = node.inputs[0];
    for (std::size_t i = dims.size(); i-- > 0;) {
        if (keep) type.sizes[static_cast<std::size_t>(dims[i])] = 1;
        else type.sizes.erase(type.sizes.begin() + dims[i]);
        so_far = im.graph().emit(node, "aten::prod.dim_int",
                                 {fx_value("self", so_far), fx_arg("dim", dims[i]), fx_arg("keepdim", keep)}, type,
                                 i == 0 ? node.outputs[0] : std::string());
    }
    return done;
}

Result<> emit_reduction(Importer& im, const Node& node, const TensorType& type, const std::vector<std::int64_t>& dims,
                        bool keep, const TensorType& out) {
    const TensorType plain{.dtype = type.dtype, .sizes = type.sizes};
    if (dims.empty()) return not_mapped(node, message("a reduction of a scalar"));
    if (node.op == "ReduceProd") return product(im, node, plain, dims, keep);
    std::string from = node.inputs[0];
    const auto step = [&](const char* target, const std::string& of, const TensorType& as, const std::string& name) {
        return im.graph().emit(node, target, {fx_value("self", of)}, as, name);
    };
    const auto over = [&](const char* target, const std::string& name) {
        return im.graph().emit(node, target, {fx_value("self", from), fx_list("dim", dims), fx_arg("keepdim", keep)},
                               out, name);
    };
    const std::string& end = node.outputs[0];
    if (node.op == "ReduceL1") from = step("aten::abs.default", from, plain, {});
    if (node.op == "ReduceL2" || node.op == "ReduceSumSquare") {
        from = im.graph().emit(node, "aten::mul.Tensor", {fx_value("self", from), fx_value("other", from)}, plain);
    }
    if (node.op == "ReduceL2") step("aten::sqrt.default", over("aten::sum.dim_IntList", {}), out, end);
    else if (node.op == "ReduceLogSum") step("aten::log.default", over("aten::sum.dim_IntList", {}), out, end);
    else if (node.op == "ReduceLogSumExp") over("aten::logsumexp.default", end);
    else if (node.op == "ReduceMean") over("aten::mean.dim", end);
    else if (node.op == "ReduceMax") over("aten::amax.default", end);
    else if (node.op == "ReduceMin") over("aten::amin.default", end);
    else over("aten::sum.dim_IntList", end);
    return done;
}

Result<> reduce(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().type(node, 0));
    std::vector<std::int64_t> axes = node.integers("axes");
    if (im.values().has(node, 1)) {
        const auto given = im.values().numbers(node, 1);
        if (!given) return not_mapped(node, message("axes that are not constant"));
        axes = *given;
    }
    if (axes.empty() && node.integer("noop_with_empty_axes", 0) != 0) {
        im.graph().emit(node, "aten::clone.default", {im.values().tensor("self", node, 0)},
                        {.dtype = type.dtype, .sizes = type.sizes}, node.outputs[0]);
        return done;
    }
    std::vector<bool> reduced(type.sizes.size(), axes.empty());
    for (const std::int64_t axis : axes) {
        const auto at = axis_of(axis, type.sizes.size());
        if (!at) return not_mapped(node, message("axis {axis}", axis));
        reduced[*at] = true;
    }
    const bool keep = node.integer("keepdims", 1) != 0;
    TensorType out{.dtype = type.dtype};
    std::vector<std::int64_t> dims;
    for (std::size_t i = 0; i < reduced.size(); ++i) {
        if (reduced[i]) dims.push_back(static_cast<std::int64_t>(i));
        if (!reduced[i]) out.sizes.push_back(type.sizes[i]);
        else if (keep) out.sizes.emplace_back(1);
    }
    return emit_reduction(im, node, type, dims, keep, out);
}

Result<> matmul(Importer& im, const Node& node) {
    TRY(const TensorType a, im.values().type(node, 0));
    TRY(const TensorType b, im.values().type(node, 1));
    if (a.sizes.empty() || b.sizes.empty()) return not_mapped(node, message("a product with a scalar"));
    std::vector<sym::Expr> left = a.sizes, right = b.sizes;
    if (a.sizes.size() == 1) left.insert(left.begin(), 1);
    if (b.sizes.size() == 1) right.push_back(1);
    const auto batch = broadcast({left.begin(), left.end() - 2}, {right.begin(), right.end() - 2});
    if (!batch || !(left.back() == right[right.size() - 2]))
        return not_mapped(node, message("inputs with incompatible shapes"));
    TensorType type{.dtype = a.dtype, .sizes = *batch};
    if (a.sizes.size() > 1) type.sizes.push_back(left[left.size() - 2]);
    if (b.sizes.size() > 1) type.sizes.push_back(right.back());
    im.graph().emit(node, "aten::matmul.default",
                    {im.values().tensor("self", node, 0), im.values().tensor("other", node, 1)}, type, node.outputs[0]);
    return done;
}

/// alpha * A' * B' + beta * C, where ' may transpose.
Result<> gemm(Importer& im, const Node& node) {
    std::array<TensorType, 2> types;
    std::array<std::string, 2> names;
    for (std::size_t i = 0; i < 2; ++i) {
        TRY(types[i], im.values().type(node, i));
        if (types[i].sizes.size() != 2) return not_mapped(node, message("an input that is not a matrix"));
        names[i] = node.inputs[i];
        if (node.integer(i == 0 ? "transA" : "transB", 0) == 0) continue;
        std::swap(types[i].sizes[0], types[i].sizes[1]);
        types[i].strides.clear();
        names[i] = im.graph().emit(node, "aten::permute.default", {fx_value("self", names[i]), fx_list("dims", {1, 0})},
                                   types[i]);
    }
    const double alpha = static_cast<double>(node.real("alpha", 1)), beta = static_cast<double>(node.real("beta", 1));
    const TensorType type{.dtype = types[0].dtype, .sizes = {types[0].sizes[0], types[1].sizes[1]}};
    if (!(types[0].sizes[1] == types[1].sizes[0])) return not_mapped(node, message("inputs with incompatible shapes"));
    if (!im.values().has(node, 2)) {
        const std::string product =
            im.graph().emit(node, "aten::mm.default", {fx_value("self", names[0]), fx_value("mat2", names[1])}, type,
                            alpha == 1 ? node.outputs[0] : std::string());
        if (alpha != 1) {
            im.graph().emit(node, "aten::mul.Scalar", {fx_value("self", product), fx_arg("other", alpha)}, type,
                            node.outputs[0]);
        }
        return done;
    }
    im.graph().emit(node, "aten::addmm.default",
                    {im.values().tensor("self", node, 2), fx_value("mat1", names[0]), fx_value("mat2", names[1]),
                     fx_arg("beta", beta), fx_arg("alpha", alpha)},
                    type, node.outputs[0]);
    return done;
}

constexpr auto arithmetic_rows = std::to_array<Operator>({
    {"Relu", unary},
    {"Sigmoid", unary},
    {"Tanh", unary},
    {"Exp", unary},
    {"Log", unary},
    {"Sqrt", unary},
    {"Neg", unary},
    {"Abs", unary},
    {"Erf", unary},
    {"Floor", unary},
    {"Ceil", unary},
    {"Sin", unary},
    {"Cos", unary},
    {"Reciprocal", unary},
    {"Not", unary},
    {"Round", unary},
    {"Sign", unary},
    {"HardSwish", unary},
    {"Add", binary},
    {"Sub", binary},
    {"Mul", binary},
    {"Div", binary},
    {"Pow", binary},
    {"Equal", binary},
    {"Greater", binary},
    {"Less", binary},
    {"And", binary},
    {"Or", binary},
    {"Acos", unary},
    {"Acosh", unary},
    {"Asin", unary},
    {"Asinh", unary},
    {"Atan", unary},
    {"Atanh", unary},
    {"Cosh", unary},
    {"Sinh", unary},
    {"Tan", unary},
    {"IsNaN", unary},
    {"GreaterOrEqual", binary},
    {"LessOrEqual", binary},
    {"Sum", variadic},
    {"Min", variadic},
    {"Max", variadic},
    {"Where", where},
    {"Clip", clip},
    {"LeakyRelu", leaky_relu},
    {"Gelu", gelu},
    {"Cast", cast},
    {"CastLike", cast},
    {"ReduceMean", reduce},
    {"ReduceSum", reduce},
    {"ReduceMax", reduce},
    {"ReduceMin", reduce},
    {"ReduceProd", reduce},
    {"ReduceL1", reduce},
    {"ReduceL2", reduce},
    {"ReduceLogSum", reduce},
    {"ReduceLogSumExp", reduce},
    {"ReduceSumSquare", reduce},
    {"MatMul", matmul},
    {"Gemm", gemm},
});

}  // namespace

std::span<const Operator> arithmetic_operators() { return arithmetic_rows; }

}  // namespace arenascope::onnx
