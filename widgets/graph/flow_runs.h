#pragma once
// How often the branches and loops of the graph ran.

#include <memory>

#include "engine/study/graph/flow_counts.h"

namespace arenascope {

struct RunReport;

/// Adds up the runs of one method; those of another begin anew.
class FlowRuns {
public:
    void add(const std::shared_ptr<const Method>& method, const RunReport& report);
    /// Of the graph of that method; none, if another was counted.
    [[nodiscard]] FlowCounts counts(const std::shared_ptr<const Method>& method, const ProgramGraph& graph) const;

private:
    CallCounts calls_;
    std::shared_ptr<const Method> method_;
};

}  // namespace arenascope
