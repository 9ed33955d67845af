#include "app/cli/one_method.h"

#include "engine/export/export_stored.h"
#include "engine/open/other_methods.h"

namespace arenascope::cli {

Result<std::vector<Outcome>> other_methods(const Engine& engine, const Evaluated& evaluated, const PlanArgs& args) {
    std::vector<Outcome> out;
    const Program& program = *evaluated.prepared.program;
    if (!evaluated.prepared.tuning.method.empty()) return out;
    for (const Method& method : program.methods) {
        if (method.name == evaluated.outcome.method->name) continue;
        Progress progress;
        const Tuning tuning = asked_of(program, method, evaluated.outcome.report.asked);
        auto outcome = engine.evaluate(program, tuning, planners_of(args), progress);
        if (!outcome.ok()) return std::move(outcome).error().in(method.name);
        if (evaluated.prepared.stored) CHECKED(show_beside(*evaluated.prepared.stored, outcome.value()));
        out.push_back(std::move(outcome).take());
    }
    return out;
}

void warn_of_other_methods(const Prepared& prepared, const PlanArgs& args, Console& console) {
    const auto& methods = prepared.program->methods;
    if (methods.size() < 2 || !prepared.tuning.method.empty()) return;
    std::string others;
    for (std::size_t i = 1; i < methods.size(); ++i) others += (i > 1 ? ", " : "") + methods[i].name;
    print_warnings({"this is of method '" + methods.front().name + "'; --method names another: " + others}, args,
                   console);
}

}  // namespace arenascope::cli
