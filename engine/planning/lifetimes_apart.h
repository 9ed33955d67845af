#pragma once
// Which values can never need their bytes in the same pass, because they belong to the two arms of one branch.

#include <utility>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

class BranchArms {
public:
    explicit BranchArms(const Method& method);
    /// Every instruction that mentions one is in one arm, and of the other in the other arm of the same branch.
    [[nodiscard]] bool apart(ValueId a, ValueId b) const;
    [[nodiscard]] bool any() const { return !branches_.empty(); }

private:
    struct Span {
        std::int32_t first = 0, last = -1;  ///< instructions that mention a value
    };
    struct Branch {
        std::int32_t begin = 0, middle = 0, end = 0;  ///< arms: (begin, middle) and [middle, end)
    };
    std::vector<Span> spans_;
    std::vector<Branch> branches_;
};

/// Overlaps of a plan that the branches do not excuse. Pair by pair: for the plans of loaded files, which may
/// let the arms of a branch share bytes. Our own never do, so that intervals describe them.
std::vector<PlanProblem> overlaps_beyond_branches(const BranchArms& arms, const Problem& problem,
                                                  const Placement& placement);

}  // namespace arenascope
