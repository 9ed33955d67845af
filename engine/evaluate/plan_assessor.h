#pragma once
// Turns placements of one method into plans, checked against the problem, along the paths through branches, and against
// the safe lifetimes if the tuning uses others.

#include <optional>
#include <string>
#include <vector>

#include "engine/planning/lifetimes/lifetimes_flow.h"
#include "engine/planning/plan.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

class PlanAssessor {
public:
    /// `method` must outlive it.
    static Result<PlanAssessor> make(const Method& method, const Tuning& tuning);

    [[nodiscard]] bool has_jumps() const { return has_jumps_; }
    /// Of a method with jumps: computed when first needed.
    const FlowLiveness& flow();
    /// `proven`: lower bound of any plan, for a placement that was improved over the paths.
    Result<Plan> plan(std::string planner, Problem problem, Placement placement, double seconds,
                      const Table<PoolRow, std::int64_t>& proven = {});
    /// The part of a pool's lower bound that needs no search: the same whatever a search had time for.
    [[nodiscard]] std::int64_t live_bound(const Plan& plan, PoolRow row);

private:
    explicit PlanAssessor(const Method& method);
    /// ExecuTorch's lifetimes let some live values share bytes, so the plan is also checked against the safe ones.
    void check_safe_lifetimes(Plan& plan) const;

    const Method* method_;
    bool has_jumps_;
    std::optional<Problem> safe_problem_;  // lifetimes only
    std::optional<FlowLiveness> flow_;
};

}  // namespace arenascope
