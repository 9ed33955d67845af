#include "engine/open/first_tuning.h"

#include <algorithm>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

Tuning first_tuning(const Program& program, Tuning asked, const Decided& decided) {
    Tuning start = starting_tuning(program, asked.method);
    if (!decided.align) asked.align = start.align;
    if (!decided.inputs) asked.plan_inputs = start.plan_inputs;
    if (!decided.outputs) asked.plan_outputs = start.plan_outputs;
    if (!decided.state) asked.plan_state = start.plan_state;
    if (asked.runtime.abi == Abi::by_program) asked.runtime.abi = start.runtime.abi;
    asked.pinned = std::move(start.pinned);
    const bool all_decided = decided.inputs && decided.outputs && decided.state;
    if (!all_decided) asked.unplanned.insert(start.unplanned.begin(), start.unplanned.end());
    return asked;
}

bool adopt_memories(const Outcome& outcome, Tuning& tuning) {
    const std::size_t before = tuning.pools.size();
    for (const PoolResult& pool : outcome.plan().pools) {
        const bool known = std::any_of(tuning.pools.begin(), tuning.pools.end(),
                                       [&](const Pool& own) { return own.mem_id == pool.mem_id; });
        if (known) continue;
        tuning =
            edit::add_pool(std::move(tuning), {.mem_id = pool.mem_id, .name = "Memory " + std::to_string(pool.mem_id)});
    }
    return tuning.pools.size() > before;
}

bool lacks_bound(const Program& program, const Tuning& tuning) {
    const auto method = find_method(program, tuning.method);
    if (!method.ok()) return false;
    const sym::Ranges& ranges = method.value()->ranges;
    return std::any_of(ranges.begin(), ranges.end(), [&](const auto& symbol) {
        return !symbol.second.max && !symbol.second.assumed && !tuning.ranges.contains(symbol.first);
    });
}

}  // namespace arenascope
