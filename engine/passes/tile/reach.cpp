#include "engine/passes/tile/reach.h"

#include <algorithm>

#include "engine/ir/dependences.h"
#include "engine/ops/call_numbers.h"
#include "engine/ops/cortex_m.h"
#include "engine/ops/effects.h"
#include "engine/passes/tile/constants.h"
#include "engine/passes/tile/cortex_m_calls.h"

namespace arenascope::tile {
namespace {

using Kind = GraphOp::Kind;

ops::RowMap same_rows(std::size_t axis) { return {.kind = ops::RowMap::Kind::affine, .axis = axis}; }

Reach only(ops::RowMap map, std::int64_t period) {
    Reach out{.can_cut = true};
    out.needs = {{.map = std::move(map), .period = period}};
    return out;
}

bool is_empty(const GraphValue& value) {
    return std::find(value.sizes.begin(), value.sizes.end(), 0) != value.sizes.end();
}

/// The same elements in the same order. If rows of the result are not rows of the operand, they may be columns of
/// blocks, or the other way round.
Reach reshaped(const GraphValue& from, const GraphValue& to, const Cut& cut) {
    if (from.order != plain_order(from.sizes.size()) || to.order != plain_order(to.sizes.size())) return {};
    // Equal numbers may be different sizes at run time: the dimensions before must be the same.
    const auto open_before = [](const GraphValue& value, std::size_t axis) {
        std::vector<std::uint16_t> found(value.symbols.begin(),
                                         value.symbols.begin() + static_cast<std::ptrdiff_t>(axis));
        std::erase(found, 0);
        std::sort(found.begin(), found.end());
        return found;
    };
    const auto is_alike = [&](std::size_t k) {
        return from.symbols[k] == 0 && open_before(from, k) == open_before(to, cut.axis);
    };
    if (cut.period == 0) {
        const ops::Access rows = ops::reshape_access(from.sizes, to.sizes, cut.axis);
        if (rows.can_cut && is_alike(rows.operands.front().axis)) return only(rows.operands.front(), 0);
    }
    const auto before = [](const GraphValue& value, std::size_t axis) { return ops::product_of(value.sizes, 0, axis); };
    const auto behind = [](const GraphValue& value, std::size_t axis) {
        return ops::product_of(value.sizes, axis + 1, value.sizes.size());
    };
    const std::int64_t rows = rows_of(to, cut), in_front = before(to, cut.axis) * (to.sizes[cut.axis] / rows);
    for (std::size_t k = 0; k < from.sizes.size(); ++k) {
        const std::int64_t length = from.sizes[k];
        if (behind(from, k) != behind(to, cut.axis) || length % rows != 0 || !is_alike(k) ||
            before(from, k) * (length / rows) != in_front)
            continue;
        return only(same_rows(k), length == rows ? 0 : rows);
    }
    return {};
}

Reach of_view(const GraphValue& from, const GraphValue& to, const GraphOp& op, const Cut& cut) {
    if (op.axes.empty()) return reshaped(from, to, cut);
    const std::size_t axis = op.axes[cut.axis];
    if (op.hi == 0 || axis != op.piece_axis) return only(same_rows(axis), cut.period);
    if (cut.period > 0) return {};
    const std::int64_t length = op.hi - op.lo, all = from.sizes[axis];
    const Ref whole = shape_of(from);
    // One of several blocks of columns: with the same rows of the other operands.
    if (!whole.is_contiguous(axis) && length > 1 && length < all && all % length == 0 && op.lo % length == 0)
        return only(same_rows(axis), length);
    ops::RowMap map = same_rows(axis);
    map.low = map.high = op.lo;
    return only(std::move(map), 0);
}

/// Whether a call can get the rows that it needs of its constants.
bool can_cut_constants(const Graph& graph, const GraphOp& op, const ops::Access& access, const Cut& cut) {
    const Instruction& in = graph.instruction(op);
    if (ops::effects(in.op).is_elementwise) return true;
    if (in.op == "aten::convolution.out") return cut.period == 0;
    if (in.op == "aten::index.Tensor_out")  // its indices are constants; otherwise access() would not know the rows
        return access.operands[0].kind != ops::RowMap::Kind::affine || !constant_of(graph.method(), in.args[0]);
    for (std::size_t i = 0; i < access.operands.size(); ++i) {
        if (access.operands[i].kind == ops::RowMap::Kind::whole) continue;
        bool has_constant = false;
        each_tensor(graph.method(), in.args[i],
                    [&](ValueId id) { has_constant = has_constant || constant_of(graph.method(), id) != nullptr; });
        const bool is_product = in.op == "aten::mm.out" || in.op == "aten::addmm.out" || in.op == "aten::bmm.out";
        if (has_constant && !is_product && in.op != "aten::index_select.out") return false;
    }
    return true;
}

}  // namespace

Reach reach(const Graph& graph, const GraphOp& op, std::size_t result, const Cut& cut) {
    const GraphValue& to = graph.values()[op.outs[result]];
    if (op.kind == Kind::fixed || op.takes_computed || to.symbols[cut.axis] != 0) return {};
    // Of nothing there are no rows, and no sizes to divide by.
    const bool has_elements = !is_empty(to) && std::none_of(op.ins.begin(), op.ins.end(), [&](const Operand& operand) {
        return is_empty(graph.values()[operand.value]);
    });
    if (!has_elements) return {};
    if (op.kind == Kind::view || op.kind == Kind::slice)
        return of_view(graph.values()[op.ins.front().value], to, op, cut);
    if (op.kind == Kind::relayout) return only(same_rows(cut.axis), cut.period);
    ops::Access access = ops::access(graph.method(), graph.instruction(op), result, cut.axis);
    if (!access.can_cut || !can_cut_constants(graph, op, access, cut)) return {};
    Reach out{.can_cut = true, .pads = access.pads};
    const std::int64_t all = to.sizes[cut.axis];
    if (graph.instruction(op).op == "aten::convolution.out") out.step = access.operands[0].divisor;
    if (ops::is_cortex_m(graph.instruction(op).op)) {
        const auto step = cortex_m_step(graph, op, cut, access.operands[0]);
        if (!step) return {};
        out.step = *step;
    }
    for (const Operand& operand : op.ins) {
        ops::RowMap& map = access.operands[operand.argument];
        const bool is_same = map.kind == ops::RowMap::Kind::whole ||
            (map.is_identity() && graph.values()[operand.value].sizes[map.axis] == all);
        if (cut.period > 0 && !is_same) return {};
        const bool is_index = map.kind == ops::RowMap::Kind::table;  // counts from the first row
        out.needs.push_back({.map = is_index ? ops::RowMap() : map, .period = cut.period});
    }
    return out;
}

}  // namespace arenascope::tile
