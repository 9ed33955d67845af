// Reads a method as operators and values, before layouts change.

#include <algorithm>
#include <set>

#include "engine/ir/dependences.h"
#include "engine/ops/access.h"
#include "engine/ops/cortex_m_access.h"
#include "engine/ops/effects.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/tile/graph.h"

namespace arenascope::tile {
namespace {

using Kind = GraphOp::Kind;
using Does = Instruction::Kind;

bool is_view_call(const Instruction& in) { return in.op == "executorch_prim::et_view.default" && in.args.size() == 3; }

bool is_plain(const Tensor& tensor) { return tensor.dim_order == plain_order(tensor.upper.size()); }

/// Why no group may contain an instruction; empty if one may.
Message why_fixed(const Method& method, const Instruction& in) {
    if (in.kind == Does::delegate) return message("a delegate is called");
    if (in.kind == Does::jump_false) return message("the method has control flow");
    if (in.kind != Does::kernel) return message("a move redirects a value");
    Message why;
    const auto look = [&](ValueId id) {
        const Tensor& tensor = *method.values[id].tensor();
        if (tensor.upper.size() > SmallVector<std::int64_t>::most)
            why = message("{value} has more than {count} dimensions", method.values[id].name,
                          SmallVector<std::int64_t>::most);
        if (tensor.dynamism == Dynamism::unbounded || tensor.grows)
            why = message("{value} has a size without an upper bound", method.values[id].name);
    };
    each_tensor_argument(method, in, look);
    if (!why.empty()) return why;
    if (is_view_call(in)) {
        const Tensor *from = method.values[in.args[0]].tensor(), *to = method.values[in.args[2]].tensor();
        const bool is_known = from && to && !from->is_constant && to->alias_of != no_value &&
            memory_root(method, in.args[0]) == to->alias_of && is_plain(*from) && is_plain(*to);
        return is_known ? Message() : message("{operator} shares bytes of an operand", in.op);
    }
    // An instruction without result tensors computes a number, or writes its last argument.
    const bool writes_last = in.outs.empty() && !in.args.empty() && method.values[in.args.back()].tensor();
    const ops::Effects& effects = ops::effects(in.op);
    if (writes_last || effects.is_in_place || effects.is_view)
        return message("{operator} updates or shares bytes of an operand", in.op);
    for (const ValueId out : in.outs) {
        const Tensor* tensor = method.values[out].tensor();
        if (!tensor || tensor->alias_of != no_value || tensor->is_state)
            return message("{value} is computed in place", method.values[out].name);
    }
    return {};
}

}  // namespace

void Graph::find_fixed() {
    fixed_.assign(method_->instructions.size(), false);
    blocks_ = find_flow(*method_).block;
    has_jumps_ = lowering::has_jumps_or_moves(*method_);
    std::set<std::string> noted;
    for (const InstructionIndex at : fixed_.indices()) {
        Message why = why_fixed(*method_, method_->instructions[at]);
        fixed_[at] = !why.empty();
        if (fixed_[at] && noted.insert(why.text()).second) notes_.push_back(std::move(why));
    }
}

/// Marks tensors that are updated, used on both sides of a jump, or unbounded.
void Graph::find_pinned() {
    constexpr std::int32_t nowhere = -1;
    pinned_.assign(method_->values.size(), false);
    computed_.assign(method_->values.size(), false);
    Table<ValueId, std::int32_t> block(method_->values.size(), nowhere);
    Table<ValueId, int> writers(method_->values.size(), 0);
    const auto note = [&](ValueId id, std::int32_t at) {
        for (const ValueId each : {id, memory_root(*method_, id)}) {
            if (block[each] != nowhere && block[each] != at) pinned_[each] = true;
            block[each] = at;
        }
    };
    for (const ValueId id : method_->inputs)
        each_tensor(*method_, id, [&](ValueId each) {
            if (!blocks_.empty()) note(each, blocks_.rows().front());
        });
    for (const InstructionIndex at : method_->instructions.indices()) {
        const Instruction& in = method_->instructions[at];
        each_tensor_argument(*method_, in, [&](ValueId id) { note(id, blocks_[at]); });
        const bool is_move = in.kind == Does::move && in.args.size() == 2;
        if (is_move || (in.kind == Does::kernel && in.outs.empty() && !in.args.empty()))
            computed_[in.args.back()] = true;
        for (const ValueId out : in.outs) {
            note(out, blocks_[at]);
            if (++writers[out] > 1) pinned_[out] = true;
        }
        if (in.kind == Does::kernel && fixed_[at])
            each_tensor_argument(*method_, in, [&](ValueId id) { pinned_[id] = true; });
    }
    for (const ValueId id : method_->values.indices()) {
        const Tensor* tensor = method_->values[id].tensor();
        if (!tensor) continue;
        if (tensor->is_state || tensor->grows || tensor->dynamism == Dynamism::unbounded) pinned_[id] = true;
        if (pinned_[id]) pinned_[memory_root(*method_, id)] = true;
    }
    for (const ValueId id : method_->values.indices())
        if (method_->values[id].tensor() && pinned_[memory_root(*method_, id)]) pinned_[id] = true;
}

std::uint16_t Graph::symbol_of(const sym::Expr& size) {
    auto at = std::find(expressions_.begin(), expressions_.end(), size);
    if (at == expressions_.end()) at = expressions_.insert(at, size);
    return static_cast<std::uint16_t>(at - expressions_.begin() + 1);
}

ValueIndex Graph::value_of(ValueId id) {
    if (index_[id].valid()) return index_[id];
    const Tensor& tensor = *method_->values[id].tensor();
    GraphValue value{.id = id,
                     .sizes = tensor.upper,
                     .order = tensor.dim_order,
                     .dtype = tensor.dtype,
                     .bytes = tensor.bytes().value_or(0)};
    for (std::size_t d = 0; d < tensor.sizes.size() && d < value.symbols.size(); ++d)
        if (!ops::is_fixed_size(*method_, tensor, d)) value.symbols[d] = symbol_of(tensor.sizes[d]);
    value.is_pinned = value.is_output = pinned_[id];
    index_[id] = values_.next();
    values_.push_back(std::move(value));
    return index_[id];
}

/// A view becomes an operator where it is first used.
ValueIndex Graph::used(ValueId id, InstructionIndex at) {
    const Tensor& tensor = *method_->values[id].tensor();
    if (made_[id] || tensor.alias_of == no_value || method_->values[tensor.alias_of].tensor()->is_constant)
        return value_of(id);
    made_[id] = true;
    GraphOp view{.kind = Kind::view, .source = {}, .position = at};
    view.offset = tensor.alias_offset;
    view.ins = {{.argument = 0, .value = value_of(tensor.alias_of)}};
    view.outs = {value_of(id)};
    if (blocks_.has(at)) view.block = blocks_[at];
    ops_.push_back(std::move(view));
    return value_of(id);
}

/// All its arguments keep their layout and place.
void Graph::read_fixed(InstructionIndex at) {
    const Instruction& in = method_->instructions[at];
    GraphOp op{.kind = Kind::fixed, .source = at, .position = at, .block = blocks_[at]};
    const auto name = [&](ValueId id) {
        if (method_->values[id].tensor()->is_constant) return;
        const bool is_made = std::find(in.outs.begin(), in.outs.end(), id) != in.outs.end() && !pinned_[id] &&
            method_->values[id].tensor()->alias_of == no_value;
        const ValueIndex value = is_made ? value_of(id) : used(id, at);
        values_[value].is_named = true;
        const auto is_it = [&](ValueIndex each) { return each == value; };
        if (!is_made) op.ins.push_back({.argument = 0, .value = value});
        else if (std::none_of(op.outs.begin(), op.outs.end(), is_it)) op.outs.push_back(value);
    };
    each_tensor_argument(*method_, in, name);
    for (const ValueId out : in.outs) name(out);
    ops_.push_back(std::move(op));
}

void Graph::read_view(InstructionIndex at) {
    const Instruction& in = method_->instructions[at];
    const ValueId to = in.args[2];
    const ValueIndex from = used(in.args[0], at);
    GraphOp view{.kind = Kind::view, .source = at, .position = at, .block = blocks_[at]};
    view.offset = method_->values[to].tensor()->alias_offset - method_->values[in.args[0]].tensor()->alias_offset;
    view.ins = {{.argument = 0, .value = from}};
    view.outs = {value_of(to)};
    made_[to] = true;
    ops_.push_back(std::move(view));
}

void Graph::read_call(InstructionIndex at) {
    const Instruction& in = method_->instructions[at];
    GraphOp op{.source = at, .position = at, .block = blocks_[at]};
    const std::vector<bool> is_read = ops::read_arguments(*method_, in);
    for (std::size_t i = 0; i < in.args.size(); ++i) {
        if (!is_read[i]) continue;
        each_tensor(*method_, in.args[i], [&](ValueId id) {
            if (!method_->values[id].tensor()->is_constant) op.ins.push_back({.argument = i, .value = used(id, at)});
        });
    }
    const std::vector<ValueId> scratch = ops::scratch_of(in);
    const bool names_sizes = in.op == "aten::expand_copy.out" || in.op == "aten::view_copy.out";
    for (const ValueId arg : in.args)
        each_value(*method_, arg,
                   [&](ValueId id) { op.takes_computed = op.takes_computed || (computed_[id] && !names_sizes); });
    for (const ValueId out : in.outs) {
        made_[out] = true;
        if (std::find(scratch.begin(), scratch.end(), out) == scratch.end()) op.outs.push_back(value_of(out));
    }
    ops_.push_back(std::move(op));
}

void Graph::read_method() {
    index_.assign(method_->values.size(), ValueIndex());
    made_.assign(method_->values.size(), false);
    find_fixed();
    find_pinned();
    for (const ValueId id : method_->inputs) {
        each_tensor(*method_, id, [&](ValueId each) {
            values_[value_of(each)].is_input = true;
            made_[each] = true;
        });
    }
    for (const InstructionIndex at : method_->instructions.indices()) {
        if (fixed_[at]) read_fixed(at);
        else if (is_view_call(method_->instructions[at])) read_view(at);
        else read_call(at);
    }
    for (const ValueId id : method_->outputs) {
        each_tensor(*method_, id, [&](ValueId each) {
            if (!method_->values[each].tensor()->is_constant)
                values_[used(each, method_->instructions.next())].is_output = true;
        });
    }
    given_.assign(values_.size(), false);
    for (const ValueIndex at : values_.indices()) given_[at] = values_[at].is_input;
    for (const GraphOp& op : ops_)
        if (op.kind == Kind::view) given_[op.outs.front()] = given_[op.ins.front().value];
}

}  // namespace arenascope::tile
