#include "engine/tuning/pools_of.h"

#include <algorithm>

namespace arenascope {

Tuning with_pools(Tuning tuning, const std::vector<Pool>& pools) {
    for (const Pool& pool : pools) {
        const auto own = std::find_if(tuning.pools.begin(), tuning.pools.end(),
                                      [&](const Pool& each) { return each.mem_id == pool.mem_id; });
        if (own == tuning.pools.end()) tuning.pools.push_back(pool);
        else *own = pool;
    }
    return tuning;
}

}  // namespace arenascope
