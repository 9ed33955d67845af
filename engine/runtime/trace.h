#pragma once
// Measured runs as files: a Chrome trace (also for Perfetto) and a table.

#include <string>
#include <vector>

#include "engine/runtime/run_result.h"

namespace arenascope {

/// One operator over several runs.
struct OpSummary {
    OpTime last;                 ///< of the last run
    double min = 0, median = 0;  ///< milliseconds a run
};
/// Rows in instruction order; an operator that some runs skipped counts only the runs with it.
std::vector<OpSummary> summarise(const std::vector<std::vector<OpTime>>& runs);

/// {"traceEvents": […]}: one slice per call, runs one after the other, microseconds. `inside`: events inside the
/// delegates of the last run, in a row of their own below their calls, with nodes and Python lines. `failure`: how the
/// last run ended; its last call has it as "error".
std::string chrome_trace(const Method& method, const std::vector<std::vector<OpEvent>>& runs,
                         const std::vector<DelegateEvent>& inside = {}, const std::optional<RunFailure>& failure = {});
/// index,op,node,kernel,calls,ms_min,ms_median,bytes_read,bytes_written
std::string csv_trace(const std::vector<OpSummary>& rows);

}  // namespace arenascope
