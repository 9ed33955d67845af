#pragma once
// The planner seam: a function and a row that says what it supports. registry.cpp holds the list.

#include <span>
#include <string_view>

#include "engine/planning/problem.h"

namespace arenascope {

/// Constraints that a planner obeys; a problem with any other is refused, never lost.
struct Supports {
    bool pins = false, groups = false, keep_out = false, padding = false;
    bool pieces = false;  ///< others take the whole lifetime, which is never wrong
};

/// What others have to know about a planner, instead of its name.
struct PlannerTraits {
    bool searches = false;           ///< takes as long as it is given: previews and orders use a quick one instead
    bool is_exact = false;           ///< can prove that no plan is smaller, also over the paths of control flow
    bool stops_at_capacity = false;  ///< ends at the first plan that fits all capacities
    /// Gives a pool that holds only sub-graphs' bytes no size, as ExecuTorch's greedy does.
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
