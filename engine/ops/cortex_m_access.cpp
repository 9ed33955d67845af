#include "engine/ops/cortex_m_access.h"

#include <algorithm>
#include <map>

#include "engine/ops/cortex_m.h"
#include "engine/ops/effects.h"

namespace arenascope::ops {
namespace {

constexpr std::size_t rows_axis = 2;

RowMap same_axis(std::size_t axis) { return {.kind = RowMap::Kind::affine, .axis = axis}; }

Access cut(const Call& call) {
    Access access{.can_cut = true};
    access.operands.resize(call.arguments());
    return access;
}

std::int64_t elements(const Tensor& tensor) { return product_of(tensor.upper, 0, tensor.upper.size()); }

/// Elements with the same bytes before them are at the same position.
bool lie_alike(const Tensor& a, const Tensor& b) { return a.upper == b.upper && a.dim_order == b.dim_order; }

Access by_element(const Call& call) {
    Access access = cut(call);
    const Tensor* operand = call.tensor(0);
    if (!operand || !lie_alike(*operand, call.out())) return {};
    access.operands[0] = same_axis(call.axis());
    return access;
}

/// Two operands of equal sizes, or one of them a value for each channel or for all.
Access by_pairs(const Call& call, std::size_t second) {
    Access access = cut(call);
    const Tensor& out = call.out();
    for (const std::size_t i : {std::size_t{0}, second}) {
        const Tensor* operand = call.tensor(i);
        if (!operand) return {};
        if (lie_alike(*operand, out)) {
            access.operands[i] = same_axis(call.axis());
            continue;
        }
        const bool is_by_channel = operand->upper.size() == 4 && out.upper.size() == 4 &&
            elements(*operand) == operand->upper[1] && call.axis() != 1;
        if (elements(*operand) != 1 && !is_by_channel) return {};
    }
    return access;
}
Access added(const Call& call) { return by_pairs(call, 4); }
Access multiplied(const Call& call) { return by_pairs(call, 2); }
Access extreme(const Call& call) { return by_pairs(call, 1); }

Access along_last(const Call& call) { return call.axis() + 1 < call.out().upper.size() ? by_element(call) : Access{}; }

bool is_row_major(const Tensor& tensor) {
    for (std::size_t i = 0; i < tensor.dim_order.size(); ++i)
        if (tensor.dim_order[i] != i) return false;
    return true;
}

/// All dimensions but the last are rows of one matrix.
Access linear(const Call& call) {
    const Tensor *in = call.tensor(0), &out = call.out();
    if (!in || in->upper.size() != out.upper.size() || call.axis() + 1 >= out.upper.size() || !is_row_major(*in) ||
        !is_row_major(out))
        return {};
    Access access = cut(call);
    access.operands[0] = same_axis(call.axis());
    return access;
}

Access products(const Call& call) {
    if (call.out().upper.size() != 3) return {};
    Access access = cut(call);
    if (call.axis() != 2) access.operands[0] = same_axis(call.axis());
    if (call.axis() == 0) access.operands[2] = same_axis(0);
    if (call.axis() == 2) access.operands[2] = same_axis(1);
    return access;
}

Access permuted(const Call& call) {
    const Sizes dims = call.integers(1);
    const Tensor* in = call.tensor(0);
    if (!in || !is_row_major(*in) || dims.size() != in->upper.size() || dims.size() != call.out().upper.size())
        return {};
    const std::size_t axis = call.wrapped(dims[call.axis()], dims.size());
    if (axis >= dims.size()) return {};
    Access access = cut(call);
    access.operands[0] = same_axis(axis);
    return access;
}

/// The added operand is indexed in memory order; the rest is copied.
Access padded(const Call& call) {
    const Tensor *in = call.tensor(0), &out = call.out();
    const Sizes before = call.integers(1);
    if (!in || before.size() != 4 || in->upper.size() > 4 || in->dim_order != out.dim_order) return {};
    const auto place = std::find(out.dim_order.begin(), out.dim_order.end(), call.axis()) - out.dim_order.begin();
    const std::size_t entry = before.size() - in->upper.size() + static_cast<std::size_t>(place);
    if (entry >= before.size()) return {};
    Access access = cut(call);
    access.operands[0] = same_axis(call.axis());
    access.operands[0].low = access.operands[0].high = -before[entry];
    return access;
}

std::int64_t at_axis(const Sizes& list, std::size_t axis) {
    return list.empty() ? 0 : list[std::min(axis - rows_axis, list.size() - 1)];
}

/// Rows and columns outside the picture are not counted and not rows of the operand.
Access windowed(const Call& call, std::int64_t kernel, std::int64_t stride, std::int64_t padding,
                std::int64_t dilation) {
    Access access = cut(call);
    access.operands[0] = {.kind = RowMap::Kind::affine,
                          .axis = call.axis(),
                          .scale = stride,
                          .low = -padding,
                          .divisor = 1,
                          .high = dilation * (kernel - 1) - padding};
    return access;
}

bool has_pictures(const Call& call) {
    return call.sizes(0).size() == 4 && call.out().upper.size() == 4 && call.axis() < 4;
}

Access convolved(const Call& call) {
    const Sizes weight = call.sizes(1);
    if (!has_pictures(call) || weight.size() != 4 || call.axis() == 1) return {};
    if (call.axis() == 0) {
        Access access = cut(call);
        access.operands[0] = same_axis(0);
        return access;
    }
    const std::size_t d = call.axis();
    return windowed(call, weight[d - 1], at_axis(call.integers(3), d), at_axis(call.integers(4), d),
                    at_axis(call.integers(5), d));
}

/// Only where each row of the operand makes rows of its own.
Access convolved_back(const Call& call) {
    const Sizes weight = call.sizes(1);
    const std::size_t d = call.axis();
    if (!has_pictures(call) || weight.size() != 4 || d < rows_axis) return {};
    const std::int64_t stride = at_axis(call.integers(3), d);
    if (weight[d - 1] != stride || at_axis(call.integers(4), d) != 0 || at_axis(call.integers(6), d) != 1) return {};
    Access access = cut(call);
    access.operands[0] = same_axis(d);
    access.operands[0].divisor = stride;
    return access;
}

Access pooled(const Call& call, bool is_average) {
    if (!has_pictures(call)) return {};
    const std::size_t d = call.axis();
    Access access = cut(call);
    access.operands[0] = same_axis(d);
    if (d < rows_axis) return access;
    // The kernel of averages checks that the number of windows is the maximum, with equal padding on both sides.
    const bool has_ceiling = is_average && call.arguments() == 11;
    if (is_average && (at_axis(call.integers(3), d) != 0 || (has_ceiling && call.integer(4) != 0))) return {};
    return windowed(call, at_axis(call.integers(1), d), at_axis(call.integers(2), d), at_axis(call.integers(3), d), 1);
}
Access pooled_average(const Call& call) { return pooled(call, true); }
Access pooled_largest(const Call& call) { return pooled(call, false); }

using Rule = Access (*)(const Call&);

const std::map<std::string_view, Rule>& rules() {
    static const std::map<std::string_view, Rule> known{
        {"cortex_m::quantize_per_tensor.out", by_element},
        {"cortex_m::dequantize_per_tensor.out", by_element},
        {"cortex_m::quantized_activation.out", by_element},
        {"cortex_m::quantized_add.out", added},
        {"cortex_m::quantized_mul.out", multiplied},
        {"cortex_m::quantized_div.out", multiplied},
        {"cortex_m::minimum.out", extreme},
        {"cortex_m::maximum.out", extreme},
        {"cortex_m::softmax.out", along_last},
        {"cortex_m::quantized_linear.out", linear},
        {"cortex_m::quantized_batch_matmul.out", products},
        {"cortex_m::transpose.out", permuted},
        {"cortex_m::pad.out", padded},
        {"cortex_m::quantized_conv2d.out", convolved},
        {"cortex_m::quantized_depthwise_conv2d.out", convolved},
        {"cortex_m::quantized_transpose_conv2d.out", convolved_back},
        {"cortex_m::quantized_avg_pool2d.out", pooled_average},
        {"cortex_m::quantized_max_pool2d.out", pooled_largest},
    };
    return known;
}

}  // namespace

bool has_cortex_m_access(std::string_view op) { return rules().contains(op); }

Access cortex_m_access(const Call& call, std::string_view op) {
    const auto rule = rules().find(op);
    return rule == rules().end() ? Access{} : rule->second(call);
}

std::int64_t cortex_m_multiply_adds(std::string_view op, const Call& call) {
    const Sizes weight = call.sizes(1);
    if (op == "cortex_m::quantized_conv2d.out") return elements(call.out()) * product_of(weight, 1, weight.size());
    if (op == "cortex_m::quantized_linear.out" && weight.size() == 2) return elements(call.out()) * weight[1];
    if (op == "cortex_m::quantized_batch_matmul.out" && call.sizes(0).size() == 3)
        return elements(call.out()) * call.sizes(0)[2];
    if (weight.size() != 4 || !call.tensor(0)) return 0;
    if (op == "cortex_m::quantized_depthwise_conv2d.out") return elements(call.out()) * weight[1] * weight[2];
    if (op == "cortex_m::quantized_transpose_conv2d.out") return elements(*call.tensor(0)) * product_of(weight, 0, 3);
    return 0;
}

std::optional<std::size_t> cortex_m_padding_argument(std::string_view op) {
    if (op == "cortex_m::quantized_conv2d.out" || op == "cortex_m::quantized_depthwise_conv2d.out") return 4;
    if (op == "cortex_m::quantized_avg_pool2d.out" || op == "cortex_m::quantized_max_pool2d.out") return 3;
    return std::nullopt;
}

std::vector<std::size_t> cortex_m_factor_arguments(std::string_view op) {
    if (op == "cortex_m::quantized_conv2d.out") return {8, 9};
    if (op == "cortex_m::quantized_depthwise_conv2d.out" || op == "cortex_m::quantized_transpose_conv2d.out")
        return {9, 10};
    return {};
}

std::vector<ValueId> scratch_of(const Instruction& instruction) {
    std::vector<ValueId> out;
    for (const std::size_t arg : scratch_arguments(instruction)) out.push_back(instruction.args[arg]);
    return out;
}

}  // namespace arenascope::ops
