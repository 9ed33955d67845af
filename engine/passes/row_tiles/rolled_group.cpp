#include "engine/passes/row_tiles/rolled_group.h"

#include <algorithm>

namespace arenascope::rows {
namespace {

using ops::RowSpan;
using ops::TfliteRows;

constexpr std::int64_t most_more_rows = 16;  // that tiles take so that all of them are equal

/// One tile: which rows it has of each value.
class TileRun {
public:
    struct Known {
        RowSpan rows{}, right{};
    };

    TileRun(const RowGraph& graph, RowNeeds needs) : graph_(&graph), needs_(std::move(needs)) {}

    [[nodiscard]] const RowSpan& need(ValueId value) const { return needs_.at(value); }
    [[nodiscard]] bool needs(ValueId value) const { return needs_.contains(value); }
    [[nodiscard]] const Known& known(ValueId value) const { return known_.at(value); }
    [[nodiscard]] const RowSpan& used(InstructionIndex at) const { return used_.at(at); }

    void start(ValueId value) {
        const RowSpan all{0, graph_->rows(value)};
        known_[value] = {all, all};
    }
    void cut(ValueId value, const RowSpan& rows) { known_[value] = part(known_.at(value), rows); }

    /// The call on the rows that all its operands have.
    [[nodiscard]] bool run(InstructionIndex at) {
        const Instruction& in = graph_->instruction(at);
        const TfliteRows& rows = *graph_->rows_of(at);
        const auto operand = [&](std::size_t i) -> const Known& { return known_.at(in.args[rows.operands[i]]); };
        RowSpan common = operand(0).rows;
        for (std::size_t i = 1; i < rows.operands.size(); ++i)
            if (operand(i).rows.count() < common.count()) common = operand(i).rows;
        RowSpan right = common;
        for (std::size_t i = 0; i < rows.operands.size(); ++i) {
            if (!operand(i).rows.has(common)) return false;
            const RowSpan own = part(operand(i), common).right;
            right = {std::max(right.lo, own.lo), std::min(right.hi, own.hi)};
        }
        const ValueId result = in.outs.front();
        const auto made = rows.made_of(common, right, need(result));
        if (!made || !made->right.has(need(result))) return false;
        used_[at] = common;
        known_[result] = {made->rows, made->right};
        return true;
    }

private:
    static Known part(const Known& of, const RowSpan& rows) {
        return {rows, {std::max(of.right.lo, rows.lo), std::min(of.right.hi, rows.hi)}};
    }

    const RowGraph* graph_;
    RowNeeds needs_;
    std::map<ValueId, Known> known_;
    std::map<InstructionIndex, RowSpan> used_;
};

class RollPlanner {
public:
    RollPlanner(const RowGraph& graph, const RowGroup& group) : graph_(graph), group_(group) {}

    std::optional<RolledPlan> plan() {
        if (!find_ends() || !find_tiles() || !choose_rows()) return std::nullopt;
        plan_.is_inside = group_.roll == RowGroup::Roll::inside;
        const bool is_listed = ends_right() && list();
        if (!is_listed && (!cut_result() || !list())) return std::nullopt;
        plan_.more_multiply_adds = more_multiply_adds();
        return std::move(plan_);
    }

private:
    [[nodiscard]] ValueId result_of(InstructionIndex at) const { return graph_.instruction(at).outs.front(); }
    [[nodiscard]] bool is_made_here(ValueId value) const {
        return graph_.maker(value).valid() && graph_.maker(value) >= group_.begin && graph_.maker(value) < group_.end;
    }

    /// One operand from outside, one result.
    bool find_ends() {
        std::vector<ValueId> given;
        for (InstructionIndex at = group_.begin; at < group_.end; ++at) {
            const TfliteRows* rows = graph_.rows_of(at);
            if (!rows || rows->kind == TfliteRows::Kind::padding) return false;
            const Instruction& in = graph_.instruction(at);
            for (std::size_t i = 0; i < in.args.size(); ++i) {
                const ValueId id = in.args[i];
                if (!graph_.is_planned(id) || is_made_here(id)) continue;
                const auto& cut = rows->operands;
                if (std::find(cut.begin(), cut.end(), i) == cut.end()) return false;
                if (std::find(given.begin(), given.end(), id) == given.end()) given.push_back(id);
            }
        }
        const std::vector<ValueId> results = results_of(graph_, group_);
        if (given.size() != 1 || results.size() != 1) return false;
        plan_.from = given.front();
        plan_.to = results.front();
        return true;
    }

    bool find_tiles() {
        const std::int64_t rows = graph_.rows(plan_.to), each = (rows + group_.tiles - 1) / group_.tiles;
        plan_.tiles = (rows + each - 1) / each;
        if (plan_.tiles != group_.tiles || plan_.tiles < 2) return false;
        for (std::int64_t tile = 0; tile < plan_.tiles; ++tile) {
            const std::int64_t first = std::min(tile * each, rows - each);
            parts_.push_back({first, first + each});
            RowNeeds needs{{plan_.to, parts_.back()}};
            if (!add_needs(graph_, group_, false, needs)) return false;
            tiles_.emplace_back(graph_, std::move(needs));
            tiles_.back().start(plan_.from);
            for (InstructionIndex at = group_.begin; at < group_.end; ++at)
                if (!tiles_.back().needs(result_of(at))) return false;
        }
        return true;
    }

    /// Of the operand, and of each result that is cropped: the fewest with which the operators up to the next of these
    /// compute what is needed.
    bool choose_rows() {
        ValueId value = plan_.from;
        InstructionIndex at = group_.begin;
        while (at < group_.end) {
            InstructionIndex end = at + 1;
            while (end < group_.end && !crops(graph_, group_, end - 1)) ++end;
            if (!choose_rows(value, at, end)) return false;
            value = result_of(end - 1);
            at = end;
        }
        return true;
    }

    bool cut_result() {
        for (std::size_t i = 0; i < tiles_.size(); ++i) {
            if (!tiles_[i].known(plan_.to).right.has(parts_[i])) return false;
            tiles_[i].cut(plan_.to, parts_[i]);
        }
        return true;
    }

    /// Whether a later tile overwrites each row that is wrong: then none needs to be cut off.
    [[nodiscard]] bool ends_right() const {
        std::vector<bool> is_right(static_cast<std::size_t>(graph_.rows(plan_.to)), false);
        for (const TileRun& tile : tiles_) {
            const auto& [rows, right] = tile.known(plan_.to);
            for (std::int64_t row = rows.lo; row < rows.hi; ++row)
                is_right[static_cast<std::size_t>(row)] = right.lo <= row && row < right.hi;
        }
        return std::find(is_right.begin(), is_right.end(), false) == is_right.end();
    }

    bool choose_rows(ValueId value, InstructionIndex begin, InstructionIndex end) {
        std::int64_t least = 0, most = graph_.rows(value);
        for (const TileRun& tile : tiles_) {
            least = std::max(least, tile.need(value).count());
            most = std::min(most, tile.known(value).rows.count());
        }
        most = std::min(most, least + most_more_rows);
        for (std::int64_t rows = least; rows <= most; ++rows) {
            std::vector<TileRun> tried;
            for (const TileRun& tile : tiles_) {
                auto run = with_rows(tile, value, rows, begin, end);
                if (!run) break;
                tried.push_back(std::move(*run));
            }
            if (tried.size() < tiles_.size()) continue;
            tiles_ = std::move(tried);
            return true;
        }
        return false;
    }

    /// As far below as possible: rows above are free sooner.
    static std::optional<TileRun> with_rows(const TileRun& tile, ValueId value, std::int64_t rows,
                                            InstructionIndex begin, InstructionIndex end) {
        const RowSpan& given = tile.known(value).rows;
        const RowSpan& need = tile.need(value);
        for (std::int64_t lo = std::min(need.lo, given.hi - rows); lo >= std::max(given.lo, need.hi - rows); --lo) {
            TileRun run = tile;
            run.cut(value, {lo, lo + rows});
            bool is_right = true;
            for (InstructionIndex at = begin; at < end && is_right; ++at) is_right = run.run(at);
            if (is_right) return run;
        }
        return std::nullopt;
    }

    /// The piece with these rows; it is cut out of the last one of the value if there is none yet.
    RolledIndex piece_of(ValueId value, const std::vector<std::int64_t>& first, std::int64_t rows) {
        RolledIndex last{};
        for (const RolledIndex at : plan_.pieces.indices()) {
            const RolledPiece& piece = plan_.pieces[at];
            if (piece.value != value) continue;
            if (piece.rows == rows && piece.first == first) return at;
            last = at;
        }
        plan_.pieces.push_back({value, rows, first});
        if (last.valid()) plan_.steps.push_back({.operands = {last}, .result = plan_.pieces.last()});
        return plan_.pieces.last();
    }
    template <class Rows>
    std::optional<RolledIndex> piece_with(ValueId value, const Rows& rows_of) {
        std::vector<std::int64_t> first;
        const std::int64_t rows = rows_of(tiles_.front()).count();
        for (const TileRun& tile : tiles_) {
            if (rows_of(tile).count() != rows) return std::nullopt;
            first.push_back(rows_of(tile).lo);
        }
        return piece_of(value, first, rows);
    }

    bool list() {
        plan_.pieces.clear();
        plan_.steps.clear();
        for (InstructionIndex at = group_.begin; at < group_.end; ++at) {
            const Instruction& in = graph_.instruction(at);
            RolledStep step{.source = at};
            for (const std::size_t i : graph_.rows_of(at)->operands) {
                const auto operand =
                    piece_with(in.args[i], [&](const TileRun& tile) -> const RowSpan& { return tile.used(at); });
                if (!operand) return false;
                step.operands.push_back(*operand);
            }
            const std::vector<RowSpan> made = made_by(at);
            std::vector<std::int64_t> first;
            for (const RowSpan& rows : made) {
                if (rows.count() != made.front().count()) return false;
                first.push_back(rows.lo);
            }
            plan_.pieces.push_back({result_of(at), made.front().count(), std::move(first)});
            step.result = plan_.pieces.last();
            plan_.steps.push_back(std::move(step));
        }
        const auto written =
            piece_with(plan_.to, [&](const TileRun& tile) -> const RowSpan& { return tile.known(plan_.to).rows; });
        if (!written) return false;
        plan_.written = *written;
        return !plan_.is_inside || stays_behind();
    }

    /// Rows as the call makes them, before they are cropped.
    [[nodiscard]] std::vector<RowSpan> made_by(InstructionIndex at) const {
        std::vector<RowSpan> out;
        for (const TileRun& tile : tiles_) {
            const RowSpan& used = tile.used(at);
            const auto made = graph_.rows_of(at)->made_of(used, used, tile.need(result_of(at)));
            out.push_back(made ? made->rows : RowSpan{});
        }
        return out;
    }

    /// What a tile writes is read by no later one. The operand is not needed behind the loop.
    [[nodiscard]] bool stays_behind() const {
        const ValueId from = plan_.from, to = plan_.to;
        if (graph_.last(from) >= group_.end || graph_.last(to) >= graph_.count()) return false;
        const Table<ValueId, Value>& values = graph_.method().values;
        if (graph_.bytes(to) > graph_.bytes(from) || values[from].tensor()->dtype != values[to].tensor()->dtype)
            return false;
        const RolledPiece &read = plan_.pieces[RolledIndex(0)], &made = plan_.pieces[plan_.written];
        std::int64_t needed = graph_.rows(from);  // from this row on, by later tiles
        for (std::size_t i = read.first.size(); i-- > 0;) {
            if ((made.first[i] + made.rows) * graph_.row_bytes(to) > needed * graph_.row_bytes(from)) return false;
            needed = std::min(needed, read.first[i]);
        }
        return true;
    }

    [[nodiscard]] std::int64_t more_multiply_adds() const {
        std::int64_t more = 0;
        for (const RolledStep& step : plan_.steps) {
            if (!step.source.valid()) continue;
            const std::int64_t all = graph_.rows_of(step.source)->out;
            const std::int64_t rows = plan_.pieces[step.result].rows * plan_.tiles;
            more += ops::tflite_multiply_adds(graph_.method(), graph_.instruction(step.source)) / all * (rows - all);
        }
        return more;
    }

    const RowGraph& graph_;
    const RowGroup& group_;
    RolledPlan plan_;
    std::vector<RowSpan> parts_;  ///< of the result, by tile
    std::vector<TileRun> tiles_;
};

}  // namespace

std::vector<std::int64_t> RolledPlan::begins(const RolledStep& cut) const {
    std::vector<std::int64_t> out;
    const RolledPiece &from_rows = pieces[cut.operands.front()], &to_rows = pieces[cut.result];
    for (std::size_t i = 0; i < to_rows.first.size(); ++i) out.push_back(to_rows.first[i] - from_rows.first[i]);
    return out;
}

std::optional<RolledPlan> plan_rolled(const RowGraph& graph, const RowGroup& group) {
    return RollPlanner(graph, group).plan();
}

}  // namespace arenascope::rows
