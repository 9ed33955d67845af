#pragma once
// The methods of a program loaded for running in turns: state that they share goes along, times are gathered.

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/runner/loaded_method.h"
#include "engine/runner/reference_run.h"
#include "engine/runtime/shared_state.h"

namespace arenascope {

/// A method as a session runs it.
struct PlannedMethod {
    std::shared_ptr<const Outcome> outcome;
    std::vector<Binding> bindings{};
};

class RunSession {
public:
    /// Plans a method, or says why it may not run.
    using Plan = std::function<Result<PlannedMethod>(const std::string& method)>;
    /// `usual`: the method that an empty name means. `vectors`: recorded runs, beside which there may be a trace;
    /// empty: none. `keep_calls`: single calls of every run, for a trace.
    RunSession(const Evaluator& engine, std::shared_ptr<const Program> program, std::string usual, Plan plan,
               RunRequest request, std::string vectors = {}, bool keep_calls = false)
        : engine_(engine),
          program_(std::move(program)),
          usual_(std::move(usual)),
          plan_(std::move(plan)),
          request_(std::move(request)),
          vectors_(std::move(vectors)),
          keep_calls_(keep_calls) {}

    struct Loaded {
        std::unique_ptr<LoadedMethod> method;
        std::unique_ptr<ReferenceRun> apart{};        ///< what to compare with, where all values are checked
        std::optional<ValueDifference> difference{};  ///< the first one, over all runs
        std::string against{};                        ///< what it differs from
        bool is_traced = false;                       ///< the first run was compared with the trace beside it
    };
    /// The method with that name (empty: the usual one), loaded on first use.
    Result<Loaded*> method(const std::string& name);
    /// `feed_back`: bound inputs keep what the last run wrote. `events`: times of what runs inside delegates, at the
    /// price of smaller steps.
    Result<RunResult> run(Loaded& loaded, const std::vector<HostTensor>& inputs, bool feed_back, bool events = false);
    /// Unloads every method; what its delegates' lives were like is complete then.
    void end();
    /// State of every loaded method back to its initial values.
    void reset_state();
    /// What the state of a method holds before its first run.
    Result<> set_state(Loaded& loaded, const std::vector<NamedTensor>& state);

    /// Whether there is something to tell of a run that failed: what ran, or which delegate could not be made ready.
    [[nodiscard]] bool has_failed() const;
    /// The lives of delegates of all methods, those that could not be loaded included.
    [[nodiscard]] std::vector<DelegateStage> stages() const;
    /// Of all runs.
    [[nodiscard]] std::vector<double> milliseconds() const;
    [[nodiscard]] const RunRequest& request() const { return request_; }
    [[nodiscard]] const std::map<std::string, Loaded>& loaded() const { return loaded_; }
    [[nodiscard]] const Program& program() const { return *program_; }

private:
    /// Compares with the recorded trace beside the vectors, and with another plan or backend.
    Result<> check_values(Loaded& loaded, const std::vector<HostTensor>& inputs, const RunResult& result,
                          bool feed_back);
    const Evaluator& engine_;
    std::shared_ptr<const Program> program_;
    std::string usual_;
    Plan plan_;
    RunRequest request_;
    std::string vectors_;
    bool keep_calls_;
    std::map<std::string, Loaded> loaded_;
    SharedState shared_;
    Loaded* last_ = nullptr;               ///< the method that ran last; of loaded_, whose entries stay where they are
    std::vector<DelegateStage> unloaded_;  ///< stages of delegates that were not made ready
};

}  // namespace arenascope
