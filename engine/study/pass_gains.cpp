#include "engine/study/pass_gains.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "engine/evaluate/tiled_method.h"
#include "engine/passes/pass_ids.h"
#include "engine/passes/passes.h"
#include "engine/study/deadline.h"

namespace arenascope {

namespace {

using Clock = Deadline::Clock;
constexpr int shares = 4;
/// The program of the first is planned and run, but no file can hold it: what it saves reaches no device. The second
/// saves no arena, and the others change nothing without tiles.
constexpr std::array not_tried{std::string_view("quantize-in-place"), lowering::merge_places_pass,
                               lowering::recompute_halos_pass, lowering::roll_loops_pass};

class Measurer {
public:
    Measurer(const Evaluator& engine, const Program& program, const Tuning& tuning, const Plan& plan, double seconds,
             Progress& progress)
        : engine_(engine),
          program_(program),
          tuning_(tuning),
          plan_(plan),
          share_(std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000 / shares))),
          end_(Clock::now() + shares * share_),
          progress_(progress) {}

    Result<GainStudy> run() {
        GainStudy study;
        auto changes = possible_changes(tuning_, plan_);
        if (is_table(program_.format)) std::erase_if(changes, changes_operators);
        study.possible = changes.size();
        study.is_complete = changes.empty();
        if (study.is_complete) return study;
        // First, as the others have to need less than a new plan of the same program.
        std::stable_partition(changes.begin(), changes.end(), is_planner);
        std::vector<ProgramChange> alone, slow;  // by gain, then those without a gain of their own
        for (const ProgramChange& change : changes) {
            TRY(const auto gain, with({change}));
            if (was_cut_) slow.push_back(change);
            else ++study.measured;
            if (gain) study.alone.push_back(*gain);
        }
        std::stable_sort(study.alone.begin(), study.alone.end(),
                         [](const Gain& a, const Gain& b) { return a.after < b.after; });
        for (const Gain& gain : study.alone) alone.push_back(gain.changes.front());
        const auto is_in = [](const std::vector<ProgramChange>& list, const ProgramChange& change) {
            return std::find(list.begin(), list.end(), change) != list.end();
        };
        for (const ProgramChange& change : changes)
            if (!is_in(alone, change) && !is_in(slow, change)) alone.push_back(change);
        return together(std::move(study), alone);
    }

private:
    /// Adds one change after another that makes the plan still smaller.
    Result<GainStudy> together(GainStudy study, const std::vector<ProgramChange>& changes) {
        study.is_complete = study.measured == study.possible;
        if (study.alone.empty()) return all_together(std::move(study), changes);
        Gain best = study.alone.front();
        for (const ProgramChange& change : changes) {
            if (excludes(best.changes, change)) continue;
            std::vector<ProgramChange> more = best.changes;
            more.push_back(change);
            TRY(const auto gain, with(more));
            study.is_complete = study.is_complete && !was_cut_;
            if (gain && gain->after < best.after) best = *gain;
        }
        if (best.after < study.alone.front().after) study.together = std::move(best);
        return study;
    }

    /// If no change helps alone: all passes, then with an order, and of these only those that the plan needs to be
    /// smaller.
    Result<GainStudy> all_together(GainStudy study, const std::vector<ProgramChange>& changes) {
        std::vector<ProgramChange> passes;
        for (const ProgramChange& change : changes)
            if (change.kind == ProgramChange::Kind::pass) passes.push_back(change);
        std::optional<Gain> best;
        const auto take = [&](const std::vector<ProgramChange>& some) -> Result<bool> {
            TRY(const auto gain, with(some));
            study.is_complete = study.is_complete && !was_cut_;
            const bool is_taken = gain &&
                (!best || gain->after < best->after ||
                 (gain->after == best->after && some.size() < best->changes.size()));
            if (is_taken) best = gain;
            return is_taken;
        };
        CHECKED(take(passes));
        for (const ProgramChange& change : changes) {
            if (change.kind == ProgramChange::Kind::pass) continue;
            std::vector<ProgramChange> more = passes;
            more.push_back(change);
            CHECKED(take(more));
        }
        for (std::size_t i = 0; best && best->changes.size() > 1 && i < best->changes.size();) {
            std::vector<ProgramChange> fewer = best->changes;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            TRY(const bool is_taken, take(fewer));
            i += is_taken ? 0 : 1;
        }
        study.together = std::move(best);
        return study;
    }

    /// A table of buffers has no operator to change, and its times are what was measured.
    static bool changes_operators(const ProgramChange& change) {
        return change.kind == ProgramChange::Kind::pass || change.kind == ProgramChange::Kind::schedule;
    }
    static bool is_planner(const ProgramChange& change) { return change.kind == ProgramChange::Kind::planner; }

    /// One that is already set, or a second operator order.
    static bool excludes(const std::vector<ProgramChange>& changes, const ProgramChange& other) {
        return std::any_of(changes.begin(), changes.end(), [&](const ProgramChange& each) {
            return each == other || (each.kind == other.kind && each.kind != ProgramChange::Kind::pass);
        });
    }

    /// The plan with these changes; nothing if it is not smaller.
    Result<std::optional<Gain>> with(const std::vector<ProgramChange>& changes) {
        const auto end = std::min(end_, Clock::now() + share_);
        const auto left = std::chrono::duration<double>(end - Clock::now()).count();
        was_cut_ = left <= 0;
        if (progress_.cancelled()) return cancelled();
        if (was_cut_) return std::optional<Gain>();
        Tuning tuning = std::accumulate(changes.begin(), changes.end(), tuning_, with_change);
        tuning.options.seconds = std::min(tuning.options.seconds.value_or(left), left);
        Deadline deadline(progress_, end);
        const auto outcome = engine_.evaluate_sizes(program_, tuning, {}, deadline.progress());
        if (progress_.cancelled()) return cancelled();
        if (!outcome.ok()) {
            was_cut_ = outcome.error().is_cancelled;
            return std::optional<Gain>();
        }
        return lower(changes, outcome.value());
    }

    /// With a change, a file's own plan is replaced: what a new plan saves alone is not a gain of the change.
    [[nodiscard]] std::optional<Gain> lower(std::vector<ProgramChange> changes, const Outcome& outcome) {
        const Plan& plan = outcome.plan();
        const bool is_anew = changes.size() == 1 && is_planner(changes.front());
        if (is_anew && plan.valid() && plan_.is_loaded()) anew_ = plan.total_bytes;
        const std::int64_t before = is_anew ? plan_.total_bytes : std::min(plan_.total_bytes, anew_);
        if (!plan.valid() || plan.total_bytes >= before || (plan_.fits() && !plan.fits())) return std::nullopt;
        if (anew_ < plan_.total_bytes && std::none_of(changes.begin(), changes.end(), is_planner))
            changes.push_back({ProgramChange::Kind::planner, std::string(planner_id::automatic)});
        return gain_of(changes, plan_, outcome);
    }

    const Evaluator& engine_;
    const Program& program_;
    const Tuning& tuning_;
    const Plan& plan_;
    Clock::duration share_;  ///< the time limit of one measurement
    Clock::time_point end_;
    Progress& progress_;
    std::int64_t anew_ = std::numeric_limits<std::int64_t>::max();  ///< bytes of a new plan without other changes
    bool was_cut_ = false;
};

}  // namespace

Gain gain_of(const std::vector<ProgramChange>& changes, const Plan& before, const Outcome& outcome) {
    const Plan& plan = outcome.plan();
    Gain gain{.changes = changes, .pools = {}, .before = before.total_bytes, .after = plan.total_bytes};
    for (const PoolResult& pool : before.pools) {
        const PoolResult* after = plan.pool(pool.mem_id);
        gain.pools.push_back({pool.mem_id, pool.name, pool.bytes, after ? after->bytes : 0});
    }
    for (const PoolResult& pool : plan.pools)
        if (!before.pool(pool.mem_id)) gain.pools.push_back({pool.mem_id, pool.name, 0, pool.bytes});
    for (const PassReport& pass : outcome.report.passes) {
        const bool is_new = std::any_of(changes.begin(), changes.end(), [&](const ProgramChange& change) {
            return change.kind == ProgramChange::Kind::pass && change.id == pass.id;
        });
        if (is_new) gain.stored_bytes += pass.stored_bytes;
    }
    return gain;
}

std::string_view name_of(ProgramChange::Kind kind) {
    switch (kind) {
        case ProgramChange::Kind::pass: return "pass";
        case ProgramChange::Kind::schedule: return "schedule";
        case ProgramChange::Kind::planner: return "planner";
        case ProgramChange::Kind::pools: return "place";
        case ProgramChange::Kind::tiles: return "tiles";
    }
    return {};
}

Tuning with_change(Tuning tuning, const ProgramChange& change) {
    switch (change.kind) {
        case ProgramChange::Kind::pass: tuning.edits.passes.push_back(change.id); break;
        case ProgramChange::Kind::schedule:
            tuning.schedule = schedule_mode_of(change.id).value_or(tuning.schedule);
            break;
        case ProgramChange::Kind::planner: tuning.planner = change.id; break;
        case ProgramChange::Kind::pools: tuning.place_auto = true; break;
        case ProgramChange::Kind::tiles: return change.tiles ? with_tiles(std::move(tuning), *change.tiles) : tuning;
    }
    tuning.keep_loaded_plan = false;
    return tuning;
}

std::vector<ProgramChange> possible_changes(const Tuning& tuning, const Plan& plan) {
    using Kind = ProgramChange::Kind;
    std::vector<ProgramChange> out;
    const auto& asked = tuning.edits.passes;
    for (const lowering::OptionalPass& pass : lowering::optional_passes())
        if (pass.keeps_values && std::find(not_tried.begin(), not_tried.end(), pass.id) == not_tried.end() &&
            std::find(asked.begin(), asked.end(), pass.id) == asked.end())
            out.push_back({Kind::pass, std::string(pass.id)});
    const std::string automatic(planner_id::automatic);
    if (tuning.planner != automatic || plan.planner == planner_id::loaded) out.push_back({Kind::planner, automatic});
    if (!tuning.place_auto && tuning.pools.size() > 1) out.push_back({Kind::pools, automatic});
    if (tuning.schedule != ScheduleMode::off) return out;
    for (const ScheduleMode mode : {ScheduleMode::search, ScheduleMode::exact})
        out.push_back({Kind::schedule, std::string(name_of(mode))});
    return out;
}

Result<GainStudy> measure_gains(const Evaluator& engine, const Program& program, const Tuning& tuning, const Plan& plan,
                                double seconds, Progress& progress) {
    const Evaluator own(engine.extensions(), engine.stage_options());  // the cache of what is shown stays as it is
    return Measurer(own, program, tuning, plan, seconds, progress).run();
}

}  // namespace arenascope
