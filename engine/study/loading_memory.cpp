#include "engine/study/loading_memory.h"

#include <algorithm>

#include "engine/evaluate/int8_method.h"
#include "engine/open/other_methods.h"
#include "engine/study/device_fit.h"
#include "engine/study/footprint.h"

namespace arenascope {

namespace {

using Kind = FootprintPart::Kind;

std::optional<LoadingMemory> loading_of(const Program& program, const Outcome& outcome, const RuntimeSetup& setup) {
    const Footprint print = footprint(program, outcome);
    if (!print.counts || print.has_delegates) return std::nullopt;
    const auto device = fit_device(print, {}, setup);
    if (!device.ok()) return std::nullopt;
    return LoadingMemory{.method = outcome.method->name,
                         .method_allocator = device.value().bytes(Kind::method_allocator),
                         .temp_allocator = device.value().bytes(Kind::temporary)};
}

}  // namespace

Result<> add_loading_memory(const Evaluator& engine, const Program& program, const Outcome& outcome,
                            const Tuning& tuning, ExportOptions& options, Progress& progress) {
    const RuntimeSetup setup = device_runtime(tuning);
    options.abi = name_of(setup.abi);
    const auto add = [&](const Outcome& each) {
        if (auto found = loading_of(program, each, setup)) options.loading.push_back(*std::move(found));
    };
    add(outcome);
    if (program.methods.size() < 2) return done;
    TRY(const std::vector<Outcome> beside, planned_beside(engine, program, outcome, progress));
    for (const Outcome& each : beside) add(each);
    for (const Method& method : program.methods) {  // those that keep the plan of their file
        const auto is_known = [&](const Outcome& each) { return each.method->name == method.name; };
        if (is_known(outcome) || std::any_of(beside.begin(), beside.end(), is_known)) continue;
        TRY(const Outcome kept, engine.evaluate(program, starting_tuning(program, method.name), {}, progress));
        add(kept);
    }
    return done;
}

}  // namespace arenascope
