#pragma once
// Judging again after an edit, at the speed of a drag.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/planning/plan.h"

namespace arenascope {

/// judge() that remembers: a valid placement stays valid where nothing changed, so only what lives together with a
/// changed buffer is checked again. The plan is that of judge(), which does it all again where groups share storage,
/// pools change, much changes or something is wrong.
class Rejudge {
public:
    Result<Plan> judge(std::string planner, Problem problem, Placement placement);

private:
    [[nodiscard]] bool is_still_valid(const Problem& problem, const Placement& placement);
    [[nodiscard]] bool is_alike(const Problem& problem, const Placement& placement) const;
    void remember(const Problem& problem, const Placement& placement);

    bool is_known_ = false;  ///< the last placement was valid, and is here
    Problem problem_;
    std::vector<std::int64_t> offsets_;
    std::vector<std::uint32_t> changed_;  ///< rows, since the last call
};

/// judge() with what verify() found.
Result<Plan> judge_verified(std::string planner, Problem problem, Placement placement, std::vector<PlanIssue> found);

}  // namespace arenascope
