#pragma once

#include <algorithm>

#include "engine/planning/plan.h"

namespace arenascope {

/// What is said of a pool that is too small: which tensors need it, and at which step. Null where nothing is.
[[nodiscard]] inline const PlanIssue* capacity_problem_of(const Plan& plan, std::int32_t mem_id) {
    const auto is_in_pool = [&](const PlanIssue& problem) {
        return !problem.buffers.empty() &&
            std::any_of(plan.problem.buffers.begin(), plan.problem.buffers.end(), [&](const Buffer& buffer) {
                return buffer.id == problem.buffers.front() && buffer.mem_id == mem_id;
            });
    };
    for (const PlanIssue& problem : plan.problems) {
        if (is_about_capacity(problem.code) && is_in_pool(problem)) return &problem;
    }
    return nullptr;
}

}  // namespace arenascope
