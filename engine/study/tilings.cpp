#include "engine/study/tilings.h"

#include <algorithm>
#include <numeric>

#include "engine/evaluate/tiled_method.h"
#include "engine/study/deadline.h"
#include "engine/study/shrink/shrink.h"

namespace arenascope {
namespace {

/// What a search finds until its time ends; nothing where the program cannot be cut.
Result<std::vector<Tiling>> find_tilings(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                         const Tuning& tuning, const Plan& plan, double seconds, Progress& progress) {
    Deadline deadline(progress,
                      Deadline::Clock::now() + std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000)));
    std::vector<Tiling> out;
    if (is_table(program->format)) return out;
    ShrinkOptions options;
    options.found = [&](const ShrunkProgram& found) {
        if (found.arena >= plan.total_bytes) return;
        const ProgramChange change{.kind = ProgramChange::Kind::tiles,
                                   .id = found.choice.method,
                                   .tiles = std::make_shared<const TiledMethod>(found.choice)};
        out.push_back({gain_of({change}, plan, found.outcome), found.weight, found.extra, found.outcome.plan().fits()});
    };
    const auto report = shrink_program(engine, program, tuning, {}, deadline.progress(), options);
    if (progress.cancelled()) return cancelled();
    if (!report.ok() && !report.error().is_cancelled) out.clear();
    std::stable_sort(out.begin(), out.end(),
                     [](const Tiling& a, const Tiling& b) { return a.gain.after < b.gain.after; });
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
    std::vector<Tiling> out;
    if (found.empty()) return out;
    out.push_back(found.front());
    const Tiling* cheapest = nullptr;
    for (const Tiling& each : found)
        if (each.fits && (!cheapest || each.weight < cheapest->weight)) cheapest = &each;
    if (cheapest && !plan.fits() && cheapest->gain.after > out.front().gain.after) out.push_back(*cheapest);
    return out;
}

}  // namespace arenascope
