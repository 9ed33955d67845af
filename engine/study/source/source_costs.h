#pragma once
// Costs of lines, modules and operators: bytes live at a step, traffic, time.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/evaluate/outcome.h"
#include "engine/runtime/run_result.h"
#include "engine/study/source/source_map.h"

namespace arenascope {

struct SourceCost {
    std::int64_t live = 0;     ///< bytes of its results at the step
    std::int64_t traffic = 0;  ///< bytes that it reads and writes in one run
    double milliseconds = 0;
    SourceCost& operator+=(const SourceCost& other);
};

/// A tensor that is live at the step.
struct LiveShare {
    ValueId value = no_value;
    std::int64_t bytes = 0;    ///< not counted by another tensor of the list
    InstructionIndex maker{};  ///< none: an input or a state
};

struct SourceCosts {
    Step step{};                     ///< none: nothing is planned
    bool is_peak = false;            ///< the step is the peak of the largest pool
    std::int64_t live = 0;           ///< bytes of all pools at the step
    std::int64_t padding = 0;        ///< the part of them that alignment adds
    std::vector<LiveShare> tensors;  ///< largest first
    Table<InstructionIndex, SourceCost> operators;
    Table<SourceLineIndex, SourceCost> made, called;  ///< by the line itself, and by the operators that it calls
    SourceCost total;
    bool has_times = false;
};

/// The peak step of the largest pool; none if nothing is planned.
[[nodiscard]] Step peak_step(const Outcome& outcome);
/// `run`: the times of a run; null if there was none.
SourceCosts source_costs(const SourceMap& map, const Outcome& outcome, const RunResult* run, Step step);

}  // namespace arenascope
