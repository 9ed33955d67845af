#pragma once
// Operators that become nodes, and the reading of their arguments.

#include <algorithm>
#include <optional>

#include "engine/backends/xnnpack/payload.h"

namespace arenascope::xnn {

/// An operator whose one or two tensors map directly to a node.
struct PlainOp {
    std::string_view op;
    Kind kind;
    std::size_t tensors, arguments;
};
inline constexpr PlainOp plain_ops[] = {
    {"aten::add.out", Kind::add, 2, 4},
    {"aten::sub.out", Kind::subtract, 2, 4},
    {"aten::mul.out", Kind::multiply, 2, 3},
    {"aten::div.out", Kind::div, 2, 3},
    {"aten::minimum.out", Kind::minimum, 2, 3},
    {"aten::maximum.out", Kind::maximum, 2, 3},
    {"aten::relu.out", Kind::clamp, 1, 2},
    {"aten::hardtanh.out", Kind::clamp, 1, 4},
    {"aten::clamp.out", Kind::clamp, 1, 4},
    {"aten::sigmoid.out", Kind::sigmoid, 1, 2},
    {"aten::hardswish.out", Kind::hardswish, 1, 2},
    {"aten::abs.out", Kind::abs, 1, 2},
    {"aten::neg.out", Kind::negate, 1, 2},
    {"aten::floor.out", Kind::floor, 1, 2},
    {"aten::ceil.out", Kind::ceiling, 1, 2},
    {"aten::sqrt.out", Kind::sqrt, 1, 2},
    {"aten::rsqrt.out", Kind::rsqrt, 1, 2},
    {"aten::exp.out", Kind::exp, 1, 2},
    {"aten::log.out", Kind::log, 1, 2},
    {"aten::sin.out", Kind::sin, 1, 2},
    {"aten::cos.out", Kind::cos, 1, 2},
    {"aten::tanh.out", Kind::tanh, 1, 2},
    {"aten::gelu.out", Kind::gelu, 1, 3},
    {"aten::leaky_relu.out", Kind::leaky_relu, 1, 3},
    {"aten::elu.out", Kind::elu, 1, 5},
};

[[nodiscard]] inline const PlainOp* plain_op(std::string_view op) {
    const auto found =
        std::find_if(std::begin(plain_ops), std::end(plain_ops), [op](const PlainOp& row) { return row.op == op; });
    return found == std::end(plain_ops) ? nullptr : found;
}

/// Operators that a kind of node may come from.
[[nodiscard]] inline std::vector<std::string_view> ops_of(Kind kind) {
    switch (kind) {
        case Kind::conv:
        case Kind::depthwise:
        case Kind::conv_transpose: return {"aten::convolution.out"};
        case Kind::fully_connected: return {"aten::addmm.out", "aten::mm.out", "aten::linear.out"};
        case Kind::softmax: return {"aten::_softmax.out"};
        case Kind::batch_matmul: return {"aten::bmm.out"};
        case Kind::global_avg_pool: return {"aten::mean.out", "aten::_adaptive_avg_pool2d.out"};
        case Kind::avg_pool: return {"aten::avg_pool2d.out"};
        case Kind::max_pool: return {"aten::max_pool2d_with_indices.out"};
        case Kind::transpose: return {"aten::permute_copy.out", "aten::transpose_copy.int_out", "aten::t_copy.out"};
        case Kind::cat2:
        case Kind::cat3:
        case Kind::cat4:
        case Kind::cat5: return {"aten::cat.out"};
        case Kind::pad: return {"aten::constant_pad_nd.out"};
        case Kind::slice: return {"aten::slice_copy.Tensor_out"};
        case Kind::resize: return {"aten::upsample_bilinear2d.vec_out"};
        case Kind::hardswish: return {"aten::hardswish.out", "aten::div.out"};  // the last part of its decomposition
        case Kind::convert:
            return {"quantized_decomposed::quantize_per_tensor.out", "quantized_decomposed::dequantize_per_tensor.out",
                    "quantized_decomposed::quantize_per_tensor.Tensor_out",
                    "quantized_decomposed::quantize_per_token.out"};
        default: break;
    }
    std::vector<std::string_view> ops;
    for (const PlainOp& row : plain_ops) {
        if (row.kind == kind) ops.push_back(row.op);
    }
    return ops;
}

/// Arguments of an instruction by position; nothing if absent or of another type.
class Arguments {
public:
    Arguments(const Method& method, const Instruction& node) : method_(method), node_(node) {}

    [[nodiscard]] std::size_t size() const { return node_.args.size(); }
    [[nodiscard]] const arenascope::Value* value(std::size_t i) const {
        if (i >= node_.args.size()) return nullptr;
        return at(node_.args[i]);
    }
    [[nodiscard]] const Tensor* tensor(std::size_t i) const {
        const auto* found = value(i);
        return found ? found->tensor() : nullptr;
    }
    [[nodiscard]] bool is_none(std::size_t i) const {
        const auto* found = value(i);
        return found && std::holds_alternative<Null>(found->data);
    }
    [[nodiscard]] std::optional<double> number(std::size_t i) const {
        const auto* found = value(i);
        if (!found) return std::nullopt;
        if (const auto* whole = std::get_if<std::int64_t>(&found->data)) return static_cast<double>(*whole);
        if (const auto* real = std::get_if<double>(&found->data)) return *real;
        return std::nullopt;
    }
    [[nodiscard]] std::optional<bool> flag(std::size_t i) const {
        const auto* found = value(i);
        const auto* flag = found ? std::get_if<bool>(&found->data) : nullptr;
        return flag ? std::optional(*flag) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::string> text(std::size_t i) const {
        const auto* found = value(i);
        const auto* text = found ? std::get_if<std::string>(&found->data) : nullptr;
        return text ? std::optional(*text) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::vector<std::int64_t>> ints(std::size_t i) const {
        const auto* found = value(i);
        if (!found) return std::nullopt;
        if (const auto* one = std::get_if<std::int64_t>(&found->data)) return std::vector{*one};
        const auto* list = std::get_if<IntList>(&found->data);
        if (!list) return std::nullopt;
        std::vector<std::int64_t> out;
        for (const ValueId id : list->items) {
            const auto* item = at(id);
            const auto* number = item ? std::get_if<std::int64_t>(&item->data) : nullptr;
            if (!number) return std::nullopt;
            out.push_back(*number);
        }
        return out;
    }
    [[nodiscard]] std::vector<ValueId> tensors(std::size_t i) const {
        const auto* found = value(i);
        const auto* list = found ? std::get_if<TensorList>(&found->data) : nullptr;
        return list ? list->items : std::vector<ValueId>();
    }

private:
    [[nodiscard]] const arenascope::Value* at(ValueId id) const {
        return method_.values.has(id) ? &method_.values[id] : nullptr;
    }
    const Method& method_;
    const Instruction& node_;
};

/// The two spatial numbers of a list: a single one counts for both.
[[nodiscard]] inline std::optional<std::array<std::uint32_t, 2>> pair_of(
    const std::optional<std::vector<std::int64_t>>& list, std::int64_t least) {
    if (!list || list->empty() || list->size() > 2) return std::nullopt;
    const std::int64_t a = list->front(), b = list->back();
    if (a < least || b < least || a > 1 << 20 || b > 1 << 20) return std::nullopt;
    return std::array{static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b)};
}

}  // namespace arenascope::xnn
