#include "engine/study/pass_rows.h"

#include <algorithm>

#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/peak_bytes.h"
#include "engine/ops/split_sum.h"
#include "engine/passes/passes.h"
#include "engine/study/deadline.h"

namespace arenascope {

namespace {

using Clock = Deadline::Clock;

bool is_same(const ProgramCost& a, const ProgramCost& b) {
    return a.arena == b.arena && a.constants == b.constants && a.multiply_adds == b.multiply_adds &&
        a.instructions == b.instructions;
}

class PassMeasurer {
public:
    PassMeasurer(const Evaluator& engine, const Program& program, const Tuning& tuning, double seconds,
                 Progress& progress)
        : engine_(engine),
          program_(program),
          tuning_(tuning),
          end_(Clock::now() + std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000))),
          progress_(progress) {}

    Result<PassTable> run() {
        PassTable table;
        Tuning bare = tuning_, all = tuning_;
        for (const std::string& id : choosable_passes()) {
            bare = with_pass(std::move(bare), id, false);
            all = with_pass(std::move(all), id, true);
        }
        TRY(const auto now, cost(tuning_));
        TRY(const auto without_any, cost(bare));
        if (!now || !without_any) return cancelled();
        table.now = *now;
        table.bare = *without_any;
        for (const std::string& id : choosable_passes()) {
            const auto& asked = tuning_.edits.passes;
            PassRow row{.id = id, .is_chosen = std::find(asked.begin(), asked.end(), id) != asked.end()};
            TRY(const auto other, cost(with_pass(tuning_, id, !row.is_chosen)));
            row.with = row.is_chosen ? now : other;
            row.without = row.is_chosen ? other : now;
            TRY(row.alone, cost(with_pass(bare, id, true)));
            table.rows.push_back(std::move(row));
        }
        TRY(table.together, cost(all));
        CHECKED(measure_in_company(table, all));
        for (const ProgramChange& change : order_and_pool_choices(tuning_)) {
            ChoiceRow row{.change = change, .is_chosen = has_choice(tuning_, change)};
            TRY(const auto other, cost(with_choice(tuning_, change, !row.is_chosen)));
            row.with = row.is_chosen ? now : other;
            row.without = row.is_chosen ? other : now;
            table.choices.push_back(std::move(row));
        }
        return table;
    }

private:
    /// What changes nothing alone may enable what another one finds.
    Result<> measure_in_company(PassTable& table, const Tuning& all) {
        if (!table.together || table.together->arena >= table.now.arena) return done;
        for (PassRow& row : table.rows) {
            if (row.is_chosen || !row.finds_nothing(table.bare)) continue;
            TRY(const auto others, cost(with_pass(all, row.id, false)));
            if (others) row.saves_with_others = std::max<std::int64_t>(0, others->arena - table.together->arena);
        }
        return done;
    }

    /// Nothing where the program cannot be planned so, or not soon enough.
    Result<std::optional<ProgramCost>> cost(Tuning tuning) {
        if (progress_.cancelled()) return cancelled();
        const double left = std::chrono::duration<double>(end_ - Clock::now()).count();
        if (left <= 0) return std::optional<ProgramCost>();
        tuning.options.seconds = std::min(tuning.options.seconds.value_or(left), left);
        Deadline deadline(progress_, end_);
        const auto outcome = engine_.evaluate_sizes(program_, tuning, {}, deadline.progress());
        if (progress_.cancelled()) return cancelled();
        return outcome.ok() && outcome.value().plan().valid() ? std::optional(cost_of(outcome.value())) : std::nullopt;
    }

    const Evaluator& engine_;
    const Program& program_;
    const Tuning& tuning_;
    Clock::time_point end_;
    Progress& progress_;
};

}  // namespace

ProgramCost cost_of(const Outcome& outcome) {
    ProgramCost out{.arena = outcome.plan().total_bytes,
                    .constants = constant_bytes(*outcome.method),
                    .instructions = static_cast<std::int64_t>(outcome.method->instructions.size())};
    for (const PoolResult& pool : outcome.plan().pools) out.pools.push_back({pool.mem_id, pool.name, pool.bytes});
    for (const Instruction& in : outcome.method->instructions)
        out.multiply_adds += ops::multiply_adds(*outcome.method, in);
    return out;
}

bool PassRow::finds_nothing(const ProgramCost& bare) const {
    return with && without && alone && is_same(*with, *without) && is_same(*alone, bare);
}

std::vector<std::string> choosable_passes() {
    std::vector<std::string> out;
    for (const lowering::OptionalPass& pass : lowering::optional_passes())
        if (pass.id != int8_pass && pass.id != fit_core_pass) out.emplace_back(pass.id);
    return out;
}

std::vector<ProgramChange> order_and_pool_choices(const Tuning& tuning) {
    using Kind = ProgramChange::Kind;
    std::vector<ProgramChange> out;
    for (const ScheduleMode mode : {ScheduleMode::search, ScheduleMode::exact})
        out.push_back({.kind = Kind::schedule, .id = std::string(name_of(mode))});
    if (tuning.pools.size() > 1) out.push_back({.kind = Kind::pools, .id = std::string(planner_id::automatic)});
    return out;
}

bool has_choice(const Tuning& tuning, const ProgramChange& change) {
    if (change.kind == ProgramChange::Kind::pools) return tuning.place_auto;
    return change.kind == ProgramChange::Kind::schedule && name_of(tuning.schedule) == change.id;
}

Tuning with_choice(Tuning tuning, const ProgramChange& change, bool on) {
    if (on) return with_change(std::move(tuning), change);
    if (change.kind == ProgramChange::Kind::pools) tuning.place_auto = false;
    if (change.kind == ProgramChange::Kind::schedule) tuning.schedule = ScheduleMode::off;
    return tuning;
}

Tuning with_pass(Tuning tuning, const std::string& id, bool on) {
    std::erase(tuning.edits.passes, id);
    if (on) tuning.edits.passes.push_back(id);
    tuning.keep_loaded_plan = false;
    return tuning;
}

Result<PassTable> measure_passes(const Evaluator& engine, const Program& program, const Tuning& tuning, double seconds,
                                 Progress& progress) {
    // With a cache of its own: so many tunings would push out the one that is shown, and another method redraws views.
    const Evaluator own(engine.extensions(), engine.stage_options());
    return PassMeasurer(own, program, tuning, seconds, progress).run();
}

}  // namespace arenascope
