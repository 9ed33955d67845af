#include "engine/passes/row_tiles/tile_rows.h"

#include <algorithm>

#include "engine/passes/row_tiles/rolled_rows.h"
#include "engine/passes/row_tiles/row_writer.h"

namespace arenascope::rows {
namespace {

/// Every tile has operators of its own.
class TileWriter {
public:
    explicit TileWriter(RowWriter& out) : out_(out), graph_(out.graph()) {}

    void write(const RowPlan& plan) && {
        pieces_.assign(plan.pieces.size(), ValueId{no_value});
        tiles_.assign(plan.pieces.size(), 0);
        for (const TileCall& call : plan.calls) tiles_[call.result] = call.tile;
        for (const TileCall& call : plan.calls) {
            if (call.kind == TileCall::Kind::slice) slice(plan, call);
            else write(plan, call);
        }
        for (const RowPlan::Join& each : plan.joins) join(plan, each);
    }

private:
    ValueId value_of(const RowPlan& plan, PieceIndex at) {
        ValueId& known = pieces_[at];
        if (known != no_value) return known;
        const Piece& piece = plan.pieces[at];
        const std::int64_t row = graph_.row_bytes(piece.value);
        if (!piece.home.valid()) {
            if (piece.rows.count() == graph_.rows(piece.value)) return known = piece.value;
            known = out_.rows_of(piece.value, piece.rows.count(), tiles_[at]);
            out_.place_in(known, piece.value, piece.rows.lo * row);
            return known;
        }
        known = out_.rows_of(piece.value, piece.rows.count(), tiles_[at]);
        if (piece.home != at)
            out_.place_in(known, value_of(plan, piece.home), (piece.rows.lo - plan.pieces[piece.home].rows.lo) * row);
        return known;
    }

    void slice(const RowPlan& plan, const TileCall& call) {
        const Piece &from = plan.pieces[call.operands.front()], &to = plan.pieces[call.result];
        const ValueId source = value_of(plan, call.operands.front()), result = value_of(plan, call.result);
        const std::vector<std::int64_t> sizes = out_.tensor(result).upper;  // values that are added move it
        const auto begin = static_cast<std::int32_t>(to.rows.lo - from.rows.lo);
        const ValueId begins = out_.integers({0, begin, 0, 0});
        const ValueId all = out_.integers({sizes.begin(), sizes.end()});
        out_.append("tflite::SLICE", "slice_" + out_.method().values[result].name, {source, begins, all}, result,
                    out_.options({1}));
    }

    void write(const RowPlan& plan, const TileCall& call) {
        const Instruction& source = graph_.instruction(call.source);
        const ops::TfliteRows& rows = *graph_.rows_of(call.source);
        Instruction in = source;
        if (call.tile > 0 || plan.calls.size() > 1) in.name += ".tile" + std::to_string(call.tile);
        in.fx_name.clear();  // a trace compares whole nodes
        for (std::size_t i = 0; i < rows.operands.size(); ++i)
            in.args[rows.operands[i]] = value_of(plan, call.operands[i]);
        if (rows.kind == ops::TfliteRows::Kind::padding) {
            Integers by = ops::constant_integers(graph_.method(), source.args[1]);
            by[2] = static_cast<std::int32_t>(call.above);
            by[3] = static_cast<std::int32_t>(call.below);
            in.args[1] = out_.integers(by, graph_.method().values[source.args[1]].tensor()->upper);
        }
        const ValueId result = value_of(plan, call.result);
        std::replace(in.args.begin(), in.args.end(), source.outs.front(), result);
        in.outs = {result};
        out_.method().instructions.push_back(std::move(in));
    }

    /// Several at once at most; what is joined first lies in the whole, too.
    void join(const RowPlan& plan, const RowPlan::Join& join) {
        std::vector<std::pair<ValueId, ops::RowSpan>> parts;
        for (const PieceIndex part : join.parts) parts.emplace_back(value_of(plan, part), plan.pieces[part].rows);
        const std::string name = graph_.method().values[join.value].name;
        const ValueId along_rows = out_.options({1, 1, 0});
        for (int level = 0; parts.size() > most_joined; ++level) {
            std::vector<std::pair<ValueId, ops::RowSpan>> joined;
            for (std::size_t i = 0; i < parts.size(); i += most_joined) {
                std::vector<ValueId> args;
                const std::size_t end = std::min(i + most_joined, parts.size());
                for (std::size_t k = i; k < end; ++k) args.push_back(parts[k].first);
                const ops::RowSpan rows{parts[i].second.lo, parts[end - 1].second.hi};
                const ValueId result = out_.rows_of(join.value, rows.count(), static_cast<std::int64_t>(i));
                out_.place_in(result, join.value, rows.lo * graph_.row_bytes(join.value));
                out_.append("tflite::CONCATENATION", "join_" + out_.method().values[result].name, args, result,
                            along_rows);
                joined.emplace_back(result, rows);
            }
            parts = std::move(joined);
        }
        std::vector<ValueId> args;
        args.reserve(parts.size());
        for (const auto& [id, rows] : parts) args.push_back(id);
        out_.append("tflite::CONCATENATION", "join_" + name, std::move(args), join.value, along_rows);
    }

    RowWriter& out_;
    const RowGraph& graph_;
    Table<PieceIndex, ValueId> pieces_;
    Table<PieceIndex, std::int64_t> tiles_;
};

}  // namespace

Result<Method> tiled_by_rows(const RowGraph& graph, const std::vector<RowGroup>& groups) {
    RowWriter writer(graph);
    InstructionIndex at{0};
    for (const RowGroup& group : groups) {
        for (; at < group.begin; ++at) writer.as_it_is(at);
        const auto plan = group.roll == RowGroup::Roll::none ? plan_rows(graph, group) : std::optional<RowPlan>();
        const auto loop = group.roll == RowGroup::Roll::none ? std::optional<RolledPlan>() : plan_rolled(graph, group);
        if (plan) TileWriter(writer).write(*plan);
        else if (loop) write_loop(writer, *loop);
        else
            return Error{.what = message("operators {begin} to {end} cannot be cut this way", group.begin.number(),
                                         group.end.number() - 1)};
        at = group.end;
    }
    for (; at < graph.count(); ++at) writer.as_it_is(at);
    return writer.done();
}

}  // namespace arenascope::rows
