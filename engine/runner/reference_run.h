#pragma once
// A second run whose tensors are all compared: with another plan, or with another backend.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/evaluate/evaluator.h"
#include "engine/runtime/value_check.h"

namespace arenascope {

class ReferenceRun {
public:
    /// `against`: "cpu" (no delegates), a backend, or a planner. Empty: the CPU if `outcome` has delegates, else
    /// `naive`, in whose plan no two tensors share bytes. The error lists the choices.
    static Result<std::unique_ptr<ReferenceRun>> load(const Evaluator& engine, std::shared_ptr<const Program> program,
                                                      const Outcome& outcome, const std::string& against,
                                                      const LoadOptions& options);
    /// Runs, and finds the first tensor that differs. `feed_back`: see RunOptions.
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
