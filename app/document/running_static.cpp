// The Run panel's static runtime: instances on threads of their own, runs per second.

#include <algorithm>
#include <chrono>
#include <thread>

#include "app/cli/run_inputs.h"
#include "app/document/op_times.h"
#include "app/document/running.h"
#include "app/document/settings.h"
#include "engine/planning/planner.h"
#include "engine/runtime/static/static_module.h"
#include "widgets/ui/engine_words.h"

namespace arenascope {
namespace {

/// What one instance did.
struct Work {
    std::vector<TensorStats> stats;  ///< of the first run, where all values are checked
    StaticResult last;
    std::vector<double> milliseconds;
    OpTimes times;
    StaticReport report;
    std::optional<Error> error;
};

Result<Placement> place_by_size(const Problem& problem) {
    Progress progress;
    return find_planner(planner_id::greedy_by_size)->plan(problem, PlanOptions{}, progress);
}

Result<> work_on(InstancePool& pool, const std::vector<HostTensor>& inputs, const RunRequest& request,
                 Progress& progress, Work& work) {
    TRY(auto instance, pool.take());
    for (int i = 0; i < request.repeat; ++i) {
        if (progress.cancelled()) return cancelled();
        Progress own;
        TRY(work.last,
            instance->run(inputs, own,
                          RunOptions{.stats = i == 0 && request.checkValues,
                                     .events = i + 1 == request.repeat,
                                     .profile = i + 1 == request.repeat}));
        if (i == 0) work.stats = work.last.run.stats;
        work.milliseconds.push_back(work.last.run.milliseconds);
        work.times.add(work.last.run);
    }
    work.report = instance->report();
    pool.give_back(std::move(instance));
    return done;
}

RunResult with_outputs(StaticResult result) {
    for (const ManagedTensor& tensor : result.outputs) {
        std::int64_t bytes = item_size(tensor.dtype);
        for (const std::int64_t size : tensor.shape) bytes *= size;
        result.run.outputs.push_back({tensor.dtype, tensor.shape, {tensor.data, tensor.data + bytes}});
    }
    return std::move(result.run);
}

StaticSummary summary(const StaticReport& report, std::size_t runs, double seconds) {
    StaticSummary out{.perSecond = seconds > 0 ? static_cast<double>(runs) / seconds : 0,
                      .arenaBytes = report.arena_bytes.empty() ? 0 : report.arena_bytes.back(),
                      .managed = static_cast<qint64>(report.managed),
                      .groups = static_cast<qint64>(report.groups),
                      .outgrown = static_cast<qint64>(report.outgrown.size()),
                      .plannedBytes = report.bytes.planned,
                      .learnedBytes = report.bytes.learned};
    for (const Message& problem : report.problems) out.problems.append(words::message(problem));
    return out;
}

/// "x=4,16 x=8,16": the shapes of each warm-up, as --warmup has them.
Result<std::vector<std::vector<std::vector<std::int64_t>>>> warmups_of(const Method& method, const QString& text) {
    std::vector<std::pair<std::string, std::string>> given;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        if (equals < 1)
            return Error{.what = message("warm-up '{word}' is no shape of an input", word.toStdString()),
                         .expected = Message::verbatim("x=4,16")};
        given.emplace_back(word.left(equals).toStdString(), word.mid(equals + 1).toStdString());
    }
    return cli::warmups_of(method, given);
}

}  // namespace

Result<RunReport> Runner::runStatic(const RunRequest& request, const std::vector<VectorRun>& recorded,
                                    Progress& progress) {
    progress.report(StageKind::loading_module);
    StaticOptions options;
    options.planner = request.runtime == RunRequest::Runtime::precomputed ? StaticPlanner::Kind::precomputed
                                                                          : StaticPlanner::Kind::resizing;
    options.manage_outputs = request.manageOutputs;
    options.place = place_by_size;
    options.load = engine_->load_options();
    options.load.intra_threads = request.intraThreads;
    options.load.memory_limit = settings::memoryLimit();
    TRY(options.warmup, warmups_of(*outcome_->method, request.warmup));
    Tuning tuning = outcome_->report.tuning;
    TRY(const Problem lifetimes, make_problem(*outcome_->method, tuning));
    TRY(auto module, StaticModule::make(program_, outcome_->method, lifetimes, std::move(options)));
    TRY(const std::vector<HostTensor> given, inputs(request, recorded));  // now that they are known to fit
    InstancePool pool(module);
    std::vector<Work> works(static_cast<std::size_t>(request.instances));
    progress.report(StageKind::running);
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::thread> threads;
    for (Work& work : works) {
        threads.emplace_back([&] {
            if (auto worked = work_on(pool, given, request, progress, work); !worked.ok()) work.error = worked.error();
        });
    }
    for (std::thread& thread : threads) thread.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    RunReport report;
    for (const Work& work : works) {
        if (work.error) return *work.error;
        report.milliseconds.insert(report.milliseconds.end(), work.milliseconds.begin(), work.milliseconds.end());
    }
    report.fromStatic = summary(works.front().report, report.milliseconds.size(), seconds);
    if (request.checkValues) {
        TRY(report.values, checkValues(request, given, {}, works.front().stats, report.checked, progress));
    }
    report.ops = std::move(works.front().times).take();
    report.preparesKernels = true;
    report.last = std::make_shared<const RunResult>(with_outputs(std::move(works.front().last)));
    const bool is_recorded = request.inputs == RunRequest::Inputs::recorded;
    TRY(report.outputs,
        judge_outputs(*report.last, is_recorded ? &recorded[static_cast<std::size_t>(request.recorded)] : nullptr,
                      request));
    return report;
}

}  // namespace arenascope
