// Quantized numbers: to and from them, and products of them, computed as real numbers between the two.

#include <algorithm>
#include <array>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

struct Grid {
    double scale = 1;
    std::int64_t zero = 0;
    DType dtype = DType::u8;
};

std::optional<std::pair<std::int64_t, std::int64_t>> limits(DType dtype) {
    if (dtype == DType::u8) return std::pair<std::int64_t, std::int64_t>{0, 255};
    if (dtype == DType::i8) return std::pair<std::int64_t, std::int64_t>{-128, 127};
    return std::nullopt;
}

std::optional<std::int64_t> constant_zero(const Importer& im, const Node& node, std::size_t input, DType dtype) {
    const auto found = im.values().constants().find(node.inputs[input]);
    if (found == im.values().constants().end() || found->second.bytes.size() != 1) return std::nullopt;
    const auto byte = std::to_integer<std::uint8_t>(found->second.bytes[0]);
    return dtype == DType::i8 ? static_cast<std::int8_t>(byte) : byte;
}

/// One constant scale and zero point. `dtype`: of the numbers where no zero point says it.
Result<Grid> grid_of(const Importer& im, const Node& node, std::size_t scale, DType dtype) {
    Grid out{.dtype = dtype};
    const auto number = im.values().scalar(node, scale);
    if (!number || !(*number > 0)) return not_mapped(node, message("scales that are not one constant"));
    out.scale = *number;
    if (im.values().has(node, scale + 1)) {
        out.dtype = im.values().types().at(node.inputs[scale + 1]).dtype;
        const auto zero = limits(out.dtype) ? constant_zero(im, node, scale + 1, out.dtype) : std::nullopt;
        if (!zero) return not_mapped(node, message("a zero point that is no constant of 8 bits"));
        out.zero = *zero;
    }
    if (!limits(out.dtype)) return not_mapped(node, message("numbers that have no 8 bits"));
    return out;
}

std::vector<fx::Arg> grid_args(const std::string& of, const Grid& grid) {
    const auto [low, high] = limits(grid.dtype).value_or(std::pair<std::int64_t, std::int64_t>{0, 255});
    return {fx_value("input", of),    fx_arg("scale", grid.scale), fx_arg("zero_point", grid.zero),
            fx_arg("quant_min", low), fx_arg("quant_max", high),   fx_arg("dtype", grid.dtype)};
}

std::string real_numbers(Importer& im, const Node& node, std::size_t input, const Grid& grid,
                         const std::string& name = {}) {
    return im.graph().emit(node, "quantized_decomposed::dequantize_per_tensor.default",
                           grid_args(node.inputs[input], grid),
                           {.dtype = DType::f32, .sizes = im.values().types().at(node.inputs[input]).sizes}, name);
}

void quantized(Importer& im, const Node& node, const std::string& from, const Grid& grid) {
    im.graph().emit(node, "quantized_decomposed::quantize_per_tensor.default", grid_args(from, grid),
                    {.dtype = grid.dtype, .sizes = im.values().types().at(from).sizes}, node.outputs[0]);
}

Result<> quantize(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    if (type.dtype != DType::f32) return not_mapped(node, message("numbers that are no f32"));
    TRY(const Grid grid, grid_of(im, node, 1, DType::u8));
    quantized(im, node, node.inputs[0], grid);
    return done;
}

/// (x - zero) * scale, with a scale for each channel or one for all.
Result<> dequantize(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    TRY(const TensorType scale, im.values().plain(node, 1));
    if (node.integer("block_size", 0) != 0) return not_mapped(node, message("scales of blocks"));
    if (limits(type.dtype) && scale.sizes.empty() && im.values().scalar(node, 1)) {
        TRY(const Grid grid, grid_of(im, node, 1, type.dtype));
        real_numbers(im, node, 0, grid, node.outputs[0]);
        return done;
    }
    const auto axis = axis_of(node.integer("axis", 1), type.sizes.size());
    if (!scale.sizes.empty() && (scale.sizes.size() != 1 || !axis))
        return not_mapped(node, message("scales of this shape"));
    TensorType along{.dtype = scale.dtype};
    if (!scale.sizes.empty()) {
        along.sizes.assign(type.sizes.size() - *axis, 1);
        along.sizes[0] = scale.sizes[0];
    }
    const auto laid = [&](std::size_t input, DType dtype) -> Result<std::string> {
        const std::string real = im.values().types().at(node.inputs[input]).dtype == dtype
            ? node.inputs[input]
            : im.graph().emit(node, "aten::_to_copy.default",
                              {im.values().tensor("self", node, input), fx_arg("dtype", dtype)},
                              {.dtype = dtype, .sizes = im.values().types().at(node.inputs[input]).sizes});
        if (along.sizes.empty() || input == 0) return real;
        const std::string wide = im.values().fresh(node.outputs[0] + "_scale");
        CHECKED(im.graph().view(node, real, {.dtype = dtype, .sizes = along.sizes}, wide));
        return wide;
    };
    const TensorType out{.dtype = scale.dtype, .sizes = type.sizes};
    TRY(std::string value, laid(0, scale.dtype));
    if (im.values().has(node, 2)) {
        TRY(const std::string zero, laid(2, scale.dtype));
        value = im.graph().emit(node, "aten::sub.Tensor", {fx_value("self", value), fx_value("other", zero)}, out);
    }
    TRY(const std::string factor, laid(1, scale.dtype));
    im.graph().emit(node, "aten::mul.Tensor", {fx_value("self", value), fx_value("other", factor)}, out,
                    node.outputs[0]);
    return done;
}

/// An operator on real numbers between dequantized inputs and a quantized result. `real`: the operator's node, whose
/// inputs and output this names.
Result<> between(Importer& im, const Node& node, Node real, const std::vector<std::string>& inputs, const Grid& grid) {
    real.op = node.op == "QLinearConv" ? "Conv" : "MatMul";
    real.inputs = inputs;
    real.outputs = {im.values().fresh(node.outputs[0] + "_real")};
    CHECKED(im.map(real));
    quantized(im, node, real.outputs[0], grid);
    return done;
}

Result<> product(Importer& im, const Node& node) {
    const bool convolves = node.op == "QLinearConv";
    TRY(const TensorType a, im.values().plain(node, 0));
    TRY(const TensorType b, im.values().plain(node, 3));
    TRY(const Grid left, grid_of(im, node, 1, a.dtype));
    TRY(const Grid right, grid_of(im, node, 4, b.dtype));
    TRY(const Grid result, grid_of(im, node, 6, a.dtype));
    std::vector<std::string> inputs{real_numbers(im, node, 0, left), real_numbers(im, node, 3, right)};
    if (convolves && im.values().has(node, 8)) {
        const TensorType bias{.dtype = DType::f32, .sizes = im.values().types().at(node.inputs[8]).sizes};
        const std::string plain = im.graph().emit(
            node, "aten::_to_copy.default", {im.values().tensor("self", node, 8), fx_arg("dtype", DType::f32)}, bias);
        inputs.push_back(im.graph().emit(node, "aten::mul.Scalar",
                                         {fx_value("self", plain), fx_arg("other", left.scale * right.scale)}, bias));
    }
    return between(im, node, node, inputs, result);
}

/// The input as wider numbers with its zero point taken off.
Result<std::string> centred(Importer& im, const Node& node, std::size_t input, std::size_t zero, DType wide) {
    TRY(const TensorType type, im.values().plain(node, input));
    const auto widened = [&](std::size_t which) {
        return im.graph().emit(node, "aten::_to_copy.default",
                               {im.values().tensor("self", node, which), fx_arg("dtype", wide)},
                               {.dtype = wide, .sizes = im.values().types().at(node.inputs[which]).sizes});
    };
    const std::string value = widened(input);
    if (!im.values().has(node, zero)) return value;
    const auto& sizes = im.values().types().at(node.inputs[zero]).sizes;
    const bool one = sizes.empty() || (sizes.size() == 1 && sizes[0] == sym::Expr(1));
    const bool columns = input == 1 && node.op == "MatMulInteger" && sizes.size() == 1 && !type.sizes.empty() &&
        sizes[0] == type.sizes.back();
    if (!one && !columns) return not_mapped(node, message("zero points of this shape"));
    return im.graph().emit(node, "aten::sub.Tensor", {fx_value("self", value), fx_value("other", widened(zero))},
                           {.dtype = wide, .sizes = type.sizes});
}

/// Products of whole numbers. The convolution of f64 is exact: no sum of 16-bit products reaches 2^53.
Result<> integer_product(Importer& im, const Node& node) {
    const bool convolves = node.op == "ConvInteger";
    const DType wide = convolves ? DType::f64 : DType::i32;
    TRY(std::string left, centred(im, node, 0, 2, wide));
    TRY(std::string right, centred(im, node, 1, 3, wide));
    Node inner = node;
    inner.op = convolves ? "Conv" : "MatMul";
    inner.inputs = {std::move(left), std::move(right)};
    if (!convolves) return im.map(inner);
    inner.outputs = {im.values().fresh(node.outputs[0] + "_wide")};
    CHECKED(im.map(inner));
    im.graph().emit(node, "aten::_to_copy.default", {fx_value("self", inner.outputs[0]), fx_arg("dtype", DType::i32)},
                    {.dtype = DType::i32, .sizes = im.values().types().at(inner.outputs[0]).sizes}, node.outputs[0]);
    return done;
}

/// Scale and zero point from the numbers themselves: 255 steps from the least of them to the largest, 0 among them.
Result<> quantize_dynamically(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    if (type.dtype != DType::f32) return not_mapped(node, message("numbers that are no f32"));
    if (node.outputs.size() != 3 || node.outputs[1].empty() || node.outputs[2].empty())
        return not_mapped(node, message("other than three results"));
    const TensorType scalar{.dtype = DType::f32};
    const auto one = [&](const char* target, const std::string& from, std::vector<fx::Arg> more, const TensorType& made,
                         const std::string& name = {}) {
        more.insert(more.begin(), fx_value("self", from));
        return im.graph().emit(node, target, std::move(more), made, name);
    };
    const auto extreme = [&](const char* target, const char* end) {
        const std::string found = one(target, node.inputs[0], {fx_list("dim", {}), fx_arg("keepdim", false)}, scalar);
        return one("aten::clamp.default", found, {fx_arg(end, 0.0)}, scalar);
    };
    const auto of_two = [&](const char* target, const std::string& a, const std::string& b, const TensorType& made,
                            const std::string& name = {}) {
        return one(target, a, {fx_value("other", b)}, made, name);
    };
    const auto bytes_of = [&](const std::string& from, const TensorType& like, const std::string& name) {
        const std::string bounded = one("aten::clamp.default", from, {fx_arg("min", 0.0), fx_arg("max", 255.0)}, like);
        return one("aten::_to_copy.default", bounded, {fx_arg("dtype", DType::u8)},
                   {.dtype = DType::u8, .sizes = like.sizes}, name);
    };
    const std::string low = extreme("aten::amin.default", "max"), high = extreme("aten::amax.default", "min");
    const std::string steps =
        im.values().made_constant(node.outputs[1] + "_steps", DType::f32, {}, std::vector<float>{255});
    const std::string unit =
        im.values().made_constant(node.outputs[1] + "_unit", DType::f32, {}, std::vector<float>{1});
    const std::string range = of_two("aten::sub.Tensor", high, low, scalar);
    const std::string flat = one("aten::eq.Scalar", range, {fx_arg("other", 0.0)}, {.dtype = DType::boolean});
    const std::string share = of_two("aten::div.Tensor", range, steps, scalar);
    im.graph().emit(node, "aten::where.self",
                    {fx_value("condition", flat), fx_value("self", unit), fx_value("other", share)}, scalar,
                    node.outputs[1]);  // all zeros: any scale will do
    const std::string from_low =
        one("aten::neg.default", of_two("aten::div.Tensor", low, node.outputs[1], scalar), {}, scalar);
    const std::string zero = one("aten::round.default", from_low, {}, scalar);
    bytes_of(zero, scalar, node.outputs[2]);
    const std::string scaled =
        one("aten::round.default", of_two("aten::div.Tensor", node.inputs[0], node.outputs[1], type), {}, type);
    bytes_of(of_two("aten::add.Tensor", scaled, zero, type), type, node.outputs[0]);
    return done;
}

constexpr auto operators = std::to_array<Operator>({
    {"QuantizeLinear", quantize},
    {"DequantizeLinear", dequantize},
    {"QLinearConv", product},
    {"QLinearMatMul", product},
    {"MatMulInteger", integer_product},
    {"ConvInteger", integer_product},
    {"DynamicQuantizeLinear", quantize_dynamically},
});

}  // namespace

std::span<const Operator> quantized_operators() { return operators; }

}  // namespace arenascope::onnx
