#pragma once
// What the Run panel asks for, done on a worker: inputs, repetitions, comparison with what was recorded.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "engine/runner/reference_run.h"
#include "engine/runtime/shared_state.h"
#include "engine/runtime/vectors.h"
#include "widgets/panels/run_panel.h"

namespace arenascope {

/// Inputs for a method without recorded ones. A seed gives the same numbers on every machine: floats in
/// [-1, 1], integers and bools 0 or 1 (they may be indices); no seed: zeros. Dynamic sizes take the example's value.
Result<std::vector<HostTensor>> make_inputs(const Method& method, std::optional<std::uint64_t> seed);

/// One loaded plan. It keeps its state between runs, so it lives as long as its plan is shown.
class Runner {
public:
    /// A stage in the life of a delegate, told on whatever thread it happens.
    using Told = std::function<void(const DelegateStage&)>;
    /// `shared`: state that other methods of the program have left and will find; nobody else may use it meanwhile.
    Runner(std::shared_ptr<const Program> program, std::shared_ptr<const Outcome> outcome,
           std::shared_ptr<const Engine> engine = std::make_shared<const Engine>(), Told told = {},
           std::shared_ptr<SharedState> shared = std::make_shared<SharedState>())
        : program_(std::move(program)),
          outcome_(std::move(outcome)),
          engine_(std::move(engine)),
          told_(std::move(told)),
          shared_(std::move(shared)) {}
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    [[nodiscard]] const std::shared_ptr<const Outcome>& outcome() const { return outcome_; }
    /// `recorded`: the runs of this method, in order. A recorded run of a program with state is preceded by a
    /// reset and the runs before it. A run that fails at a call gives a report up to there: `last` says why.
    Result<RunReport> run(const RunRequest& request, const std::vector<VectorRun>& recorded, Progress& progress);
    void resetState();
    /// Buffers that outlive a run, as they are now.
    Result<std::vector<NamedTensor>> state();
    Result<> setState(const std::vector<NamedTensor>& state);

private:
    Result<> load(const std::vector<Binding>& bindings, int threads);
    /// Another method will find what this one left.
    Result<> leave();
    Result<RunReport> runPlanned(const RunRequest& request, const std::vector<VectorRun>& recorded, Progress& progress);
    Result<RunReport> runStatic(const RunRequest& request, const std::vector<VectorRun>& recorded, Progress& progress);
    /// Against another run, see RunApart, or the recorded trace. `before`: the state that the run began with;
    /// `checked`: every tensor that was compared.
    Result<ValueFinding> checkValues(const RunRequest& request, const std::vector<HostTensor>& inputs,
                                     const std::vector<NamedTensor>& before, std::span<const TensorStats> stats,
                                     std::vector<CheckedValue>& checked, Progress& progress);
    Result<ValueFinding> checkTrace(const RunRequest& request, std::span<const TensorStats> stats,
                                    std::vector<CheckedValue>& checked) const;
    [[nodiscard]] ValueFinding findingOf(const std::optional<ValueDifference>& found, std::size_t tensors,
                                         const QString& against) const;
    /// One more run of the same plan with an executor of its own: a watched run is slow, and damages nothing here.
    Result<std::vector<Violation>> sanitize(const std::vector<HostTensor>& inputs,
                                            const std::vector<NamedTensor>& before, Progress& progress);
    /// Tells what happened to delegates since it was last called.
    void tellStages();
    [[nodiscard]] bool hasState() const;
    Result<std::vector<HostTensor>> inputs(const RunRequest& request, const std::vector<VectorRun>& recorded) const;
    Result<> replay(const RunRequest& request, const std::vector<VectorRun>& recorded, Progress& progress);
    Result<std::vector<OutputReport>> judge_outputs(const RunResult& result, const VectorRun* expected,
                                                    const RunRequest& request) const;

    std::shared_ptr<const Program> program_;
    std::shared_ptr<const Outcome> outcome_;
    std::shared_ptr<const Engine> engine_;
    Told told_;
    std::shared_ptr<SharedState> shared_;
    std::shared_ptr<std::vector<DelegateStage>> stages_ = std::make_shared<std::vector<DelegateStage>>();
    std::size_t toldStages_ = 0;
    std::unique_ptr<Executor> executor_;
    std::unique_ptr<RunApart> apart_;  ///< what all values were compared with last
    QString against_;                  ///< as it was asked for
    std::vector<Binding> bindings_;    ///< that executor_ was loaded with
    int threads_ = 1;                  ///< likewise
    bool hasRun_ = false;              ///< executor_ has: its kernels are prepared
};

/// The recorded runs of a method in the io.json beside a program; empty where there is none.
Result<std::vector<VectorRun>> recorded_runs(const std::string& program_path, const std::string& method);

}  // namespace arenascope
