// A TensorFlow Lite PAD before a convolution that does not pad itself becomes the convolution's own padding, where both
// pad the same: the zero point is what a convolution takes its padding for.

#include <algorithm>
#include <cstring>

#include "engine/ops/tflite_rows.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {
namespace {

constexpr std::int64_t most = 1 << 20;

/// Padding along one dimension that SAME stands for; nothing where a call has none of these sizes.
std::optional<std::pair<std::int64_t, std::int64_t>> same_padding(std::int64_t in, std::int64_t window,
                                                                  double stride_given, double dilation_given) {
    if (!(stride_given >= 1 && stride_given <= most && dilation_given >= 1 && dilation_given <= most))
        return std::nullopt;
    const auto stride = static_cast<std::int64_t>(stride_given), dilation = static_cast<std::int64_t>(dilation_given);
    const std::int64_t out = (in + stride - 1) / stride, reach = (window - 1) * dilation + 1;
    const std::int64_t all = std::max<std::int64_t>((out - 1) * stride + reach - in, 0);
    return std::pair{all / 2, all - all / 2};
}

/// Where a convolution has its options: padding, strides of width and height, then dilations of both.
std::size_t dilation_of(const Instruction& in) { return in.op == "tflite::DEPTHWISE_CONV_2D" ? 5 : 4; }

bool is_convolution(const Method& method, const Instruction& in) {
    constexpr double valid = 1;
    return (in.op == "tflite::CONV_2D" || in.op == "tflite::DEPTHWISE_CONV_2D") &&
        ops::tflite_inputs(method, in) >= 2 && ops::tflite_option(method, in, 0) == valid;
}

bool pads_alike(const Method& method, const Instruction& pad, const Instruction& convolution) {
    const Tensor *from = tensor_of(method, pad.args[0]), *to = tensor_of(method, pad.outs.front()),
                 *weight = tensor_of(method, convolution.args[1]);
    const std::vector<std::int32_t> by = ops::constant_integers(method, pad.args[1]);
    if (!from || !to || !weight || from->upper.size() != 4 || weight->upper.size() != 4 || by.size() != 8 ||
        !is_static(*from) || from->dtype != DType::i8 || weight->dtype != DType::i8)
        return false;
    const bool same_numbers = from->quantisation && to->quantisation &&
        from->quantisation->scales == to->quantisation->scales &&
        from->quantisation->zero_points == to->quantisation->zero_points;
    if (!same_numbers || by[0] != 0 || by[1] != 0 || by[6] != 0 || by[7] != 0) return false;
    const std::size_t dilation = dilation_of(convolution);
    for (const std::size_t axis : {std::size_t{1}, std::size_t{2}}) {  // options have the width first
        const auto own = same_padding(from->upper[axis], weight->upper[axis],
                                      ops::tflite_option(method, convolution, axis == 1 ? 2 : 1),
                                      ops::tflite_option(method, convolution, axis == 1 ? dilation + 1 : dilation));
        if (!own || own->first != by[2 * axis] || own->second != by[2 * axis + 1]) return false;
    }
    return true;
}

}  // namespace

Result<> fold_padding(Method& method, const PassTools&) {
    Table<ValueId, int> readers(method.values.size(), 0);
    Table<ValueId, InstructionIndex> maker(method.values.size());
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& in = method.instructions[at];
        for (const ValueId id : reads_of(method, in)) ++readers[id];
        for (const ValueId id : in.outs) maker[id] = at;
    }
    for (const ValueId id : method.outputs) ++readers[id];
    Table<InstructionIndex, bool> gone(method.instructions.size(), false);
    for (const InstructionIndex at : method.instructions.indices()) {
        if (!is_convolution(method, method.instructions[at])) continue;
        const ValueId padded = method.instructions[at].args[0];
        const InstructionIndex before = maker.has(padded) ? maker[padded] : InstructionIndex();
        if (!before.valid() || readers[padded] != 1 || tensor_of(method, padded)->alias_of != no_value) continue;
        const Instruction& pad = method.instructions[before];
        if (pad.op != "tflite::PAD" || pad.args.size() < 3 || !pads_alike(method, pad, method.instructions[at]))
            continue;
        Instruction& convolution = method.instructions[at];
        convolution.args[0] = pad.args[0];
        DoubleList options = std::get<DoubleList>(method.values[convolution.args.back()].data);
        options.items[1] = 0;  // SAME
        method.values.push_back({.name = "options of " + convolution.name, .data = std::move(options)});
        convolution.args.back() = method.values.last();
        for (ListedNode& row : method.node_list)
            if (row.instruction == at) std::replace(row.uses.begin(), row.uses.end(), padded, pad.args[0]);
        gone[before] = true;
    }
    remove_instructions(method, gone);
    return done;
}

}  // namespace arenascope::lowering
