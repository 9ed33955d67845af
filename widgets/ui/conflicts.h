#pragma once

#include <algorithm>

#include "engine/planning/plan.h"

namespace arenascope {

/// A pool that is too small: said in its card and by one row of Problems. Everything else is a conflict of tensors.
[[nodiscard]] inline bool is_about_capacity(const PlanProblem& problem) {
    return problem.code == "over_capacity" || problem.code == "infeasible";
}

/// What is said of a pool that is too small: which tensors need it, and at which step. Null where nothing is.
[[nodiscard]] inline const PlanProblem* capacity_problem_of(const Plan& plan, std::int32_t mem_id) {
    const auto is_in_pool = [&](const PlanProblem& problem) {
        return !problem.buffers.empty() &&
            std::any_of(plan.problem.buffers.begin(), plan.problem.buffers.end(), [&](const Buffer& buffer) {
                return buffer.id == problem.buffers.front() && buffer.mem_id == mem_id;
            });
    };
    for (const PlanProblem& problem : plan.problems) {
        if (is_about_capacity(problem) && is_in_pool(problem)) return &problem;
    }
    return nullptr;
}

}  // namespace arenascope
