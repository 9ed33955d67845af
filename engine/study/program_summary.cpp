// Plans a program, and keeps its figures only.

#include "engine/study/program_summary.h"

#include <algorithm>

#include "engine/evaluate/int8_method.h"
#include "engine/open/first_tuning.h"

namespace arenascope {
namespace {

std::int64_t bytes_of(const Plan& plan) {
    std::int64_t sum = 0;
    for (const PoolResult& pool : plan.pools) sum += pool.bytes;
    return sum;
}

/// Counted as the footprint counts; nothing where a required part is not known.
std::optional<std::int64_t> known_sum(const DeviceFit& device, bool of_flash) {
    const FootprintMemory memory = device.sum(of_flash);
    return memory.is_open ? std::nullopt : std::optional(memory.used);
}

Result<Done> plan_on(const Evaluator& engine, const Program& program, const Tuning& tuning, ProgramSummary& out,
                     Progress& progress) {
    TRY(const Outcome outcome, engine.evaluate(program, tuning, {}, progress));
    TRY(const DeviceFit device,
        fit_device(footprint(program, outcome, {.backends = &engine.backends()}), tuning.limits,
                   device_runtime(tuning)));
    out.least_bytes = bytes_of(outcome.plan());
    out.move_ms = outcome.plan().move_ms;
    out.ram = known_sum(device, false);
    out.flash = known_sum(device, true);
    out.fit = device.fit();
    for (const FootprintMemory& memory : device.memories) {
        if (memory.over_by() <= out.over_by) continue;
        out.over_by = memory.over_by();
        out.over_in = memory.title();
    }
    return done;
}

}  // namespace

Result<ProgramSummary> summarise(const Evaluator& engine, const Program& program, const Target* target,
                                 Progress& progress) {
    Tuning tuning = first_tuning(program, {});
    TRY(const Method* method, find_method(program, tuning.method));
    ProgramSummary out{.format = program.format, .method = method->name};
    tuning.planner = std::string(planner_id::automatic);
    TRY(Outcome outcome, engine.evaluate(program, tuning, {}, progress));
    out.operators = outcome.steps;
    for (const Plan& plan : outcome.plans) {
        if (plan.is_loaded()) out.own_bytes = bytes_of(plan);
        else if (plan.valid()) out.least_bytes = std::min(out.least_bytes.value_or(bytes_of(plan)), bytes_of(plan));
    }
    TRY(const DeviceFit device,
        fit_device(footprint(program, outcome, {.backends = &engine.backends()}), {}, device_runtime(tuning)));
    out.ram = known_sum(device, false);
    out.flash = known_sum(device, true);
    out.move_ms = outcome.plan().move_ms;
    if (!target) return out;
    out.least_bytes = out.ram = out.flash = std::nullopt;
    out.move_ms.reset();
    auto there = plan_on(engine, program, with_target(tuning, *target), out, progress);
    if (!there.ok() && there.error().is_cancelled) return std::move(there).error();
    if (!there.ok()) out.failure = std::move(there).error();
    return out;
}

}  // namespace arenascope
