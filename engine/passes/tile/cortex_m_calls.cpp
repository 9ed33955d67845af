#include "engine/passes/tile/cortex_m_calls.h"

#include <algorithm>
#include <numeric>

#include "engine/ops/call_numbers.h"
#include "engine/ops/cortex_m_access.h"
#include "engine/ops/cortex_m_scratch.h"
#include "engine/ops/effects.h"
#include "engine/passes/tile/constants.h"

namespace arenascope::tile {
namespace {

constexpr std::size_t rows_axis = 2;
constexpr std::size_t strides_at = 3;  // of convolutions

CoreUnit unit_of_method(const Method& method) { return unit_of(method.core.value_or(default_core)); }

std::optional<ops::CmConvolution> convolution_of(std::string_view op) {
    if (op == "cortex_m::quantized_conv2d.out") return ops::CmConvolution::plain;
    if (op == "cortex_m::quantized_depthwise_conv2d.out") return ops::CmConvolution::depthwise;
    if (op == "cortex_m::quantized_transpose_conv2d.out") return ops::CmConvolution::transposed;
    return std::nullopt;
}

ops::Extent extent_of(const Sizes& list) {
    if (list.empty()) return {};
    return {list.front(), list.back()};
}

class CallBuilder {
public:
    CallBuilder(const Graph& graph, const GraphOp& op, const std::vector<Ref>& ins, const std::vector<Ref>& outs,
                const std::optional<Part>& part)
        : method_(graph.method()), in_(graph.instruction(op)), op_(op), ins_(ins), outs_(outs), part_(part) {}

    bool add(Script& script) {
        if (in_.args.size() < 2 || outs_.size() != 1) return false;
        call_.op = in_.op;
        call_.source = op_.source;
        call_.outs = outs_;
        gather();
        if (part_ && !adapt()) return false;
        const std::vector<std::size_t> scratch = ops::scratch_arguments(in_);
        const auto bytes = scratch.empty() ? std::optional(ops::ScratchBytes()) : needed();
        if (!bytes) return false;
        for (std::size_t i = 0; i < scratch.size(); ++i)
            give_scratch(scratch[i], i == 0 ? bytes->first : bytes->second, script);
        script.calls.push_back(std::move(call_));
        return true;
    }

private:
    [[nodiscard]] Sizes integers(std::size_t arg) const {
        if (const auto* given = std::get_if<Sizes>(&call_.arguments[arg])) return *given;
        return ops::integers_of(method_, in_.args[arg]);
    }

    /// All arguments except the result and its repetition.
    void gather() {
        std::size_t next = 0;
        for (std::size_t arg = 0; arg + 2 < in_.args.size(); ++arg) {
            if (next < op_.ins.size() && op_.ins[next].argument == arg) call_.arguments.emplace_back(ins_[next++]);
            else call_.arguments.emplace_back(in_.args[arg]);
        }
    }

    bool adapt() {
        if (part_->cut.period > 0) return false;
        if (in_.op == "cortex_m::pad.out") return adapt_pad();
        const auto at = ops::cortex_m_padding_argument(in_.op);
        if (!at || part_->cut.axis < rows_axis) return true;
        Sizes padding = integers(*at);
        if (padding.size() != 2) return false;
        std::int64_t& before = padding[part_->cut.axis - rows_axis];
        const std::size_t strides = *at - 1;
        const std::int64_t stride = integers(strides)[part_->cut.axis - rows_axis];
        const std::int64_t left = std::max<std::int64_t>(0, before - part_->lo * stride);
        if (left == before) return true;
        before = left;
        call_.arguments[*at] = std::move(padding);
        return true;
    }

    /// The added operand is indexed in memory order, right-aligned.
    bool adapt_pad() {
        const Ref& out = outs_[0];
        const auto place = std::find(out.order.begin(), out.order.end(), part_->cut.axis) - out.order.begin();
        Sizes before = integers(1), behind = integers(2);
        const std::size_t entry = 4 - out.sizes.size() + static_cast<std::size_t>(place);
        if (before.size() != 4 || behind.size() != 4 || entry >= 4) return false;
        const std::int64_t rows = ins_[0].sizes[part_->cut.axis];
        const std::int64_t first = std::max<std::int64_t>(0, before[entry] - part_->lo);
        if (rows < 1 || first + rows > part_->hi - part_->lo) return false;
        before[entry] = first;
        behind[entry] = part_->hi - part_->lo - first - rows;
        call_.arguments[1] = std::move(before);
        call_.arguments[2] = std::move(behind);
        return true;
    }

    /// Nothing if no kernel accepts such a call, or if its scratch size is unknown.
    [[nodiscard]] std::optional<ops::ScratchBytes> needed() const {
        const CoreUnit unit = unit_of_method(method_);
        const auto only = [](std::optional<std::int64_t> bytes) {
            return bytes ? std::optional(ops::ScratchBytes{*bytes, 0}) : std::nullopt;
        };
        const Ref* left = std::get_if<Ref>(&call_.arguments[0]);
        if (!left) return as_it_is();
        const auto kind = convolution_of(in_.op);
        if (!kind) {
            if (in_.op == "cortex_m::quantized_avg_pool2d.out" && left->sizes.size() == 4)
                return only(ops::average_scratch(left->sizes[1], unit));
            return outs_[0].sizes.size() == 3 ? only(ops::product_scratch(outs_[0].sizes[2], unit)) : as_it_is();
        }
        const Tensor* weight = constant_of(method_, in_.args[1]);
        if (!weight || weight->upper.size() != 4 || left->sizes.size() != 4) return as_it_is();
        const bool is_depthwise = *kind == ops::CmConvolution::depthwise;
        const ops::ConvolutionShape shape{
            .batch = left->sizes[0],
            .in_channels = left->sizes[1],
            .out_channels = weight->upper[is_depthwise ? 3 : 0],
            .weight_channels = is_depthwise ? 1 : weight->upper[3],
            .in = {left->sizes[2], left->sizes[3]},
            .out = {outs_[0].sizes[2], outs_[0].sizes[3]},
            .kernel = {weight->upper[1], weight->upper[2]},
            .stride = extent_of(integers(strides_at)),
            .padding = extent_of(integers(strides_at + 1)),
            .dilation = extent_of(integers(*kind == ops::CmConvolution::transposed ? strides_at + 3 : strides_at + 2))};
        if (part_ && unit == CoreUnit::mve && *kind == ops::CmConvolution::plain && ops::is_refused_line(shape))
            return std::nullopt;
        const auto bytes = ops::convolution_scratch(*kind, shape, unit);
        return bytes ? bytes : as_it_is();
    }

    /// Of the call as the method has it; nothing for a part of it.
    [[nodiscard]] std::optional<ops::ScratchBytes> as_it_is() const {
        if (part_) return std::nullopt;
        ops::ScratchBytes out;
        const std::vector<std::size_t> scratch = ops::scratch_arguments(in_);
        for (std::size_t i = 0; i < scratch.size(); ++i) {
            const Tensor* tensor = method_.values[in_.args[scratch[i]]].tensor();
            (i == 0 ? out.first : out.second) = tensor ? tensor->bytes().value_or(0) : 0;
        }
        return out;
    }

    /// A storage that lives only during this call; the method's own one is used for the unchanged call.
    void give_scratch(std::size_t arg, std::int64_t bytes, Script& script) {
        const Tensor* own = method_.values[in_.args[arg]].tensor();
        const bool is_own = !part_ && own && own->alias_of == no_value && own->bytes().value_or(-1) == bytes;
        const Ref scratch{
            .storage = script.storages.next(), .offset = 0, .sizes = {bytes}, .order = {0}, .dtype = DType::u8};
        script.storages.push_back({.bytes = bytes, .value = is_own ? in_.args[arg] : no_value});
        call_.arguments[arg] = scratch;
    }

    const Method& method_;
    const Instruction& in_;
    const GraphOp& op_;
    const std::vector<Ref>&ins_, &outs_;
    const std::optional<Part>& part_;
    Call call_;
};

}  // namespace

bool add_cortex_m_call(const Graph& graph, const GraphOp& op, const std::vector<Ref>& ins, const std::vector<Ref>& outs,
                       const std::optional<Part>& part, Script& script) {
    return CallBuilder(graph, op, ins, outs, part).add(script);
}

std::optional<std::int64_t> cortex_m_step(const Graph& graph, const GraphOp& op, const Cut& cut,
                                          const ops::RowMap& map) {
    const Instruction& in = graph.instruction(op);
    if (cut.period > 0) return std::nullopt;
    if (in.op == "cortex_m::quantized_transpose_conv2d.out") return map.divisor;
    if (in.op != "cortex_m::quantize_per_tensor.out" || unit_of_method(graph.method()) != CoreUnit::mve) return 1;
    // Elements in vector blocks are rounded once, the remainder twice.
    const GraphValue& out = graph.values()[op.outs.front()];
    const Ref whole{.sizes = out.sizes, .order = out.order, .dtype = out.dtype};
    if (!whole.is_contiguous(cut.axis) || out.sizes[cut.axis] < 1) return std::nullopt;
    const auto item = static_cast<std::int64_t>(item_size(out.dtype));
    const std::int64_t row = out.bytes / item / out.sizes[cut.axis], block = 16 / item;
    return block / std::gcd(block, row);
}

}  // namespace arenascope::tile
