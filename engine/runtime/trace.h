#pragma once
// Measured runs as files: a Chrome trace (also for Perfetto) and a table.

#include <map>
#include <string>
#include <vector>

#include "engine/runtime/run_result.h"

namespace arenascope {

/// One operator over several runs.
struct OpSummary {
    OpTime last;                                    ///< of the last run
    double min = 0, median = 0;                     ///< milliseconds a run
    std::int64_t runs = 0, calls = 0;               ///< runs that had it, and its calls in all of them
    std::int64_t fewest_calls = 0, most_calls = 0;  ///< in one of those runs
};
/// What runs took, operator by operator: as many numbers as a median needs, however many runs there are.
class OpTimes {
public:
    void add(const std::vector<OpTime>& run);
    [[nodiscard]] std::size_t runs() const { return runs_; }
    /// Rows in instruction order; an operator that some runs skipped counts the runs that had it.
    [[nodiscard]] std::vector<OpSummary> summaries() const;

private:
    /// Every `step`-th run's time; where there would be too many, every second of them goes. Of up to `most` runs the
    /// median is exact.
    struct Row {
        OpTime last;
        double min = 0;
        std::int64_t calls = 0, fewest_calls = 0, most_calls = 0;
        std::size_t step = 1, count = 0;
        std::vector<double> sample;
        static constexpr std::size_t most = 256;
    };
    std::map<InstructionIndex, Row> rows_;
    std::size_t runs_ = 0;
};

/// {"traceEvents": […]}: one slice per call, runs one after the other, microseconds. `inside`: events inside the
/// delegates of the last run, in a row of their own below their calls, with nodes and Python lines. `failure`: how the
/// last run ended; its last call has it as "error".
std::string chrome_trace(const Method& method, const std::vector<std::vector<OpEvent>>& runs,
                         const std::vector<DelegateEvent>& inside = {}, const std::optional<RunFailure>& failure = {});
/// index,op,node,kernel,calls,ms_min,ms_median,bytes_read,bytes_written
std::string csv_trace(const std::vector<OpSummary>& rows);

}  // namespace arenascope
