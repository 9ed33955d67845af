#pragma once
// A second run to compare every tensor with: in another plan, or by another backend.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/evaluate/evaluator.h"
#include "engine/runtime/value_check.h"

namespace arenascope {

class ReferenceRun {
public:
    /// `against`: "cpu" (no delegates), a backend, or a planner; empty: the CPU where backends take part in `outcome`,
    /// else `naive`, in whose plan no two tensors share bytes. The error says what there is.
    static Result<std::unique_ptr<ReferenceRun>> load(const Evaluator& engine, std::shared_ptr<const Program> program,
                                                      const Outcome& outcome, const std::string& against,
                                                      const LoadOptions& options);
    /// Runs, and looks for the first tensor that is another one there. `feed_back`: as RunOptions has it.
    Result<std::optional<ValueDifference>> check(const std::vector<HostTensor>& inputs,
                                                 std::span<const TensorStats> got, bool feed_back, Progress& progress);
    /// "plan 'naive'", "the CPU", "backend 'xnnpack'"
    [[nodiscard]] const std::string& against() const { return against_; }
    [[nodiscard]] Executor& executor() { return *executor_; }
    /// Every tensor that the last check compared, in the order in which they were computed.
    [[nodiscard]] const std::vector<CheckedValue>& checked() const { return checked_; }

private:
    std::shared_ptr<const Method> method_, other_;
    std::unique_ptr<Executor> executor_;
    std::vector<CheckedValue> checked_;
    std::string against_;
};

}  // namespace arenascope
