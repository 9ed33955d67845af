#include "widgets/graph/flow_runs.h"

#include "engine/runner/run_report.h"

namespace arenascope {

void FlowRuns::add(const std::shared_ptr<const Method>& method, const RunReport& report) {
    if (method_ != method) {
        method_ = method;
        calls_ = {};
    }
    calls_.add(report.ops, report.runs);
}

FlowCounts FlowRuns::counts(const std::shared_ptr<const Method>& method, const ProgramGraph& graph) const {
    return method && method == method_ ? flow_counts(graph, calls_) : FlowCounts();
}

}  // namespace arenascope
