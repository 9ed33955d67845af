#include "engine/study/shrink/shrink.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/tiled_method.h"
#include "engine/ops/access.h"
#include "engine/ops/split_sum.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/pass_ids.h"
#include "engine/passes/tile/reach.h"
#include "engine/study/footprint_flash.h"
#include "engine/study/shrink/arena_of_script.h"
#include "engine/study/shrink/shrink_rows.h"
#include "engine/study/shrink/shrink_runs.h"

namespace arenascope {
namespace {

constexpr std::size_t most_points = 8;                    // planned and run
constexpr std::int64_t least_loading = 64;                // bytes of the method allocator for a call
constexpr std::int64_t quick_nodes = 5'000;               // to place what is only compared
constexpr std::array soon_parts{2, 3};                    // quarters of the peak that a first program may have
constexpr std::array goal_percents{100, 96, 92, 88, 84};  // of the goal: placement cannot always use all free bytes

using Runs = RunTensors;

/// What every rewriting starts from.
Tuning folded(const Tuning& tuning) {
    Tuning out = tuning;
    out.edits.passes = passes_before_tiles(tuning);
    out.planner = planner_id::greedy_by_size;
    return out;
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
    if (stored.counts && lowering::rolls_loops(outcome.report.asked.edits.passes))
        report.instructions = stored.counts->instructions;  // those of a loop once
}

struct Candidate {
    CutPath path;
    std::size_t graph = 0;
    std::int64_t memory = 0;  ///< by a quick placement
    std::int64_t weight = 0;
};

/// Some of them, evenly, with the first and the last; the others are returned.
std::vector<Candidate> thin_out(std::vector<Candidate>& all) {
    std::vector<Candidate> some, others;
    if (all.size() <= most_points) return others;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool is_next = i == some.size() * (all.size() - 1) / (most_points - 1);
        (is_next ? some : others).push_back(std::move(all[i]));
    }
    all = std::move(some);
    return others;
}

/// The most pixels of a channels-last image that is made where a path has the most live bytes; 0: of none.
std::int64_t pixels_at_peak(const tile::Graph& graph, const CutPath& path) {
    std::int64_t pixels = 0;
    tile::OpIndex at{0};
    const auto look = [&](tile::OpIndex end, std::int64_t peak) {
        for (; at < end; ++at) {
            for (const tile::ValueIndex out : graph.ops()[at].outs) {
                const tile::GraphValue& value = graph.values()[out];
                if (peak >= path.peak && value.sizes.size() == 4 && value.is_channels_last())
                    pixels = std::max(pixels, value.sizes[2] * value.sizes[3]);
            }
        }
    };
    for (const tile::GroupSetting& group : path.groups) {
        while (at < group.begin) look(at + 1, graph.live()[at]);
        const auto cost = tile::cost_of(graph, group);
        look(group.end, cost ? cost->peak : 0);
    }
    while (at < graph.ops().next()) look(at + 1, graph.live()[at]);
    return pixels;
}

class Shrinker {
public:
    Shrinker(const Evaluator& engine, const std::shared_ptr<const Program>& program, const Tuning& tuning,
             const ShrinkOptions& options, Progress& progress)
        : engine_(engine), program_(program), asked_(tuning), tuning_(tuning), options_(options), progress_(progress) {
        // Other tiles are what is asked for, and the passes that were chosen with them go. Without tiles, such a pass
        // is the user's own, and belongs to what is compared with.
        for (Tuning* each : {&asked_, &tuning_}) each->edits.tiles.clear();
        std::erase_if(tuning_.edits.passes, lowering::is_chosen_with_tiles);
        if (!tuning.edits.tiles.empty()) asked_.edits.passes = tuning_.edits.passes;
        merges_places_ = options.counts_method_allocator || lowering::merges_places(asked_.edits.passes);
    }

    Result<ShrinkReport> run(const std::vector<VectorRun>& recorded) {
        CHECKED(begin(recorded));
        CHECKED(look_soon());
        // Each in full: what loops save is known only where programs without them are as good as they can be.
        for (const bool rolls : {false, true}) CHECKED(search(rolls));
        keep_best(report_.front, [this](const ShrunkProgram& each) { return memory_of(each); });
        return std::move(report_);
    }

private:
    /// How a graph of the program differs from the others.
    struct Variant {
        bool channels_last = false;
        std::int64_t plain_pixels = 0;
        bool recomputes = false, recomputes_halos = false, rolls = false;
        std::int64_t more_multiply_adds = 0;
    };

    /// Programs with loops, or those without.
    Result<> search(bool rolls) {
        const auto memory = [this](const ShrunkProgram& each) { return memory_of(each); };
        for (std::size_t i = 0, count = graphs_.size(); i < count; ++i)
            if (variants_[i].rolls == rolls) CHECKED(find_candidates(i));
        CHECKED(mix_layouts(rolls));
        std::vector<Candidate> own;
        std::copy_if(candidates_.begin(), candidates_.end(), std::back_inserter(own),
                     [&](const Candidate& each) { return variants_[each.graph].rolls == rolls; });
        keep_best(own, [](const Candidate& each) { return each.memory; });
        const std::vector<Candidate> others = thin_out(own);
        for (const Candidate& candidate : own) CHECKED(make(candidate));
        // Of the others, what may keep the goal at a lower cost; the last of them cost the least.
        std::size_t more = 0;
        for (auto at = others.rbegin(); at != others.rend() && more < most_points; ++at) {
            if (!may_keep_goal(*at, options_.goal, report_.front, memory)) continue;
            CHECKED(make(*at));
            ++more;
        }
        return done;
    }

    Result<> begin(const std::vector<VectorRun>& recorded) {
        TRY(report_.original, engine_.evaluate(*program_, asked_, {}, progress_));
        report_.arena = report_.original.plan().total_bytes;
        report_.instructions = static_cast<std::int64_t>(report_.original.method->instructions.size());
        count_memory(*program_, report_.original, device_runtime(tuning_), report_);
        TRY(base_, engine_.evaluate(*program_, folded(tuning_), {}, progress_));
        for (const Instruction& in : base_.method->instructions)
            report_.multiply_adds += ops::multiply_adds(*base_.method, in);
        CHECKED(add_graphs(false));
        plain_graphs_ = graphs_.size();
        Tuning again = folded(tuning_);
        again.edits.passes.emplace_back(lowering::recompute_pass);
        TRY(recomputing_, engine_.evaluate(*program_, again, {}, progress_));
        if (recomputing_.method->instructions.size() != base_.method->instructions.size()) CHECKED(add_graphs(true));
        if (options_.recomputes_halos) CHECKED(add_graphs_with(&Variant::recomputes_halos));
        // A loop takes as many bytes in the arena as its tiles, or more.
        if (options_.rolls_loops && options_.counts_method_allocator) CHECKED(add_graphs_with(&Variant::rolls));
        report_.notes = reasons();
        TriedGroups none(false);
        report_.weight = weighed(CutSearch(graphs_.front(), options_.cost, none).cost_as_it_is(), options_.cost);
        if (options_.cost == ShrinkCost::time) report_.weight += weight_of_multiply_adds(report_.multiply_adds);
        if (options_.cost == ShrinkCost::flash) report_.weight = report_.file.value_or(report_.weight);
        TRY(inputs_, run_inputs(*program_, report_.original, recorded));
        TRY(expected_, run_outputs(engine_, program_, report_.original, inputs_, progress_));
        return done;
    }

    /// The program in both layouts, if there is something to lay out differently.
    Result<> add_graphs(bool recomputes) {
        CHECKED(add_graph({.recomputes = recomputes}));
        return add_graph({.channels_last = true, .recomputes = recomputes});
    }

    /// Each program once more, with all its groups written in another way.
    Result<> add_graphs_with(bool Variant::*form) {
        for (Variant variant : std::vector(variants_)) {
            variant.*form = true;
            CHECKED(add_graph(variant));
        }
        return done;
    }

    Result<> add_graph(Variant variant) {
        const Method& method = variant.recomputes ? *recomputing_.method : *base_.method;
        const auto is_relaid = [&](const tile::GraphValue& value) {
            return value.id == no_value || value.order != method.values[value.id].tensor()->dim_order;
        };
        tile::GraphOptions options = tile_options(tuning_, variant.channels_last);
        options.plain_pixels = variant.plain_pixels;
        TRY(tile::Graph graph, tile::Graph::make(method, options));
        if (variant.channels_last && std::none_of(graph.values().begin(), graph.values().end(), is_relaid)) return done;
        graphs_.push_back(std::move(graph));
        variant.more_multiply_adds = 0;
        for (const Instruction& in : method.instructions) variant.more_multiply_adds += ops::multiply_adds(method, in);
        variant.more_multiply_adds -= report_.multiply_adds;
        variants_.push_back(variant);
        return done;
    }

    /// Large images of few channels are best cut by rows, small ones of many by channels, whose planes must then be
    /// contiguous: those that need the most bytes by rows get the other layout.
    Result<> mix_layouts(bool rolls) {
        const Candidate* best = nullptr;
        for (const Candidate& each : candidates_)
            if (variants_[each.graph].rolls == rolls && (!best || each.path.peak < best->path.peak)) best = &each;
        if (!best || !variants_[best->graph].channels_last) return done;
        const std::int64_t pixels = pixels_at_peak(graphs_[best->graph], best->path), peak = best->path.peak;
        if (pixels == 0) return done;
        const std::size_t count = graphs_.size();
        Variant mixed{.channels_last = true, .plain_pixels = pixels};
        mixed.recomputes = variants_[best->graph].recomputes;
        mixed.recomputes_halos = variants_[best->graph].recomputes_halos;
        mixed.rolls = variants_[best->graph].rolls;
        CHECKED(add_graph(mixed));
        return graphs_.size() > count ? find_candidates(count, peak) : done;
    }

    /// More than the original has.
    [[nodiscard]] std::int64_t weight_of(const CutPath& path, std::size_t graph) const {
        const std::int64_t repeated = variants_[graph].more_multiply_adds;
        const bool counts = options_.cost == ShrinkCost::time;
        return weighed(path.cost, options_.cost) + (counts ? weight_of_multiply_adds(repeated) : 0);
    }

    /// Why some of the program is in no group, each reason once.
    [[nodiscard]] std::vector<Message> reasons() const {
        std::vector<Message> found = graphs_.front().notes();
        std::set<std::string> uncut;  // operators
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
            const std::string& name = graphs_.front().instruction(op).op;
            if (is_long && !can_cut && uncut.insert(name).second)
                found.push_back(message("{operator} cannot be cut here", name));
        }
        if (has_open) found.push_back(message("results have no fixed size to cut along"));
        return found;
    }

    /// Whether it is one of the report; what is handed out is in it, too, however it was found.
    Result<bool> make(const Candidate& candidate) {
        TRY(auto point, made(candidate));
        if (!point) return false;
        auto& least = point->rolls_loops ? report_.least_rolled : report_.least_unrolled;
        least = std::min(least.value_or(memory_of(*point)), memory_of(*point));
        if (options_.found) options_.found(*point);
        report_.front.push_back(std::move(*point));
        return true;
    }

    /// The first smaller program, found long before the best one. None of the later ones may place as well.
    Result<> look_soon() {
        for (std::size_t i = plain_graphs_; i-- > 0;) {
            TriedGroups tried(false);
            CutSearch search(graphs_[i], options_.cost, tried, true);
            for (const std::int64_t part : soon_parts) {
                const std::int64_t limit = search.peak_as_it_is() * part / 4;
                TRY(auto path, search.within(limit, limit, progress_));
                if (!path) continue;
                const std::int64_t weight = weight_of(*path, i);
                if (is_too_much(weight)) continue;
                TRY(const bool is_made, make({.path = std::move(*path), .graph = i, .memory = 0, .weight = weight}));
                if (is_made) return done;
            }
        }
        return done;
    }

    [[nodiscard]] bool is_too_much(std::int64_t weight) const {
        return options_.max_extra &&
            static_cast<double>(weight) > *options_.max_extra * static_cast<double>(report_.weight);
    }

    /// The cuts of one layout of the program, placed; only those of fewer live bytes, if a number is given.
    Result<> find_candidates(std::size_t index, std::optional<std::int64_t> below = {}) {
        const tile::Graph& graph = graphs_[index];
        std::vector<CutPath> found;
        TriedGroups tried(options_.counts_method_allocator,
                          {variants_[index].recomputes_halos, variants_[index].rolls});
        const auto search_by = [&](ShrinkCost cost) -> Result<> {
            CutSearch search(graph, cost, tried);
            TRY(auto paths, search.front(progress_, below));
            found.insert(found.end(), std::make_move_iterator(paths.begin()), std::make_move_iterator(paths.end()));
            for (const int percent : goal_percents) {
                const std::int64_t limit = options_.goal.value_or(0) * percent / 100;
                if (limit <= 0 || limit >= below.value_or(search.peak_as_it_is())) continue;
                TRY(auto path, search.within(limit, limit, progress_));
                if (path) found.push_back(std::move(*path));
            }
            if (report_.unreached == 0 || search.unreached() < report_.unreached)
                report_.unreached = search.unreached();
            return done;
        };
        CHECKED(search_by(options_.cost));
        // Every instruction needs loading memory, and so does every place.
        if (options_.counts_method_allocator) {
            CHECKED(search_by(ShrinkCost::loading));
            if (options_.cost != ShrinkCost::work) CHECKED(search_by(ShrinkCost::work));
        }
        report_.groups_tried += tried.count();
        // The structures of a runtime with 32 bits take about half as much.
        const std::int64_t part = device_runtime(tuning_).abi == Abi::bits64 ? 1 : 2;
        PlanOptions quick = tuning_.options;
        quick.nodes = std::min(quick.nodes, quick_nodes);
        for (const CutPath& path : found) {
            Candidate candidate{.path = path, .graph = index};
            candidate.weight = weight_of(path, index);
            const std::int64_t loading = options_.counts_method_allocator ? path.cost.calls * least_loading / part : 0;
            // An already placed one needs at most the bytes that this one needs, and costs at most as much.
            const bool is_known = std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate& other) {
                return other.memory <= path.peak + loading && other.weight <= candidate.weight;
            });
            if (is_known || is_too_much(candidate.weight)) continue;
            // The groups alone tell which images keep their channels first when they are applied.
            const Variant& variant = variants_[index];
            const TiledMethod choice = tiled_groups(graph, path.groups, variant.channels_last);
            if (plain_pixels(graph.method(), choice) != variant.plain_pixels) continue;
            // A cut that is impossible in one layout may be possible in the other.
            const auto cut = tile::cut_script(graph, path.groups);
            if (!cut.ok() || (variant.rolls && cut.value().script.loops.empty())) continue;
            TRY(const ScriptMemory memory, placed_memory(cut.value(), tuning_.align, quick, progress_));
            candidate.memory = memory.arena + (options_.counts_method_allocator ? memory.loading / part : 0);
            candidates_.push_back(std::move(candidate));
        }
        return done;
    }

    [[nodiscard]] std::int64_t memory_of(const ShrunkProgram& point) const {
        return point.arena + (options_.counts_method_allocator ? point.method_allocator.value_or(0) : 0);
    }

    /// A method with branches and loops has no tiles. Its copies stay: views do not reach from one graph into another.
    Result<Method> cut(const Candidate& candidate) const {
        const bool recomputes = variants_[candidate.graph].recomputes;
        const Method& whole = recomputes ? *recomputing_.method : *base_.method;
        if (candidate.path.groups.empty() && lowering::has_jumps_or_moves(whole)) return Method(whole);
        return tile::cut_method(graphs_[candidate.graph], candidate.path.groups);
    }

    /// Writes, plans, verifies and runs it; nothing if it is not smaller or computes something else.
    Result<std::optional<ShrunkProgram>> made(const Candidate& candidate) {
        const std::optional<ShrunkProgram> none;
        if (progress_.cancelled()) return cancelled();
        // A cut that fails in one layout may succeed in the other.
        auto method = cut(candidate);
        if (!method.ok()) return none;
        ShrunkProgram point;
        point.program = rewritten_program(*program_, std::move(method).take());
        point.groups = candidate.path.groups;
        const Variant& variant = variants_[candidate.graph];
        point.has_channels_last = variant.channels_last;
        point.recomputes = variant.recomputes;
        point.recomputes_halos = variant.recomputes_halos && candidate.path.cost.multiply_adds > 0;
        point.rolls_loops = variant.rolls;
        point.more_multiply_adds = variant.more_multiply_adds + candidate.path.cost.multiply_adds;
        point.choice = tiled_groups(graphs_[candidate.graph], candidate.path.groups, variant.channels_last);
        Tuning tuning = unedited_tuning(tuning_, *base_.method);
        if (merges_places_) tuning.edits.passes.emplace_back(lowering::merge_places_pass);
        if (variant.rolls) tuning.edits.passes.emplace_back(lowering::roll_loops_pass);
        auto outcome = engine_.evaluate(*point.program, tuning, {}, progress_);
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
        const auto got = run_outputs(engine_, point.program, point.outcome, inputs_, progress_);
        if (!got.ok() || !compare_runs(got.value(), expected_, point).ok() || !point.is_equal) return none;
        return std::optional<ShrunkProgram>(std::move(point));
    }

    const Evaluator& engine_;
    const std::shared_ptr<const Program>& program_;
    Tuning asked_;   ///< how the original is planned
    Tuning tuning_;  ///< without the passes that are chosen with tiles
    bool merges_places_ = false;
    const ShrinkOptions& options_;
    Progress& progress_;
    ShrinkReport report_;
    Outcome base_, recomputing_;
    std::vector<tile::Graph> graphs_;
    std::vector<Variant> variants_;  ///< of graphs_
    std::size_t plain_graphs_ = 0;   ///< the first of graphs_, in which nothing is computed again
    std::vector<Candidate> candidates_;
    Runs inputs_, expected_;
};

}  // namespace

Tuning searched_tuning(Tuning tuning) {
    tuning.edits.tiles.clear();
    tuning.edits.passes = passes_before_tiles(tuning);
    std::erase_if(tuning.edits.passes, lowering::is_chosen_with_tiles);
    tuning.keep_loaded_plan = false;
    if (tuning.planner == planner_id::loaded) tuning.planner = planner_id::automatic;
    tuning.limits.clear();
    for (Pool& pool : tuning.pools) pool.capacity.reset();
    return tuning;
}

Tuning with_shrunk(Tuning tuning, const ShrunkProgram& point) {
    std::erase_if(tuning.edits.passes, lowering::is_chosen_with_tiles);
    if (lowering::merges_places(point.outcome.report.asked.edits.passes))
        tuning.edits.passes.emplace_back(lowering::merge_places_pass);
    if (point.recomputes) tuning.edits.passes.emplace_back(lowering::recompute_pass);
    if (point.recomputes_halos) tuning.edits.passes.emplace_back(lowering::recompute_halos_pass);
    if (point.rolls_loops) tuning.edits.passes.emplace_back(lowering::roll_loops_pass);
    return with_tiles(std::move(tuning), point.choice);
}

Result<ShrinkReport> shrink_program(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                    const Tuning& tuning, const std::vector<VectorRun>& recorded, Progress& progress,
                                    const ShrinkOptions& options) {
    if (program->format == FormatId::tflite)
        return shrink_by_rows(engine, program, tuning, recorded, progress, options);
    return Shrinker(engine, program, tuning, options, progress).run(recorded);
}

}  // namespace arenascope
