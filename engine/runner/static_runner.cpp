#include "engine/runner/static_runner.h"

#include <chrono>
#include <optional>
#include <thread>
#include <utility>

#include "engine/planning/planner.h"
#include "engine/runner/inputs.h"
#include "engine/runner/loaded_method.h"

namespace arenascope {

namespace {

Result<Placement> place_by_size(const Problem& problem) {
    const Planner* planner = find_planner(planner_id::greedy_by_size);
    if (!planner) return Error{.what = message("the planner 'greedy_by_size' is missing")};
    Progress progress;
    return planner->plan(problem, PlanOptions{}, progress);
}

/// With managed outputs copied out of their memory.
RunResult with_outputs(StaticResult result) {
    for (const ManagedTensor& tensor : result.outputs) {
        std::int64_t bytes = item_size(tensor.dtype);
        for (const std::int64_t size : tensor.shape) bytes *= size;
        result.run.outputs.push_back({tensor.dtype, tensor.shape, {tensor.data, tensor.data + bytes}});
    }
    return std::move(result.run);
}

/// `progress` belongs to another thread: it is only read, to stop.
Result<> work_on(InstancePool& pool, const RunRequest& request, const StaticRuns& runs, const Progress& progress,
                 StaticWork& work) {
    TRY(auto instance, pool.take());
    for (std::int64_t pass = 0; pass < request.repeat; ++pass) {
        if (progress.cancelled()) return cancelled();
        instance->reset_state();
        if (runs.state) CHECKED(instance->set_state(*runs.state));
        work.last.clear();
        const bool is_last = pass + 1 == request.repeat;
        const bool profile =
            runs.profile == StaticRuns::Profile::all || (runs.profile == StaticRuns::Profile::last && is_last);
        for (const std::vector<HostTensor>* inputs : runs.inputs) {
            Progress own;
            TRY(StaticResult result,
                instance->run(
                    *inputs, own,
                    RunOptions{.stats = request.check_values, .events = profile && is_last, .profile = profile}));
            work.stats = std::move(result.run.stats);
            work.milliseconds.push_back(result.run.milliseconds);
            work.op_times.add(result.run.times);
            if (runs.keep_calls) work.calls.push_back(result.run.calls);
            work.last.push_back(with_outputs(std::move(result)));
        }
    }
    work.report = instance->report();
    if (runs.keep_state) {
        TRY(work.state, instance->state());
    }
    pool.give_back(std::move(instance));
    return done;
}

}  // namespace

Result<std::shared_ptr<StaticModule>> make_static_module(const Evaluator& engine,
                                                         std::shared_ptr<const Program> program,
                                                         std::shared_ptr<const Method> method, const Problem& lifetimes,
                                                         const RunRequest& request) {
    StaticOptions options;
    options.planner = request.runtime == RunRequest::Runtime::precomputed ? StaticPlanner::Kind::precomputed
                                                                          : StaticPlanner::Kind::resizing;
    options.manage_outputs = request.manage_outputs;
    options.place = place_by_size;
    options.load = load_options_of(engine, request);
    TRY(options.warmup, warmups_of(*method, request.warmup));
    return StaticModule::make(std::move(program), std::move(method), lifetimes, std::move(options));
}

std::vector<double> StaticOutcome::milliseconds() const {
    std::vector<double> all;
    for (const StaticWork& work : works) all.insert(all.end(), work.milliseconds.begin(), work.milliseconds.end());
    return all;
}

double StaticOutcome::per_second() const {
    return seconds > 0 ? static_cast<double>(milliseconds().size()) / seconds : 0;
}

Result<StaticOutcome> run_on_instances(const std::shared_ptr<StaticModule>& module, const RunRequest& request,
                                       const StaticRuns& runs, Progress& progress) {
    InstancePool pool(module);
    StaticOutcome out;
    out.works.resize(static_cast<std::size_t>(request.instances));
    std::vector<std::optional<Error>> errors(out.works.size());
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < out.works.size(); ++i) {
        threads.emplace_back([&, i] {
            if (auto worked = work_on(pool, request, runs, progress, out.works[i]); !worked.ok())
                errors[i] = std::move(worked).error();
        });
    }
    for (std::thread& thread : threads) thread.join();
    out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    for (std::optional<Error>& error : errors) {
        if (error) return std::move(*error);
    }
    return out;
}

}  // namespace arenascope
