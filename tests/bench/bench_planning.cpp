// Greedy by size against its alternatives, the checker, and the plan that previews an edit. Compare rows of one run:
// each reports `speedup`, the baseline's time over its own. --benchmark_filter=training etc. selects rows.

#include <benchmark/benchmark.h>

#include <ctime>

#include "engine/planning/assess.h"
#include "engine/planning/fault_issues.h"
#include "engine/planning/plan.h"
#include "engine/planning/planner.h"
#include "tests/bench/traces.h"

using namespace arenascope;
using namespace arenascope::bench;

namespace {

using Baseline = Table<BufferRow, std::int64_t> (*)(const Problem&);

double cpu_seconds() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

Placement greedy_by_size(const Problem& problem) {
    Progress progress;
    auto placement = find_planner("greedy_by_size")->plan(problem, {}, progress);
    return placement.ok() ? std::move(placement).take() : Placement{};
}

void plan(benchmark::State& state, Problem (*make)(std::int32_t), Baseline baseline) {
    const Problem problem = make(static_cast<std::int32_t>(state.range(0)));
    double own = 0;
    Placement placement;
    for (auto _ : state) {
        const double start = cpu_seconds();
        placement = greedy_by_size(problem);
        own += cpu_seconds() - start;
    }
    own /= static_cast<double>(state.iterations());
    const Result<Plan> assessed = assess("greedy_by_size", problem, placement);
    if (!assessed.ok() || !assessed.value().valid()) state.SkipWithError("the plan is invalid");
    if (assessed.ok()) state.counters["to_bound"] = 1 + assessed.value().gap;
    if (!baseline) return;
    const double start = cpu_seconds();
    const auto expected = baseline(problem);
    state.counters["speedup"] = (cpu_seconds() - start) / own;
    if (expected != placement.offsets) state.SkipWithError("not the baseline's plan");
}

void check(benchmark::State& state) {
    const Problem problem = inference_like(static_cast<std::int32_t>(state.range(0)));
    const Placement placement = greedy_by_size(problem);
    for (auto _ : state) benchmark::DoNotOptimize(verify(problem, placement).size());
}

// The cost of a preview: the plan and its verdict after an edit, computed from scratch.
void plan_after_an_edit(benchmark::State& state) {
    Problem problem = inference_like(static_cast<std::int32_t>(state.range(0)));
    BufferRow row{0};
    bool is_valid = true;
    for (auto _ : state) {
        row = BufferRow((row.row() + 7919) % problem.buffers.size());
        problem.buffers[row].bytes += 64;
        const auto plan = assess("greedy_by_size", problem, greedy_by_size(problem));
        is_valid = is_valid && plan.ok() && plan.value().valid();
    }
    if (!is_valid) state.SkipWithError("the plan is invalid");
}

constexpr auto ms = benchmark::kMillisecond;
BENCHMARK_CAPTURE(plan, inference_vs_index_list, inference_like, list_of_indices)
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Unit(ms);
BENCHMARK_CAPTURE(plan, inference, inference_like, nullptr)->Arg(1000000)->Unit(ms);
BENCHMARK_CAPTURE(plan, training_vs_scan, training_like, address_ordered_scan)->Arg(10000)->Arg(100000)->Unit(ms);
BENCHMARK(check)->Arg(10000)->Arg(1000000)->Unit(ms);
BENCHMARK(plan_after_an_edit)->Arg(10000)->Arg(20000)->Unit(ms);

}  // namespace

BENCHMARK_MAIN();
