#pragma once
// What a list of plans says of each: the same numbers and words in the Plans table, Compare and the report.

#include <QString>
#include <optional>
#include <vector>

#include "engine/evaluate/outcome.h"
#include "engine/runtime/run_result.h"

namespace arenascope {

/// Everything one row says, computed once per outcome; the same words as in the chart's header.
struct PlanRow {
    QString planner, title, origin;
    Table<PoolRow, std::optional<qint64>> poolBytes;  ///< in the pools of the shown plan
    qint64 bytes = 0, capacity = 0, lowerBound = 0;   ///< of the main pool; capacity 0: none
    qint64 aboveBound = 0, total = 0, over = 0;       ///< over: bytes above the capacities
    double gap = 0, milliseconds = 0;
    std::optional<qint64> ranged;      ///< total with upper bounds from the value ranges, where they come from hints
    std::optional<qint64> toBaseline;  ///< of all pools; nothing where there is no baseline
    bool isRuntime = false;            ///< no plan: what PyTorch's Static Runtime takes, of all its groups
    bool refusedBaseline = false;      ///< would be the baseline, but it has no plan
    bool isBaseline = false, valid = true, fits = true, optimal = false, shown = false;
    QString verdict;
    QString refusal;  ///< why there is no plan; the sizes then mean nothing
};

/// Rows of all plans, best first: valid, fitting, smallest; at the end the planners that cannot honour a
/// constraint, and after a run by the static runtime its storage groups, told ahead and learned. The baseline is
/// ExecuTorch's greedy, or greedy_by_size where that refuses. `instead`, where given, stands for the shown plan: what
/// it would be after a change.
std::vector<PlanRow> planRows(const Outcome& outcome, const Plan* instead = nullptr, const RunResult* run = nullptr);

/// Gives each row the total of the same planner's plan in `ranged`.
void addRanged(std::vector<PlanRow>& rows, const Outcome& ranged);

/// ExecuTorch's own planner. It honours no pins: then the nearest to it that does; null where neither has a plan.
const Plan* baselineOf(const Outcome& outcome);

}  // namespace arenascope
