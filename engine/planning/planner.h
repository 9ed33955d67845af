#pragma once
// The planner interface: a function, and a row with its capabilities. registry.cpp has the list.

#include <span>
#include <string_view>

#include "engine/planning/problem.h"

namespace arenascope {

/// Constraints that a planner supports; a problem with any other is refused, never ignored.
struct Supports {
    bool pins = false, groups = false, keep_out = false, padding = false;
    bool pieces = false;  ///< others use the whole lifetime, which is conservative
};

/// Properties of a planner, so that callers need not compare its name.
struct PlannerTraits {
    bool searches = false;           ///< uses all the time it gets: previews and orders use a quick one instead
    bool is_exact = false;           ///< can prove that no plan is smaller, also over the paths of control flow
    bool stops_at_capacity = false;  ///< ends at the first plan that fits all capacities
    /// Gives a pool that contains only sub-graphs' bytes no size, as ExecuTorch's greedy does.
    bool forgets_reservations = false;
    bool keeps_tail = true;  ///< leaves a pool's tail free, as ExecuTorch's greedy does
};

struct Planner {
    std::string_view id;       ///< file name = CLI name = session value
    std::string_view title;    ///< as shown: "Greedy by size"
    std::string_view origin;   ///< "ExecuTorch", "arXiv 2001.03288", …
    std::string_view summary;  ///< one line: what it does and how it differs
    Supports supports;
    Result<Placement> (*plan)(const Problem&, const PlanOptions&, Progress&) = nullptr;
    PlannerTraits traits{};
};

std::span<const Planner> builtin_planners();
[[nodiscard]] const Planner* find_planner(std::string_view id);
}  // namespace arenascope
