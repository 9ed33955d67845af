// Compiles each kind of node into XNNPACK's payload.

#include <cmath>
#include <cstring>

#include "engine/backends/xnnpack/compiler.h"

namespace arenascope::xnn {

/// A filter: integers with scales if the node is computed on them.
Result<Compiler::Weights> Compiler::weights(ValueId id, const Quantised::Behind* behind) const {
    Weights out;
    if (behind) out.element = behind->element;
    TRY(out.items, behind ? integers(behind->integers) : floats(id));
    return out;
}

/// A bias, or none: in f32, or in units of input scale times weight scale, as integer sums use it.
Result<std::uint32_t> Compiler::bias_of(const Instruction& in, ValueId id, const Element& weights,
                                        const Element& input) {
    if (!tensor_at(region_, id)) return no_id;
    TRY(Floats row, floats(id));
    if (!quantised_.made_as(in.outs[0])) return add_constant(dims_of(id), std::move(row));
    Element element{.type = weights.scales.empty() ? Element::Type::qint32 : Element::Type::qcint32};
    element.scale = weights.scale * input.scale;
    for (const float scale : weights.scales) element.scales.push_back(scale * input.scale);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const float step = element.scales.empty() ? element.scale : element.scales[i % element.scales.size()];
        row[i] = std::nearbyint(row[i] / step);
    }
    return add_constant(dims_of(id), std::move(row), std::move(element));
}

Result<> Compiler::convolution(const Instruction& in) {
    const Arguments args(region_, in);
    const Dims weight = dims_of(in.args[1]);
    const Element* whole = quantised_.made_as(in.outs[0]);
    TRY(const Weights filter_of, weights(in.args[1], whole ? quantised_.behind(in.args[1]) : nullptr));
    const Floats& items = filter_of.items;
    const auto stride = *pair_of(args.ints(3), 1), pad = *pair_of(args.ints(4), 0),
               dilation = *pair_of(args.ints(5), 1), adjust = *pair_of(args.ints(7), 0);
    const bool is_transposed = *args.flag(6);
    const auto groups = static_cast<std::int64_t>(*args.number(8));
    const std::int64_t inputs = is_transposed ? weight[0] : weight[1] * groups,
                       outputs = is_transposed ? weight[1] * groups : weight[0];
    if (inputs % groups != 0 || outputs % groups != 0)
        return Error{.what = message("channels that are not a multiple of the groups")};
    Node made{.kind = is_transposed ? Kind::conv_transpose
                  : weight[1] == 1  ? Kind::depthwise
                                    : Kind::conv,
              .handle = 0};
    made.window = {pad[0],
                   pad[1],
                   pad[0],
                   pad[1],
                   static_cast<std::uint32_t>(weight[2]),
                   static_cast<std::uint32_t>(weight[3]),
                   stride[0],
                   stride[1],
                   dilation[0],
                   dilation[1],
                   static_cast<std::uint32_t>(inputs / groups),
                   static_cast<std::uint32_t>(outputs / groups),
                   static_cast<std::uint32_t>(groups),
                   adjust[0],
                   adjust[1]};
    const ValueId from = operand(in, in.args[0]);
    TRY(const std::uint32_t image, nhwc(from));
    std::uint32_t filter = no_id;
    Element element = filter_of.element;
    if (made.kind == Kind::depthwise) {
        element.channel = 3;
        filter = add_constant({1, weight[2], weight[3], outputs}, permuted(items, weight, {1, 2, 3, 0}), element);
    } else if (!is_transposed) {
        filter = add_constant(permuted(weight, to_nhwc), permuted(items, weight, to_nhwc), element);
    } else {
        filter = add_constant({outputs, weight[2], weight[3], inputs / groups}, turned(items, weight, groups));
    }
    TRY(const std::uint32_t bias, bias_of(in, in.args[2], element, payload_.values[image].element));
    made.inputs = {image, filter, bias};
    forms_[in.outs[0]].nhwc = add(in, std::move(made), permuted(dims_of(in.outs[0]), to_nhwc));
    return done;
}

/// scale * x + shift per channel: merged into the convolution before it, or a 1x1 convolution of its own.
Result<> Compiler::batch_norm(const Instruction& in) {
    const Arguments args(region_, in);
    TRY(const Floats mean, floats(in.args[3]));
    TRY(const Floats variance, floats(in.args[4]));
    Floats scale(mean.size(), 1), shift(mean.size(), 0);
    if (!args.is_none(1)) {
        TRY(scale, floats(in.args[1]));
    }
    if (!args.is_none(2)) {
        TRY(shift, floats(in.args[2]));
    }
    const std::int64_t channels = dims_of(in.args[0])[1];
    for (const Floats* row : std::initializer_list<const Floats*>{&mean, &variance, &scale, &shift}) {
        if (static_cast<std::int64_t>(row->size()) != channels)
            return Error{.what = message("a parameter of {rows}", row->size()),
                         .expected = Message::verbatim(std::to_string(channels))};
    }
    const double eps = *args.number(6);
    for (std::size_t c = 0; c < scale.size(); ++c) {
        scale[c] =
            static_cast<float>(static_cast<double>(scale[c]) / std::sqrt(static_cast<double>(variance[c]) + eps));
        shift[c] -= mean[c] * scale[c];
    }
    if (Node* conv = sole_producer(in.args[0]); conv && fold(*conv, scale, shift)) {
        forms_[in.outs[0]] = forms_[in.args[0]];
        fused_into(*conv);
        return done;
    }
    Node made{.kind = Kind::depthwise, .handle = 0};
    made.window.groups = static_cast<std::uint32_t>(channels);
    TRY(const std::uint32_t image, nhwc(in.args[0]));
    const std::uint32_t filter = add_constant({1, 1, 1, channels}, std::move(scale)),
                        bias = add_constant({channels}, std::move(shift));
    made.inputs = {image, filter, bias};
    forms_[in.outs[0]].nhwc = add_node(std::move(made), permuted(dims_of(in.outs[0]), to_nhwc));
    return done;
}

bool Compiler::fold(Node& conv, const Floats& scale, const Floats& shift) {
    if (conv.kind != Kind::conv && conv.kind != Kind::depthwise) return false;
    Floats& filter = constants_[payload_.values[conv.inputs[1]].constant - 1];
    const std::size_t channels = scale.size(), each = filter.size() / channels;
    for (std::size_t i = 0; i < filter.size(); ++i)
        filter[i] *= scale[conv.kind == Kind::depthwise ? i % channels : i / each];
    if (conv.inputs[2] == no_id) {
        conv.inputs[2] = add_constant({static_cast<std::int64_t>(channels)}, shift);
        return true;
    }
    Floats& bias = constants_[payload_.values[conv.inputs[2]].constant - 1];
    for (std::size_t c = 0; c < channels; ++c) bias[c] = bias[c] * scale[c] + shift[c];
    return true;
}

Result<> Compiler::pool(const Instruction& in) {
    const Arguments args(region_, in);
    const bool is_max = in.op.starts_with("aten::max");
    const auto window = *pair_of(args.ints(1), 1), pad = *pair_of(args.ints(3), 0);
    const auto given = args.ints(2);
    const auto stride = given && !given->empty() ? *pair_of(given, 1) : window;
    Node made{.kind = is_max ? Kind::max_pool : Kind::avg_pool, .handle = 0, .flags = 64};
    made.window = {pad[0], pad[1], pad[0], pad[1], window[0], window[1], stride[0], stride[1]};
    if (is_max) {
        const auto dilation = *pair_of(args.ints(4), 1);
        made.window.dilation_height = dilation[0];
        made.window.dilation_width = dilation[1];
    }
    TRY(const std::uint32_t image, nhwc(operand(in, in.args[0])));
    made.inputs = {image};
    forms_[in.outs[0]].nhwc = add(in, std::move(made), permuted(dims_of(in.outs[0]), to_nhwc));
    return done;
}

Result<> Compiler::mean(const Instruction& in) {
    const bool keeps = *Arguments(region_, in).flag(2);
    TRY(const std::uint32_t image, nhwc(operand(in, in.args[0])));
    const Dims from = dims_of(in.args[0]);
    Node made{.kind = Kind::global_avg_pool, .handle = 0, .inputs = {image}, .flags = 64};
    const std::uint32_t pooled = add(in, std::move(made), {from[0], 1, 1, from[1]});
    if (keeps) {
        forms_[in.outs[0]].nhwc = pooled;
        return done;
    }
    Node flat{.kind = Kind::reshape, .handle = own_handle, .inputs = {pooled}};
    flat.list = stored_shape(in.outs[0]);
    forms_[in.outs[0]].plain = add(in, std::move(flat), dims_of(in.outs[0]));
    return done;
}

Result<> Compiler::linear(const Instruction& in, std::size_t first) {
    Node made{.kind = Kind::fully_connected, .handle = 0};
    const auto scaled = at_run_time_.find(root_of(region_, in.args[first]));
    const bool by_row = scaled != at_run_time_.end();
    TRY(const std::uint32_t rows,
        by_row ? quantised_rows(scaled->second, in.args[first]) : plain(operand(in, in.args[first])));
    const ValueId matrix = in.args[first + 1];
    const auto folded = folded_.find(matrix);
    std::uint32_t filter = no_id, bias = no_id;
    Element element;
    if (folded != folded_.end() && folded->second.second == Dims{1, 0}) {
        const ValueId from = folded->second.first;
        const auto* behind = by_row || quantised_.made_as(in.outs[0]) ? quantised_.behind(from) : nullptr;
        TRY(Weights filter_of, weights(from, behind));
        if (by_row && filter_of.element.type == Element::Type::qint8) {
            // Rows with their own scales require a filter scale for each output.
            filter_of.element.type = Element::Type::qcint8;
            filter_of.element.scales.assign(static_cast<std::size_t>(dims_of(from)[0]), filter_of.element.scale);
            filter_of.element.scale = 1;
        }
        element = filter_of.element;
        filter = add_constant(dims_of(from), std::move(filter_of.items), std::move(filter_of.element));
    } else {
        TRY(filter, plain(matrix));
        made.flags = 1;
    }
    if (first == 1) {
        TRY(bias, bias_of(in, in.args[0], element, payload_.values[rows].element));
    }
    made.inputs = {rows, filter, bias};
    forms_[in.outs[0]].plain = add(in, std::move(made), dims_of(in.outs[0]));
    return done;
}

/// Nothing is added until a product needs the rows.
Result<> Compiler::at_run_time(const Instruction& in) {
    const Dynamic part = dynamic_part(in.op);
    if (part == Dynamic::quantize) at_run_time_[in.outs[0]] = {in.args[0], handle_};
    if (part != Dynamic::dequantize) return done;
    const auto from = at_run_time_.find(root_of(region_, in.args[0]));
    if (from == at_run_time_.end()) return Error{.what = message("an integer tensor without its own scales")};
    at_run_time_[in.outs[0]] = from->second;
    return done;
}

/// The rows that a product reads, each with a scale of its own.
Result<std::uint32_t> Compiler::quantised_rows(const AtRunTime& from, ValueId rows) {
    if (const auto known = row_scaled_.find(rows); known != row_scaled_.end()) return known->second;
    TRY(std::uint32_t numbers, plain(from.numbers));
    if (payload_.values[numbers].dims != dims_of(rows)) {
        Node flat{.kind = Kind::reshape, .handle = own_handle, .inputs = {numbers}};
        flat.list = stored_shape(rows);
        numbers = add_node(std::move(flat), dims_of(rows));
    }
    const std::uint32_t made =
        add_node({.kind = Kind::convert, .handle = from.handle, .inputs = {numbers}}, dims_of(rows));
    payload_.values[made].element.type = Element::Type::qdint8;
    payload_.values[made].element.row_dims = 1;
    return row_scaled_[rows] = made;
}

Result<> Compiler::permute(const Instruction& in) {
    Dims order = *Arguments(region_, in).ints(1);
    for (std::int64_t& dim : order) dim = dim < 0 ? dim + static_cast<std::int64_t>(order.size()) : dim;
    Dims sorted = order;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (sorted[i] != static_cast<std::int64_t>(i) || order.size() != tensor(in.args[0]).upper.size())
            return Error{.what = message("dimensions that are not a permutation")};
    }
    if (is_constant(in.args[0])) {
        folded_[in.outs[0]] = {in.args[0], order};
        return done;
    }
    TRY(const std::uint32_t from, plain(operand(in, in.args[0])));
    forms_[in.outs[0]].plain = transpose(from, order, handle_);
    return done;
}

Result<> Compiler::join(const Instruction& in) {
    const Arguments args(region_, in);
    const std::vector<ValueId> parts = args.tensors(0);
    const Dims dims = dims_of(in.outs[0]);
    auto axis = static_cast<std::int64_t>(*args.number(1));
    if (axis < 0) axis += static_cast<std::int64_t>(dims.size());
    if (axis < 0 || axis >= static_cast<std::int64_t>(dims.size())) return Error{.what = message("axis {axis}", axis)};
    const bool channels_last = dims.size() == 4 &&
        std::all_of(parts.begin(), parts.end(), [&](ValueId id) { return is_nhwc_only(operand(in, id)); });
    constexpr std::array kinds{Kind::copy, Kind::cat2, Kind::cat3, Kind::cat4, Kind::cat5};
    Node made{.kind = kinds[parts.size() - 1], .handle = 0};
    for (const ValueId id : parts) {
        const ValueId from = operand(in, id);
        TRY(const std::uint32_t part, channels_last ? nhwc(from) : plain(from));
        made.inputs.push_back(part);
    }
    const auto place = std::find(to_nhwc.begin(), to_nhwc.end(), axis) - to_nhwc.begin();
    made.axis = static_cast<std::uint32_t>(channels_last ? place : axis);
    if (channels_last) forms_[in.outs[0]].nhwc = add(in, std::move(made), permuted(dims, to_nhwc));
    else forms_[in.outs[0]].plain = add(in, std::move(made), dims);
    return done;
}

}  // namespace arenascope::xnn
