#include "engine/study/shrink/shrink.h"

#include <algorithm>

#include "engine/ops/split_sum.h"
#include "engine/runner/inputs.h"
#include "engine/study/shrink/arena_of_script.h"

namespace arenascope {
namespace {

constexpr std::size_t most_points = 8;       // that are planned and run
constexpr std::int64_t quick_nodes = 5'000;  // to place what is only compared
constexpr std::size_t random_runs = 2;       // where none is recorded
constexpr std::uint64_t first_seed = 1;

using Runs = std::vector<std::vector<HostTensor>>;

/// What every rewriting starts from: nothing is cut that a constant could say.
Tuning folded(const Tuning& tuning) {
    Tuning out = tuning;
    out.edits.passes = {"fold-batch-norm", "fold-constants", "drop-unused-outputs"};
    out.planner = planner_id::greedy_by_size;
    return out;
}

/// A rewritten method is planned as it is.
Tuning unedited(const Tuning& tuning, const std::string& method) {
    Tuning out = tuning;
    out.edits = {};
    out.method = method;
    if (out.planner == planner_id::loaded) out.planner = planner_id::automatic;
    return out;
}

std::shared_ptr<const Program> program_of(const Program& original, Method method) {
    auto out = std::make_shared<Program>();
    out->path = original.path;
    out->file = original.file;
    out->align = original.align;
    out->named_data = original.named_data;
    out->methods.push_back(std::move(method));
    return out;
}

Result<Runs> outputs_of(const Evaluator& engine, const std::shared_ptr<const Program>& program, const Outcome& outcome,
                        const Runs& inputs, Progress& progress) {
    TRY(const auto executor, Executor::load(program, *outcome.method, outcome.plan(), engine.load_options()));
    Runs out;
    for (const auto& each : inputs) {
        TRY(RunResult result, executor->run(each, {}, progress));
        out.push_back(std::move(result.outputs));
    }
    return out;
}

Result<Runs> inputs_of(const Program& program, const Outcome& outcome, const std::vector<VectorRun>& recorded) {
    Runs inputs;
    for (const VectorRun& run : recorded)
        if (run.method.empty() || run.method == outcome.method->name) inputs.push_back(run.inputs);
    for (std::size_t i = 0; inputs.empty() || (recorded.empty() && i < random_runs); ++i) {
        InputRequest request{.values = InputRequest::Values::random};
        request.seed = first_seed + i;
        TRY(auto made, make_inputs(program, *outcome.method, outcome.plan(), request));
        inputs.push_back(std::move(made));
    }
    return inputs;
}

Result<> compare_runs(const Runs& got, const Runs& expected, ShrunkProgram& point) {
    point.is_equal = point.is_bit_for_bit = true;
    for (std::size_t run = 0; run < expected.size(); ++run) {
        for (std::size_t i = 0; i < expected[run].size(); ++i) {
            TRY(const Difference difference, compare(got[run][i], expected[run][i]));
            point.is_equal = point.is_equal && difference.first_mismatch < 0;
            point.is_bit_for_bit = point.is_bit_for_bit && got[run][i].bytes == expected[run][i].bytes;
            point.largest_difference = std::max(point.largest_difference, difference.max_abs);
        }
    }
    return done;
}

struct Candidate {
    CutPath path;
    std::size_t graph = 0;
    std::int64_t arena = 0;  ///< as a quick look places it
    std::int64_t weight = 0;
};

/// Fewer bytes for more cost.
template <class Point>
void keep_best(std::vector<Point>& all) {
    std::stable_sort(all.begin(), all.end(), [](const Point& a, const Point& b) {
        return a.arena != b.arena ? a.arena < b.arena : a.weight < b.weight;
    });
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::erase_if(all, [&](const Point& each) {
        if (each.weight >= least) return true;
        least = each.weight;
        return false;
    });
}

bool is_same(const CutPath& a, const CutPath& b) {
    return a.groups.size() == b.groups.size() &&
        std::equal(a.groups.begin(), a.groups.end(), b.groups.begin(),
                   [](const tile::GroupSetting& x, const tile::GroupSetting& y) { return x == y; });
}

/// What one layout of the program can be cut to, placed.
Result<> find_candidates(const tile::Graph& graph, std::size_t index, const Tuning& tuning,
                         const ShrinkOptions& options, ShrinkReport& report, std::vector<Candidate>& all,
                         Progress& progress) {
    CutSearch search(graph, options.cost);
    TRY(auto found, search.front(progress));
    report.groups_tried += search.groups_tried();
    PlanOptions quick = tuning.options;
    quick.nodes = std::min(quick.nodes, quick_nodes);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const bool is_known = std::any_of(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(i),
                                          [&](const CutPath& other) { return is_same(other, found[i]); });
        if (is_known) continue;
        // What cannot be cut in one layout may be in the other.
        const auto cut = tile::cut_script(graph, found[i].groups);
        if (!cut.ok()) continue;
        Candidate candidate{.path = found[i], .graph = index};
        candidate.weight = weighed(found[i].cost, options.cost);
        TRY(candidate.arena, arena_of(cut.value(), tuning.align, quick, progress));
        all.push_back(std::move(candidate));
    }
    return done;
}

}  // namespace

Result<ShrinkReport> shrink_program(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                    const Tuning& tuning, const std::vector<VectorRun>& recorded, Progress& progress,
                                    const ShrinkOptions& options) {
    ShrinkReport report;
    TRY(report.original, engine.evaluate(*program, tuning, {}, progress));
    report.arena = report.original.plan().total_bytes;
    report.instructions = static_cast<std::int64_t>(report.original.method->instructions.size());
    TRY(const Outcome base, engine.evaluate(*program, folded(tuning), {}, progress));
    for (const Instruction& in : base.method->instructions)
        report.multiply_adds += ops::multiply_adds(*base.method, in);
    std::vector<tile::Graph> graphs;
    std::vector<Candidate> candidates;
    for (const bool channels_last : {false, true}) {
        TRY(graphs.emplace_back(),
            tile::Graph::make(*base.method, {.channels_last = channels_last, .inputs_are_bound = !tuning.plan_inputs}));
    }
    for (std::size_t i = 0; i < graphs.size(); ++i)
        CHECKED(find_candidates(graphs[i], i, tuning, options, report, candidates, progress));
    keep_best(candidates);
    if (candidates.size() > most_points) candidates.resize(most_points);
    TRY(const Runs inputs, inputs_of(*program, report.original, recorded));
    TRY(const Runs expected, outputs_of(engine, program, report.original, inputs, progress));
    for (const Candidate& candidate : candidates) {
        if (progress.cancelled()) return cancelled();
        // What cannot be cut, planned or run in one layout may be in the other.
        auto method = tile::cut_method(graphs[candidate.graph], candidate.path.groups);
        if (!method.ok()) continue;
        ShrunkProgram point;
        point.program = program_of(*program, std::move(method).take());
        point.groups = candidate.path.groups;
        point.has_channels_last = candidate.graph == 1;
        auto outcome = engine.evaluate(*point.program, unedited(tuning, base.method->name), {}, progress);
        if (!outcome.ok()) continue;
        point.outcome = std::move(outcome).take();
        point.arena = point.outcome.plan().total_bytes;
        point.live_bytes = candidate.path.peak;
        point.cost = candidate.path.cost;
        point.weight = candidate.weight;
        point.instructions = static_cast<std::int64_t>(point.outcome.method->instructions.size());
        if (!point.outcome.plan().valid() || point.arena >= report.arena) continue;
        const auto got = outputs_of(engine, point.program, point.outcome, inputs, progress);
        if (!got.ok() || !compare_runs(got.value(), expected, point).ok()) continue;
        if (!point.is_equal) continue;
        if (options.found) options.found(point);
        report.front.push_back(std::move(point));
    }
    keep_best(report.front);
    return report;
}

}  // namespace arenascope
