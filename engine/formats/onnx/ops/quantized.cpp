// Quantize, dequantize, and quantized products, computed in real numbers between the two.

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/formula.h"
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
    const Data* found = im.values().fixed(node, input);
    if (!found || found->bytes.size() != 1) return std::nullopt;
    const auto byte = std::to_integer<std::uint8_t>(found->bytes[0]);
    return dtype == DType::i8 ? static_cast<std::int8_t>(byte) : byte;
}

/// One constant scale and zero point. `dtype`: of the numbers if there is no zero point.
Result<Grid> grid_of(const Importer& im, const Node& node, std::size_t scale, DType dtype) {
    Grid out{.dtype = dtype};
    const auto number = im.values().scalar(node, scale);
    if (!number || !(*number > 0)) return not_mapped(node, message("scales that are not a single constant"));
    out.scale = *number;
    if (im.values().has(node, scale + 1)) {
        out.dtype = im.values().types().at(node.inputs[scale + 1]).dtype;
        const auto zero = limits(out.dtype) ? constant_zero(im, node, scale + 1, out.dtype) : std::nullopt;
        if (!zero) return not_mapped(node, message("a zero point that is not an 8-bit constant"));
        out.zero = *zero;
    }
    if (!limits(out.dtype)) return not_mapped(node, message("numbers that are not 8-bit"));
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

/// Scales or zero points broadcast along their dimension: one for all, one for each slice, or one for each block of it.
std::string laid_along(Formula& f, const std::string& of, const std::vector<sym::Expr>& sizes, std::int64_t wanted,
                       std::int64_t block) {
    const auto own = f.sizes(of);
    const bool one = own.empty() || (own.size() == 1 && own[0] == sym::Expr(1) && block == 0);
    if (one) return own.empty() ? of : f.reshape(of, {});
    const auto axis = axis_of(wanted, sizes.size());
    if (!axis) f.fail(message("its axis"));
    if (!axis || f.failed()) return of;
    if (block == 0) {
        std::vector<sym::Expr> along(sizes.size() - *axis, 1);
        along[0] = sizes[*axis];
        if (own.size() != 1 || !(own[0] == sizes[*axis])) f.fail(message("scales of this shape"));
        return f.reshape(of, along);
    }
    if (own.size() != sizes.size() || !sizes[*axis].is_constant() || !own[*axis].is_constant() ||
        own[*axis].constant() * block < sizes[*axis].constant() || block < 1 || block > most_size) {
        f.fail(message("blocks of this shape"));
        return of;
    }
    std::vector<sym::Expr> wide = own, flat = own;
    wide.insert(wide.begin() + static_cast<std::ptrdiff_t>(*axis) + 1, block);
    flat[*axis] = own[*axis] * sym::Expr(block);
    const auto at = static_cast<std::int64_t>(*axis);
    const std::string repeated = f.reshape(f.op("Identity", {f.expand(f.unsqueeze(of, at + 1), wide)}), flat);
    return f.slice(repeated, at, 0, sizes[*axis].constant());
}

std::optional<std::pair<std::int64_t, std::int64_t>> wide_limits(DType dtype) {
    if (dtype == DType::u16) return std::pair<std::int64_t, std::int64_t>{0, 65535};
    if (dtype == DType::i16) return std::pair<std::int64_t, std::int64_t>{-32768, 32767};
    return limits(dtype);
}

/// x / scale, rounded to even, with the zero point added, inside the limits of the result.
Result<> quantize_by_parts(Importer& im, const Node& node, const TensorType& type) {
    Formula f(im, node);
    DType dtype = DType::u8;
    if (const auto named = dtype_of(node.integer("output_dtype", 0))) dtype = *named;
    if (f.has(2)) dtype = f.type(f.in(2)).dtype;
    const auto bounds = wide_limits(dtype);
    if (!bounds || !is_floating(type.dtype)) return not_mapped(node, message("numbers of these types"));
    const std::int64_t axis = node.integer("axis", 1), block = node.integer("block_size", 0);
    const DType compute = type.dtype == DType::f64 ? DType::f64 : DType::f32;
    const std::string x = f.cast(f.in(0), compute), scale = f.cast(f.in(1), compute);
    std::string out = f.op("Round", {f.div(x, laid_along(f, scale, type.sizes, axis, block))});
    if (f.has(2)) out = f.add(out, laid_along(f, f.cast(f.in(2), compute), type.sizes, axis, block));
    if (f.failed()) return f.end();
    const std::string inside =
        im.graph().emit(node, "aten::clamp.default",
                        {fx_value("self", out), fx_arg("min", static_cast<double>(bounds->first)),
                         fx_arg("max", static_cast<double>(bounds->second))},
                        {.dtype = compute, .sizes = type.sizes});
    f.result(0, f.cast(inside, dtype));
    return f.end();
}

Result<> quantize(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    const auto grid = grid_of(im, node, 1, DType::u8);
    if (type.dtype != DType::f32 || !grid.ok() || node.integer("block_size", 0) != 0)
        return quantize_by_parts(im, node, type);
    quantized(im, node, node.inputs[0], grid.value());
    return done;
}

/// (x - zero) * scale, with a scale for each channel or one for all.
Result<> dequantize(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    TRY(const TensorType scale, im.values().plain(node, 1));
    const std::int64_t axis = node.integer("axis", 1), block = node.integer("block_size", 0);
    if (limits(type.dtype) && scale.sizes.empty() && im.values().scalar(node, 1)) {
        TRY(const Grid grid, grid_of(im, node, 1, type.dtype));
        real_numbers(im, node, 0, grid, node.outputs[0]);
        return done;
    }
    Formula f(im, node);
    // The difference is an integer that f32 represents exactly, also for an f16 result.
    const DType compute = scale.dtype == DType::f64 ? DType::f64 : DType::f32;
    std::string value = f.cast(f.in(0), compute);
    if (f.has(2)) value = f.sub(value, laid_along(f, f.cast(f.in(2), compute), type.sizes, axis, block));
    value = f.mul(value, laid_along(f, f.cast(f.in(1), compute), type.sizes, axis, block));
    const auto named = dtype_of(node.integer("output_dtype", 0));
    f.result(0, f.cast(value, named.value_or(scale.dtype)));
    return f.end();
}

/// An operator on real numbers between dequantized inputs and a quantized result. `real`: the operator's node with the
/// names of its inputs and output.
Result<> between(Importer& im, const Node& node, Node real, const std::vector<std::string>& inputs, const Grid& grid) {
    real.op = node.op == "QLinearConv" ? "Conv" : "MatMul";
    real.inputs = inputs;
    real.outputs = {im.values().fresh(node.outputs[0] + "_real")};
    CHECKED(im.map(real));
    quantized(im, node, real.outputs[0], grid);
    return done;
}

/// The same with non-constant scales, or with one for each channel of the weights.
Result<> product_by_parts(Importer& im, const Node& node) {
    Formula f(im, node);
    const bool convolves = node.op == "QLinearConv";
    const auto real = [&](std::size_t input, std::int64_t axis) {
        Formula::Names inputs{f.in(input), f.in(input + 1)};
        if (f.has(input + 2)) inputs.push_back(f.in(input + 2));
        const std::string out = f.op("DequantizeLinear", inputs, {{"axis", attribute(axis)}});
        return f.cast(out, DType::f32);
    };
    Formula::Names inputs{real(0, convolves ? 1 : -2), real(3, convolves ? 0 : -1)};
    Formula::Attributes attributes = node.attributes;
    if (convolves && f.has(8)) {
        const std::string scale = f.mul(f.cast(f.in(1), DType::f32), f.cast(f.in(4), DType::f32));
        inputs.push_back(f.mul(f.cast(f.in(8), DType::f32), scale));
    }
    const std::string out = f.op(convolves ? "Conv" : "MatMul", inputs, convolves ? attributes : Formula::Attributes{});
    Formula::Names last{out, f.cast(f.in(6), DType::f32)};
    if (f.has(7)) last.push_back(f.in(7));
    f.result(0, f.op("QuantizeLinear", last));
    return f.end();
}

Result<> product(Importer& im, const Node& node) {
    const bool convolves = node.op == "QLinearConv";
    TRY(const TensorType a, im.values().plain(node, 0));
    TRY(const TensorType b, im.values().plain(node, 3));
    const auto left_grid = grid_of(im, node, 1, a.dtype), right_grid = grid_of(im, node, 4, b.dtype),
               result_grid = grid_of(im, node, 6, a.dtype);
    if (!left_grid.ok() || !right_grid.ok() || !result_grid.ok()) return product_by_parts(im, node);
    const Grid &left = left_grid.value(), &right = right_grid.value(), &result = result_grid.value();
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

/// The input as wider integers minus its zero point.
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

/// Magnitudes of the weights on the way to each result, summed; empty where a file does not hold the weights.
std::vector<std::int64_t> weight_sums(const Importer& im, const Node& node, std::int64_t taps, std::int64_t results) {
    const DType type = im.values().type_of(node.inputs[1]).dtype;
    const Data* weights = im.values().fixed(node, 1);
    const auto zero = im.values().has(node, 3) ? constant_zero(im, node, 3, type) : std::int64_t{0};
    if (!weights || !zero || taps < 1 || results < 1) return {};
    const auto count = static_cast<std::int64_t>(weights->bytes.size());
    if (count % taps != 0 || count / taps % results != 0) return {};
    std::vector<std::int64_t> sums(static_cast<std::size_t>(count / taps));
    for (std::int64_t i = 0; i < count; ++i) {
        const auto byte = std::to_integer<std::uint8_t>(weights->bytes[static_cast<std::size_t>(i)]);
        const std::int64_t weight = type == DType::i8 ? static_cast<std::int8_t>(byte) : byte;
        const std::int64_t result = node.op == "ConvInteger" ? i / taps : i / (taps * results) * results + i % results;
        sums[static_cast<std::size_t>(result)] += std::abs(weight - *zero);
    }
    return sums;
}

/// Whether no sum of a prefix of the products, in any order, reaches 2^24: then it is exact in f32, whose kernels are
/// the quickest.
bool is_exact_in_f32(const Importer& im, const Node& node) {
    constexpr std::int64_t most = 255, end = 1 << 24;
    std::vector<std::int64_t> sizes;
    for (const sym::Expr& size : im.values().type_of(node.inputs[1]).sizes) {
        if (!size.is_constant() || size.constant() < 1 || size.constant() >= end) return false;
        sizes.push_back(size.constant());
    }
    if (sizes.empty()) return false;
    std::int64_t taps = 1, results = 1;
    if (node.op == "ConvInteger") {
        results = sizes.front();
        for (std::size_t i = 1; i < sizes.size() && taps < end; ++i) taps *= sizes[i];
    } else {
        taps = sizes[sizes.size() > 1 ? sizes.size() - 2 : 0];
        if (sizes.size() > 1) results = sizes.back();
    }
    if (taps * most * most < end) return true;
    const std::vector<std::int64_t> sums = weight_sums(im, node, taps, results);
    return !sums.empty() && *std::max_element(sums.begin(), sums.end()) * most < end;
}

/// Integer products. Where f32 is not exact, a convolution in f64 is: no sum of 16-bit products reaches 2^53.
Result<> integer_product(Importer& im, const Node& node) {
    const bool convolves = node.op == "ConvInteger";
    CHECKED(im.values().type(node, 1));
    const DType wide = is_exact_in_f32(im, node) ? DType::f32 : convolves ? DType::f64 : DType::i32;
    TRY(std::string left, centred(im, node, 0, 2, wide));
    TRY(std::string right, centred(im, node, 1, 3, wide));
    Node inner = node;
    inner.op = convolves ? "Conv" : "MatMul";
    inner.inputs = {std::move(left), std::move(right)};
    if (wide == DType::i32) return im.map(inner);
    inner.outputs = {im.values().fresh(node.outputs[0] + "_wide")};
    CHECKED(im.map(inner));
    im.graph().emit(node, "aten::_to_copy.default", {fx_value("self", inner.outputs[0]), fx_arg("dtype", DType::i32)},
                    {.dtype = DType::i32, .sizes = im.values().types().at(inner.outputs[0]).sizes}, node.outputs[0]);
    return done;
}

/// Scale and zero point from the numbers themselves: 255 steps from the least of them to the largest, 0 among them.
Result<> quantize_dynamically(Importer& im, const Node& node) {
    TRY(const TensorType type, im.values().plain(node, 0));
    if (type.dtype != DType::f32) return not_mapped(node, message("numbers that are not f32"));
    if (node.outputs.size() != 3 || node.outputs[1].empty() || node.outputs[2].empty())
        return not_mapped(node, message("a number of results other than three"));
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
                    node.outputs[1]);  // all zeros: any scale works
    const std::string from_low =
        one("aten::neg.default", of_two("aten::div.Tensor", low, node.outputs[1], scalar), {}, scalar);
    const std::string zero = one("aten::round.default", from_low, {}, scalar);
    bytes_of(zero, scalar, node.outputs[2]);
    const std::string scaled =
        one("aten::round.default", of_two("aten::div.Tensor", node.inputs[0], node.outputs[1], type), {}, type);
    bytes_of(of_two("aten::add.Tensor", scaled, zero, type), type, node.outputs[0]);
    return done;
}

constexpr auto quantized_rows = std::to_array<Operator>({
    {"QuantizeLinear", quantize},
    {"DequantizeLinear", dequantize},
    {"QLinearConv", product},
    {"QLinearMatMul", product},
    {"MatMulInteger", integer_product},
    {"ConvInteger", integer_product},
    {"DynamicQuantizeLinear", quantize_dynamically},
});

}  // namespace

std::span<const Operator> quantized_operators() { return quantized_rows; }

}  // namespace arenascope::onnx
