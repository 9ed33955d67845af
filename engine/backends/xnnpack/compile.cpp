#include "engine/backends/xnnpack/compile.h"

#include <cmath>
#include <cstring>
#include <map>

#include "engine/backends/xnnpack/graph_maker.h"
#include "engine/backends/xnnpack/op_rows.h"

namespace arenascope::xnn {

namespace {

class Compiler final : GraphMaker {
public:
    explicit Compiler(const Method& region) : region_(region) {}

    Result<Preprocessed> run() {
        payload_.externals = static_cast<std::uint32_t>(region_.inputs.size() + region_.outputs.size());
        for (std::size_t i = 0; i < region_.inputs.size(); ++i) {
            const std::uint32_t id = add_value(dims_of(region_.inputs[i]));
            payload_.values[id].external = static_cast<std::uint32_t>(i);
            payload_.values[id].is_input = true;
            forms_[region_.inputs[i]].plain = id;
        }
        count_uses();
        for (std::size_t i = 0; i < region_.instructions.size(); ++i) {
            handle_ = static_cast<std::int64_t>(i + 1);
            out_.handles.push_back(handle_of(handle_, region_.instructions[i]));
            CHECKED(node(region_.instructions[i]).in(region_.instructions[i].name));
        }
        handle_ = own_handle;
        for (std::size_t i = 0; i < region_.outputs.size(); ++i) CHECKED(output(i));
        CHECKED(finish());
        return std::move(out_);
    }

private:
    /// The ids of one tensor: as the program has it, and with its channels last.
    struct Forms {
        std::uint32_t plain = no_id, nhwc = no_id;
    };

    const Tensor& tensor(ValueId id) const { return *region_.values[static_cast<std::size_t>(id)].tensor(); }
    Dims dims_of(ValueId id) const { return tensor(id).upper.empty() ? Dims{1} : tensor(id).upper; }

    void count_uses() {
        for (const Instruction& node : region_.instructions) {
            const Arguments args(region_, node);
            for (std::size_t i = 0; i < node.args.size(); ++i) {
                const auto outs_begin = node.args.size() - std::min(node.args.size(), node.outs.size() + 1);
                if (i >= outs_begin && region_.values[static_cast<std::size_t>(node.args[i])].tensor()) continue;
                use(node.args[i]);
                for (const ValueId part : args.tensors(i)) {
                    if (std::find(node.outs.begin(), node.outs.end(), part) == node.outs.end()) use(part);
                }
            }
        }
        for (const ValueId id : region_.outputs) use(id);
    }
    void use(ValueId id) {
        const Tensor* held = region_.values[static_cast<std::size_t>(id)].tensor();
        if (held) ++uses_[id];
        // A view makes its tensor no one's alone.
        if (held && held->alias_of != no_value) uses_[held->alias_of] += 2;
    }

    Result<Floats> floats(ValueId id) const {
        TRY(const ByteView bytes, constant_bytes(region_, id));
        Floats items(bytes.size() / sizeof(float));
        if (!items.empty()) std::memcpy(items.data(), bytes.data(), items.size() * sizeof(float));
        return items;
    }

    /// The shape as a node stores it: the dimension that changes is left open.
    Dims stored_shape(ValueId id) const {
        Dims shape = dims_of(id);
        const Tensor& held = tensor(id);
        for (std::size_t i = 0; i < held.sizes.size(); ++i) {
            if (!held.sizes[i].is_constant()) shape[i] = 0;
        }
        return shape;
    }

    /// The value as the program has it.
    Result<std::uint32_t> plain(ValueId id) {
        Forms& forms = forms_[id];
        if (forms.plain != no_id) return forms.plain;
        if (forms.nhwc != no_id) return forms.plain = transpose(forms.nhwc, to_nchw, own_handle);
        const Tensor& held = tensor(id);
        if (held.is_constant) {
            TRY(Floats items, floats(id));
            return forms_[id].plain = add_constant(dims_of(id), std::move(items));
        }
        if (const auto folded = folded_.find(id); folded != folded_.end()) {
            TRY(const Floats items, floats(folded->second.first));
            return forms_[id].plain =
                       add_constant(dims_of(id), permuted(items, dims_of(folded->second.first), folded->second.second));
        }
        if (held.alias_of == no_value)
            return Error{.what = message("'{name}' is used before it is made", region_.values[static_cast<std::size_t>(id)].name)};
        TRY(const std::uint32_t root, plain(held.alias_of));
        Node node{.kind = Kind::reshape, .handle = own_handle, .inputs = {root}};
        node.list = stored_shape(id);
        return forms_[id].plain = add_node(std::move(node), dims_of(id));
    }

    /// The value with its channels last.
    Result<std::uint32_t> nhwc(ValueId id) {
        if (forms_[id].nhwc != no_id) return forms_[id].nhwc;
        if (tensor(id).is_constant) {
            TRY(const Floats items, floats(id));
            return forms_[id].nhwc =
                       add_constant(permuted(dims_of(id), to_nhwc), permuted(items, dims_of(id), to_nhwc));
        }
        TRY(const std::uint32_t from, plain(id));
        return forms_[id].nhwc = transpose(from, to_nhwc, own_handle);
    }

    [[nodiscard]] bool is_nhwc_only(ValueId id) const {
        const auto found = forms_.find(id);
        return found != forms_.end() && found->second.plain == no_id && found->second.nhwc != no_id;
    }

    Result<> node(const Instruction& in) {
        if (const PlainOp* row = plain_op(in.op)) return elementwise(in, *row);
        if (in.op == "aten::convolution.out") return convolution(in);
        if (in.op == "aten::_native_batch_norm_legit_no_training.out") return batch_norm(in);
        if (in.op == "aten::mm.out") return linear(in, 0);
        if (in.op == "aten::addmm.out") return linear(in, 1);
        if (in.op == "aten::mean.out") return mean(in);
        if (in.op == "aten::permute_copy.out") return permute(in);
        if (in.op == "aten::cat.out") return join(in);
        if (in.op == "aten::max_pool2d_with_indices.out" || in.op == "aten::avg_pool2d.out") return pool(in);
        Node made{.kind = in.op == "aten::bmm.out" ? Kind::batch_matmul : Kind::softmax, .handle = 0};
        TRY(const std::uint32_t first, plain(in.args[0]));
        made.inputs = {first};
        if (made.kind == Kind::batch_matmul) {
            TRY(const std::uint32_t second, plain(in.args[1]));
            made.inputs.push_back(second);
        }
        forms_[in.outs[0]].plain = add_node(std::move(made), dims_of(in.outs[0]));
        return done;
    }

    // -- element by element ----------------------------------------------------------------------------------

    Result<> elementwise(const Instruction& in, const PlainOp& row) {
        const Arguments args(region_, in);
        Node made{.kind = row.kind, .handle = 0};
        if (row.kind == Kind::clamp) {
            made.min = static_cast<float>(in.op == "aten::relu.out" ? 0.0 : args.number(1).value_or(-INFINITY));
            if (in.op != "aten::relu.out") made.max = static_cast<float>(args.number(2).value_or(INFINITY));
            if (fuse_bounds(in, made)) return done;
        }
        if (row.kind == Kind::leaky_relu || row.kind == Kind::elu) made.scalar = static_cast<float>(*args.number(1));
        bool channels_last = false;
        for (std::size_t i = 0; i < row.tensors; ++i) channels_last = channels_last || is_nhwc_only(in.args[i]);
        for (std::size_t i = 0; i < row.tensors && channels_last; ++i) {
            const Tensor& operand = tensor(in.args[i]);
            channels_last = operand.upper.size() == 4 || numel(operand.upper) == 1;
        }
        for (std::size_t i = 0; i < row.tensors; ++i) {
            const bool last = channels_last && tensor(in.args[i]).upper.size() == 4;
            TRY(const std::uint32_t id, last ? nhwc(in.args[i]) : plain(in.args[i]));
            made.inputs.push_back(id);
        }
        const Dims dims = dims_of(in.outs[0]);
        if (channels_last)
            forms_[in.outs[0]].nhwc = add_node(std::move(made), permuted(dims, to_nhwc));
        else
            forms_[in.outs[0]].plain = add_node(std::move(made), dims);
        return done;
    }

    /// The node that made a value, where this instruction is its only user and it may still be changed.
    Node* sole_producer(ValueId id) {
        if (uses_[id] != 1) return nullptr;
        const auto found = forms_.find(id);
        if (found == forms_.end() || (found->second.plain == no_id) == (found->second.nhwc == no_id)) return nullptr;
        const std::uint32_t value = found->second.plain != no_id ? found->second.plain : found->second.nhwc;
        for (auto node = payload_.nodes.rbegin(); node != payload_.nodes.rend(); ++node) {
            if (node->output == value) return node->has_bounds() ? nullptr : &*node;
        }
        return nullptr;
    }

    void fused_into(const Node& node) {
        for (DebugHandle& handle : out_.handles) {
            if (handle.id == node.handle) handle.nodes.push_back(out_.handles.back().nodes.front());
        }
    }

    bool fuse_bounds(const Instruction& in, const Node& bounds) {
        Node* producer = sole_producer(in.args[0]);
        if (!producer) return false;
        switch (producer->kind) {
            case Kind::add:
            case Kind::subtract:
            case Kind::multiply:
            case Kind::div:
            case Kind::conv:
            case Kind::depthwise:
            case Kind::conv_transpose:
            case Kind::fully_connected:
                break;
            default:
                return false;
        }
        if (!(bounds.min < bounds.max)) return false;
        producer->min = bounds.min;
        producer->max = bounds.max;
        forms_[in.outs[0]] = forms_[in.args[0]];
        fused_into(*producer);
        return true;
    }

    // -- images ----------------------------------------------------------------------------------------------

    Result<> convolution(const Instruction& in) {
        const Arguments args(region_, in);
        const Dims weight = dims_of(in.args[1]);
        TRY(const Floats items, floats(in.args[1]));
        const auto stride = *pair_of(args.ints(3), 1), pad = *pair_of(args.ints(4), 0),
                   dilation = *pair_of(args.ints(5), 1), adjust = *pair_of(args.ints(7), 0);
        const bool is_transposed = *args.flag(6);
        const auto groups = static_cast<std::int64_t>(*args.number(8));
        const std::int64_t inputs = is_transposed ? weight[0] : weight[1] * groups,
                           outputs = is_transposed ? weight[1] * groups : weight[0];
        if (inputs % groups != 0 || outputs % groups != 0)
            return Error{.what = message("channels that its groups do not divide")};
        Node made{.kind = is_transposed    ? Kind::conv_transpose
                          : weight[1] == 1 ? Kind::depthwise
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
        TRY(const std::uint32_t image, nhwc(in.args[0]));
        std::uint32_t filter = no_id, bias = no_id;
        if (made.kind == Kind::depthwise)
            filter = add_constant({1, weight[2], weight[3], outputs}, permuted(items, weight, {1, 2, 3, 0}));
        else if (!is_transposed)
            filter = add_constant(permuted(weight, to_nhwc), permuted(items, weight, to_nhwc));
        else
            filter = add_constant({outputs, weight[2], weight[3], inputs / groups}, turned(items, weight, groups));
        if (!args.is_none(2)) {
            TRY(Floats row, floats(in.args[2]));
            bias = add_constant({outputs}, std::move(row));
        }
        made.inputs = {image, filter, bias};
        forms_[in.outs[0]].nhwc = add_node(std::move(made), permuted(dims_of(in.outs[0]), to_nhwc));
        return done;
    }

    /// scale * x + shift per channel: into the convolution before it, or a 1x1 convolution of its own.
    Result<> batch_norm(const Instruction& in) {
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

    bool fold(Node& conv, const Floats& scale, const Floats& shift) {
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

    Result<> pool(const Instruction& in) {
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
        TRY(const std::uint32_t image, nhwc(in.args[0]));
        made.inputs = {image};
        forms_[in.outs[0]].nhwc = add_node(std::move(made), permuted(dims_of(in.outs[0]), to_nhwc));
        return done;
    }

    Result<> mean(const Instruction& in) {
        const bool keeps = *Arguments(region_, in).flag(2);
        TRY(const std::uint32_t image, nhwc(in.args[0]));
        const Dims from = dims_of(in.args[0]);
        Node made{.kind = Kind::global_avg_pool, .handle = 0, .inputs = {image}, .flags = 64};
        const std::uint32_t pooled = add_node(std::move(made), {from[0], 1, 1, from[1]});
        if (keeps) {
            forms_[in.outs[0]].nhwc = pooled;
            return done;
        }
        Node flat{.kind = Kind::reshape, .handle = own_handle, .inputs = {pooled}};
        flat.list = stored_shape(in.outs[0]);
        forms_[in.outs[0]].plain = add_node(std::move(flat), dims_of(in.outs[0]));
        return done;
    }

    // -- matrices and order ----------------------------------------------------------------------------------

    Result<> linear(const Instruction& in, std::size_t first) {
        Node made{.kind = Kind::fully_connected, .handle = 0};
        TRY(const std::uint32_t rows, plain(in.args[first]));
        const ValueId matrix = in.args[first + 1];
        const auto folded = folded_.find(matrix);
        std::uint32_t filter = no_id, bias = no_id;
        if (folded != folded_.end() && folded->second.second == Dims{1, 0}) {
            TRY(Floats items, floats(folded->second.first));
            filter = add_constant(dims_of(folded->second.first), std::move(items));
        } else {
            TRY(filter, plain(matrix));
            made.flags = 1;
        }
        if (first == 1) {
            TRY(Floats items, floats(in.args[0]));
            bias = add_constant(dims_of(in.args[0]), std::move(items));
        }
        made.inputs = {rows, filter, bias};
        forms_[in.outs[0]].plain = add_node(std::move(made), dims_of(in.outs[0]));
        return done;
    }

    Result<> permute(const Instruction& in) {
        Dims order = *Arguments(region_, in).ints(1);
        for (std::int64_t& dim : order) dim = dim < 0 ? dim + static_cast<std::int64_t>(order.size()) : dim;
        Dims sorted = order;
        std::sort(sorted.begin(), sorted.end());
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            if (sorted[i] != static_cast<std::int64_t>(i) || order.size() != tensor(in.args[0]).upper.size())
                return Error{.what = message("dimensions that are no permutation")};
        }
        if (tensor(in.args[0]).is_constant) {
            folded_[in.outs[0]] = {in.args[0], order};
            return done;
        }
        TRY(const std::uint32_t from, plain(in.args[0]));
        forms_[in.outs[0]].plain = transpose(from, order, handle_);
        return done;
    }

    Result<> join(const Instruction& in) {
        const Arguments args(region_, in);
        const std::vector<ValueId> parts = args.tensors(0);
        const Dims dims = dims_of(in.outs[0]);
        auto axis = static_cast<std::int64_t>(*args.number(1));
        if (axis < 0) axis += static_cast<std::int64_t>(dims.size());
        if (axis < 0 || axis >= static_cast<std::int64_t>(dims.size()))
            return Error{.what = message("axis {axis}", axis)};
        const bool channels_last =
            dims.size() == 4 && std::all_of(parts.begin(), parts.end(), [&](ValueId id) { return is_nhwc_only(id); });
        constexpr std::array kinds{Kind::copy, Kind::cat2, Kind::cat3, Kind::cat4, Kind::cat5};
        Node made{.kind = kinds[parts.size() - 1], .handle = 0};
        for (const ValueId id : parts) {
            TRY(const std::uint32_t part, channels_last ? nhwc(id) : plain(id));
            made.inputs.push_back(part);
        }
        const auto place = std::find(to_nhwc.begin(), to_nhwc.end(), axis) - to_nhwc.begin();
        made.axis = static_cast<std::uint32_t>(channels_last ? place : axis);
        if (channels_last)
            forms_[in.outs[0]].nhwc = add_node(std::move(made), permuted(dims, to_nhwc));
        else
            forms_[in.outs[0]].plain = add_node(std::move(made), dims);
        return done;
    }

    // -- the end ---------------------------------------------------------------------------------------------

    Result<> output(std::size_t index) {
        TRY(std::uint32_t id, plain(region_.outputs[index]));
        if (payload_.values[id].constant != 0 || payload_.values[id].external != no_id) {
            Node made{.kind = Kind::copy, .handle = own_handle, .inputs = {id}};
            id = add_node(std::move(made), dims_of(region_.outputs[index]));
        }
        payload_.values[id].is_output = true;
        payload_.values[id].external = static_cast<std::uint32_t>(region_.inputs.size() + index);
        return done;
    }

    const Method& region_;
    std::map<ValueId, Forms> forms_;
    std::map<ValueId, std::pair<ValueId, Dims>> folded_;  ///< transposes of constants: what and how
    std::map<ValueId, int> uses_;
};

}  // namespace

Result<Preprocessed> compile(const Method& region) {
    return Compiler(region).run();
}

}  // namespace arenascope::xnn
