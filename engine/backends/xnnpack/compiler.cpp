#include "engine/backends/xnnpack/compiler.h"

#include <cmath>
#include <cstring>

#include "engine/backends/xnnpack/shapes.h"

namespace arenascope::xnn {

Result<Preprocessed> Compiler::run() {
    payload_.externals = static_cast<std::uint32_t>(region_.inputs.size() + region_.outputs.size());
    for (std::size_t i = 0; i < region_.inputs.size(); ++i) {
        const std::uint32_t id = add_value(dims_of(region_.inputs[i]));
        payload_.values[id].external = static_cast<std::uint32_t>(i);
        payload_.values[id].is_input = true;
        if (const Element* held = quantised_.held_as(region_.inputs[i])) payload_.values[id].element = *held;
        forms_[region_.inputs[i]].plain = id;
    }
    count_uses();
    for (const InstructionIndex at : region_.instructions.indices()) {
        const Instruction& instruction = region_.instructions[at];
        handle_ = at.number() + 1;
        out_.handles.push_back(handle_of(handle_, instruction));
        CHECKED(node(instruction).in(instruction.name));
    }
    handle_ = own_handle;
    for (std::size_t i = 0; i < region_.outputs.size(); ++i) CHECKED(output(i));
    CHECKED(finish());
    return std::move(out_);
}

void Compiler::count_uses() {
    for (const Instruction& node : region_.instructions) {
        const Arguments args(region_, node);
        for (std::size_t i = 0; i < node.args.size(); ++i) {
            const auto outs_begin = node.args.size() - std::min(node.args.size(), node.outs.size() + 1);
            if (i >= outs_begin && region_.values[node.args[i]].tensor()) continue;
            use(node.args[i]);
            for (const ValueId part : args.tensors(i)) {
                if (std::find(node.outs.begin(), node.outs.end(), part) == node.outs.end()) use(part);
            }
        }
    }
    for (const ValueId id : region_.outputs) use(id);
}

void Compiler::use(ValueId id) {
    const Tensor* held = region_.values[id].tensor();
    if (held) ++uses_[id];
    // A tensor with views has several users.
    if (held && held->alias_of != no_value) uses_[held->alias_of] += 2;
}

/// Whether the numbers are constant: a constant, or a dequantised constant.
bool Compiler::is_constant(ValueId id) const {
    const auto* behind = quantised_.behind(id);
    return tensor(behind ? behind->integers : id).is_constant;
}

/// A constant's numbers in f32.
Result<Floats> Compiler::floats(ValueId id) const {
    if (const auto* behind = quantised_.behind(id)) {
        TRY(const ByteView stored, constant_bytes(region_, behind->integers));
        Floats items(stored.size());
        decode(behind->element, dims_of(id), stored.data(), items.data());
        return items;
    }
    if (tensor(id).dtype != DType::f32) return integers(id);
    TRY(const ByteView bytes, constant_bytes(region_, id));
    Floats items(bytes.size() / sizeof(float));
    if (!items.empty()) std::memcpy(items.data(), bytes.data(), items.size() * sizeof(float));
    return items;
}

/// Integers of one byte as they are.
Result<Floats> Compiler::integers(ValueId id) const {
    TRY(const ByteView bytes, constant_bytes(region_, id));
    const bool is_signed = tensor(id).dtype == DType::i8;
    Floats items;
    for (const std::byte byte : bytes) {
        const auto number = std::to_integer<std::uint8_t>(byte);
        items.push_back(is_signed ? static_cast<float>(static_cast<std::int8_t>(number)) : static_cast<float>(number));
    }
    return items;
}

/// The shape as a node stores it: the dynamic dimension is left open.
Dims Compiler::stored_shape(ValueId id) const {
    Dims shape = dims_of(id);
    const Tensor& held = tensor(id);
    for (std::size_t i = 0; i < held.sizes.size(); ++i) {
        if (!held.sizes[i].is_constant()) shape[i] = 0;
    }
    return shape;
}

/// The value as the program has it.
Result<std::uint32_t> Compiler::plain(ValueId id) {
    Forms& forms = forms_[id];
    if (forms.plain != no_id) return forms.plain;
    if (forms.nhwc != no_id) return forms.plain = transpose(forms.nhwc, to_nchw, own_handle);
    const Tensor& held = tensor(id);
    if (is_constant(id)) {
        TRY(Floats items, floats(id));
        return forms_[id].plain = add_constant(dims_of(id), std::move(items), element_of_constant(id));
    }
    if (const auto* behind = quantised_.behind(id)) {
        if (!is_nhwc_only(behind->integers)) return dequantised(id, false);
        TRY(const std::uint32_t last, dequantised(id, true));
        return forms_[id].plain = transpose(last, to_nchw, own_handle);
    }
    if (const auto folded = folded_.find(id); folded != folded_.end()) {
        TRY(const Floats items, floats(folded->second.first));
        return forms_[id].plain =
                   add_constant(dims_of(id), permuted(items, dims_of(folded->second.first), folded->second.second));
    }
    if (held.alias_of == no_value)
        return Error{.what = message("'{name}' is used before it is computed", region_.values[id].name)};
    TRY(const std::uint32_t root, plain(held.alias_of));
    Node node{.kind = Kind::reshape, .handle = own_handle, .inputs = {root}};
    node.list = stored_shape(id);
    const std::uint32_t made = add_node(std::move(node), dims_of(id));
    payload_.values[made].element = payload_.values[root].element;
    return forms_[id].plain = made;
}

/// The dequantised numbers, for consumers that need them.
Result<std::uint32_t> Compiler::dequantised(ValueId id, bool channels_last) {
    const ValueId from = quantised_.behind(id)->integers;
    TRY(const std::uint32_t integers, channels_last ? nhwc(from) : plain(from));
    Node made{.kind = Kind::convert, .handle = dequantising_.at(id), .inputs = {integers}};
    const std::uint32_t to = add_node(std::move(made), payload_.values[integers].dims);
    return (channels_last ? forms_[id].nhwc : forms_[id].plain) = to;
}

/// The value with its channels last.
Result<std::uint32_t> Compiler::nhwc(ValueId id) {
    if (forms_[id].nhwc != no_id) return forms_[id].nhwc;
    if (is_constant(id)) {
        TRY(const Floats items, floats(id));
        return forms_[id].nhwc = add_constant(permuted(dims_of(id), to_nhwc), permuted(items, dims_of(id), to_nhwc),
                                              element_of_constant(id));
    }
    const auto* behind = quantised_.behind(id);
    if (behind && forms_[id].plain == no_id && is_nhwc_only(behind->integers)) return dequantised(id, true);
    TRY(const std::uint32_t from, plain(id));
    return forms_[id].nhwc = transpose(from, to_nhwc, own_handle);
}

bool Compiler::is_nhwc_only(ValueId id) const {
    const auto found = forms_.find(id);
    const bool is_made = found != forms_.end() && (found->second.plain != no_id || found->second.nhwc != no_id);
    if (is_made) return found->second.plain == no_id;
    const auto* behind = quantised_.behind(id);
    return behind && is_nhwc_only(behind->integers);
}

/// The operand of an instruction: the integers behind a value if it is computed on them.
ValueId Compiler::operand(const Instruction& in, ValueId id) const {
    const auto* behind = quantised_.made_as(in.outs[0]) ? quantised_.behind(id) : nullptr;
    return behind ? behind->integers : id;
}

/// The node of an instruction, its result in the element type that it is computed as.
std::uint32_t Compiler::add(const Instruction& in, Node node, Dims dims) {
    const std::uint32_t made = add_node(std::move(node), std::move(dims));
    if (const Element* element = quantised_.made_as(in.outs[0])) payload_.values[made].element = *element;
    return made;
}

Result<> Compiler::node(const Instruction& in) {
    if (const PlainOp* row = plain_op(in.op)) return elementwise(in, *row);
    if (in.op == quantize_op) return quantise(in);
    if (dynamic_part(in.op) != Dynamic::no) return at_run_time(in);
    if (in.op == dequantize_op || in.op == dequantize_channels_op) {
        dequantising_.emplace(in.outs[0], handle_);  // a node only if the numbers are used
        return done;
    }
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

/// A node of its own, or the element type of the previous node.
Result<> Compiler::quantise(const Instruction& in) {
    const ValueId from = in.args[0], to = in.outs[0];
    if (const ValueId root = root_of(region_, from); quantised_.made_as(root)) {
        const Forms& made = forms_[root];
        const std::uint32_t value = made.plain != no_id ? made.plain : made.nhwc;
        for (const Node& node : payload_.nodes) {
            if (node.output == value) fused_into(node);
        }
        if (from != root) CHECKED(plain(from));
        forms_[to] = forms_[from];
        return done;
    }
    const bool last = is_nhwc_only(from);
    TRY(const std::uint32_t numbers, last ? nhwc(from) : plain(from));
    const std::uint32_t made =
        add_node({.kind = Kind::convert, .handle = 0, .inputs = {numbers}}, payload_.values[numbers].dims);
    payload_.values[made].element = element_of(region_, in);
    (last ? forms_[to].nhwc : forms_[to].plain) = made;
    return done;
}

Result<> Compiler::elementwise(const Instruction& in, const PlainOp& row) {
    const Arguments args(region_, in);
    Node made{.kind = row.kind, .handle = 0};
    if (row.kind == Kind::clamp) {
        made.min = static_cast<float>(in.op == "aten::relu.out" ? 0.0 : args.number(1).value_or(-INFINITY));
        if (in.op != "aten::relu.out") made.max = static_cast<float>(args.number(2).value_or(INFINITY));
        if (fuse_bounds(in, made)) return done;
    }
    if (row.kind == Kind::leaky_relu || row.kind == Kind::elu) made.scalar = static_cast<float>(*args.number(1));
    bool channels_last = false;
    for (std::size_t i = 0; i < row.tensors; ++i)
        channels_last = channels_last || is_nhwc_only(operand(in, in.args[i]));
    for (std::size_t i = 0; i < row.tensors && channels_last; ++i) {
        const Tensor& operand = tensor(in.args[i]);
        channels_last = operand.upper.size() == 4 || numel(operand.upper) == 1;
    }
    for (std::size_t i = 0; i < row.tensors; ++i) {
        const bool last = channels_last && tensor(in.args[i]).upper.size() == 4;
        const ValueId from = operand(in, in.args[i]);
        TRY(const std::uint32_t id, last ? nhwc(from) : plain(from));
        made.inputs.push_back(id);
    }
    const Dims dims = dims_of(in.outs[0]);
    if (channels_last) forms_[in.outs[0]].nhwc = add(in, std::move(made), permuted(dims, to_nhwc));
    else forms_[in.outs[0]].plain = add(in, std::move(made), dims);
    return done;
}

/// The node that made a value, if this instruction is its only user and the node may still be changed.
Node* Compiler::sole_producer(ValueId id) {
    if (uses_[id] != 1 && !quantised_.made_as(id)) return nullptr;
    const auto found = forms_.find(id);
    if (found == forms_.end() || (found->second.plain == no_id) == (found->second.nhwc == no_id)) return nullptr;
    const std::uint32_t value = found->second.plain != no_id ? found->second.plain : found->second.nhwc;
    for (auto node = payload_.nodes.rbegin(); node != payload_.nodes.rend(); ++node) {
        if (node->output == value) return node->has_bounds() ? nullptr : &*node;
    }
    return nullptr;
}

/// The instruction becomes part of `node`, and has no debug handle of its own.
void Compiler::fused_into(const Node& node) {
    const auto into = std::find_if(out_.handles.begin(), out_.handles.end(),
                                   [&node](const DebugHandle& handle) { return handle.id == node.handle; });
    if (into == out_.handles.end() || into->id == handle_) return;
    into->nodes.push_back(out_.handles.back().nodes.front());
    out_.handles.pop_back();
}

bool Compiler::fuse_bounds(const Instruction& in, const Node& bounds) {
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
        case Kind::fully_connected: break;
        default: return false;
    }
    if (!(bounds.min < bounds.max)) return false;
    producer->min = bounds.min;
    producer->max = bounds.max;
    forms_[in.outs[0]] = forms_[in.args[0]];
    fused_into(*producer);
    return true;
}

Result<> Compiler::output(std::size_t index) {
    TRY(std::uint32_t id, plain(region_.outputs[index]));
    if (payload_.values[id].constant != 0 || payload_.values[id].external != no_id) {
        Node made{.kind = Kind::copy, .handle = own_handle, .inputs = {id}};
        id = add_node(std::move(made), dims_of(region_.outputs[index]));
    }
    payload_.values[id].is_output = true;
    payload_.values[id].external = static_cast<std::uint32_t>(region_.inputs.size() + index);
    return done;
}

Result<Preprocessed> compile(const Method& region) { return Compiler(region).run(); }

}  // namespace arenascope::xnn
