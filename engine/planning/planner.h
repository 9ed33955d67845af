#pragma once
// The planner seam: a function and a row that says what it honours. registry.cpp holds the list.

#include <span>
#include <string_view>

#include "engine/planning/problem.h"

namespace arenascope {

/// Constraints that a planner obeys; a problem with any other is refused, never lost.
struct Honours {
    bool pins = false, groups = false, keep_out = false, padding = false;
};

struct Planner {
    std::string_view id;       ///< file name = CLI name = session value
    std::string_view title;    ///< as shown: "Greedy by size"
    std::string_view origin;   ///< "ExecuTorch", "arXiv 2001.03288", …
    std::string_view summary;  ///< one line: what it does and how it differs
    Honours honours;
    Result<Placement> (*plan)(const Problem&, const PlanOptions&, Progress&) = nullptr;
};

std::span<const Planner> builtin_planners();
[[nodiscard]] const Planner* find_planner(std::string_view id);
/// Plans with `planner`, and each pool that names a planner of its own with that.
Result<Placement> plan_by_pools(const Planner& planner, const Problem& problem, const PlanOptions& options,
                                Progress& progress);

}  // namespace arenascope
