// Operators of ONNX Runtime's own domain that its optimizer and its quantizer fuse: decomposed again.

#include <algorithm>
#include <cmath>

#include "engine/formats/onnx/onnx_dims.h"
#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

/// The activation that FusedConv and FusedGemm end with. `prefix`: of its attributes.
std::string activated(Formula& f, const Node& node, const std::string& of, const std::string& prefix) {
    const std::string name = node.text(prefix, "");
    Formula::Attributes attributes;
    const Attribute* params = node.find(prefix + "_params");
    const auto number = [&](const char* key, std::size_t at, float otherwise) {
        const std::string own = prefix + "_" + key;
        if (node.find(own)) return node.real(own, otherwise);
        return params && at < params->floats.size() ? params->floats[at] : otherwise;
    };
    if (name.empty()) return of;
    if (name == "Clip") {
        return f.op("Clip",
                    {of, f.real(static_cast<double>(number("min", 0, -3.4e38F)), of),
                     f.real(static_cast<double>(number("max", 1, 3.4e38F)), of)});
    }
    if (name == "LeakyRelu") attributes["alpha"] = attribute(number("alpha", 0, 0.01F));
    if (name == "HardSigmoid") {
        attributes["alpha"] = attribute(number("alpha", 0, 0.2F));
        attributes["beta"] = attribute(number("beta", 1, 0.5F));
    }
    for (const char* known : {"Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish"}) {
        if (name == known) return f.op(known, {of}, attributes);
    }
    f.fail(message("the function '{name}'", name));
    return of;
}

Result<> fused_conv(Importer& im, const Node& node) {
    Formula f(im, node);
    Formula::Attributes attributes = node.attributes;
    std::erase_if(attributes, [](const auto& each) { return each.first.starts_with("activation"); });
    Formula::Names inputs{f.in(0), f.in(1)};
    if (f.has(2)) inputs.push_back(f.in(2));
    std::string out = f.op("Conv", inputs, std::move(attributes));
    if (f.has(3)) out = f.add(out, f.in(3));
    f.result(0, activated(f, node, out, "activation"));
    return f.end();
}

Result<> fused_gemm(Importer& im, const Node& node) {
    Formula f(im, node);
    Formula::Attributes attributes = node.attributes;
    std::erase_if(attributes, [](const auto& each) { return each.first.starts_with("activation"); });
    Formula::Names inputs{f.in(0), f.in(1)};
    if (f.has(2)) inputs.push_back(f.in(2));
    f.result(0, activated(f, node, f.op("Gemm", inputs, std::move(attributes)), "activation"));
    return f.end();
}

/// An input as real numbers; its scale and its zero point, which may be missing, are other inputs.
std::string real_numbers(Formula& f, std::size_t value, std::size_t scale, std::size_t zero, std::int64_t axis) {
    Formula::Names inputs{f.in(value), f.in(scale)};
    if (f.has(zero)) inputs.push_back(f.in(zero));
    return f.op("DequantizeLinear", inputs, {{"axis", attribute(axis)}});
}

/// A, its scale and zero point, B, its, an integer bias, the result's scale and zero point: without the last two the
/// result is real.
Result<> quantized_gemm(Importer& im, const Node& node) {
    Formula f(im, node);
    if (!f.has(4)) return not_mapped(node, message("a scale that is missing"));
    const bool turns = node.integer("transB", 0) != 0;
    const std::string a = real_numbers(f, 0, 1, 2, 1), b = real_numbers(f, 3, 4, 5, turns ? 0 : 1);
    Formula::Attributes turned{{"transA", attribute(node.integer("transA", 0))},
                               {"transB", attribute(node.integer("transB", 0))},
                               {"alpha", attribute(node.real("alpha", 1))}};
    Formula::Names inputs{a, b};
    if (f.has(6)) {
        const std::string unit = f.mul(f.mul(f.in(1), f.in(4)), f.real(static_cast<double>(node.real("alpha", 1)), a));
        inputs.push_back(f.mul(f.cast(f.in(6), f.type(a).dtype), unit));
    }
    const std::string out = f.op("Gemm", inputs, std::move(turned));
    if (!f.has(7)) {
        f.result(0, out);
        return f.end();
    }
    Formula::Names last{out, f.in(7)};
    if (f.has(8)) last.push_back(f.in(8));
    f.result(0, f.op("QuantizeLinear", last));
    return f.end();
}

/// A, B, their scales, their zero points, a bias.
Result<> integer_product(Importer& im, const Node& node) {
    Formula f(im, node);
    if (!f.has(3)) return not_mapped(node, message("a scale that is missing"));
    std::string out = f.matmul(real_numbers(f, 0, 2, 4, -1), real_numbers(f, 1, 3, 5, -1));
    if (f.has(6)) out = f.add(out, f.in(6));
    f.result(0, out);
    return f.end();
}

/// The left side is quantized with values of the run.
Result<> dynamic_product(Importer& im, const Node& node) {
    Formula f(im, node);
    if (!f.has(2)) return not_mapped(node, message("a scale that is missing"));
    const Formula::Names a = f.ops("DynamicQuantizeLinear", {f.in(0)}, {}, 3);
    const std::string left = f.op("DequantizeLinear", {a[0], a[1], a[2]});
    std::string out = f.matmul(left, real_numbers(f, 1, 2, 3, -1));
    if (f.has(4)) out = f.add(out, f.in(4));
    f.result(0, out);
    return f.end();
}

/// Weights [N, blocks, bytes] of 4 bits: the even ones low, a scale for each block, zero points packed likewise.
Result<> packed_product(Importer& im, const Node& node) {
    const std::int64_t n = node.integer("N", 0), k = node.integer("K", 0), bits = node.integer("bits", 4),
                       block = node.integer("block_size", 0);
    const Data* packed = im.values().fixed(node, 1);
    const Data* scales = im.values().fixed(node, 2);
    const Data* zeros = im.values().has(node, 3) ? im.values().fixed(node, 3) : nullptr;
    constexpr std::int64_t most = 1 << 26;
    if ((bits != 4 && bits != 8) || block < 2 || block > most || n < 1 || k < 1 || n > most / k || !packed || !scales)
        return not_mapped(node, message("weights that are not constant numbers of 4 or 8 bits"));
    const std::int64_t blocks = (k + block - 1) / block, per_block = block * bits / 8,
                       zero_row = (blocks * bits + 7) / 8;
    const bool sound = std::ssize(packed->bytes) == n * blocks * per_block &&
        im.values().types().at(node.inputs[2]).dtype == DType::f32 && std::ssize(scales->bytes) == n * blocks * 4 &&
        (!im.values().has(node, 3) ||
         (zeros && im.values().types().at(node.inputs[3]).dtype == DType::u8 &&
          std::ssize(zeros->bytes) == n * zero_row)) &&
        !im.values().has(node, 4);
    if (!sound) return not_mapped(node, message("weights of this shape"));
    if (!im.values().spend(4 * n * k)) return not_mapped(node, message("more weights than fit in memory"));
    const auto number = [&](ByteView from, std::int64_t row, std::int64_t at) {
        const auto byte = std::to_integer<int>(from[static_cast<std::size_t>(row + at * bits / 8)]);
        return bits == 8 ? byte : at % 2 == 0 ? byte & 15 : byte >> 4;
    };
    std::vector<float> weights(static_cast<std::size_t>(n * k));
    for (std::int64_t column = 0; column < n; ++column) {
        for (std::int64_t i = 0; i < k; ++i) {
            const std::int64_t own = i / block, row = column * blocks + own;
            const int zero = zeros ? number(zeros->bytes, column * zero_row, own) : bits == 4 ? 8 : 128;
            const float scale = read_at<float>(scales->bytes, static_cast<std::uint64_t>(row * 4)).value_or(0);
            weights[static_cast<std::size_t>(i * n + column)] =
                static_cast<float>(number(packed->bytes, row * per_block, i % block) - zero) * scale;
        }
    }
    Formula f(im, node);
    std::string out = f.matmul(f.in(0), f.cast(f.reals(weights, {k, n}), f.type(f.in(0)).dtype));
    if (f.has(5)) out = f.add(out, f.in(5));
    f.result(0, out);
    return f.end();
}

/// Queries, keys and values side by side: [B, S, H] times weights, cut in three.
Result<> joined_attention(Importer& im, const Node& node) {
    Formula f(im, node);
    const auto sizes = f.sizes(f.in(0));
    const auto weights = countable_sizes(f.type(f.in(1)));
    const std::int64_t heads = node.integer("num_heads", 0);
    if (f.has(3) || f.has(4) || f.has(5) || f.has(6) || node.find("qkv_hidden_sizes"))
        return not_mapped(node, message("a mask, a past or the attribute qkv_hidden_sizes"));
    if (sizes.size() != 3 || !weights || weights->size() != 2 || (*weights)[1] % 3 != 0)
        return not_mapped(node, message("weights of this shape"));
    std::string all = f.matmul(f.in(0), f.in(1));
    if (f.has(2)) all = f.add(all, f.in(2));
    const std::int64_t width = (*weights)[1] / 3;
    const auto third = [&](std::int64_t i) { return f.op("Identity", {f.slice(all, 2, i * width, (i + 1) * width)}); };
    Formula::Attributes attributes{{"q_num_heads", attribute(heads)},
                                   {"kv_num_heads", attribute(heads)},
                                   {"is_causal", attribute(node.integer("unidirectional", 0))}};
    if (node.find("scale")) attributes["scale"] = attribute(node.real("scale", 1));
    f.result(0, f.op("Attention", {third(0), third(1), third(2)}, std::move(attributes)));
    return f.end();
}

/// Queries, keys, values, a bias of all three.
Result<> multi_head_attention(Importer& im, const Node& node) {
    Formula f(im, node);
    if (!f.has(1) || !f.has(2) || f.sizes(f.in(0)).size() != 3 || f.sizes(f.in(1)).size() != 3)
        return not_mapped(node, message("packed keys and values"));
    for (std::size_t i = 4; i < node.inputs.size(); ++i)
        if (f.has(i) && i != 5) return not_mapped(node, message("a mask of keys or a past"));
    const std::int64_t heads = node.integer("num_heads", 0);
    Formula::Names inputs{f.in(0), f.in(1), f.in(2)};
    if (f.has(3)) {
        std::int64_t begin = 0;
        for (std::string& each : inputs) {
            const sym::Expr width = f.sizes(each).size() == 3 ? f.sizes(each)[2] : sym::Expr::symbol("?");
            if (!width.is_constant()) return not_mapped(node, message("a bias of a dynamic dimension"));
            each = f.add(each, f.op("Identity", {f.slice(f.in(3), 0, begin, begin + width.constant())}));
            begin += width.constant();
        }
    }
    if (f.has(5)) inputs.push_back(f.in(5));
    Formula::Attributes attributes{{"q_num_heads", attribute(heads)},
                                   {"kv_num_heads", attribute(heads)},
                                   {"is_causal", attribute(node.integer("unidirectional", 0))}};
    if (node.find("scale")) attributes["scale"] = attribute(node.real("scale", 1));
    f.result(0, f.op("Attention", inputs, std::move(attributes)));
    return f.end();
}

/// x, its scale and zero point, the result's.
Result<> quantized_mean(Importer& im, const Node& node) {
    Formula f(im, node);
    if (!f.has(3)) return not_mapped(node, message("a scale that is missing"));
    const std::string mean = f.op("ReduceMean", {real_numbers(f, 0, 1, 2, 1), f.ints(node.integers("axes"))},
                                  {{"keepdims", attribute(node.integer("keepdims", 1))}});
    Formula::Names last{mean, f.in(3)};
    if (f.has(4)) last.push_back(f.in(4));
    f.result(0, f.op("QuantizeLinear", last));
    return f.end();
}

constexpr auto fused_rows = std::to_array<Operator>({
    {"com.microsoft.FusedConv", fused_conv},
    {"com.microsoft.FusedGemm", fused_gemm},
    {"com.microsoft.QGemm", quantized_gemm},
    {"com.microsoft.MatMulIntegerToFloat", integer_product},
    {"com.microsoft.DynamicQuantizeMatMul", dynamic_product},
    {"com.microsoft.MatMulNBits", packed_product},
    {"com.microsoft.Attention", joined_attention},
    {"com.microsoft.MultiHeadAttention", multi_head_attention},
    {"com.microsoft.QLinearReduceMean", quantized_mean},
});

}  // namespace

std::span<const Operator> fused_operators() { return fused_rows; }

}  // namespace arenascope::onnx
