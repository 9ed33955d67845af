#include "engine/study/shrink/shrink.h"

#include <algorithm>

#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/tiled_method.h"
#include "engine/ops/access.h"
#include "engine/ops/split_sum.h"
#include "engine/passes/tile/reach.h"
#include "engine/runner/inputs.h"
#include "engine/study/footprint_flash.h"
#include "engine/study/shrink/arena_of_script.h"

namespace arenascope {
namespace {

constexpr std::size_t most_points = 8;              // that are planned and run
constexpr std::int64_t loading_per_call = 230;      // bytes of the method allocator, to compare by
constexpr std::int64_t multiply_adds_per_byte = 2;  // in the time that a byte takes to move
constexpr std::int64_t quick_nodes = 5'000;         // to place what is only compared
constexpr std::size_t random_runs = 2;              // where none is recorded
constexpr std::uint64_t first_seed = 1;

using Runs = std::vector<std::vector<HostTensor>>;

/// What every rewriting starts from.
Tuning folded(const Tuning& tuning) {
    Tuning out = tuning;
    out.edits.passes = passes_before_tiles(tuning);
    out.planner = planner_id::greedy_by_size;
    return out;
}

/// A rewritten method is planned as it is.
Tuning unedited(const Tuning& tuning, const Method& method) {
    Tuning out = tuning;
    out.edits = {};
    out.method = method.name;
    out.core = method.core;
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

/// Whether a run was recorded with sizes that the method takes.
bool fits(const Method& method, const VectorRun& run) {
    std::size_t at = 0;
    for (const ValueId id : method.inputs) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor) continue;
        if (at >= run.inputs.size()) return false;
        const std::vector<std::int64_t>& shape = run.inputs[at++].shape;
        if (shape.size() != tensor->upper.size()) return false;
        for (std::size_t d = 0; d < shape.size(); ++d) {
            if (ops::is_fixed_size(method, *tensor, d) ? shape[d] != tensor->upper[d] : shape[d] > tensor->upper[d])
                return false;
        }
    }
    return true;
}

Result<Runs> inputs_of(const Program& program, const Outcome& outcome, const std::vector<VectorRun>& recorded) {
    Runs inputs;
    for (const VectorRun& run : recorded)
        if ((run.method.empty() || run.method == outcome.method->name) && fits(*outcome.method, run))
            inputs.push_back(run.inputs);
    const auto make = [&](std::uint64_t seed, InputRequest::Sizes sizes) -> Result<> {
        InputRequest request{.values = InputRequest::Values::random, .seed = seed, .sizes = sizes};
        TRY(inputs.emplace_back(), make_inputs(program, *outcome.method, outcome.plan(), request));
        return done;
    };
    for (std::size_t i = 0, count = inputs.empty() ? random_runs : 0; i < count; ++i)
        CHECKED(make(first_seed + i, InputRequest::Sizes::upper));
    const auto is_open = [&](ValueId id) {
        const Tensor* tensor = outcome.method->values[id].tensor();
        return tensor && tensor->dynamism != Dynamism::fixed;
    };
    if (std::any_of(outcome.method->inputs.begin(), outcome.method->inputs.end(), is_open))
        for (const auto sizes : {InputRequest::Sizes::upper, InputRequest::Sizes::example})
            CHECKED(make(first_seed + random_runs, sizes));
    return inputs;
}

Result<> compare_runs(const Runs& got, const Runs& expected, ShrunkProgram& point) {
    point.is_equal = point.is_bit_for_bit = true;
    point.runs = expected.size();
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

/// What the runtime takes to load a program, and its file.
template <class Report>
void count_memory(const Program& program, const Outcome& outcome, const RuntimeSetup& setup, Report& report) {
    const StoredProgram stored = stored_program(program, outcome);
    if (stored.counts) report.method_allocator = method_allocator(*stored.counts, setup).bytes;
    std::int64_t file = 0;
    for (const FootprintPart& part : stored.parts)
        if (!part.is_within) file += part.bytes;
    if (stored.counts) report.file = file;
}

struct Candidate {
    CutPath path;
    std::size_t graph = 0;
    std::int64_t memory = 0;  ///< as a quick look places it
    std::int64_t weight = 0;
};

/// Less memory for more cost.
template <class Point, class Memory>
void keep_best(std::vector<Point>& all, const Memory& memory) {
    std::stable_sort(all.begin(), all.end(), [&](const Point& a, const Point& b) {
        return memory(a) != memory(b) ? memory(a) < memory(b) : a.weight < b.weight;
    });
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::erase_if(all, [&](const Point& each) {
        if (each.weight >= least) return true;
        least = each.weight;
        return false;
    });
}

/// Some of them, evenly, with the first and the last.
void thin_out(std::vector<Candidate>& all) {
    if (all.size() <= most_points) return;
    std::vector<Candidate> some;
    for (std::size_t i = 0; i < most_points; ++i)
        some.push_back(std::move(all[i * (all.size() - 1) / (most_points - 1)]));
    all = std::move(some);
}

class Shrinker {
public:
    Shrinker(const Evaluator& engine, const std::shared_ptr<const Program>& program, const Tuning& tuning,
             const ShrinkOptions& options, Progress& progress)
        : engine_(engine), program_(program), tuning_(tuning), options_(options), progress_(progress) {
        tuning_.edits.tiles.clear();  // other tiles are what is asked for
    }

    Result<ShrinkReport> run(const std::vector<VectorRun>& recorded) {
        CHECKED(begin(recorded));
        if (options_.found) CHECKED(look_soon());
        for (std::size_t i = 0; i < graphs_.size(); ++i) CHECKED(find_candidates(i));
        keep_best(candidates_, [](const Candidate& each) { return each.memory; });
        thin_out(candidates_);
        for (const Candidate& candidate : candidates_) {
            TRY(auto point, made(candidate));
            if (!point) continue;
            if (options_.found) options_.found(*point);
            report_.front.push_back(std::move(*point));
        }
        keep_best(report_.front, [&](const ShrunkProgram& each) { return memory_of(each); });
        return std::move(report_);
    }

private:
    Result<> begin(const std::vector<VectorRun>& recorded) {
        TRY(report_.original, engine_.evaluate(*program_, tuning_, {}, progress_));
        report_.arena = report_.original.plan().total_bytes;
        report_.instructions = static_cast<std::int64_t>(report_.original.method->instructions.size());
        count_memory(*program_, report_.original, device_runtime(tuning_), report_);
        TRY(base_, engine_.evaluate(*program_, folded(tuning_), {}, progress_));
        for (const Instruction& in : base_.method->instructions)
            report_.multiply_adds += ops::multiply_adds(*base_.method, in);
        for (const bool channels_last : {false, true}) {
            TRY(graphs_.emplace_back(), tile::Graph::make(*base_.method, tile_options(tuning_, channels_last)));
        }
        const auto is_relaid = [&](const tile::GraphValue& value) {
            return value.id == no_value || value.order != base_.method->values[value.id].tensor()->dim_order;
        };
        if (std::none_of(graphs_.back().values().begin(), graphs_.back().values().end(), is_relaid)) graphs_.pop_back();
        report_.notes = reasons();
        report_.weight = weighed(CutSearch(graphs_.front(), options_.cost).cost_as_it_is(), options_.cost);
        if (options_.cost == ShrinkCost::time) report_.weight += report_.multiply_adds / multiply_adds_per_byte;
        if (options_.cost == ShrinkCost::flash) report_.weight = report_.file.value_or(report_.weight);
        TRY(inputs_, inputs_of(*program_, report_.original, recorded));
        TRY(expected_, outputs_of(engine_, program_, report_.original, inputs_, progress_));
        return done;
    }

    /// Why some of the program is in no group, each once.
    [[nodiscard]] std::vector<std::string> reasons() const {
        std::vector<std::string> found = graphs_.front().notes();
        bool has_open = false;
        for (const tile::GraphOp& op : graphs_.front().ops()) {
            if (op.kind != tile::GraphOp::Kind::call || op.outs.empty()) continue;
            const tile::GraphValue& out = graphs_.front().values()[op.outs.front()];
            bool can_cut = false, is_long = false;
            for (std::size_t axis = 0; axis < out.sizes.size(); ++axis) {
                is_long = is_long || (out.symbols[axis] == 0 && out.sizes[axis] > 1);
                can_cut = can_cut || tile::reach(graphs_.front(), op, 0, {.axis = axis}).can_cut;
            }
            has_open = has_open || (!is_long && out.symbols != tile::Symbols{});
            std::string why = message("{operator} cannot be cut here", graphs_.front().instruction(op).op).text();
            if (is_long && !can_cut && std::find(found.begin(), found.end(), why) == found.end())
                found.push_back(std::move(why));
        }
        if (has_open) found.push_back(message("results without a fixed size to cut along").text());
        return found;
    }

    /// The first program that is found, long before the best one.
    Result<> look_soon() {
        for (std::size_t i = graphs_.size(); i-- > 0;) {
            CutSearch search(graphs_[i], options_.cost, true);
            const std::int64_t limit = search.peak_as_it_is() / 2;
            TRY(auto path, search.within(limit, limit, progress_));
            if (!path) continue;
            const std::int64_t weight = weighed(path->cost, options_.cost);
            if (is_too_much(weight)) continue;
            TRY(const auto point, made({.path = std::move(*path), .graph = i, .memory = 0, .weight = weight}));
            if (!point) continue;
            options_.found(*point);
            break;
        }
        return done;
    }

    [[nodiscard]] bool is_too_much(std::int64_t weight) const {
        return options_.max_extra &&
            static_cast<double>(weight) > *options_.max_extra * static_cast<double>(report_.weight);
    }

    /// What one layout of the program can be cut to, placed.
    Result<> find_candidates(std::size_t index) {
        const tile::Graph& graph = graphs_[index];
        std::vector<CutPath> found;
        const auto search_by = [&](ShrinkCost cost) -> Result<> {
            CutSearch search(graph, cost);
            TRY(auto paths, search.front(progress_));
            found.insert(found.end(), std::make_move_iterator(paths.begin()), std::make_move_iterator(paths.end()));
            report_.groups_tried += search.groups_tried();
            if (report_.unreached == 0 || search.unreached() < report_.unreached)
                report_.unreached = search.unreached();
            return done;
        };
        CHECKED(search_by(options_.cost));
        // Every instruction takes something to load.
        if (options_.counts_method_allocator && options_.cost != ShrinkCost::work) CHECKED(search_by(ShrinkCost::work));
        PlanOptions quick = tuning_.options;
        quick.nodes = std::min(quick.nodes, quick_nodes);
        for (const CutPath& path : found) {
            Candidate candidate{.path = path, .graph = index};
            candidate.weight = weighed(path.cost, options_.cost);
            const std::int64_t loading = options_.counts_method_allocator ? path.cost.calls * loading_per_call : 0;
            // One that is placed already needs no more than this one must, and costs no more.
            const bool is_known = std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate& other) {
                return other.memory <= path.peak + loading && other.weight <= candidate.weight;
            });
            if (is_known || is_too_much(candidate.weight)) continue;
            // What cannot be cut in one layout may be in the other.
            const auto cut = tile::cut_script(graph, path.groups);
            if (!cut.ok()) continue;
            TRY(const std::int64_t arena, arena_of(cut.value(), tuning_.align, quick, progress_));
            candidate.memory = arena + loading;
            candidates_.push_back(std::move(candidate));
        }
        return done;
    }

    [[nodiscard]] std::int64_t memory_of(const ShrunkProgram& point) const {
        return point.arena + (options_.counts_method_allocator ? point.method_allocator.value_or(0) : 0);
    }

    /// Written, planned, verified and run; nothing where it needs no less, or computes something else.
    Result<std::optional<ShrunkProgram>> made(const Candidate& candidate) {
        const std::optional<ShrunkProgram> none;
        if (progress_.cancelled()) return cancelled();
        // What cannot be cut, planned or run in one layout may be in the other.
        auto method = tile::cut_method(graphs_[candidate.graph], candidate.path.groups);
        if (!method.ok()) return none;
        ShrunkProgram point;
        point.program = program_of(*program_, std::move(method).take());
        point.groups = candidate.path.groups;
        point.has_channels_last = candidate.graph == 1;
        point.choice = tiled_groups(graphs_[candidate.graph], candidate.path.groups, point.has_channels_last);
        auto outcome = engine_.evaluate(*point.program, unedited(tuning_, *base_.method), {}, progress_);
        if (!outcome.ok() && outcome.error().is_cancelled) return cancelled();
        if (!outcome.ok()) return none;
        point.outcome = std::move(outcome).take();
        point.arena = point.outcome.plan().total_bytes;
        point.live_bytes = candidate.path.peak;
        point.cost = candidate.path.cost;
        point.weight = candidate.weight;
        if (report_.weight > 0) point.extra = static_cast<double>(point.weight) / static_cast<double>(report_.weight);
        point.instructions = static_cast<std::int64_t>(point.outcome.method->instructions.size());
        count_memory(*point.program, point.outcome, device_runtime(tuning_), point);
        const std::int64_t before =
            report_.arena + (options_.counts_method_allocator ? report_.method_allocator.value_or(0) : 0);
        if (!point.outcome.plan().valid() || memory_of(point) >= before) return none;
        const auto got = outputs_of(engine_, point.program, point.outcome, inputs_, progress_);
        if (!got.ok() || !compare_runs(got.value(), expected_, point).ok() || !point.is_equal) return none;
        return std::optional<ShrunkProgram>(std::move(point));
    }

    const Evaluator& engine_;
    const std::shared_ptr<const Program>& program_;
    Tuning tuning_;
    const ShrinkOptions& options_;
    Progress& progress_;
    ShrinkReport report_;
    Outcome base_;
    std::vector<tile::Graph> graphs_;
    std::vector<Candidate> candidates_;
    Runs inputs_, expected_;
};

}  // namespace

Result<ShrinkReport> shrink_program(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                    const Tuning& tuning, const std::vector<VectorRun>& recorded, Progress& progress,
                                    const ShrinkOptions& options) {
    return Shrinker(engine, program, tuning, options, progress).run(recorded);
}

}  // namespace arenascope
