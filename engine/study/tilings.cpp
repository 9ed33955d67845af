#include "engine/study/tilings.h"

#include <algorithm>
#include <numeric>

#include "engine/evaluate/tiled_method.h"
#include "engine/passes/pass_ids.h"
#include "engine/study/deadline.h"
#include "engine/study/shrink/shrink.h"

namespace arenascope {
namespace {

/// The edits of with_shrunk(); nothing if that would also take a pass away.
std::vector<ProgramChange> changes_of(const ShrunkProgram& found, const Tuning& tuning) {
    const Tuning wanted = with_shrunk(tuning, found);
    std::vector<ProgramChange> out;
    const std::vector<std::string>& had = tuning.edits.passes;
    for (const std::string& pass : wanted.edits.passes)
        if (lowering::is_chosen_with_tiles(pass) && std::find(had.begin(), had.end(), pass) == had.end())
            out.push_back({.kind = ProgramChange::Kind::pass, .id = pass});
    out.push_back({.kind = ProgramChange::Kind::tiles,
                   .id = found.choice.method,
                   .tiles = std::make_shared<const TiledMethod>(found.choice)});
    const Tuning changed = std::accumulate(out.begin(), out.end(), tuning, with_change);
    return changed.edits == wanted.edits ? out : std::vector<ProgramChange>();
}

std::optional<Tiling> tiling_of(const ShrunkProgram& found, const Tuning& tuning, const Plan& plan) {
    if (found.arena >= plan.total_bytes) return std::nullopt;
    const std::vector<ProgramChange> changes = changes_of(found, tuning);
    if (changes.empty()) return std::nullopt;
    Gain gain = gain_of(changes, plan, found.outcome);
    gain.method_allocator = found.method_allocator;
    // Of the present capacities: the search may have been for others.
    const bool fits = std::all_of(plan.pools.begin(), plan.pools.end(), [&](const PoolResult& pool) {
        const PoolResult* after = found.outcome.plan().pool(pool.mem_id);
        return !pool.capacity || (after ? after->bytes : 0) <= *pool.capacity;
    });
    return Tiling{std::move(gain), found.weight, found.extra, fits};
}

void sort_by_gain(std::vector<Tiling>& all) {
    std::stable_sort(all.begin(), all.end(),
                     [](const Tiling& a, const Tiling& b) { return a.gain.after < b.gain.after; });
}

/// The largest gain, and what fits at the lowest cost. `all`: by gain.
std::vector<Tiling> worth_knowing(const std::vector<Tiling>& all, const Plan& plan) {
    std::vector<Tiling> out;
    if (all.empty()) return out;
    out.push_back(all.front());
    const Tiling* cheapest = nullptr;
    for (const Tiling& each : all)
        if (each.fits && (!cheapest || each.weight < cheapest->weight)) cheapest = &each;
    if (cheapest && !plan.fits() && cheapest->gain.after > out.front().gain.after) out.push_back(*cheapest);
    return out;
}

/// Bytes of the last pool that is too small.
std::optional<std::int64_t> goal_of(const Plan& plan) {
    std::optional<std::int64_t> out;
    for (const PoolResult& pool : plan.pools)
        if (!pool.fits()) out = pool.capacity;
    return out;
}

/// What a search finds until its time ends; nothing where the program cannot be cut.
Result<std::vector<Tiling>> find_tilings(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                         const Tuning& tuning, const Plan& plan, double seconds, Progress& progress) {
    Deadline deadline(progress,
                      Deadline::Clock::now() + std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000)));
    std::vector<Tiling> out;
    if (is_table(program->format)) return out;
    ShrinkOptions options{.goal = goal_of(plan)};
    options.found = [&](const ShrunkProgram& found) {
        if (auto tiling = tiling_of(found, tuning, plan)) out.push_back(std::move(*tiling));
    };
    const auto report = shrink_program(engine, program, tuning, {}, deadline.progress(), options);
    if (progress.cancelled()) return cancelled();
    if (!report.ok() && !report.error().is_cancelled) out.clear();
    sort_by_gain(out);
    return out;
}

}  // namespace

Result<std::optional<Gain>> measure_tiles(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                          const Tuning& tuning, const Plan& plan,
                                          const std::vector<ProgramChange>& changes, double seconds,
                                          Progress& progress) {
    const Tuning tuned = std::accumulate(changes.begin(), changes.end(), tuning, with_change);
    TRY(std::vector<Tiling> found, find_tilings(engine, program, tuned, plan, seconds, progress));
    if (found.empty()) return std::optional<Gain>();
    found.front().gain.changes = changes;
    return std::optional(std::move(found.front().gain));
}

Result<std::vector<Tiling>> measure_tilings(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                            const Tuning& tuning, const Plan& plan, double seconds,
                                            Progress& progress) {
    const Evaluator own(engine.extensions(), engine.stage_options());  // the cache of what is shown stays as it is
    TRY(const std::vector<Tiling> found, find_tilings(own, program, tuning, plan, seconds, progress));
    return worth_knowing(found, plan);
}

std::vector<Tiling> tilings_of(const ShrinkReport& report, const Tuning& tuning, const Plan& plan) {
    std::vector<Tiling> all;
    for (const ShrunkProgram& each : report.front)
        if (auto tiling = tiling_of(each, tuning, plan)) all.push_back(std::move(*tiling));
    sort_by_gain(all);
    return worth_knowing(all, plan);
}

}  // namespace arenascope
