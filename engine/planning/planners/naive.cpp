// ExecuTorch's naive: every buffer after the previous one, without sharing.

#include "engine/planning/placement/pool_items.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

Result<Placement> plan_naive(const Problem& problem, const PlanOptions&, Progress&) {
    CHECKED(refuse_constraints(problem, "naive"));
    TRY(const auto pools, split_pools(problem));
    Placement placement = empty_placement(problem);
    placement.objects.assign(problem.buffers.size(), 0);
    for (const PoolItems& pool : pools) {
        std::int64_t top = pool.base;
        for (const Item& item : pool.items) {
            const std::int64_t offset = rounded(top, item.align);
            placement.offsets[item.row] = offset;
            top = offset + item.size;
        }
    }
    return placement;
}

}  // namespace arenascope
