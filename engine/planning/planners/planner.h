#pragma once
// The planner seam: a function and a row that says what it honours. registry.cpp holds the list.

#include <span>
#include <string_view>

#include "engine/planning/problem.h"

namespace arenascope {

struct Planner {
    std::string_view id;        ///< file name = CLI name = session value
    std::string_view title;     ///< as shown: "Greedy by size"
    std::string_view origin;    ///< "ExecuTorch", "arXiv 2001.03288", …
    std::string_view summary;   ///< one line: what it does and how it differs
    bool honours_pins = false;  ///< otherwise a pinned problem is refused, never lost
    Result<Placement> (*plan)(const Problem&, const PlanOptions&, Progress&) = nullptr;
};

std::span<const Planner> builtin_planners();
[[nodiscard]] const Planner* find_planner(std::string_view id);

}  // namespace arenascope
