#include "engine/runner/run_session.h"

#include <algorithm>

#include "engine/runner/recorded.h"

namespace arenascope {

Result<RunSession::Loaded*> RunSession::method(const std::string& name) {
    const std::string& wanted = name.empty() ? usual_ : name;
    if (const auto it = loaded_.find(wanted); it != loaded_.end()) return &it->second;
    TRY(PlannedMethod planned, plan_(wanted));
    RunRequest request = request_;
    request.bindings = std::move(planned.bindings);
    const auto log = std::make_shared<std::vector<DelegateStage>>();
    auto made = LoadedMethod::load(engine_, program_, planned.outcome, request,
                                   {.log = log, .watch = request.sanitize, .keep_calls = keep_calls_});
    if (!made.ok()) unloaded_ = *log;
    Loaded loaded;
    TRY(loaded.method, std::move(made));
    if (request.check_values) {
        LoadOptions options = load_options_of(engine_, request);
        options.bindings = request.bindings;
        TRY(loaded.apart, ReferenceRun::load(engine_, program_, *planned.outcome, request.against, options));
    }
    return &loaded_.emplace(wanted, std::move(loaded)).first->second;
}

void RunSession::end() {
    for (auto& [name, loaded] : loaded_) {
        loaded.apart.reset();
        loaded.method->unload();
    }
    last_ = nullptr;
}

Result<RunResult> RunSession::run(Loaded& loaded, const std::vector<HostTensor>& inputs, bool feed_back, bool events) {
    Progress progress;
    LoadedMethod& method = *loaded.method;
    if (last_ && last_ != &loaded) {
        LoadedMethod& last = *last_->method;
        CHECKED(shared_.leave(last.method(), last.outcome().plan(), last.executor()));
        CHECKED(shared_.enter(method.method(), method.outcome().plan(), method.executor()));
        if (loaded.apart) {  // the reference begins with the same state
            TRY(const auto state, method.executor().state());
            CHECKED(loaded.apart->executor().set_state(state));
        }
    }
    last_ = &loaded;
    TRY(RunResult result,
        method.run(inputs, {.stats = request_.check_values, .events = events, .profile = true, .feed_back = feed_back},
                   progress));
    if (request_.check_values) CHECKED(check_values(loaded, inputs, result, feed_back));
    return result;
}

bool RunSession::has_failed() const {
    return !unloaded_.empty() || std::any_of(loaded_.begin(), loaded_.end(), [](const auto& entry) {
        const auto& failure = entry.second.method->measured().failure;
        return failure && failure->instruction.valid();
    });
}

std::vector<DelegateStage> RunSession::stages() const {
    std::vector<DelegateStage> all;
    for (const auto& [name, loaded] : loaded_) {
        const std::vector<DelegateStage>& stages = loaded.method->stages();
        all.insert(all.end(), stages.begin(), stages.end());
    }
    all.insert(all.end(), unloaded_.begin(), unloaded_.end());
    return all;
}

std::vector<double> RunSession::milliseconds() const {
    std::vector<double> all;
    for (const auto& [name, loaded] : loaded_) {
        const std::vector<double>& times = loaded.method->measured().milliseconds;
        all.insert(all.end(), times.begin(), times.end());
    }
    return all;
}

Result<> RunSession::check_values(Loaded& loaded, const std::vector<HostTensor>& inputs, const RunResult& result,
                                  bool feed_back) {
    Progress progress;
    TRY(const auto difference, loaded.apart->check(inputs, result.stats, feed_back, progress));
    if (loaded.difference) return done;
    // If a comparison is chosen, it is the only one; a trace belongs to the first recorded run.
    const bool has_vectors = request_.against.empty() && !vectors_.empty();
    if (has_vectors && loaded.method->measured().op_times.runs() == 1) {
        loaded.difference = difference_from_trace(result.stats, vectors_);
        loaded.against = recorded_trace;
        loaded.is_traced = read_trace(trace_beside(vectors_)).ok();
    }
    if (loaded.difference) return done;
    loaded.difference = difference;
    loaded.against = loaded.apart->against();
    if (!difference && loaded.is_traced) loaded.against += std::string(" and ") + recorded_trace;
    return done;
}

Result<> RunSession::set_state(Loaded& loaded, const std::vector<NamedTensor>& state) {
    CHECKED(loaded.method->executor().set_state(state));
    if (loaded.apart) CHECKED(loaded.apart->executor().set_state(state));
    return done;
}

void RunSession::reset_state() {
    shared_.clear();
    last_ = nullptr;
    for (auto& [name, loaded] : loaded_) {
        loaded.method->executor().reset_state();
        if (loaded.apart) loaded.apart->executor().reset_state();
    }
}

}  // namespace arenascope
