// Plans a program, and keeps its figures only.

#include "engine/study/program_summary.h"

#include <algorithm>

#include "engine/open/first_tuning.h"
#include "engine/study/footprint.h"

namespace arenascope {
namespace {

std::int64_t bytes_of(const Plan& plan) {
    std::int64_t sum = 0;
    for (const PoolResult& pool : plan.pools) sum += pool.bytes;
    return sum;
}

/// What the program needs of RAM or flash; nothing where one of its parts is not known.
std::optional<std::int64_t> sum_of(const Footprint& footprint, bool in_flash) {
    std::int64_t sum = 0;
    for (const FootprintPart& part : footprint.parts) {
        if (is_in_flash(part.kind) != in_flash || part.is_within) continue;
        if (part.known == Known::unknown) {
            if (part.is_needed) return std::nullopt;
            continue;
        }
        sum += part.bytes;
    }
    return sum;
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
    const Footprint device = footprint(program, outcome, {.backends = &engine.backends()});
    out.ram = sum_of(device, false);
    out.flash = sum_of(device, true);
    return out;
}

}  // namespace arenascope
