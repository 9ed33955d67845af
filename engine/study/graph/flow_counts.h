#pragma once
// How often the branches and loops of a graph ran, from the calls that runs of its program counted.

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/runtime/trace.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

struct FlowCount {
    std::int64_t runs = 0;              ///< runs in which it ran at all
    std::int64_t times = 0;             ///< in all runs
    std::int64_t fewest = 0, most = 0;  ///< in one run
    bool is_bound = false;  ///< `times` is exact; `runs` and `most` are upper bounds, and `fewest` is a lower one
};

/// The calls of each instruction of one method over all runs that were added.
class CallCounts {
public:
    void add(const std::vector<OpSummary>& ops, std::size_t runs);
    [[nodiscard]] std::int64_t runs() const { return runs_; }
    [[nodiscard]] FlowCount of(InstructionIndex instruction) const;

private:
    std::int64_t runs_ = 0;
    std::unordered_map<InstructionIndex, FlowCount> calls_;
};

struct FlowCounts {
    struct Row {
        FlowCount own;
        std::int64_t reached = 0;  ///< times that the frame around its branch or loop ran, in all runs
    };
    std::int64_t runs = 0;
    Table<FrameIndex, std::optional<Row>> frames;  ///< of arms, conditions and bodies; nothing: not known
    [[nodiscard]] const Row* of(FrameIndex frame) const {
        return frames.has(frame) && frames[frame] ? &*frames[frame] : nullptr;
    }
};

/// Empty without runs. An arm without operators ran where its branch did not run the other one.
FlowCounts flow_counts(const ProgramGraph& graph, const CallCounts& calls);

}  // namespace arenascope
