#pragma once
// The rows of plan lists: the same numbers and texts in the Plans table, Compare and the report.

#include <QString>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/evaluate/outcome.h"
#include "engine/runtime/run_result.h"

namespace arenascope {

/// One row, computed once per outcome; with the texts of the chart's header.
struct PlanRow {
    QString planner, title, origin;
    Table<PoolRow, std::optional<qint64>> poolBytes;  ///< in the pools of the shown plan
    qint64 bytes = 0, capacity = 0, lowerBound = 0;   ///< of the main pool; capacity 0: none
    qint64 aboveBound = 0, total = 0, over = 0;       ///< over: bytes above the capacities
    double gap = 0, milliseconds = 0;
    std::optional<double> moveMs;      ///< how long moving the bytes of one run takes, if the bandwidths are known
    std::optional<qint64> ranged;      ///< total with upper bounds from the value ranges, where they come from hints
    std::optional<qint64> toBaseline;  ///< of all pools; nothing if there is no baseline
    bool isRuntime = false;            ///< not a plan: all groups of PyTorch's Static Runtime
    bool refusedBaseline = false;      ///< would be the baseline, but has no plan
    bool isBaseline = false, valid = true, fits = true, optimal = false, shown = false;
    QString verdict;
    QString refusal;  ///< why there is no plan; the sizes are then undefined
    /// Valid, but not to be shown as good: neither ticked nor coloured.
    [[nodiscard]] bool isFar() const {
        constexpr double far = 0.1;
        return fits && valid && gap > far;
    }
};

/// Rows of all plans, best first: valid, fitting, smallest; at the end the planners that do not support a constraint,
/// and after a run of the static runtime its storage groups, estimated and observed. The baseline is ExecuTorch's
/// greedy, or greedy_by_size if that refuses. `instead`, if given, replaces the shown plan: the plan after a change.
std::vector<PlanRow> planRows(const Outcome& outcome, const Plan* instead = nullptr, const RunResult* run = nullptr);

/// The name of a planner's plan; that of the file's own plan too.
[[nodiscard]] QString planTitle(std::string_view planner);

/// Gives each row the total of the same planner's plan in `ranged`.
void addRanged(std::vector<PlanRow>& rows, const Outcome& ranged);

/// ExecuTorch's own planner. It does not support pins: then the nearest one that does; null if neither has a plan.
const Plan* baselineOf(const Outcome& outcome);

}  // namespace arenascope
