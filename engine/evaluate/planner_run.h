#pragma once
// One planner on one method's problem: ours, a plug-in's, or a program of the user's.

#include <optional>
#include <string>

#include "engine/base/progress.h"
#include "engine/evaluate/plan_assessor.h"
#include "engine/planning/planner.h"
#include "engine/plugins/plugins.h"

namespace arenascope {

/// What planners are run on.
struct PlannerTask {
    const Method& method;
    const Tuning& tuning;
    const Problem& problem;
    const Extensions& extensions;
    PlanAssessor& assessor;
    Progress& progress;
};

/// An assessed plan, or the planner's own refusal.
struct PlannerAnswer {
    std::optional<Plan> plan{};
    std::optional<Error> refusal{};
};

/// Runs the planner `id` ("exec:PROGRAM" for a program). An unknown id, and a plan that cannot be assessed, are errors.
Result<PlannerAnswer> run_planner(const std::string& id, const PlannerTask& task);

}  // namespace arenascope
