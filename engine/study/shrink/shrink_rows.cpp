#include "engine/study/shrink/shrink_rows.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "engine/evaluate/row_tiled_method.h"
#include "engine/ops/split_sum.h"
#include "engine/passes/row_tiles/tile_rows.h"
#include "engine/study/micro_allocations.h"
#include "engine/study/shrink/row_search.h"
#include "engine/study/shrink/shrink_runs.h"

namespace arenascope {
namespace {

constexpr std::size_t most_points = 6;       // that are planned and run
constexpr std::int64_t quick_nodes = 5'000;  // to place what is only compared
constexpr std::size_t rows_axis = 1;
constexpr double most_more_work = 0.45;  ///< of the model's multiply-adds

/// What every rewriting starts from.
Tuning with_padding_folded(const Tuning& tuning) {
    Tuning out = tuning;
    out.edits.passes = {std::string(row_tiles_pass)};
    out.edits.tiles.clear();  // other tiles are what is asked for
    out.planner = planner_id::greedy_by_size;
    return out;
}

std::int64_t multiply_adds_of(const Method& method) {
    std::int64_t all = 0;
    for (const Instruction& in : method.instructions) all += ops::multiply_adds(method, in);
    return all;
}

struct RowCandidate {
    RowPath path;
    std::int64_t memory = 0;  ///< as a quick look places it
    std::int64_t weight = 0;
};

class RowShrinker {
public:
    RowShrinker(const Evaluator& engine, const std::shared_ptr<const Program>& program, const Tuning& tuning,
                const ShrinkOptions& options, Progress& progress)
        : engine_(engine), program_(program), tuning_(tuning), options_(options), progress_(progress) {}

    Result<ShrinkReport> run(const std::vector<VectorRun>& recorded) {
        CHECKED(begin(recorded));
        const auto& values = base_.method->values;
        const auto is_part = [](const Value& each) { return each.tensor() && each.tensor()->alias_of != no_value; };
        if (std::any_of(values.begin(), values.end(), is_part) || base_.method->graphs.size() > 1) {
            report_.notes.push_back(message("tensors share bytes already, or the program has several subgraphs"));
            return std::move(report_);
        }
        const rows::RowGraph graph(*base_.method);
        report_.notes = reasons(graph);
        TRY(const std::vector<RowPath> paths, paths_of(graph));
        std::vector<RowCandidate> candidates;
        for (const RowPath& path : paths) {
            TRY(auto candidate, placed(graph, path));
            if (candidate) candidates.push_back(std::move(*candidate));
        }
        keep_best(candidates, [](const RowCandidate& each) { return each.memory; });
        const auto memory = [](const ShrunkProgram& each) { return each.arena + *each.method_allocator; };
        std::size_t next = 0;
        for (; next < candidates.size() && report_.front.size() < most_points; ++next)
            CHECKED(make(graph, candidates[next]));
        // Behind them are those that cost less, the least last: one of them may keep the goal.
        std::size_t more = 0;
        for (std::size_t i = candidates.size(); i > next && more < most_points; --i) {
            if (!may_keep_goal(candidates[i - 1], options_.goal, report_.front, memory)) continue;
            CHECKED(make(graph, candidates[i - 1]));
            ++more;
        }
        keep_best(report_.front, memory);
        return std::move(report_);
    }

private:
    Result<> begin(const std::vector<VectorRun>& recorded) {
        Tuning untiled = tuning_;
        untiled.edits.tiles.clear();
        TRY(report_.original, engine_.evaluate(*program_, untiled, {}, progress_));
        const Method& method = *report_.original.method;
        report_.arena = report_.original.plan().total_bytes;
        report_.method_allocator = micro_allocations(method);
        report_.instructions = static_cast<std::int64_t>(method.instructions.size());
        report_.multiply_adds = multiply_adds_of(method);
        report_.weight = report_.multiply_adds;
        TRY(base_, engine_.evaluate(*program_, with_padding_folded(tuning_), {}, progress_));
        TRY(inputs_, run_inputs(*program_, report_.original, recorded));
        TRY(expected_, run_outputs(engine_, program_, report_.original, inputs_, progress_));
        return done;
    }

    /// With loops as well as without: a loop that looks better may leave less room for what is around it.
    Result<std::vector<RowPath>> paths_of(const rows::RowGraph& graph) {
        std::vector<RowPath> all;
        for (const bool rolls : {false, true}) {
            if (rolls && !options_.rolls_loops) break;
            RowSearch search(graph, {.rolls = rolls, .overwrites_inputs = tuning_.plan_inputs});
            TRY(std::vector<RowPath> paths, search.paths(progress_));
            report_.groups_tried += search.groups_tried();
            all.insert(all.end(), std::make_move_iterator(paths.begin()), std::make_move_iterator(paths.end()));
        }
        return all;
    }

    /// Operators on pictures that are in no group, each once.
    [[nodiscard]] static std::vector<Message> reasons(const rows::RowGraph& graph) {
        std::set<std::string> seen;
        std::vector<Message> found;
        for (InstructionIndex at{0}; at < graph.count(); ++at) {
            const Instruction& in = graph.instruction(at);
            const Tensor* out = in.outs.empty() ? nullptr : graph.method().values[in.outs.front()].tensor();
            const bool is_long = out && out->upper.size() == 4 && out->upper[rows_axis] > 1;
            if (is_long && !graph.rows_of(at) && seen.insert(in.op).second)
                found.push_back(message("{operator} cannot be cut here", in.op));
        }
        return found;
    }

    Result<std::optional<RowCandidate>> placed(const rows::RowGraph& graph, const RowPath& path) {
        RowCandidate candidate{.path = path};
        candidate.weight = weighed(path.cost, options_.cost);
        const double most_extra = std::min(options_.max_extra.value_or(most_more_work), most_more_work);
        if (static_cast<double>(path.multiply_adds) > most_extra * static_cast<double>(report_.multiply_adds))
            return std::optional<RowCandidate>();
        PlanOptions quick = tuning_.options;
        quick.nodes = std::min(quick.nodes, quick_nodes);
        TRY(const std::int64_t arena, arena_of(graph, path.groups, tuning_.align, quick, progress_));
        candidate.memory = arena + path.permanent;
        return std::optional(std::move(candidate));
    }

    Result<> make(const rows::RowGraph& graph, const RowCandidate& candidate) {
        TRY(auto point, made(graph, candidate));
        if (!point) return done;
        if (options_.found) options_.found(*point);
        report_.front.push_back(std::move(*point));
        return done;
    }

    /// Written, planned, verified and run; nothing where it needs no less, or computes something else.
    Result<std::optional<ShrunkProgram>> made(const rows::RowGraph& graph, const RowCandidate& candidate) {
        const std::optional<ShrunkProgram> none;
        if (progress_.cancelled()) return cancelled();
        TRY(Method method, rows::tiled_by_rows(graph, candidate.path.groups));
        ShrunkProgram point;
        point.program = rewritten_program(*program_, std::move(method));
        point.choice = row_tiled_groups(graph, candidate.path.groups);
        TRY(point.outcome, engine_.evaluate(*point.program, unedited_tuning(tuning_, *base_.method), {}, progress_));
        point.arena = point.outcome.plan().total_bytes;
        point.method_allocator = micro_allocations(*point.outcome.method);
        point.live_bytes = candidate.path.peak;
        point.cost = candidate.path.cost;
        point.weight = candidate.weight;
        point.instructions = static_cast<std::int64_t>(point.outcome.method->instructions.size());
        point.more_multiply_adds = candidate.path.multiply_adds;
        if (report_.multiply_adds > 0)
            point.extra = static_cast<double>(point.more_multiply_adds) / static_cast<double>(report_.multiply_adds);
        for (const rows::RowGroup& group : candidate.path.groups) {
            tile::GroupSetting setting{.begin = tile::OpIndex(group.begin.number()),
                                       .end = tile::OpIndex(group.end.number())};
            setting.axis = rows_axis;
            setting.tiles = group.tiles;
            point.groups.push_back(setting);
            point.loops.push_back(group.roll != rows::RowGroup::Roll::none);
        }
        const std::int64_t before = report_.arena + *report_.method_allocator;
        if (!point.outcome.plan().valid() || point.arena + *point.method_allocator >= before) return none;
        TRY(const auto got, run_outputs(engine_, point.program, point.outcome, inputs_, progress_));
        CHECKED(compare_runs(got, expected_, point));
        if (!point.is_bit_for_bit) return none;
        return std::optional<ShrunkProgram>(std::move(point));
    }

    const Evaluator& engine_;
    const std::shared_ptr<const Program>& program_;
    const Tuning& tuning_;
    const ShrinkOptions& options_;
    Progress& progress_;
    ShrinkReport report_;
    Outcome base_;
    RunTensors inputs_, expected_;
};

}  // namespace

Result<ShrinkReport> shrink_by_rows(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                    const Tuning& tuning, const std::vector<VectorRun>& recorded, Progress& progress,
                                    const ShrinkOptions& options) {
    return RowShrinker(engine, program, tuning, options, progress).run(recorded);
}

}  // namespace arenascope
