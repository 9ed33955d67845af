#pragma once
// A method with its plan, loaded to run again and again, and what its runs measured.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/evaluate/evaluator.h"
#include "engine/runner/run_request.h"
#include "engine/runtime/sanitizer.h"
#include "engine/runtime/trace.h"

namespace arenascope {

/// What `request` asks of loading, without its bindings. `engine` must outlive what is loaded.
[[nodiscard]] LoadOptions load_options_of(const Evaluator& engine, const RunRequest& request);

/// Of all runs of a method, the one that failed included.
struct RunMeasurements {
    std::vector<double> milliseconds{};                                     ///< of each run that came to its end
    OpTimes op_times{};                                                     ///< per run
    std::vector<std::vector<OpEvent>> calls{};                              ///< per run, where they are kept
    std::vector<std::int64_t> touched{};                                    ///< most bytes per mem_id over all runs
    std::vector<TensorStats> stats{};                                       ///< of the last run
    std::int64_t copied_bytes = 0;                                          ///< of the last run
    std::vector<BankTraffic> device_copies{};                               ///< of the last run
    std::int64_t scratch_bytes = 0, scratch_touched = 0, packed_bytes = 0;  ///< beside the arenas, see RunResult
    std::optional<HeapCounts> heap{};                                       ///< of the last run
    std::vector<DelegateEvent> events{};                                    ///< of the last run that asked for them
    std::optional<RunFailure> failure{};                                    ///< how the last run ended
};

class LoadedMethod {
public:
    struct Setup {
        std::shared_ptr<std::vector<DelegateStage>> log{};  ///< the lives of its delegates
        bool watch = false;       ///< under the sanitizer, which looks at arenas of the host alone
        bool keep_calls = false;  ///< single calls of every run, for a trace
    };
    /// Loads the plan that `outcome` shows, as `request` asks for it.
    static Result<std::unique_ptr<LoadedMethod>> load(const Evaluator& engine, std::shared_ptr<const Program> program,
                                                      std::shared_ptr<const Outcome> outcome, const RunRequest& request,
                                                      Setup setup);

    /// How to run once.
    struct Once {
        bool stats = false, events = false, profile = false;
        bool feed_back = false;  ///< bound inputs keep what the last run wrote
    };
    /// Runs and measures. Where a call failed, the measurements say how far the run came.
    Result<RunResult> run(const std::vector<HostTensor>& inputs, const Once& once, Progress& progress);
    /// The part of a run that failed at a call; null: the last run did not.
    [[nodiscard]] const std::shared_ptr<const RunResult>& rest() const { return rest_; }
    /// Measures anew, and the sanitizer looks anew.
    void forget();

    [[nodiscard]] const Outcome& outcome() const { return *outcome_; }
    [[nodiscard]] const Method& method() const { return *outcome_->method; }
    [[nodiscard]] Executor& executor() { return *executor_; }
    [[nodiscard]] const Sanitizer* sanitizer() const { return sanitizer_.get(); }
    [[nodiscard]] const RunMeasurements& measured() const { return measured_; }
    [[nodiscard]] const std::vector<DelegateStage>& stages() const { return *setup_.log; }
    [[nodiscard]] const std::vector<std::int64_t>& arena_bytes() const { return arena_bytes_; }  ///< per mem_id
    [[nodiscard]] bool has_state() const;
    /// Ends the delegates; what was measured stays.
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
