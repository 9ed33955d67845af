#include "engine/whole_program.h"

#include <algorithm>
#include <map>

namespace arenascope {

namespace {

WholeProgram::Row row_of(const Outcome& outcome) {
    const Plan& plan = outcome.plan();
    return {.method = outcome.method->name, .planner = plan.planner, .verdict = plan.verdict, .bytes = plan.total_bytes,
            .pools = plan.pools};
}

std::int64_t largest_of_each_pool(const std::vector<WholeProgram::Row>& methods) {
    std::map<std::int32_t, std::int64_t> largest;
    for (const auto& method : methods) {
        for (const PoolResult& pool : method.pools) {
            std::int64_t& bytes = largest[pool.mem_id];
            bytes = std::max(bytes, pool.bytes);
        }
    }
    std::int64_t total = 0;
    for (const auto& [mem_id, bytes] : largest) total += bytes;
    return total;
}

}  // namespace

Tuning tuning_beside(const Method& method, const Tuning& asked) {
    Tuning tuning = asked;
    tuning.method = method.name;
    const auto has = [&](const std::string& name) {
        return std::any_of(method.values.begin(), method.values.end(),
                           [&](const Value& value) { return value.name == name; });
    };
    std::erase_if(tuning.assigned, [&](const auto& each) { return !has(each.first); });
    std::erase_if(tuning.pinned, [&](const auto& each) { return !has(each.first); });
    std::erase_if(tuning.unplanned, [&](const auto& each) { return !has(each); });
    std::erase_if(tuning.ranges, [&](const auto& each) { return !method.ranges.contains(each.first); });
    tuning.edits.operators.clear();  // by node: they are the planned method's
    return tuning;
}

Result<WholeProgram> plan_whole_program(const Engine& engine, const Program& program, const Outcome& outcome,
                                        Progress& progress) {
    WholeProgram whole;
    for (const Method& method : program.methods) {
        if (method.name == outcome.method->name) {
            whole.methods.push_back(row_of(outcome));
            continue;
        }
        Tuning tuning = tuning_beside(method, outcome.report.asked);
        if (program.format == "pte") tuning.pinned = starting_tuning(program, method.name).pinned;
        TRY(const Outcome beside, engine.evaluate(program, tuning, {}, progress));
        whole.methods.push_back(row_of(beside));
    }
    whole.shared_bytes = largest_of_each_pool(whole.methods);
    for (const auto& method : whole.methods) whole.separate_bytes += method.bytes;
    return whole;
}

}  // namespace arenascope
