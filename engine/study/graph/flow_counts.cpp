#include "engine/study/graph/flow_counts.h"

#include <algorithm>

namespace arenascope {
namespace {

using Kind = ProgramFrame::Kind;

class Counter {
public:
    Counter(const ProgramGraph& graph, const CallCounts& calls) : graph_(graph), calls_(calls) {}

    FlowCounts count() && {
        out_.runs = calls_.runs();
        out_.frames.resize(graph_.frames.size());
        // Outer frames come first.
        for (const FrameIndex at : graph_.frames.indices()) {
            const ProgramFrame& frame = graph_.frames[at];
            if (frame.kind != Kind::branch && frame.kind != Kind::loop) continue;
            const std::optional<FlowCount> around = around_of(frame.parent);
            std::vector<FrameIndex> parts;
            for (const ProgramFrame::Child& child : frame.children) {
                if (child.frame.valid() && graph_.frames[child.frame].is_flow()) parts.push_back(child.frame);
            }
            for (const FrameIndex part : parts) {
                const InstructionIndex first = first_call(part);
                if (!first.valid()) continue;
                out_.frames[part] = {.own = calls_.of(first), .reached = around ? around->times : 0};
            }
            if (frame.kind == Kind::branch && parts.size() == 2 && around) count_other(parts, *around);
        }
        return std::move(out_);
    }

private:
    /// Of the innermost arm, condition or body that contains the frame, or of the program.
    [[nodiscard]] std::optional<FlowCount> around_of(FrameIndex frame) const {
        for (; frame.valid(); frame = graph_.frames[frame].parent) {
            const Kind kind = graph_.frames[frame].kind;
            if (kind != Kind::arm && kind != Kind::test && kind != Kind::body) continue;
            return out_.frames[frame] ? std::optional(out_.frames[frame]->own) : std::nullopt;
        }
        return FlowCount{.runs = out_.runs, .times = out_.runs, .fewest = 1, .most = 1};
    }

    /// An operator that runs whenever the frame does; none: it has none.
    [[nodiscard]] InstructionIndex first_call(FrameIndex at) const {
        for (const ProgramFrame::Child& child : graph_.frames[at].children) {
            if (child.node.valid() && graph_.nodes[child.node].runs()) return graph_.nodes[child.node].instruction;
            if (!child.frame.valid() || graph_.frames[child.frame].is_flow()) continue;
            const InstructionIndex inner = first_call(child.frame);
            if (inner.valid()) return inner;
        }
        return {};
    }

    void count_other(const std::vector<FrameIndex>& arms, const FlowCount& around) {
        for (std::size_t i = 0; i < arms.size(); ++i) {
            const auto& other = out_.frames[arms[1 - i]];
            if (out_.frames[arms[i]] || !other) continue;
            out_.frames[arms[i]] = {.own = rest_of(around, other->own), .reached = around.times};
        }
    }

    /// How often an arm ran of which no operator was counted. Only how often it ran in all runs is always known.
    [[nodiscard]] FlowCount rest_of(const FlowCount& around, const FlowCount& other) const {
        const auto rest = [](std::int64_t all, std::int64_t part) { return std::max<std::int64_t>(0, all - part); };
        FlowCount own{.times = rest(around.times, other.times)};
        if (own.times == 0) return own;
        if (around.most <= 1) {  // then a run has it once or not at all
            own.runs = own.times;
            own.most = 1;
            own.fewest = own.times == out_.runs ? 1 : 0;
            return own;
        }
        own.fewest = rest(around.fewest, other.most);
        own.most = std::min(own.times, rest(around.most, other.fewest));
        own.runs = std::min(own.times, around.runs);
        own.is_bound = own.fewest != own.most;
        return own;
    }

    const ProgramGraph& graph_;
    const CallCounts& calls_;
    FlowCounts out_;
};

}  // namespace

void CallCounts::add(const std::vector<OpSummary>& ops, std::size_t runs) {
    const auto added = static_cast<std::int64_t>(runs);
    for (const OpSummary& op : ops) {
        FlowCount& row = calls_[op.last.instruction];
        const bool in_all = op.runs == added && row.runs == runs_;
        row.fewest = !in_all ? 0 : runs_ == 0 ? op.fewest_calls : std::min(row.fewest, op.fewest_calls);
        row.most = std::max(row.most, op.most_calls);
        row.runs += op.runs;
        row.times += op.calls;
    }
    runs_ += added;
}

FlowCount CallCounts::of(InstructionIndex instruction) const {
    const auto found = calls_.find(instruction);
    if (found == calls_.end()) return {};
    FlowCount out = found->second;
    if (out.runs < runs_) out.fewest = 0;
    return out;
}

FlowCounts flow_counts(const ProgramGraph& graph, const CallCounts& calls) {
    if (calls.runs() == 0) return {};
    return Counter(graph, calls).count();
}

}  // namespace arenascope
