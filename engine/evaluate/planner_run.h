#pragma once
// Runs one planner on one method's problem: a built-in one, one of a plug-in, or an external program.

#include <optional>
#include <string>

#include "engine/base/progress.h"
#include "engine/evaluate/plan_assessor.h"
#include "engine/planning/planner.h"
#include "engine/plugins/plugins.h"

namespace arenascope {

/// The input of planners.
struct PlannerTask {
    const Method& method;
    const Tuning& tuning;
    const Problem& problem;
    const Extensions& extensions;
    PlanAssessor& assessor;
    Progress& progress;
};

/// A checked plan, or the planner's refusal.
struct PlannerAnswer {
    std::optional<Plan> plan{};
    std::optional<Error> refusal{};
};

/// Runs the planner `id` ("exec:PROGRAM" for a program). An unknown id, and a plan that cannot be checked, are errors.
Result<PlannerAnswer> run_planner(const std::string& id, const PlannerTask& task);

}  // namespace arenascope
