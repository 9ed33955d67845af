#pragma once
// A method loaded with its plan to run repeatedly, and the measurements of its runs.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/evaluate/evaluator.h"
#include "engine/runner/run_request.h"
#include "engine/runtime/sanitizer.h"
#include "engine/runtime/trace.h"

namespace arenascope {

/// The options of loading in `request`, without its bindings. `engine` must outlive the loaded method.
[[nodiscard]] LoadOptions load_options_of(const Evaluator& engine, const RunRequest& request);

/// Of all runs of a method, including a failed one.
struct RunMeasurements {
    std::vector<double> milliseconds{};                                     ///< of each run that came to its end
    OpTimes op_times{};                                                     ///< per run
    std::vector<std::vector<OpEvent>> calls{};                              ///< per run, where they are kept
    std::vector<std::int64_t> touched{};                                    ///< most bytes per mem_id over all runs
    std::vector<TensorStats> stats{};                                       ///< of the last run
    std::int64_t copied_bytes = 0;                                          ///< of the last run
    std::vector<BankTraffic> device_copies{};                               ///< of the last run
    std::int64_t scratch_bytes = 0, scratch_touched = 0, packed_bytes = 0;  ///< outside of the arenas, see RunResult
    std::optional<HeapCounts> heap{};                                       ///< of the last run
    std::vector<DelegateEvent> events{};                                    ///< of the last run that asked for them
    std::optional<RunFailure> failure{};                                    ///< how the last run ended
};

class LoadedMethod {
public:
    struct Setup {
        std::shared_ptr<std::vector<DelegateStage>> log{};  ///< the stages of its delegates
        bool watch = false;                                 ///< for the sanitizer, which works on host arenas only
        bool keep_calls = false;                            ///< single calls of every run, for a trace
        bool is_observed = false;                           ///< by an observer of single runs, which needs host arenas
    };
    /// Loads the shown plan of `outcome` as `request` states.
    static Result<std::unique_ptr<LoadedMethod>> load(const Evaluator& engine, std::shared_ptr<const Program> program,
                                                      std::shared_ptr<const Outcome> outcome, const RunRequest& request,
                                                      Setup setup);

    /// Options of one run.
    struct Once {
        bool stats = false, events = false, profile = false;
        bool feed_back = false;           ///< bound inputs keep the values that the last run wrote
        RunObserver* observer = nullptr;  ///< instead of the sanitizer
    };
    /// Runs and measures. If a call failed, the measurements show how far the run got.
    Result<RunResult> run(const std::vector<HostTensor>& inputs, const Once& once, Progress& progress);
    /// The completed part of a run that failed at a call; null: the last run did not fail.
    [[nodiscard]] const std::shared_ptr<const RunResult>& rest() const { return rest_; }
    /// Resets the measurements and the sanitizer.
    void forget();

    [[nodiscard]] const Outcome& outcome() const { return *outcome_; }
    [[nodiscard]] const Method& method() const { return *outcome_->method; }
    [[nodiscard]] Executor& executor() { return *executor_; }
    [[nodiscard]] const Sanitizer* sanitizer() const { return sanitizer_.get(); }
    [[nodiscard]] const RunMeasurements& measured() const { return measured_; }
    [[nodiscard]] const std::vector<DelegateStage>& stages() const { return *setup_.log; }
    [[nodiscard]] const std::vector<std::int64_t>& arena_bytes() const { return arena_bytes_; }  ///< per mem_id
    [[nodiscard]] bool has_state() const;
    /// Ends the delegates; measurements stay.
    void unload();

private:
    void keep(const RunResult& result, bool events);

    std::shared_ptr<const Outcome> outcome_;
    std::unique_ptr<Executor> executor_;
    std::unique_ptr<Sanitizer> sanitizer_;
    std::vector<std::int64_t> arena_bytes_;
    std::shared_ptr<const RunResult> rest_;
    RunMeasurements measured_;
    Setup setup_;
};

}  // namespace arenascope
