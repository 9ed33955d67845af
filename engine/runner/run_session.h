#pragma once
// The methods of a program, loaded to run in turns: they pass on shared state, and times are collected.

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
    /// Plans a method, or returns why it must not run.
    using Plan = std::function<Result<PlannedMethod>(const std::string& method)>;
    /// `usual`: the default method, for an empty name. `vectors`: recorded runs, possibly with a trace next to them;
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
        std::unique_ptr<ReferenceRun> apart{};        ///< the reference, if all values are checked
        std::optional<ValueDifference> difference{};  ///< the first one, over all runs
        std::string against{};                        ///< the reference that it differs from
        bool is_traced = false;                       ///< the first run was compared with the trace next to it
    };
    /// The method with that name (empty: the default), loaded on first use.
    Result<Loaded*> method(const std::string& name);
    /// `feed_back`: bound inputs keep the values that the last run wrote. `events`: times inside delegates, at the
    /// price of smaller steps.
    Result<RunResult> run(Loaded& loaded, const std::vector<HostTensor>& inputs, bool feed_back, bool events = false);
    /// Unloads every method; the stages of its delegates are then complete.
    void end();
    /// Resets the state of every loaded method to its initial values.
    void reset_state();
    /// The initial state of a method.
    Result<> set_state(Loaded& loaded, const std::vector<NamedTensor>& state);

    /// Whether a failed run has something to report: the calls that ran, or the delegate that failed to initialise.
    [[nodiscard]] bool has_failed() const;
    /// The delegates' stages in all methods, including those that failed to load.
    [[nodiscard]] std::vector<DelegateStage> stages() const;
    /// Of all runs.
    [[nodiscard]] std::vector<double> milliseconds() const;
    [[nodiscard]] const RunRequest& request() const { return request_; }
    [[nodiscard]] const std::map<std::string, Loaded>& loaded() const { return loaded_; }
    [[nodiscard]] const Program& program() const { return *program_; }

private:
    /// Compares with the recorded trace next to the vectors, and with another plan or backend.
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
    Loaded* last_ = nullptr;               ///< the last method that ran; an entry of loaded_
    std::vector<DelegateStage> unloaded_;  ///< stages of delegates that failed to initialise
};

}  // namespace arenascope
