#pragma once
// One loaded plan that runs on request. It belongs to a worker: calls block and report progress.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/runner/kept_arenas.h"
#include "engine/runner/loaded_method.h"
#include "engine/runner/reference_run.h"
#include "engine/runner/run_report.h"
#include "engine/runtime/shared_state.h"
#include "engine/runtime/vectors.h"

namespace arenascope {

/// It keeps its state between requests, so it lives as long as its plan is shown.
class Runner {
public:
    /// A stage in the life of a delegate, reported on whatever thread it happens.
    using DelegateLog = std::function<void(const DelegateStage&)>;
    /// `shared`: state that the program's methods share; no other thread uses it at the same time. `usual`: how to load
    /// before the first request.
    Runner(std::shared_ptr<const Program> program, std::shared_ptr<const Outcome> outcome,
           std::shared_ptr<const Evaluator> engine, DelegateLog log_delegate = {},
           std::shared_ptr<SharedState> shared = std::make_shared<SharedState>(), RunRequest usual = {})
        : program_(std::move(program)),
          outcome_(std::move(outcome)),
          engine_(std::move(engine)),
          log_delegate_(std::move(log_delegate)),
          shared_(std::move(shared)),
          loaded_as_(std::move(usual)) {}
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    /// `recorded`: the runs of this method, in order. A recorded run of a program with state is preceded by a reset and
    /// the runs before it; other repetitions begin with the state that the first one started from. If a run fails at a
    /// call, the report covers the calls before it, and `last` has the reason.
    Result<RunReport> run(const RunRequest& request, const std::vector<VectorRun>& recorded, Progress& progress);
    /// The values that a tensor had in the last run of this request, which runs once more on a copy of the loaded plan.
    /// The state of the program stays. An error if the run does not write the tensor.
    Result<std::shared_ptr<const HostTensor>> value(ValueId value, const RunRequest& request,
                                                    const std::vector<VectorRun>& recorded, Progress& progress);
    /// The bytes of all arenas after an instruction of the last run of this request, in the same way.
    Result<ArenaContents> arenas_after(InstructionIndex at, const RunRequest& request,
                                       const std::vector<VectorRun>& recorded, Progress& progress);
    void reset_state();
    /// Buffers that outlive a run, as they are now.
    Result<std::vector<NamedTensor>> state();
    Result<> set_state(const std::vector<NamedTensor>& state);

private:
    /// The last run of the request once more on a copy of the loaded plan, watched.
    Result<> run_again(RunObserver& observer, const RunRequest& request, const std::vector<VectorRun>& recorded,
                       Progress& progress);
    Result<> load(const RunRequest& request);
    /// Other methods will continue with the present state.
    Result<> leave();
    Result<RunReport> run_unwatched(const RunRequest& request, const std::vector<VectorRun>& recorded,
                                    Progress& progress);
    Result<RunReport> run_planned(const RunRequest& request, const std::vector<VectorRun>& recorded,
                                  Progress& progress);
    Result<RunReport> run_instances(const RunRequest& request, const std::vector<VectorRun>& recorded,
                                    Progress& progress);
    Result<std::vector<HostTensor>> inputs(const RunRequest& request, const std::vector<VectorRun>& recorded) const;
    /// The state that repetition `number` begins with. `before`: the state before the first one.
    static Result<> prepare_state(LoadedMethod& loaded, const RunRequest& request,
                                  const std::vector<VectorRun>& recorded, std::int64_t number,
                                  const std::vector<NamedTensor>& before, Progress& progress);
    /// Compares with another run, see ReferenceRun, or with the recorded trace. `before`: the state at the start of the
    /// run.
    Result<> check_values(const RunRequest& request, const std::vector<HostTensor>& inputs,
                          const std::vector<NamedTensor>& before, std::span<const TensorStats> stats, RunReport& report,
                          Progress& progress);
    Result<> check_trace(const RunRequest& request, std::span<const TensorStats> stats, RunReport& report) const;
    [[nodiscard]] ValueFinding finding_of(const std::optional<ValueDifference>& found, std::size_t compared,
                                          std::string against) const;
    /// Reports the stages of delegates since the last call.
    void tell_stages();

    std::shared_ptr<const Program> program_;
    std::shared_ptr<const Outcome> outcome_;
    std::shared_ptr<const Evaluator> engine_;
    DelegateLog log_delegate_;
    std::shared_ptr<SharedState> shared_;
    std::shared_ptr<std::vector<DelegateStage>> stages_ = std::make_shared<std::vector<DelegateStage>>();
    std::size_t told_stages_ = 0;
    std::unique_ptr<LoadedMethod> loaded_;
    RunRequest loaded_as_;                 ///< the request that loaded_ was or will be loaded for
    std::unique_ptr<ReferenceRun> apart_;  ///< the last reference
    std::string against_;                  ///< as requested
    std::vector<NamedTensor> before_;      ///< the state that the last request began with
    bool has_run_ = false;                 ///< loaded_ has run: its kernels are prepared
};

}  // namespace arenascope
