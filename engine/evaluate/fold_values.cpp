#include "engine/evaluate/fold_values.h"

#include <algorithm>
#include <cstdlib>

#include "engine/ir/memory_budget.h"
#include "engine/planning/assess.h"
#include "engine/planning/place_pools.h"
#include "engine/planning/placement/by_pools.h"
#include "engine/planning/planner.h"
#include "engine/runtime/executor.h"
#include "engine/tuning/make_problem.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

namespace {

constexpr std::int32_t kept_pool = 2;  // of constants being computed: its memory becomes their data

std::shared_ptr<std::byte> aligned_bytes(std::int64_t bytes) {
    constexpr std::size_t line = 64;
    const std::size_t lines = static_cast<std::size_t>(bytes) / line + 1;
    return {static_cast<std::byte*>(std::aligned_alloc(line, lines * line)), std::free};
}

}  // namespace

Result<std::vector<Data>> evaluate_constants(const Method& part, std::int64_t most_bytes, Progress& progress) {
    Tuning tuning;
    tuning.pools.push_back({.mem_id = kept_pool});
    for (const ValueId id : part.outputs) tuning.assigned[part.values[id].name] = kept_pool;
    TRY(Problem problem, make_problem(part, tuning));
    const Planner* planner = find_planner(planner_id::greedy_by_size);
    if (!planner) return Error{.what = message("unknown planner '{id}'", planner_id::greedy_by_size)};
    TRY(Placement placement, plan_by_pools(*planner, problem, tuning.options, progress));
    TRY(const Plan plan, assess(std::string(planner_id::greedy_by_size), std::move(problem), std::move(placement)));
    Bank bank{.mem_id = kept_pool};
    for (const PoolResult& pool : plan.pools)
        if (pool.mem_id == kept_pool) bank.bytes = pool.bytes;
    CHECKED(MemoryBudget(most_bytes).take(bank.bytes));
    const std::shared_ptr<std::byte> owner = aligned_bytes(bank.bytes);
    if (!owner) return Error{.what = message("out of memory: {bytes} bytes of folded constants", bank.bytes)};
    bank.data = owner.get();
    bank.owner = owner;
    TRY(const auto executor, Executor::load(nullptr, part, plan, {.banks = {bank}, .memory_limit = most_bytes}));
    RunOptions options;
    options.collect = false;
    TRY(const RunResult result, executor->run({}, options, progress));
    std::vector<Data> out;
    for (const ValueId id : part.outputs) {
        const auto& buffers = plan.problem.buffers;
        const auto row = std::find_if(buffers.begin(), buffers.end(), [id](const Buffer& b) { return b.id == id; });
        if (row == buffers.end())
            return Error{.what = message("folding constants returned other values than requested")};
        const auto offset = plan.placement.offsets[BufferRow(row - buffers.begin())];
        out.push_back({.bytes = {owner.get() + offset, static_cast<std::size_t>(row->bytes)}, .owner = owner});
    }
    return out;
}

}  // namespace arenascope
