#pragma once
// Runs a method on the static runtime: instances on threads of their own, all with the same inputs.

#include <memory>
#include <vector>

#include "engine/evaluate/evaluator.h"
#include "engine/runner/run_request.h"
#include "engine/runtime/static/static_module.h"
#include "engine/runtime/trace.h"

namespace arenascope {

/// The module of a method for `request`. `lifetimes`: its safe problem, every buffer with its lifetime.
Result<std::shared_ptr<StaticModule>> make_static_module(const Evaluator& engine,
                                                         std::shared_ptr<const Program> program,
                                                         std::shared_ptr<const Method> method, const Problem& lifetimes,
                                                         const RunRequest& request);

/// Options of a run in addition to repetitions, instances and checks of the request.
struct StaticRuns {
    std::vector<const std::vector<HostTensor>*> inputs;  ///< of each run of a repetition, in order
    const std::vector<NamedTensor>* state = nullptr;     ///< before each repetition; null: the initial values
    /// Repetitions that count bytes and single calls; the last of them also reports calls inside delegates.
    enum class Profile { none, last, all } profile = Profile::last;
    bool keep_calls = false;  ///< single calls of every run, for a trace
    bool keep_state = false;  ///< after the last run
};

/// The results of one instance.
struct StaticWork {
    std::vector<RunResult> last{};              ///< of each run, in the last repetition
    std::vector<double> milliseconds{};         ///< of all runs
    OpTimes op_times{};                         ///< of all runs
    std::vector<std::vector<OpEvent>> calls{};  ///< of all runs, where they are kept
    std::vector<TensorStats> stats{};           ///< of the last run, where all values are checked
    std::vector<NamedTensor> state{};           ///< where it is kept
    StaticReport report;
};

struct StaticOutcome {
    std::vector<StaticWork> works;  ///< per instance
    double seconds = 0;             ///< until the last instance ended
    [[nodiscard]] std::vector<double> milliseconds() const;
    [[nodiscard]] double per_second() const;
};
/// The error is that of the first instance that failed.
Result<StaticOutcome> run_on_instances(const std::shared_ptr<StaticModule>& module, const RunRequest& request,
                                       const StaticRuns& runs, Progress& progress);

}  // namespace arenascope
