#include "engine/runner/loaded_method.h"

#include <algorithm>
#include <utility>

namespace arenascope {

LoadOptions load_options_of(const Evaluator& engine, const RunRequest& request) {
    LoadOptions options = engine.load_options();
    options.fallback = request.fallback;
    options.intra_threads = request.intra_threads;
    options.memory_limit = request.memory_limit;
    return options;
}

Result<std::unique_ptr<LoadedMethod>> LoadedMethod::load(const Evaluator& engine,
                                                         std::shared_ptr<const Program> program,
                                                         std::shared_ptr<const Outcome> outcome,
                                                         const RunRequest& request, Setup setup) {
    auto loaded = std::make_unique<LoadedMethod>();
    if (!setup.log) setup.log = std::make_shared<std::vector<DelegateStage>>();
    LoadOptions options = load_options_of(engine, request);
    options.log = setup.log;
    options.use_devices = !setup.watch && !setup.is_observed;
    options.bindings = request.bindings;
    TRY(loaded->executor_, Executor::load(std::move(program), *outcome->method, outcome->plan(), options));
    if (setup.watch) loaded->sanitizer_ = std::make_unique<Sanitizer>(*outcome->method, outcome->plan());
    loaded->arena_bytes_ = loaded->executor_->arena_bytes();
    loaded->outcome_ = std::move(outcome);
    loaded->setup_ = std::move(setup);
    return loaded;
}

Result<RunResult> LoadedMethod::run(const std::vector<HostTensor>& inputs, const Once& once, Progress& progress) {
    RunResult rest;
    rest_.reset();
    const RunOptions options{.stats = once.stats,
                             .events = once.events,
                             .profile = once.profile,
                             .feed_back = once.feed_back,
                             .observer = once.observer ? once.observer : sanitizer_.get(),
                             .rest = &rest};
    auto ran = executor_->run(inputs, options, progress);
    if (!ran.ok()) {
        keep(rest, once.events);
        if (rest.failure && rest.failure->instruction.valid())
            rest_ = std::make_shared<const RunResult>(std::move(rest));
        return ran;
    }
    measured_.milliseconds.push_back(ran.value().milliseconds);
    keep(ran.value(), once.events);
    return ran;
}

void LoadedMethod::forget() {
    measured_ = {};
    if (sanitizer_) sanitizer_ = std::make_unique<Sanitizer>(*outcome_->method, outcome_->plan());
}

void LoadedMethod::keep(const RunResult& result, bool events) {
    RunMeasurements& all = measured_;
    all.failure = result.failure;
    all.op_times.add(result.times);
    if (setup_.keep_calls) all.calls.push_back(result.calls);
    all.touched.resize(std::max(all.touched.size(), result.touched.size()));
    for (std::size_t i = 0; i < result.touched.size(); ++i)
        all.touched[i] = std::max(all.touched[i], result.touched[i]);
    all.stats = result.stats;
    if (events) all.events = result.events;
    all.copied_bytes = result.copied_bytes;
    all.device_copies = result.device_copies;
    all.scratch_bytes = result.scratch_bytes;
    all.scratch_touched = std::max(all.scratch_touched, result.scratch_touched);
    all.packed_bytes = result.packed_bytes;
    all.heap = result.heap;
}

bool LoadedMethod::has_state() const {
    const Table<ValueId, Value>& values = method().values;
    return std::any_of(values.begin(), values.end(),
                       [](const Value& value) { return value.tensor() && value.tensor()->is_state; });
}

void LoadedMethod::unload() {
    if (!executor_) return;
    arena_bytes_ = executor_->arena_bytes();
    executor_.reset();
}

}  // namespace arenascope
