#include "engine/passes/tile/graph.h"

#include <algorithm>
#include <map>

#include "engine/ops/call_numbers.h"
#include "engine/ops/cortex_m_access.h"
#include "engine/ops/effects.h"
#include "engine/passes/method_edit.h"

namespace arenascope::tile {
namespace {

using Kind = GraphOp::Kind;

const std::vector<std::uint8_t> last_order{0, 2, 3, 1};

bool is_reduction(std::string_view op) {
    return op == "aten::mean.out" || op == "aten::sum.IntList_out" || op == "aten::amax.out" || op == "aten::amin.out";
}

bool is_elementwise(std::string_view op) { return ops::effects(op).is_elementwise; }

/// Over rows and columns, and no other axis.
bool reduces_the_plane(const Method& method, const Instruction& in) {
    const auto* dims = in.args.size() > 1 ? std::get_if<IntList>(&method.values[in.args[1]].data) : nullptr;
    if (!dims || dims->items.size() != 2) return false;
    std::vector<std::int64_t> axes;
    for (const ValueId id : dims->items) {
        const auto* number = std::get_if<std::int64_t>(&method.values[id].data);
        if (number) axes.push_back(*number < 0 ? *number + 4 : *number);
    }
    std::sort(axes.begin(), axes.end());
    return axes == std::vector<std::int64_t>{2, 3};
}

/// Whether a call names all sizes of its result, so that a view with these sizes is equivalent.
bool has_sizes(const Graph& graph, const GraphOp& op) {
    const GraphValue &from = graph.values()[op.ins.front().value], &to = graph.values()[op.outs.front()];
    const std::string& name = graph.instruction(op).op;
    if (name != "aten::expand_copy.out" && name != "aten::view_copy.out") return false;
    const auto* list = std::get_if<IntList>(&graph.method().values[graph.instruction(op).args[1]].data);
    if (!list || list->items.size() != to.sizes.size()) return false;
    for (const ValueId item : list->items) {
        const auto* number = std::get_if<std::int64_t>(&graph.method().values[item].data);
        if (number && *number < 0) return false;
    }
    const auto symbols_of = [](const GraphValue& value) {
        std::vector<std::uint16_t> found(value.symbols.begin(), value.symbols.end());
        std::sort(found.begin(), found.end());
        return found;
    };
    return symbols_of(from) == symbols_of(to);
}

}  // namespace

std::int64_t rows_of(const GraphValue& value, const Cut& cut) {
    return cut.period > 0 ? cut.period : value.sizes[cut.axis];
}

Ref shape_of(const GraphValue& value) {
    return {.sizes = value.sizes, .order = value.order, .dtype = value.dtype, .symbols = value.symbols, .id = value.id};
}

bool is_spatial(std::string_view op) {
    return op == "aten::convolution.out" || op == "aten::max_pool2d_with_indices.out" || op == "aten::avg_pool2d.out" ||
        op == "aten::upsample_bilinear2d.vec_out" || op == "aten::upsample_nearest2d.vec_out";
}

Result<Graph> Graph::make(const Method& method, const GraphOptions& options) {
    Graph graph;
    graph.method_ = &method;
    graph.options_ = options;
    graph.read_method();
    graph.find_slices();
    if (options.channels_last) {
        graph.choose_layouts();
        graph.insert_relayouts();
    }
    graph.make_views();
    graph.number();
    graph.find_storages();
    graph.count_live();
    return graph;
}

/// Parts of a tensor, one by one: unread parts are removed.
void Graph::find_slices() {
    Table<ValueIndex, bool> wanted(values_.size(), false);
    for (const GraphOp& op : ops_)
        for (const Operand& operand : op.ins) wanted[operand.value] = true;
    for (const ValueIndex at : values_.indices()) wanted[at] = wanted[at] || values_[at].is_output;
    Table<OpIndex, GraphOp> ops;
    for (GraphOp& op : ops_) {
        const std::string name = op.kind == Kind::call ? instruction(op).op : std::string();
        const bool is_select = name == "aten::select_copy.int_out", is_slice = name == "aten::slice_copy.Tensor_out";
        const bool is_split = name == "aten::split_with_sizes_copy.out";
        if (!(is_select || is_slice || is_split) || op.ins.size() != 1 || op.takes_computed) {
            ops.push_back(std::move(op));
            continue;
        }
        const ops::Call call(*method_, instruction(op), 0, 0);
        const Sizes& from = values_[op.ins.front().value].sizes;
        const std::size_t axis = call.wrapped(call.integer(is_split ? 2 : 1), from.size());
        // The start of a part may be known only at run time; in another shape it would not get its sizes.
        const bool is_open = axis < from.size() &&
            (values_[op.ins.front().value].symbols[axis] != 0 ||
             (is_select && values_[op.outs.front()].symbols != Symbols{}));
        if (axis >= from.size() || is_open || (is_slice && call.integer(4, 1) != 1)) {
            ops.push_back(std::move(op));
            continue;
        }
        std::int64_t at = is_split ? 0 : call.integer(2);
        if (at < 0) at += from[axis];
        at = std::clamp<std::int64_t>(at, 0, from[axis]);
        for (const ValueIndex out : op.outs) {
            GraphOp part{.kind = Kind::slice, .source = op.source, .position = op.position, .block = op.block};
            part.ins = op.ins;
            part.outs = {out};
            part.piece_axis = axis;
            part.lo = at;
            part.hi = at + (is_select ? 1 : values_[out].sizes[axis]);
            at = part.hi;
            for (std::size_t d = 0; d < values_[out].sizes.size(); ++d)
                part.axes.push_back(is_select && d >= axis ? d + 1 : d);
            if (part.hi > part.lo && (wanted[out] || op.outs.size() == 1)) ops.push_back(std::move(part));
        }
    }
    ops_ = std::move(ops);
}

bool Graph::takes_channels_last(const GraphOp& op) const {
    const auto is_image = [&](ValueIndex at) { return values_[at].sizes.size() == 4; };
    if (op.kind == Kind::slice) return is_image(op.outs.front()) && is_image(op.ins.front().value);
    if (op.kind != Kind::call) return false;
    // A tensor in another order of dimensions has sizes of its own, which are known only if they are fixed.
    const auto is_open = [&](ValueIndex at) { return values_[at].symbols != Symbols{}; };
    const auto reads_open = [&](const Operand& each) { return is_open(each.value); };
    if (std::any_of(op.outs.begin(), op.outs.end(), is_open) || std::any_of(op.ins.begin(), op.ins.end(), reads_open))
        return false;
    const Instruction& in = instruction(op);
    if (op.outs.empty()) return false;
    if (!is_image(op.outs.front()) && !is_reduction(in.op)) return false;
    for (const Operand& operand : op.ins)
        if (!is_image(operand.value)) return false;
    if (is_reduction(in.op)) return reduces_the_plane(*method_, in);
    if (in.op == "aten::avg_pool2d.out") {
        // A depthwise convolution is equivalent if there is no padding.
        const auto plain = [&](std::size_t arg, bool otherwise) {
            const auto* flag = in.args.size() > arg ? std::get_if<bool>(&method_->values[in.args[arg]].data) : nullptr;
            return flag ? *flag : otherwise;
        };
        const auto* pads = std::get_if<IntList>(&method_->values[in.args[3]].data);
        for (const ValueId id : pads ? pads->items : std::vector<ValueId>())
            if (std::get<std::int64_t>(method_->values[id].data) != 0) return false;
        return !plain(4, false) && values_[op.outs.front()].dtype == DType::f32 &&
            !std::holds_alternative<std::int64_t>(method_->values[in.args[6]].data);
    }
    return is_spatial(in.op) || is_elementwise(in.op) || in.op == "aten::cat.out";
}

/// From convolutions and pools across all elementwise operators next to them; inputs and outputs of the method keep
/// their layout, and so do small images.
void Graph::choose_layouts() {
    std::vector<bool> takes;
    for (const GraphOp& op : ops_) takes.push_back(takes_channels_last(op));
    Table<ValueIndex, bool> wanted(values_.size(), false);
    const auto want = [&](ValueIndex at) {
        const GraphValue& value = values_[at];
        if (wanted[at] || value.sizes.size() != 4 || value.is_input || value.is_output || value.is_named ||
            value.symbols != Symbols{} || value.sizes[2] * value.sizes[3] <= options_.plain_pixels)
            return false;
        wanted[at] = true;
        return true;
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (const OpIndex at : ops_.indices()) {
            if (!takes[at.row()]) continue;
            const GraphOp& op = ops_[at];
            const std::string& name = instruction(op).op;
            if (is_reduction(name)) continue;
            bool any = is_spatial(name);
            for (const Operand& operand : op.ins) any = any || wanted[operand.value];
            for (const ValueIndex out : op.outs) any = any || wanted[out];
            if (!any) continue;
            for (const Operand& operand : op.ins) changed = want(operand.value) || changed;
            for (const ValueIndex out : op.outs) changed = want(out) || changed;
        }
    }
    for (const ValueIndex at : values_.indices())
        if (wanted[at] && values_[at].order == plain_order(4)) values_[at].order = last_order;
}

/// One relayout where a value leaves or enters the channels-last images.
void Graph::insert_relayouts() {
    Table<OpIndex, GraphOp> ops;
    std::map<std::pair<ValueIndex, bool>, ValueIndex> other;
    std::int32_t block = 0;
    const auto relaid = [&](ValueIndex from, bool last, InstructionIndex position) {
        const auto [at, is_new] = other.try_emplace({from, last}, values_.next());
        if (!is_new) return at->second;
        GraphValue copy = values_[from];
        copy.id = no_value;
        copy.is_input = copy.is_output = false;
        copy.order = last ? last_order : plain_order(4);
        values_.push_back(std::move(copy));
        GraphOp op{.kind = Kind::relayout, .source = {}, .position = position, .block = block};
        op.ins = {{.argument = 0, .value = from}};
        op.outs = {at->second};
        ops.push_back(std::move(op));
        return at->second;
    };
    for (GraphOp& op : ops_) {
        if (op.block != block) other.clear();  // that block may be skipped at run time
        block = op.block;
        if (become_view(op)) {
            ops.push_back(std::move(op));
            continue;
        }
        const bool last = takes_channels_last(op) && [&] {
            if (options_.plain_pixels == 0 && is_spatial(instruction(op).op)) return true;
            const auto is_last = [&](ValueIndex at) { return values_[at].is_channels_last(); };
            return std::any_of(op.ins.begin(), op.ins.end(),
                               [&](const Operand& each) { return is_last(each.value); }) ||
                std::any_of(op.outs.begin(), op.outs.end(), is_last);
        }();
        for (Operand& operand : op.ins) {
            const GraphValue& value = values_[operand.value];
            if (value.sizes.size() == 4 && value.is_channels_last() != last &&
                (last || value.id == no_value || method_->values[value.id].tensor()->dim_order == plain_order(4)))
                operand.value = relaid(operand.value, last, op.position);
        }
        std::vector<std::pair<ValueIndex, ValueIndex>> made;  // result in another layout, and the value that it becomes
        for (ValueIndex& out : op.outs) {
            const bool is_kept = is_reduction(op.kind == Kind::call ? instruction(op).op : std::string());
            if (values_[out].sizes.size() != 4 || values_[out].is_channels_last() == last || (last && is_kept))
                continue;
            const ValueId id = values_[out].id;
            const bool is_own = id != no_value && method_->values[id].tensor()->dim_order == values_[out].order;
            if (!last && is_own) continue;  // the method's own layout
            GraphValue copy = values_[out];
            copy.id = no_value;
            copy.is_output = false;
            copy.order = last ? last_order : plain_order(4);
            made.emplace_back(values_.next(), out);
            out = values_.next();
            values_.push_back(std::move(copy));
        }
        const InstructionIndex position = op.position;
        ops.push_back(std::move(op));
        for (const auto& [from, to] : made) {
            GraphOp back{.kind = Kind::relayout, .source = {}, .position = position, .block = block};
            back.ins = {{.argument = 0, .value = from}};
            back.outs = {to};
            ops.push_back(std::move(back));
        }
    }
    ops_ = std::move(ops);
}

/// A copy whose result is its operand unchanged. Inputs and outputs of the caller stay separate.
bool Graph::become_view(GraphOp& op) const {
    if (op.kind == Kind::view || op.kind == Kind::fixed || op.ins.size() != 1 || op.outs.size() != 1) return false;
    const GraphValue &from = values_[op.ins.front().value], &to = values_[op.outs.front()];
    const bool is_callers =
        options_.inputs_are_bound && op.ins.front().value < given_.next() && given_[op.ins.front().value];
    if (from.dtype != to.dtype || to.is_output || is_callers || from.bytes == 0) return false;
    // The result of an update is not a copy of the old value.
    if (from.is_pinned) return false;
    if (to.symbols != Symbols{} && !has_sizes(*this, op)) return false;
    const auto is_plain = [](const GraphValue& value) { return value.order == plain_order(value.sizes.size()); };
    // Axes longer than 1 in memory order, by the operand's names.
    const auto lies_alike = [&](const std::vector<std::size_t>& axes) {
        std::vector<std::size_t> before, after;
        for (const std::uint8_t axis : from.order)
            if (from.sizes[axis] > 1) before.push_back(axis);
        for (const std::uint8_t axis : to.order)
            if (to.sizes[axis] > 1) after.push_back(axes[axis]);
        return before == after;
    };
    std::vector<std::size_t> axes;
    if (op.kind == Kind::slice) {
        if (!shape_of(from).is_contiguous(op.piece_axis)) return false;
        if (to.sizes.size() == from.sizes.size() ? to.order != from.order : !is_plain(from) || !is_plain(to))
            return false;
        op.offset = op.lo * (from.bytes / from.sizes[op.piece_axis]);
        op.kind = Kind::view;
        return true;
    }
    if (op.kind == Kind::relayout) {
        for (std::size_t d = 0; d < to.sizes.size(); ++d) axes.push_back(d);
        if (!lies_alike(axes)) return false;
    } else {
        const std::string& name = instruction(op).op;
        const ops::Call call(*method_, instruction(op), 0, 0);
        const std::size_t rank = from.sizes.size();
        if (name == "aten::view_copy.out" || name == "aten::unsqueeze_copy.out" ||
            name == "aten::squeeze_copy.dims_out" || name == "aten::squeeze_copy.dim_out" ||
            name == "aten::expand_copy.out") {
            if (from.bytes != to.bytes || !is_plain(from) || !is_plain(to)) return false;
        } else if (name == "aten::permute_copy.out" || name == "aten::transpose_copy.int_out") {
            for (std::size_t d = 0; d < rank; ++d) axes.push_back(d);
            if (name == "aten::permute_copy.out") {
                const Sizes dims = call.integers(1);
                if (dims.size() != rank) return false;
                for (std::size_t d = 0; d < rank; ++d) axes[d] = call.wrapped(dims[d], rank);
            } else {
                std::swap(axes[call.wrapped(call.integer(1), rank)], axes[call.wrapped(call.integer(2), rank)]);
            }
            if (!lies_alike(axes)) return false;
        } else if (name == "cortex_m::pad.out") {
            const auto is_zero = [](std::int64_t each) { return each == 0; };
            const Sizes before = call.integers(1), behind = call.integers(2);
            if (!std::all_of(before.begin(), before.end(), is_zero) ||
                !std::all_of(behind.begin(), behind.end(), is_zero) || to.sizes != from.sizes || to.order != from.order)
                return false;
            for (std::size_t d = 0; d < rank; ++d) axes.push_back(d);
        } else if (name == "aten::clone.out" || name == "aten::alias_copy.out" || name == "aten::lift_fresh_copy.out" ||
                   name == "aten::detach_copy.out" || name == "dim_order_ops::_clone_dim_order.out" ||
                   name == "dim_order_ops::_to_dim_order_copy.out") {
            for (std::size_t d = 0; d < rank; ++d) axes.push_back(d);
            if (to.sizes != from.sizes || !lies_alike(axes)) return false;
        } else {
            return false;
        }
    }
    op.axes = std::move(axes);
    op.kind = Kind::view;
    return true;
}

void Graph::make_views() {
    for (GraphOp& op : ops_) (void)become_view(op);
}

void Graph::number() {
    for (const OpIndex at : ops_.indices()) {
        for (const Operand& operand : ops_[at].ins) {
            values_[operand.value].last = at;
            auto& readers = values_[operand.value].readers;
            if (readers.empty() || readers.back() != at) readers.push_back(at);
        }
        for (const ValueIndex out : ops_[at].outs) values_[out].maker = at;
    }
    for (GraphValue& value : values_)
        if (value.is_output) value.last = ops_.next();
}

/// The operand whose lifetime ends here and that has the result's kind, if an operator works element by element.
ValueIndex Graph::writable_operand(OpIndex at) const {
    const GraphOp& op = ops_[at];
    if (op.kind != Kind::call || op.outs.size() != 1 || !ops::effects(instruction(op).op).may_lie_on_operand) return {};
    if (has_jumps_) return {};  // a reader of the file recognises overwritten places only in straight-line code
    const GraphValue& out = values_[op.outs.front()];
    if (out.is_output) return {};
    ValueIndex found;
    for (const Operand& operand : op.ins) {
        const GraphValue& in = values_[operand.value];
        const ValueIndex storage = in.storage;
        if (in.sizes != out.sizes || in.symbols != out.symbols || in.order != out.order || in.dtype != out.dtype ||
            values_[storage].bytes != out.bytes || values_[storage].is_input || values_[storage].is_pinned ||
            storage_last_[storage] != at)
            continue;
        // Another shape of the same bytes would read other places than are written.
        const bool is_alone = std::all_of(op.ins.begin(), op.ins.end(), [&](const Operand& other) {
            return values_[other.value].storage != storage || other.value == operand.value;
        });
        // An operand without other readers can be overwritten tile by tile, too.
        if (is_alone && (!found.valid() || in.readers.size() < values_[found].readers.size())) found = operand.value;
    }
    return found;
}

void Graph::find_storages() {
    storage_first_.assign(values_.size(), OpIndex());
    storage_last_.assign(values_.size(), OpIndex());
    for (const ValueIndex at : values_.indices()) values_[at].storage = at;
    const auto lay_in = [&](const GraphOp& view) {
        const GraphValue& from = values_[view.ins.front().value];
        GraphValue& to = values_[view.outs.front()];
        to.storage = from.storage;
        to.offset = from.offset + view.offset;
    };
    const auto last_of = [&](ValueIndex at) { return std::max(values_[at].last, values_[at].maker); };
    for (const ValueIndex at : values_.indices())
        if (values_[at].is_input) storage_last_[at] = last_of(at);
    // The lifetime of a view's storage must be known before an operator checks whether its operand's lifetime ends.
    for (const OpIndex at : ops_.indices()) {
        if (ops_[at].kind != Kind::view) continue;
        lay_in(ops_[at]);
    }
    for (const ValueIndex at : values_.indices()) {
        const ValueIndex storage = values_[at].storage;
        storage_last_[storage] = std::max(storage_last_[storage], last_of(at));
    }
    for (const OpIndex at : ops_.indices()) {
        if (ops_[at].kind == Kind::view) {
            lay_in(ops_[at]);
            continue;
        }
        const ValueIndex operand = writable_operand(at);
        if (!operand.valid()) continue;
        ops_[at].in_place = operand;
        const ValueIndex storage = values_[operand].storage, out = ops_[at].outs.front();
        storage_last_[storage] = std::max(storage_last_[storage], storage_last_[out]);
        for (GraphValue& value : values_)
            if (value.storage == out) value.storage = storage;
    }
    for (const ValueIndex at : values_.indices()) {
        OpIndex& first = storage_first_[values_[at].storage];
        const bool is_there = values_[at].is_input || values_[at].is_pinned;
        const OpIndex maker = is_there ? OpIndex(0) : values_[at].maker;
        if (!first.valid() || maker < first) first = maker;
    }
}

void Graph::count_live() {
    std::vector<std::int64_t> change(ops_.size() + 2, 0);
    for (const ValueIndex at : values_.indices()) {
        if (values_[at].storage != at || is_bound(at) || !storage_first_[at].valid()) continue;
        const OpIndex last = std::min(storage_last_[at], ops_.next());
        change[storage_first_[at].row()] += values_[at].bytes;
        change[last.row() + 1] -= values_[at].bytes;
    }
    const auto scratch_of = [&](const GraphOp& op) {
        std::int64_t all = 0;
        if (op.kind != Kind::call) return all;
        for (const ValueId scratch : ops::scratch_of(instruction(op)))
            if (const Tensor* tensor = method_->values[scratch].tensor()) all += tensor->bytes().value_or(0);
        return all;
    };
    std::int64_t live = 0;
    for (const OpIndex at : ops_.indices()) {
        live += change[at.row()];
        live_.push_back(live + scratch_of(ops_[at]));
    }
}

}  // namespace arenascope::tile
