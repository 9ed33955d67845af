#include "engine/passes/row_tiles/row_group.h"

#include <algorithm>

namespace arenascope::rows {
namespace {

using ops::RowSpan;
using ops::TfliteRows;

/// One tile of a group: what it needs, from its results backwards, then its calls.
class TileMaker {
public:
    TileMaker(const RowGraph& graph, const RowGroup& group, std::int64_t tile, RowPlan& plan)
        : graph_(graph), group_(group), tile_(tile), plan_(plan) {}

    void give(ValueId result, const RowSpan& part) {
        parts_[result] = part;
        needs_[result] = ops::hull(needs_[result], part);
    }

    [[nodiscard]] bool make() {
        if (!add_needs(graph_, group_, true, needs_)) return false;
        for (InstructionIndex at = group_.begin; at < group_.end; ++at)
            if (!call(at)) return false;
        return true;
    }
    [[nodiscard]] PieceIndex part_of(ValueId result) const { return written_.at(result); }

private:
    struct Known {
        PieceIndex piece{};
        RowSpan right{};
    };

    [[nodiscard]] ValueId result_of(InstructionIndex at) const { return graph_.instruction(at).outs.front(); }
    [[nodiscard]] const RowSpan& rows_of(PieceIndex at) const { return plan_.pieces[at].rows; }

    PieceIndex add(ValueId value, const RowSpan& rows, PieceIndex home) {
        plan_.pieces.push_back({value, rows, home});
        return plan_.pieces.last();
    }

    /// Rows of a value that is made outside, where they lie.
    Known from_outside(ValueId value) {
        const auto [at, is_new] = known_.try_emplace(value);
        if (!is_new) return at->second;
        const RowSpan all{0, graph_.rows(value)};
        at->second = {add(value, all, {}), all};
        if (!(needs_.at(value) == all)) at->second = cut(value, at->second, needs_.at(value));
        return at->second;
    }

    /// Rows of a piece, inside it.
    Known cut(ValueId value, const Known& from, const RowSpan& rows) {
        const Piece& whole = plan_.pieces[from.piece];
        const PieceIndex result = add(value, rows, whole.home);
        plan_.calls.push_back(
            {.kind = TileCall::Kind::slice, .operands = {from.piece}, .result = result, .tile = tile_});
        return {result, {std::max(from.right.lo, rows.lo), std::min(from.right.hi, rows.hi)}};
    }

    Known known(ValueId value) {
        const bool is_inside = graph_.maker(value).valid() && graph_.maker(value) >= group_.begin;
        return is_inside ? known_.at(value) : from_outside(value);
    }

    /// What the call takes, as it is where that is right, else cut to what it needs.
    std::optional<TfliteRows::Made> take(const TfliteRows& rows, const RowSpan& wanted,
                                         const std::vector<ValueId>& values, std::vector<Known>& operands) {
        for (const ValueId value : values) operands.push_back(known(value));
        const auto made_of_all = [&]() -> std::optional<TfliteRows::Made> {
            RowSpan right = operands.front().right;
            for (const Known& each : operands) {
                if (!(rows_of(each.piece) == rows_of(operands.front().piece))) return std::nullopt;
                right = {std::max(right.lo, each.right.lo), std::min(right.hi, each.right.hi)};
            }
            auto made = rows.made_of(rows_of(operands.front().piece), right, wanted);
            return made && made->right.has(wanted) ? made : std::nullopt;
        };
        if (auto made = made_of_all()) return made;
        const auto fewest = rows.needed_for(wanted);
        if (!fewest) return std::nullopt;
        for (std::size_t i = 0; i < operands.size(); ++i) {
            if (!rows_of(operands[i].piece).has(*fewest)) return std::nullopt;
            if (!(rows_of(operands[i].piece) == *fewest)) operands[i] = cut(values[i], operands[i], *fewest);
        }
        return made_of_all();
    }

    bool call(InstructionIndex at) {
        const ValueId value = result_of(at);
        const auto need = needs_.find(value);
        if (need == needs_.end()) return true;
        const TfliteRows& rows = *graph_.rows_of(at);
        std::vector<ValueId> values;
        for (const std::size_t operand : rows.operands) values.push_back(graph_.instruction(at).args[operand]);
        std::vector<Known> operands;
        const auto made = take(rows, need->second, values, operands);
        if (!made) return false;
        const auto part = parts_.find(value);
        const bool is_part = part != parts_.end() && made->rows == part->second;
        TileCall call{.source = at, .tile = tile_, .above = made->above, .below = made->below};
        for (const Known& each : operands) call.operands.push_back(each.piece);
        call.result = add(value, made->rows, {});
        if (!is_part) plan_.pieces[call.result].home = call.result;
        plan_.calls.push_back(call);
        Known found{call.result, made->right};
        if (crops(graph_, group_, at) && !(made->rows == need->second)) found = cut(value, found, need->second);
        known_[value] = found;
        if (part != parts_.end()) written_[value] = is_part ? call.result : copied(found, value, part->second);
        return true;
    }

    /// To where the rows belong.
    PieceIndex copied(const Known& from, ValueId value, const RowSpan& part) {
        const PieceIndex result = add(value, part, {});
        plan_.calls.push_back(
            {.kind = TileCall::Kind::slice, .operands = {from.piece}, .result = result, .tile = tile_});
        return result;
    }

    const RowGraph& graph_;
    const RowGroup& group_;
    std::int64_t tile_;
    RowPlan& plan_;
    RowNeeds needs_, parts_;
    std::map<ValueId, Known> known_;
    std::map<ValueId, PieceIndex> written_;
};

bool is_window(const TfliteRows& rows) { return rows.kind == TfliteRows::Kind::window && rows.reach > 1; }

std::int64_t more_multiply_adds(const RowGraph& graph, const RowGroup& group, const RowPlan& plan) {
    Table<InstructionIndex, std::int64_t> rows(graph.method().instructions.size(), 0);
    for (const TileCall& call : plan.calls)
        if (call.kind == TileCall::Kind::call) rows[call.source] += plan.pieces[call.result].rows.count();
    std::int64_t more = 0;
    for (InstructionIndex at = group.begin; at < group.end; ++at) {
        const std::int64_t all = graph.rows_of(at)->out;
        more += ops::tflite_multiply_adds(graph.method(), graph.instruction(at)) / all * (rows[at] - all);
    }
    return more;
}

}  // namespace

bool add_needs(const RowGraph& graph, const RowGroup& group, bool reads_more, RowNeeds& needs) {
    for (InstructionIndex at = group.end - 1; at >= group.begin; --at) {
        const auto found = needs.find(graph.instruction(at).outs.front());
        if (found == needs.end()) continue;  // no operator reads these rows in this tile
        const TfliteRows& rows = *graph.rows_of(at);
        const auto wanted = reads_more ? rows.needed_for(found->second) : rows.read_for(found->second);
        if (!wanted || wanted->count() < 1) return false;
        for (const std::size_t operand : rows.operands) {
            RowSpan& all = needs[graph.instruction(at).args[operand]];
            all = ops::hull(all, *wanted);
        }
    }
    return true;
}

std::vector<ValueId> results_of(const RowGraph& graph, const RowGroup& group) {
    std::vector<ValueId> results;
    for (InstructionIndex at = group.begin; at < group.end; ++at) {
        const ValueId value = graph.instruction(at).outs.front();
        if (graph.last(value).valid() && graph.last(value) >= group.end) results.push_back(value);
    }
    return results;
}

bool crops(const RowGraph& graph, const RowGroup& group, InstructionIndex at) {
    if (group.crop == RowGroup::Crop::results || !is_window(*graph.rows_of(at))) return false;
    InstructionIndex later = at + 1;
    while (later < group.end && !is_window(*graph.rows_of(later))) ++later;
    return group.crop == RowGroup::Crop::windows || later == group.end;
}

bool RowPlan::is_in_place(const TileCall& call) const {
    if (call.kind != TileCall::Kind::slice) return false;
    const Piece &from = pieces[call.operands.front()], &to = pieces[call.result];
    return from.value == to.value && from.home == to.home;
}

std::optional<RowPlan> plan_rows(const RowGraph& graph, const RowGroup& group) {
    for (InstructionIndex at = group.begin; at < group.end; ++at)
        if (!graph.rows_of(at)) return std::nullopt;
    const std::vector<ValueId> results = results_of(graph, group);
    if (results.empty()) return std::nullopt;
    for (const ValueId result : results)
        if (graph.rows(result) < group.tiles) return std::nullopt;
    RowPlan plan;
    for (const ValueId result : results) plan.joins.push_back({.value = result});
    for (std::int64_t tile = 0; tile < group.tiles; ++tile) {
        TileMaker maker(graph, group, tile, plan);
        for (const ValueId result : results) {
            const std::int64_t rows = graph.rows(result);
            maker.give(result, {tile * rows / group.tiles, (tile + 1) * rows / group.tiles});
        }
        if (!maker.make()) return std::nullopt;
        for (RowPlan::Join& join : plan.joins) join.parts.push_back(maker.part_of(join.value));
    }
    plan.more_multiply_adds = more_multiply_adds(graph, group, plan);
    return plan;
}

}  // namespace arenascope::rows
