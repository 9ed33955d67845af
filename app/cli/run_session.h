#pragma once
// One program loaded for running: an executor per method, times gathered over all runs.

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/cli/options.h"
#include "app/cli/run_args.h"
#include "engine/runner/reference_run.h"
#include "engine/runtime/executor.h"
#include "engine/runtime/sanitizer.h"
#include "engine/runtime/shared_state.h"

namespace arenascope::cli {

class RunSession {
public:
    RunSession(const Engine& engine, Prepared prepared, const RunArgs& args)
        : engine_(engine), prepared_(std::move(prepared)), args_(args) {}

    struct Loaded {
        Outcome outcome;
        std::unique_ptr<Executor> executor;
        std::unique_ptr<Sanitizer> sanitizer;         ///< with --sanitize
        std::vector<std::vector<OpTime>> op_times{};  ///< per run
        std::vector<std::vector<OpEvent>> calls{};    ///< per run, with --trace
        std::vector<std::int64_t> arena_bytes{};      ///< per mem_id
        std::vector<std::int64_t> touched{};          ///< most bytes per mem_id over all runs
        std::vector<TensorStats> stats{};             ///< of the last run, with --check-values
        std::unique_ptr<RunApart> apart{};            ///< what to compare with, with --check-values
        std::optional<ValueDifference> difference{};  ///< the first one, over all runs
        std::string against{};                        ///< what it differs from
        bool is_traced = false;                       ///< the first run was compared with the trace beside it
        std::int64_t copied_bytes = 0;                ///< of the last run
        std::vector<BankTraffic> device_copies;       ///< of the last run
        std::int64_t scratch_bytes = 0, scratch_touched = 0, packed_bytes = 0;  ///< beside the arenas, see RunResult
        std::optional<std::int64_t> allocations{};                              ///< of the last run
        std::vector<DelegateEvent> events{};                                    ///< of the last run that asked for them
        std::shared_ptr<std::vector<DelegateStage>> stages{};                   ///< the lives of its delegates
        std::optional<RunFailure> failure{};                                    ///< how its last run ended
    };
    /// The method with that name (empty: the tuning's), loaded on first use. Refuses an invalid plan, but for
    /// overlaps in the one a file came with: those are a warning.
    Result<Loaded*> method(const std::string& name);
    /// `feed_back`: bound inputs keep what the last run wrote. `events`: times of what runs inside delegates, at the
    /// price of smaller steps.
    Result<RunResult> run(Loaded& loaded, const std::vector<HostTensor>& inputs, bool feed_back, bool events = false);
    /// Unloads every method; what its delegates' lives were like is complete then.
    void end();
    /// State of every loaded method back to its initial values.
    void reset_state();

    /// Whether there is something to tell of a run that failed: what ran, or which delegate could not be made ready.
    [[nodiscard]] bool has_failed() const;
    /// The lives of delegates of all methods, those that could not be loaded included.
    [[nodiscard]] std::vector<DelegateStage> stages() const;
    /// --state-in: what the state of a method holds before its first run.
    Result<> set_state(Loaded& loaded, const std::vector<NamedTensor>& state);
    [[nodiscard]] const std::vector<double>& milliseconds() const { return milliseconds_; }
    [[nodiscard]] std::int64_t intra_threads() const { return args_.intra_threads; }
    [[nodiscard]] const std::map<std::string, Loaded>& loaded() const { return loaded_; }
    [[nodiscard]] const Prepared& prepared() const { return prepared_; }
    [[nodiscard]] const Program& program() const { return *prepared_.program; }
    [[nodiscard]] const std::vector<std::string>& warnings() const { return warnings_; }

private:
    void keep(Loaded& loaded, const RunResult& result, bool events);
    /// --check-values: compares with the recorded trace beside the vectors, and with another plan or backend.
    Result<> check_values(Loaded& loaded, const std::vector<HostTensor>& inputs, const RunResult& result,
                          bool feed_back);
    const Engine& engine_;
    Prepared prepared_;
    const RunArgs& args_;
    std::map<std::string, Loaded> loaded_;
    SharedState shared_;
    Loaded* last_ = nullptr;               ///< the method that ran last; of loaded_, whose entries stay where they are
    std::vector<DelegateStage> unloaded_;  ///< stages of delegates that were not made ready
    std::vector<double> milliseconds_;
    std::vector<std::string> warnings_;
};

inline constexpr const char* recorded_trace = "trace_core_run0.json";
/// The first node that differs from the trace recorded beside the vectors; none where there is no trace.
std::optional<ValueDifference> difference_from_trace(std::span<const TensorStats> stats, const std::string& vectors);

[[nodiscard]] double median(std::vector<double> values);

}  // namespace arenascope::cli
