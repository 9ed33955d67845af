#include "engine/ops/cortex_m_rules.h"

#include <algorithm>
#include <array>

#include "engine/base/text.h"
#include "engine/ir/shape_text.h"
#include "engine/ops/cortex_m.h"
#include "engine/ops/cortex_m_scratch.h"
#include "engine/ops/effects.h"

namespace arenascope::ops {
namespace {

constexpr std::string_view linear = "cortex_m::quantized_linear.out";
constexpr std::string_view transposed = "cortex_m::quantized_transpose_conv2d.out";

std::optional<CmConvolution> convolution_kind(std::string_view op) {
    if (op == "cortex_m::quantized_conv2d.out") return CmConvolution::plain;
    if (op == "cortex_m::quantized_depthwise_conv2d.out") return CmConvolution::depthwise;
    if (op == transposed) return CmConvolution::transposed;
    return std::nullopt;
}

bool is_pool(std::string_view op) {
    return op == "cortex_m::quantized_avg_pool2d.out" || op == "cortex_m::quantized_max_pool2d.out";
}

bool is_extreme(std::string_view op) { return op == "cortex_m::minimum.out" || op == "cortex_m::maximum.out"; }

/// The tensor of an argument; null unless it has exactly one.
const CallTensor* tensor_at(const KernelCall& call, std::size_t i) {
    const bool has_one = i < call.arguments.size() && call.arguments[i].tensors.size() == 1;
    return has_one ? &call.arguments[i].tensors.front() : nullptr;
}

bool is_none(const KernelCall& call, std::size_t i) {
    return i < call.arguments.size() && call.arguments[i].kind == ValueKind::none;
}

/// The result, which a call names again at its end.
const CallTensor* result_of(const KernelCall& call) {
    return call.arguments.size() < 2 ? nullptr : tensor_at(call, call.arguments.size() - 2);
}

/// Two numbers, or one that stands for both.
std::optional<Extent> extent_at(const KernelCall& call, std::size_t i) {
    if (i >= call.arguments.size()) return std::nullopt;
    const std::vector<std::int64_t>& given = call.arguments[i].integers;
    if (given.size() != 1 && given.size() != 2) return std::nullopt;
    constexpr std::int64_t most = 1 << 30;
    for (const std::int64_t each : given)
        if (each < 0 || each > most) return std::nullopt;
    return Extent{given.front(), given.back()};
}

/// Of sizes that arithmetic on them cannot overflow.
bool is_picture(const CallTensor* tensor) {
    constexpr std::int64_t most = std::int64_t{1} << 31;
    return tensor && tensor->sizes.size() == 4 &&
        std::all_of(tensor->sizes.begin(), tensor->sizes.end(),
                    [](std::int64_t size) { return size >= 0 && size <= most; });
}

std::optional<ConvolutionShape> shape_of(const KernelCall& call, CmConvolution kind) {
    const CallTensor *in = tensor_at(call, 0), *weight = tensor_at(call, 1), *out = result_of(call);
    const auto stride = extent_at(call, 3), padding = extent_at(call, 4),
               dilation = extent_at(call, kind == CmConvolution::transposed ? 6 : 5);
    if (!is_picture(in) || !is_picture(weight) || !is_picture(out) || !stride || !padding || !dilation)
        return std::nullopt;
    if (stride->h < 1 || stride->w < 1) return std::nullopt;
    const bool is_depthwise = kind == CmConvolution::depthwise;
    return ConvolutionShape{.batch = in->sizes[0],
                            .in_channels = in->sizes[1],
                            .out_channels = weight->sizes[is_depthwise ? 3 : 0],
                            .weight_channels = is_depthwise ? 1 : weight->sizes[3],
                            .in = {in->sizes[2], in->sizes[3]},
                            .out = {out->sizes[2], out->sizes[3]},
                            .kernel = {weight->sizes[1], weight->sizes[2]},
                            .stride = *stride,
                            .padding = *padding,
                            .dilation = *dilation};
}

/// Whether the order of dimensions gives another order of bytes than row-major.
bool lies_otherwise(const CallTensor& tensor) {
    std::size_t last = 0;
    bool is_first = true, is_other = false;
    for (const std::size_t dim : tensor.dim_order) {
        if (dim >= tensor.sizes.size() || tensor.sizes[dim] == 1) continue;
        is_other = is_other || (!is_first && dim < last);
        last = dim;
        is_first = false;
    }
    return is_other;
}

bool is_channels_last(const CallTensor& tensor) {
    if (tensor.sizes.size() != 4) return false;
    if (tensor.sizes[1] == 1 || (tensor.sizes[2] == 1 && tensor.sizes[3] == 1)) return true;
    return tensor.dim_order == std::vector<std::uint8_t>{0, 2, 3, 1};
}

std::string order_text(const CallTensor& tensor) { return "[" + joined(tensor.dim_order, ", ") + "]"; }

class FaultFinder {
public:
    FaultFinder(const KernelCall& call, const Schema& schema, Core core) : call_(call), schema_(schema), core_(core) {}

    std::vector<CoreFault> find() {
        check_core();
        check_pictures();
        check_extreme();
        check_cat();
        check_transposed();
        check_integers();
        check_pad();
        return std::move(faults_);
    }

private:
    void add(CoreFaultKind kind, Message what, Message expected) {
        faults_.push_back({kind, Error{.what = std::move(what), .expected = std::move(expected)}});
    }
    [[nodiscard]] std::string_view name_at(std::size_t i) const {
        return i < schema_.params.size() ? std::string_view(schema_.params[i].name) : std::string_view();
    }

    void check_core() {
        const CoreUnit unit = unit_of(core_);
        const auto needed = scratch_needed(call_, unit);
        const auto scratch = scratch_arguments(call_.op, call_.arguments.size());
        for (std::size_t i = 0; i < needed.size() && i < scratch.size(); ++i) {
            const CallTensor* tensor = tensor_at(call_, scratch[i]);
            if (!tensor || tensor->sizes.size() != 1 || !needed[i] || tensor->sizes[0] >= *needed[i]) continue;
            add(CoreFaultKind::wrong_core,
                message("argument '{argument}' of {operator} has {bytes} bytes", name_at(scratch[i]), call_.op,
                        tensor->sizes[0]),
                message("{needed} bytes at least, which the kernel of a {core} writes", *needed[i], title_of(core_)));
        }
        check_sums(unit == CoreUnit::mve);
        const auto kind = convolution_kind(call_.op);
        const auto shape = kind == CmConvolution::plain ? shape_of(call_, *kind) : std::nullopt;
        if (unit == CoreUnit::mve && shape && is_refused_line(*shape))
            add(CoreFaultKind::wrong_core,
                message("{operator} convolves a line of {width} into {columns} columns with padding {padding}",
                        call_.op, shape->in.w, shape->out.w, shape->padding.w),
                message("padding that fills the last window: the kernel of a {core} refuses any other",
                        title_of(core_)));
    }

    /// The MVE kernel takes kernel sums with the input's offset and the bias in them; others take the bias.
    void check_sums(bool is_mve) {
        if (call_.op != linear || call_.arguments.size() < 4) return;
        const bool has_sums = !is_none(call_, 3), has_bias = !is_none(call_, 2);
        if (is_mve && !has_sums)
            add(CoreFaultKind::wrong_core, message("{operator} has no kernel_sum", call_.op),
                message("kernel_sum, without which the kernel of a {core} fails", title_of(core_)));
        if (!is_mve && has_sums && !has_bias)
            add(CoreFaultKind::wrong_core, message("{operator} has its bias in kernel_sum", call_.op),
                message("a bias: the kernel of a {core} ignores kernel_sum", title_of(core_)));
    }

    void check_pictures() {
        if (!convolution_kind(call_.op) && !is_pool(call_.op)) return;
        for (const std::size_t i : {std::size_t{0}, call_.arguments.size() - 2}) {
            const CallTensor* tensor = tensor_at(call_, i);
            if (!tensor || tensor->sizes.size() != 4 || is_channels_last(*tensor)) continue;
            add(CoreFaultKind::refused,
                message("argument '{argument}' of {operator} has dimension order {order}", name_at(i), call_.op,
                        order_text(*tensor)),
                message("channels last: [0, 2, 3, 1]"));
        }
    }

    /// They write memory in the order of their operands, whatever order the result has.
    void check_extreme() {
        const CallTensor *self = tensor_at(call_, 0), *other = tensor_at(call_, 1), *out = result_of(call_);
        if (!is_extreme(call_.op) || !self || !other || !out) return;
        for (const CallTensor* each : {self, other}) {
            if (lies_otherwise(*each) == lies_otherwise(*out) || each->sizes != out->sizes) continue;
            add(CoreFaultKind::wrong_result,
                message("the result of {operator} has dimension order {order}, and its operand {other_order}", call_.op,
                        order_text(*out), order_text(*each)),
                message("one dimension order: the kernel keeps the operand's, so values end up elsewhere"));
            return;
        }
    }

    void check_cat() {
        if (call_.op != "aten::cat.out" || call_.arguments.size() < 2) return;
        const std::vector<std::int64_t>& along = call_.arguments[1].integers;
        for (const CallTensor& each : call_.arguments[0].tensors) {
            const auto rank = static_cast<std::int64_t>(each.sizes.size());
            if (along.size() != 1 || !lies_otherwise(each)) continue;
            const std::int64_t dim = along.front() < 0 ? along.front() + rank : along.front();
            if (!each.dim_order.empty() && dim == each.dim_order.front()) continue;
            add(CoreFaultKind::wrong_result,
                message("{operator} joins tensors with dimension order {order} along dimension {dimension}", call_.op,
                        order_text(each), dim),
                message("row-major tensors: the kernel joins the memory as if it were so, and gives other values"));
            return;
        }
    }

    void check_transposed() {
        const auto shape = call_.op == transposed ? shape_of(call_, CmConvolution::transposed) : std::nullopt;
        if (!shape) return;
        const bool is_split = shape->in_channels > 16 && shape->stride.h <= 2 && shape->stride.w <= 2;
        if (is_split || shape->padding.h % shape->stride.h == 0) return;
        add(CoreFaultKind::wrong_result,
            message("{operator} has padding {padding} and stride {stride} in its rows", call_.op, shape->padding.h,
                    shape->stride.h),
            message(
                "padding that is a multiple of the stride: CMSIS-NN before July 2026 gives wrong rows; run computes "
                "the right ones"));
    }

    /// A layer that lowering left unchanged, on data that it quantised.
    void check_integers() {
        constexpr std::array layers{std::string_view("aten::convolution.out"), std::string_view("aten::linear.out"),
                                    std::string_view("aten::addmm.out"), std::string_view("aten::mm.out"),
                                    std::string_view("aten::bmm.out")};
        if (std::find(layers.begin(), layers.end(), call_.op) == layers.end()) return;
        const std::size_t at = call_.op == "aten::addmm.out" ? 1 : 0;
        const CallTensor* tensor = tensor_at(call_, at);
        if (!tensor || tensor->dtype != DType::i8) return;
        add(CoreFaultKind::refused, message("{operator} has int8 argument '{argument}'", call_.op, name_at(at)),
            message(
                "floats, or a cortex_m operator: this one knows no scales; lowering could not fuse what follows it"));
    }

    void check_pad() {
        if (call_.op != "cortex_m::pad.out" || call_.arguments.size() < 3) return;
        for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
            const std::vector<std::int64_t>& given = call_.arguments[i].integers;
            if (std::all_of(given.begin(), given.end(), [](std::int64_t each) { return each >= 0; })) continue;
            add(CoreFaultKind::refused,
                message("argument '{argument}' of {operator} is {numbers}", name_at(i), call_.op, joined(given, ", ")),
                message("0 or more: with less the kernel writes beyond its memory"));
        }
    }

    const KernelCall& call_;
    const Schema& schema_;
    Core core_;
    std::vector<CoreFault> faults_;
};

}  // namespace

std::vector<CoreFault> core_faults(const KernelCall& call, const Schema& schema, Core core) {
    if (call.arguments.size() != schema.params.size() + 1) return {};
    return FaultFinder(call, schema, core).find();
}

std::vector<std::optional<std::int64_t>> scratch_needed(const KernelCall& call, CoreUnit unit) {
    std::vector<std::optional<std::int64_t>> out;
    const std::size_t count = scratch_arguments(call.op, call.arguments.size()).size();
    if (count == 0) return out;
    if (const auto kind = convolution_kind(call.op)) {
        const auto shape = shape_of(call, *kind);
        const auto bytes = shape ? convolution_scratch(*kind, *shape, unit) : std::nullopt;
        out.push_back(bytes ? std::optional(bytes->first) : std::nullopt);
        if (count > 1) out.push_back(bytes ? std::optional(bytes->second) : std::nullopt);
    } else if (is_pool(call.op)) {
        const CallTensor* in = tensor_at(call, 0);
        out.push_back(is_picture(in) ? average_scratch(in->sizes[1], unit) : std::nullopt);
    } else {
        const CallTensor* right = tensor_at(call, 2);
        out.push_back(right && right->sizes.size() == 3 ? product_scratch(right->sizes[1], unit) : std::nullopt);
    }
    return out;
}

CoreFit core_fit(const KernelCall& call, CoreUnit unit) {
    const auto needed = scratch_needed(call, unit);
    const auto scratch = scratch_arguments(call.op, call.arguments.size());
    CoreFit fit = CoreFit::exact;
    for (std::size_t i = 0; i < needed.size() && i < scratch.size(); ++i) {
        const CallTensor* tensor = tensor_at(call, scratch[i]);
        if (!tensor || tensor->sizes.size() != 1 || !needed[i]) continue;
        if (tensor->sizes[0] < *needed[i]) return CoreFit::none;
        if (tensor->sizes[0] > *needed[i]) fit = CoreFit::larger;
    }
    if (call.op == linear && call.arguments.size() > 3) {
        const bool has_sums = !is_none(call, 3), has_bias = !is_none(call, 2);
        if (unit == CoreUnit::mve ? !has_sums : has_sums && !has_bias) return CoreFit::none;
    }
    const auto shape =
        convolution_kind(call.op) == CmConvolution::plain ? shape_of(call, CmConvolution::plain) : std::nullopt;
    return unit == CoreUnit::mve && shape && is_refused_line(*shape) ? CoreFit::none : fit;
}

}  // namespace arenascope::ops
