#include "engine/evaluate/scheduled_method.h"

#include <algorithm>
#include <array>

#include "engine/planning/assess.h"
#include "engine/planning/lifetimes/schedule.h"
#include "engine/planning/place_pools.h"
#include "engine/planning/placement/by_pools.h"
#include "engine/planning/planner.h"
#include "engine/tuning/make_problem.h"

namespace arenascope {

namespace {

/// Bytes of a plan of the method, by the tuning's planner if that is fast.
Result<std::int64_t> placed_bytes(const Method& method, const Tuning& tuning, Progress& progress) {
    constexpr std::int64_t few_nodes = 500;
    const Planner* planner = find_planner(tuning.planner);
    if (!planner || planner->traits.searches) planner = find_planner(planner_id::optimal);
    PlanOptions options = tuning.options;
    options.nodes = std::min(options.nodes, few_nodes);
    options.seconds.reset();  // few nodes end soon, and the same order is found on every machine
    options.improve = true;   // also below the capacities: the smallest order is wanted
    TRY(Problem problem, make_problem(method, tuning));
    TRY(Placement placement, plan_by_pools(*planner, problem, options, progress));
    TRY(const Plan plan, assess(tuning.planner, std::move(problem), std::move(placement)));
    return plan.total_bytes;
}

}  // namespace

Result<std::shared_ptr<const Method>> scheduled(const Method& method, const Problem& problem, const Tuning& tuning,
                                                Progress& progress) {
    progress.report(StageKind::ordering);
    Table<ValueId, std::int64_t> bytes(method.values.size(), 0);
    for (const Buffer& buffer : problem.buffers) {
        TRY(bytes[buffer.id], checked_padded_size(problem, buffer));
    }
    const auto placed = [&](const Method& candidate) { return placed_bytes(candidate, tuning, progress); };
    TRY(std::optional<Method> ordered,
        reorder_operators(method, bytes, tuning.schedule == ScheduleMode::exact, placed, progress));
    if (!ordered) return std::shared_ptr<const Method>();
    return std::shared_ptr<const Method>(std::make_shared<Method>(std::move(*ordered)));
}

Outcome note_schedule(Outcome ordered, Outcome plain, const Tuning& tuning) {
    for (Plan& plan : ordered.plans) {
        plan.schedule = tuning.schedule;
        for (const Plan& old : plain.plans) {
            if (old.planner == plan.planner) plan.schedule_saves = old.total_bytes - plan.total_bytes;
        }
    }
    const bool is_better = ordered.plan().valid() && ordered.plan().total_bytes < plain.plan().total_bytes;
    return is_better ? std::move(ordered) : std::move(plain);
}

}  // namespace arenascope
