// Quantized numbers: to and from them, and products of them, computed as real numbers between the two.

#include <algorithm>
#include <array>

#include "engine/formats/onnx/onnx_import.h"

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
    const auto found = im.constants().find(node.inputs[input]);
    if (found == im.constants().end() || found->second.bytes.size() != 1) return std::nullopt;
    const auto byte = std::to_integer<std::uint8_t>(found->second.bytes[0]);
    return dtype == DType::i8 ? static_cast<std::int8_t>(byte) : byte;
}

/// One constant scale and zero point. `dtype`: of the numbers where no zero point says it.
Result<Grid> grid_of(const Importer& im, const Node& node, std::size_t scale, DType dtype) {
    Grid out{.dtype = dtype};
    const auto number = im.scalar(node, scale);
    if (!number || !(*number > 0)) return not_mapped(node, message("scales that are not one constant"));
    out.scale = *number;
    if (im.has(node, scale + 1)) {
        out.dtype = im.types().at(node.inputs[scale + 1]).dtype;
        const auto zero = limits(out.dtype) ? constant_zero(im, node, scale + 1, out.dtype) : std::nullopt;
        if (!zero) return not_mapped(node, message("a zero point that is no constant of 8 bits"));
        out.zero = *zero;
    }
    if (!limits(out.dtype)) return not_mapped(node, message("numbers that have no 8 bits"));
    return out;
}

std::vector<fx::Arg> grid_args(const std::string& of, const Grid& grid) {
    const auto [low, high] = limits(grid.dtype).value_or(std::pair<std::int64_t, std::int64_t>{0, 255});
    return {Importer::value("input", of), Importer::arg("scale", grid.scale), Importer::arg("zero_point", grid.zero), Importer::arg("quant_min", low),
            Importer::arg("quant_max", high), Importer::arg("dtype", grid.dtype)};
}

std::string real_numbers(Importer& im, const Node& node, std::size_t input, const Grid& grid, const std::string& name = {}) {
    return im.emit(node, "quantized_decomposed::dequantize_per_tensor.default", grid_args(node.inputs[input], grid),
                   {.dtype = DType::f32, .sizes = im.types().at(node.inputs[input]).sizes}, name);
}

void quantized(Importer& im, const Node& node, const std::string& from, const Grid& grid) {
    im.emit(node, "quantized_decomposed::quantize_per_tensor.default", grid_args(from, grid), {.dtype = grid.dtype, .sizes = im.types().at(from).sizes},
            node.outputs[0]);
}

Result<> quantize(Importer& im, const Node& node) {
    TRY(const TensorType type, im.plain(node, 0));
    if (type.dtype != DType::f32) return not_mapped(node, message("numbers that are no f32"));
    TRY(const Grid grid, grid_of(im, node, 1, DType::u8));
    quantized(im, node, node.inputs[0], grid);
    return done;
}

/// (x - zero) * scale, with a scale for each channel or one for all.
Result<> dequantize(Importer& im, const Node& node) {
    TRY(const TensorType type, im.plain(node, 0));
    TRY(const TensorType scale, im.plain(node, 1));
    if (node.integer("block_size", 0) != 0) return not_mapped(node, message("scales of blocks"));
    if (limits(type.dtype) && scale.sizes.empty() && im.scalar(node, 1)) {
        TRY(const Grid grid, grid_of(im, node, 1, type.dtype));
        real_numbers(im, node, 0, grid, node.outputs[0]);
        return done;
    }
    const auto axis = axis_of(node.integer("axis", 1), type.sizes.size());
    if (!scale.sizes.empty() && (scale.sizes.size() != 1 || !axis)) return not_mapped(node, message("scales of this shape"));
    TensorType along{.dtype = scale.dtype};
    if (!scale.sizes.empty()) {
        along.sizes.assign(type.sizes.size() - *axis, 1);
        along.sizes[0] = scale.sizes[0];
    }
    const auto laid = [&](std::size_t input, DType dtype) -> Result<std::string> {
        const std::string real = im.types().at(node.inputs[input]).dtype == dtype ? node.inputs[input]
            : im.emit(node, "aten::_to_copy.default", {im.tensor("self", node, input), Importer::arg("dtype", dtype)},
                      {.dtype = dtype, .sizes = im.types().at(node.inputs[input]).sizes});
        if (along.sizes.empty() || input == 0) return real;
        const std::string wide = im.fresh(node.outputs[0] + "_scale");
        CHECKED(im.view(node, real, {.dtype = dtype, .sizes = along.sizes}, wide));
        return wide;
    };
    const TensorType out{.dtype = scale.dtype, .sizes = type.sizes};
    TRY(std::string value, laid(0, scale.dtype));
    if (im.has(node, 2)) {
        TRY(const std::string zero, laid(2, scale.dtype));
        value = im.emit(node, "aten::sub.Tensor", {Importer::value("self", value), Importer::value("other", zero)}, out);
    }
    TRY(const std::string factor, laid(1, scale.dtype));
    im.emit(node, "aten::mul.Tensor", {Importer::value("self", value), Importer::value("other", factor)}, out, node.outputs[0]);
    return done;
}

/// An operator on real numbers between dequantized inputs and a quantized result. `real`: the operator's node, whose
/// inputs and output this names.
Result<> between(Importer& im, const Node& node, Node real, const std::vector<std::string>& inputs, const Grid& grid) {
    real.op = node.op == "QLinearConv" ? "Conv" : "MatMul";
    real.inputs = inputs;
    real.outputs = {im.fresh(node.outputs[0] + "_real")};
    CHECKED(im.map(real));
    quantized(im, node, real.outputs[0], grid);
    return done;
}

Result<> product(Importer& im, const Node& node) {
    const bool convolves = node.op == "QLinearConv";
    TRY(const TensorType a, im.plain(node, 0));
    TRY(const TensorType b, im.plain(node, 3));
    TRY(const Grid left, grid_of(im, node, 1, a.dtype));
    TRY(const Grid right, grid_of(im, node, 4, b.dtype));
    TRY(const Grid result, grid_of(im, node, 6, a.dtype));
    std::vector<std::string> inputs{real_numbers(im, node, 0, left), real_numbers(im, node, 3, right)};
    if (convolves && im.has(node, 8)) {
        const TensorType bias{.dtype = DType::f32, .sizes = im.types().at(node.inputs[8]).sizes};
        const std::string plain = im.emit(node, "aten::_to_copy.default", {im.tensor("self", node, 8), Importer::arg("dtype", DType::f32)}, bias);
        inputs.push_back(im.emit(node, "aten::mul.Scalar", {Importer::value("self", plain), Importer::arg("other", left.scale * right.scale)}, bias));
    }
    return between(im, node, node, inputs, result);
}

constexpr auto operators = std::to_array<Operator>({{"QuantizeLinear", quantize}, {"DequantizeLinear", dequantize}, {"QLinearConv", product}, {"QLinearMatMul", product}});

}  // namespace

std::span<const Operator> quantized_operators() { return operators; }

}  // namespace arenascope::onnx
