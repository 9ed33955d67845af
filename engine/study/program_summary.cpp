// Plans a program, and keeps its figures only.

#include "engine/study/program_summary.h"

#include <algorithm>

#include "engine/evaluate/int8_method.h"
#include "engine/open/first_tuning.h"
#include "engine/study/device_fit.h"

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

}  // namespace

Result<ProgramSummary> summarise(const Evaluator& engine, const Program& program, Progress& progress) {
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
    return out;
}

}  // namespace arenascope
