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

constexpr GraphIndex outermost{0};

/// Bytes of each pool that one graph needs, including its sub-graphs.
Result<Table<PoolRow, std::int64_t>> bytes_of(const Planner& planner, const Problem& problem,
                                              const Placement& placement) {
    TRY(const Plan plan, assess(std::string(planner.id), problem, placement));
    Table<PoolRow, std::int64_t> bytes;
    for (const PoolResult& pool : plan.pools) {
        const bool used = std::any_of(problem.buffers.begin(), problem.buffers.end(),
                                      [&](const Buffer& buffer) { return buffer.mem_id == pool.mem_id; });
        bytes.push_back(!used && planner.traits.forgets_reservations ? 0 : pool.bytes);
    }
    return bytes;
}

/// Sub-graphs by the index, in their graph's own node list, of the node that runs them.
using Calls = std::map<Position, std::vector<GraphIndex>>;

Table<GraphIndex, Calls> calls_of(const Method& method) {
    Table<GraphIndex, Calls> calls(method.graphs.size());
    Table<GraphIndex, std::vector<GraphIndex>> waiting(method.graphs.size());
    Table<GraphIndex, Position> next(method.graphs.size(), Position(0));
    for (const ListedNode& row : method.node_list) {
        const GraphIndex graph = row.graph;
        if (!graph.valid()) continue;
        if (next[graph] == Position(0) && graph != outermost) waiting[method.graphs[graph].parent].push_back(graph);
        // TensorFlow Lite's operators run their graphs themselves: no row of its own stands for that.
        const bool runs = row.kind == ListedNode::Kind::call && method.instructions.has(row.instruction) &&
            method.instructions[row.instruction].op.starts_with("tflite::");
        if (row.kind == ListedNode::Kind::flow || (runs && !waiting[graph].empty()))
            calls[graph][next[graph]] = std::exchange(waiting[graph], {});
        ++next[graph];
    }
    return calls;
}

/// The largest sum of a graph's own tensors and of the sub-graph that runs at the same time, in one pool.
std::int64_t nested_bound(const NestedPlacement& nested, std::int32_t mem_id, const Table<GraphIndex, Calls>& calls) {
    Table<GraphIndex, std::int64_t> bounds(nested.problems.size(), 0);
    for (GraphIndex graph = nested.problems.last(); graph.valid(); --graph) {
        std::map<Position, std::int64_t> changes;
        for (const Buffer& buffer : nested.problems[graph].buffers) {
            if (buffer.mem_id != mem_id) continue;
            const std::int64_t bytes = aligned_bytes(nested.problems[graph], buffer).value();
            changes[Position(buffer.first)] += bytes;
            changes[Position(buffer.last) + 1] -= bytes;
        }
        for (const auto& [position, subs] : calls[graph]) changes.try_emplace(position, 0);
        std::int64_t live = 0;
        for (const auto& [position, change] : changes) {
            live += change;
            std::int64_t inner = 0;
            const auto call = calls[graph].find(position);
            if (call != calls[graph].end()) {
                for (const GraphIndex sub : call->second) inner = std::max(inner, bounds[sub]);
            }
            bounds[graph] = std::max(bounds[graph], live + inner);
        }
    }
    return bounds.empty() ? 0 : bounds[outermost];
}

}  // namespace

Result<NestedPlacement> plan_graph_by_graph(const Method& method, const Tuning& tuning, const Planner& planner,
                                            Progress& progress) {
    NestedPlacement nested;
    TRY(nested.problems, make_graph_problems(method, tuning));
    if (nested.problems.size() > 1 && planner.id.starts_with("cadence")) {
        return Error{.what = message("this planner does not keep the reserved bytes of control-flow sub-graphs"),
                     .remedy = message("choose another planner, or the lifetime rules 'safe'")};
    }
    for (Problem& problem : nested.problems) {
        for (Pool& pool : problem.pools) pool.tail = planner.traits.keeps_tail ? pool.tail : 0;
    }
    nested.placements.resize(nested.problems.size());
    for (GraphIndex graph = nested.problems.last(); graph.valid();
         --graph) {  // sub-graphs come after the graph that runs them
        Problem& problem = nested.problems[graph];
        auto placement = planner.plan(problem, tuning.options, progress);
        if (!placement.ok())
            return std::move(placement).error().in(graph == outermost ? method.name : method.graphs[graph].path);
        nested.placements[graph] = std::move(placement).take();
        TRY(nested.bytes, bytes_of(planner, problem, nested.placements[graph]));
        if (graph == outermost) break;
        Problem& around = nested.problems[method.graphs[graph].parent];
        for (const PoolRow row : around.pools.indices()) {
            around.pools[row].reserved = std::max(around.pools[row].reserved, nested.bytes[row]);
        }
    }
    return nested;
}

Result<Plan> plan_nested(const Method& method, const Tuning& tuning, const Planner& planner, const Problem& whole,
                         Progress& progress) {
    TRY(const NestedPlacement nested, plan_graph_by_graph(method, tuning, planner, progress));
    std::map<ValueId, std::int64_t> offset_of;
    for (const GraphIndex graph : nested.problems.indices()) {
        const Table<BufferRow, Buffer>& buffers = nested.problems[graph].buffers;
        for (const BufferRow row : buffers.indices())
            offset_of[buffers[row].id] = nested.placements[graph].offsets[row];
    }
    Placement placement;
    for (const Buffer& buffer : whole.buffers) {
        const auto found = offset_of.find(buffer.id);
        if (found == offset_of.end()) {
            return Error{.what = message("'{name}' is not planned in any graph", method.values[buffer.id].name)};
        }
        placement.offsets.push_back(found->second);
    }
    Problem problem = whole;
    for (Pool& pool : problem.pools) pool.tail = planner.traits.keeps_tail ? pool.tail : 0;
    TRY(Plan plan, assess(std::string(planner.id), std::move(problem), std::move(placement)));
    Table<PoolRow, std::int64_t> bytes(plan.pools.size(), -1);
    const auto calls = calls_of(method);
    const Table<PoolRow, Pool>& pools = nested.problems[outermost].pools;
    plan.lower_bound = 0;
    for (const PoolRow row : plan.pools.indices()) {
        PoolResult& result = plan.pools[row];
        result.lower_bound = nested_bound(nested, result.mem_id, calls);
        plan.lower_bound = checked_add(plan.lower_bound, result.lower_bound).value_or(plan.lower_bound);
        for (const PoolRow other : pools.indices()) {
            if (pools[other].mem_id == result.mem_id) bytes[row] = nested.bytes[other];
        }
    }
    set_pool_bytes(bytes, plan);
    return plan;
}

void set_pool_bytes(const Table<PoolRow, std::int64_t>& bytes, Plan& plan) {
    for (const PoolRow row : plan.pools.indices()) {
        if (!bytes.has(row) || bytes[row] < 0) continue;
        PoolResult& pool = plan.pools[row];
        plan.total_bytes = checked_add(plan.total_bytes, bytes[row] - pool.bytes).value_or(plan.total_bytes);
        pool.bytes = bytes[row];
    }
    for (const BufferRow row : plan.problem.buffers.indices()) {
        const Buffer& buffer = plan.problem.buffers[row];
        const auto pool = std::find_if(plan.pools.begin(), plan.pools.end(),
                                       [&](const PoolResult& each) { return each.mem_id == buffer.mem_id; });
        const auto end = checked_add(plan.placement.offsets[row], buffer.bytes);
        if (pool == plan.pools.end() || buffer.bytes == 0 || (end && *end <= pool->bytes)) continue;
        const std::int64_t over = end ? *end - pool->bytes : buffer.bytes;
        plan.issues.push_back(
            {.code = IssueCode::outside,
             .message = message("{tensor} is at {offset} and ends {bytes} bytes past the {size} bytes of memory "
                                "{memory}, written at {step}; ExecuTorch refuses to load such a plan",
                                buffer_words(buffer.id), plan.placement.offsets[row], over, pool->bytes, buffer.mem_id,
                                position_words(Position(buffer.first))),
             .buffers = {buffer.id},
             .bytes = over,
             .position = Position(buffer.first)});
        plan.verdict = PlanVerdict::invalid;
    }
    compare_with_bound(plan);
}

}  // namespace arenascope
