#pragma once
// What lines, modules and operators cost: bytes that live at a step, bytes that they move, time.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/evaluate/outcome.h"
#include "engine/runtime/run_result.h"
#include "engine/study/source/source_map.h"

namespace arenascope {

struct SourceCost {
    std::int64_t live = 0;     ///< bytes at the step, of what it made
    std::int64_t traffic = 0;  ///< bytes that it reads and writes in one run
    double milliseconds = 0;
    SourceCost& operator+=(const SourceCost& other);
};

/// A tensor that lives at the step.
struct LiveShare {
    ValueId value = no_value;
    std::int64_t bytes = 0;    ///< that no other tensor of the list counts
    InstructionIndex maker{};  ///< none: the caller gives it, or it is a state
};

struct SourceCosts {
    Step step{};                     ///< none: nothing is planned
    bool is_peak = false;            ///< at the step the largest pool has the most live bytes
    std::int64_t live = 0;           ///< bytes of all pools then
    std::int64_t padding = 0;        ///< of these: what no tensor has, for alignment
    std::vector<LiveShare> tensors;  ///< largest first
    Table<InstructionIndex, SourceCost> operators;
    Table<SourceLineIndex, SourceCost> made, called;  ///< by the line itself, by what it calls beside that
    SourceCost total;
    bool has_times = false;
};

/// The step with the most live bytes of the pool that takes the most; none where nothing is planned.
[[nodiscard]] Step peak_step(const Outcome& outcome);
/// `run`: the times of one; null where there was none.
SourceCosts source_costs(const SourceMap& map, const Outcome& outcome, const RunResult* run, Step step);

}  // namespace arenascope
