#include "engine/evaluate/nested_plan.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/base/bytes.h"
#include "engine/planning/assess.h"
#include "engine/planning/issue.h"
#include "engine/tuning/make_problem.h"

namespace arenascope {

namespace {

/// Bytes of each pool that one graph needs, its sub-graphs included.
Result<std::vector<std::int64_t>> bytes_of(const Planner& planner, const Problem& problem, const Placement& placement) {
    TRY(const Plan plan, assess(std::string(planner.id), problem, placement));
    std::vector<std::int64_t> bytes;
    for (const PoolResult& pool : plan.pools) {
        const bool used = std::any_of(problem.buffers.begin(), problem.buffers.end(),
                                      [&](const Buffer& buffer) { return buffer.mem_id == pool.mem_id; });
        bytes.push_back(!used && planner.traits.forgets_reservations ? 0 : pool.bytes);
    }
    return bytes;
}

/// Sub-graphs by the position of the node that runs them, for each graph.
std::vector<std::map<std::int32_t, std::vector<std::size_t>>> calls_of(const Method& method) {
    std::vector<std::map<std::int32_t, std::vector<std::size_t>>> calls(method.graphs.size());
    std::vector<std::vector<std::size_t>> waiting(method.graphs.size());
    std::vector<std::int32_t> rows(method.graphs.size(), 0);
    for (const Listing& row : method.listing) {
        if (row.graph < 0) continue;
        const auto graph = static_cast<std::size_t>(row.graph);
        if (rows[graph] == 0 && graph > 0)
            waiting[static_cast<std::size_t>(method.graphs[graph].parent)].push_back(graph);
        // TensorFlow Lite's operators run their graphs themselves: no row of its own stands for that.
        const auto at = static_cast<std::size_t>(std::max(row.instruction, 0));
        const bool runs = row.kind == Listing::Kind::call && row.instruction >= 0 && at < method.instructions.size() &&
            method.instructions[at].op.starts_with("tflite::");
        if (row.kind == Listing::Kind::flow || (runs && !waiting[graph].empty()))
            calls[graph][rows[graph]] = std::exchange(waiting[graph], {});
        ++rows[graph];
    }
    return calls;
}

/// The most that a graph's own tensors and the sub-graph that runs meanwhile take in one pool.
std::int64_t nested_bound(const NestedPlacement& nested, std::int32_t mem_id,
                          const std::vector<std::map<std::int32_t, std::vector<std::size_t>>>& calls) {
    std::vector<std::int64_t> bounds(nested.problems.size(), 0);
    for (std::size_t graph = nested.problems.size(); graph-- > 0;) {
        std::map<std::int32_t, std::int64_t> changes;
        for (const Buffer& buffer : nested.problems[graph].buffers) {
            if (buffer.mem_id != mem_id) continue;
            const std::int64_t bytes = aligned_bytes(nested.problems[graph], buffer).value();
            changes[buffer.first] += bytes;
            changes[buffer.last + 1] -= bytes;
        }
        for (const auto& [position, subs] : calls[graph]) changes.try_emplace(position, 0);
        std::int64_t live = 0;
        for (const auto& [position, change] : changes) {
            live += change;
            std::int64_t inner = 0;
            const auto call = calls[graph].find(position);
            if (call != calls[graph].end()) {
                for (const std::size_t sub : call->second) inner = std::max(inner, bounds[sub]);
            }
            bounds[graph] = std::max(bounds[graph], live + inner);
        }
    }
    return bounds.empty() ? 0 : bounds[0];
}

}  // namespace

Result<NestedPlacement> plan_graph_by_graph(const Method& method, const Tuning& tuning, const Planner& planner,
                                            Progress& progress) {
    NestedPlacement nested;
    TRY(nested.problems, make_graph_problems(method, tuning));
    const std::size_t count = nested.problems.size();
    if (count > 1 && planner.id.starts_with("cadence")) {
        return Error{
            .what = message("this planner does not keep the bytes that the sub-graphs of control flow reserve"),
            .remedy = message("choose another planner, or the lifetime rules 'safe'")};
    }
    nested.placements.resize(count);
    for (std::size_t graph = count; graph-- > 0;) {  // sub-graphs come after the graph that runs them
        Problem& problem = nested.problems[graph];
        auto placement = planner.plan(problem, tuning.options, progress);
        if (!placement.ok())
            return std::move(placement).error().in(graph == 0 ? method.name : method.graphs[graph].path);
        nested.placements[graph] = std::move(placement).take();
        TRY(nested.bytes, bytes_of(planner, problem, nested.placements[graph]));
        if (graph == 0) break;
        Problem& around = nested.problems[static_cast<std::size_t>(method.graphs[graph].parent)];
        for (std::size_t i = 0; i < around.pools.size(); ++i) {
            around.pools[i].reserved = std::max(around.pools[i].reserved, nested.bytes[i]);
        }
    }
    return nested;
}

Result<Plan> plan_nested(const Method& method, const Tuning& tuning, const Planner& planner, const Problem& whole,
                         Progress& progress) {
    TRY(const NestedPlacement nested, plan_graph_by_graph(method, tuning, planner, progress));
    std::map<std::int32_t, std::int64_t> offset_of;
    for (std::size_t graph = 0; graph < nested.problems.size(); ++graph) {
        for (std::size_t i = 0; i < nested.problems[graph].buffers.size(); ++i) {
            offset_of[nested.problems[graph].buffers[i].id] = nested.placements[graph].offsets[i];
        }
    }
    Placement placement;
    for (const Buffer& buffer : whole.buffers) {
        const auto found = offset_of.find(buffer.id);
        if (found == offset_of.end()) {
            return Error{.what = message("'{name}' is in no graph's list",
                                         method.values[static_cast<std::size_t>(buffer.id)].name)};
        }
        placement.offsets.push_back(found->second);
    }
    TRY(Plan plan, assess(std::string(planner.id), whole, std::move(placement)));
    std::vector<std::int64_t> bytes(plan.pools.size(), -1);
    const auto calls = calls_of(method);
    plan.lower_bound = 0;
    for (std::size_t i = 0; i < plan.pools.size(); ++i) {
        plan.pools[i].lower_bound = nested_bound(nested, plan.pools[i].mem_id, calls);
        plan.lower_bound = checked_add(plan.lower_bound, plan.pools[i].lower_bound).value_or(plan.lower_bound);
        const auto& pools = nested.problems[0].pools;
        for (std::size_t j = 0; j < pools.size(); ++j) {
            if (pools[j].mem_id == plan.pools[i].mem_id) bytes[i] = nested.bytes[j];
        }
    }
    set_pool_bytes(bytes, plan);
    return plan;
}

void set_pool_bytes(const std::vector<std::int64_t>& bytes, Plan& plan) {
    for (std::size_t i = 0; i < plan.pools.size() && i < bytes.size(); ++i) {
        if (bytes[i] < 0) continue;
        PoolResult& pool = plan.pools[i];
        plan.total_bytes = checked_add(plan.total_bytes, bytes[i] - pool.bytes).value_or(plan.total_bytes);
        pool.bytes = bytes[i];
    }
    for (std::size_t i = 0; i < plan.problem.buffers.size(); ++i) {
        const Buffer& buffer = plan.problem.buffers[i];
        const auto pool = std::find_if(plan.pools.begin(), plan.pools.end(),
                                       [&](const PoolResult& each) { return each.mem_id == buffer.mem_id; });
        const auto end = checked_add(plan.placement.offsets[i], buffer.bytes);
        if (pool == plan.pools.end() || buffer.bytes == 0 || (end && *end <= pool->bytes)) continue;
        const std::int64_t over = end ? *end - pool->bytes : buffer.bytes;
        plan.issues.push_back(
            {.code = IssueCode::outside,
             .message =
                 message("{tensor} is at {offset} and ends {bytes} bytes behind the {size} bytes of memory {memory}, "
                         "written at {step}; ExecuTorch refuses to load such a plan",
                         buffer_words(buffer.id), plan.placement.offsets[i], over, pool->bytes, buffer.mem_id,
                         position_words(buffer.first)),
             .buffers = {buffer.id},
             .bytes = over,
             .step = buffer.first});
        plan.verdict = PlanVerdict::invalid;
    }
    compare_with_bound(plan);
}

}  // namespace arenascope
