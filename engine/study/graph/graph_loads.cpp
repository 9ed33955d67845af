#include "engine/study/graph/graph_loads.h"

#include <algorithm>
#include <set>

#include "engine/planning/lifetimes/lifetimes.h"
#include "engine/planning/lifetimes/live_bytes.h"

namespace arenascope {
namespace {

class Counter {
public:
    Counter(const ProgramGraph& graph, const Outcome& outcome) : graph_(graph), outcome_(outcome) {}

    GraphLoads count(const RunResult* run) {
        out_.nodes.assign(graph_.nodes.size(), {});
        out_.frames.assign(graph_.frames.size(), {});
        countLive();
        for (const NodeIndex at : graph_.nodes.indices()) countNode(at);
        countTimes(run);
        for (const NodeIndex at : graph_.nodes.indices()) {
            const GraphLoad& load = out_.nodes[at];
            out_.most.live = std::max(out_.most.live, load.live);
            out_.most.traffic = std::max(out_.most.traffic, load.traffic);
            out_.most.milliseconds = std::max(out_.most.milliseconds, load.milliseconds);
            for (FrameIndex frame = graph_.nodes[at].frame; frame.valid(); frame = graph_.frames[frame].parent) {
                GraphLoad& sum = out_.frames[frame];
                sum.live = std::max(sum.live, load.live);
                sum.traffic += load.traffic;
                sum.milliseconds += load.milliseconds;
                sum.holds_peak = sum.holds_peak || load.holds_peak;
            }
        }
        for (const ProgramEdge& edge : graph_.edges) {
            const bool counts =
                edge.kind == ProgramEdge::Kind::data && graph_.nodes[edge.from].kind != ProgramNode::Kind::constant;
            if (counts) out_.most_read = std::max(out_.most_read, edge.bytes);
        }
        countResults();
        return std::move(out_);
    }

private:
    void countLive() {
        out_.live.assign(static_cast<std::size_t>(std::max(0, outcome_.steps)), 0);
        peak_.assign(out_.live.size(), 0);
        if (outcome_.plans.empty()) return;
        const Plan& plan = outcome_.plan();
        const Table<Position, Step> steps = steps_of_node_list(*outcome_.method);
        const auto step_of = [&](Position at) {
            if (steps.empty()) return Step(at.number());
            return steps[std::clamp(at, Position(0), steps.last())];
        };
        for (const PoolResult& pool : plan.pools) {
            const LiveBytes live = live_bytes(outcome_.method.get(), plan, pool.mem_id);
            Table<Step, std::int64_t> most(out_.live.size(), 0);
            for (const Position at : live.at.indices()) {
                const Step step = std::min(step_of(at), Step(outcome_.steps - 1));
                if (most.has(step)) most[step] = std::max(most[step], live.at[at]);
            }
            for (const Step step : most.indices()) out_.live[step] += most[step];
            if (pool.bytes <= 0 || !pool.peak_position.valid()) continue;
            const Step peak = std::min(step_of(pool.peak_position), Step(outcome_.steps - 1));
            if (peak_.has(peak)) peak_[peak] = 1;
            for (const Buffer& buffer : plan.problem.buffers) {
                const bool alive =
                    Position(buffer.first) <= pool.peak_position && pool.peak_position <= Position(buffer.last);
                if (alive && buffer.mem_id == pool.mem_id) out_.at_peak.insert(buffer.id);
            }
        }
    }

    void countNode(NodeIndex at) {
        const ProgramNode& node = graph_.nodes[at];
        GraphLoad& load = out_.nodes[at];
        if (out_.live.has(node.step)) {
            load.live = out_.live[node.step];
            load.holds_peak = peak_[node.step] != 0;
        }
        load.result = node.bytes;
        if (!node.runs()) return;
        load.traffic = node.bytes;
        for (const EdgeIndex edge : node.in) {
            const ProgramEdge& read = graph_.edges[edge];
            if (read.kind != ProgramEdge::Kind::data) continue;
            load.traffic += read.bytes;
        }
    }

    void countTimes(const RunResult* run) {
        if (!run || run->times.empty()) return;
        std::unordered_map<InstructionIndex, double> times;
        for (const OpTime& time : run->times) times[time.instruction] += time.milliseconds;
        out_.has_times = true;
        for (const NodeIndex at : graph_.nodes.indices()) {
            const auto found = times.find(graph_.nodes[at].instruction);
            if (graph_.nodes[at].runs() && found != times.end()) out_.nodes[at].milliseconds = found->second;
        }
    }

    /// For a frame: each tensor that leaves it, once.
    void countResults() {
        std::set<std::pair<FrameIndex, ValueId>> seen;
        for (const ProgramEdge& edge : graph_.edges) {
            if (edge.kind != ProgramEdge::Kind::data || edge.value == no_value) continue;
            const FrameIndex to = graph_.nodes[edge.to].frame;
            for (FrameIndex at = graph_.nodes[edge.from].frame; at.valid() && !graph_.is_inside(to, at);
                 at = graph_.frames[at].parent) {
                if (seen.insert({at, edge.value}).second) out_.frames[at].result += edge.bytes;
            }
        }
    }

    const ProgramGraph& graph_;
    const Outcome& outcome_;
    GraphLoads out_;
    Table<Step, char> peak_;  ///< of a pool
};

}  // namespace

GraphLoads graph_loads(const ProgramGraph& graph, const Outcome& outcome, const RunResult* run) {
    if (!outcome.method) return {};
    return Counter(graph, outcome).count(run);
}

}  // namespace arenascope
