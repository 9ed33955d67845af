#include "engine/study/loading_memory.h"

#include <algorithm>
#include <span>

#include "engine/base/file.h"
#include "engine/evaluate/int8_method.h"
#include "engine/formats/c_header/c_header.h"
#include "engine/open/other_methods.h"
#include "engine/study/device_fit.h"
#include "engine/study/footprint.h"

namespace arenascope {

namespace {

using Kind = FootprintPart::Kind;

void add_method(const Program& program, const Outcome& outcome, const RuntimeSetup& setup,
                std::vector<LoadingMemory>& out) {
    const Footprint print = footprint(program, outcome);
    if (!print.counts || print.has_delegates) return;
    const auto device = fit_device(print, {}, setup);
    if (!device.ok()) return;
    out.push_back({.method = outcome.method->name,
                   .method_allocator = device.value().bytes(Kind::method_allocator),
                   .temp_allocator = device.value().bytes(Kind::temporary)});
}

/// As the header is written.
bool is_alone(const Program& program, const Outcome& outcome) {
    return program.methods.size() < 2 || !outcome.report.asked.method.empty();
}

/// The shown method, those that are planned beside it, and those that keep the plan of their file.
Result<std::vector<LoadingMemory>> loading_memory(const Evaluator& engine, const Program& program,
                                                  const Outcome& outcome, const RuntimeSetup& setup,
                                                  Progress& progress) {
    std::vector<LoadingMemory> out;
    add_method(program, outcome, setup, out);
    if (is_alone(program, outcome)) return out;
    TRY(const std::vector<Outcome> beside, planned_beside(engine, program, outcome, progress));
    for (const Outcome& each : beside) add_method(program, each, setup, out);
    for (const Method& method : program.methods) {
        const auto is_known = [&](const Outcome& each) { return each.method->name == method.name; };
        if (is_known(outcome) || std::any_of(beside.begin(), beside.end(), is_known)) continue;
        const Tuning own = starting_tuning(program, method.name);
        TRY(const Outcome kept, engine.evaluate(program, own, {std::string(planner_id::loaded)}, progress));
        add_method(program, kept, setup, out);
    }
    return out;
}

}  // namespace

Result<> add_loading_memory(const Evaluator& engine, const std::string& path, const Program& program,
                            const Outcome& outcome, const Tuning& tuning, Progress& progress) {
    const RuntimeSetup setup = device_runtime(tuning);
    TRY(const std::vector<LoadingMemory> methods, loading_memory(engine, program, outcome, setup, progress));
    const std::string section = loading_section(methods, is_alone(program, outcome), name_of(setup.abi));
    if (section.empty()) return done;
    TRY(std::vector<std::byte> text, load_file(path));
    const auto more = std::as_bytes(std::span(section));
    text.insert(text.end(), more.begin(), more.end());
    return save_file(path, text);
}

}  // namespace arenascope
