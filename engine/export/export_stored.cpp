#include "engine/export/export_stored.h"

#include "engine/export/export_methods.h"
#include "engine/open/other_methods.h"

namespace arenascope {

PlansByMethod plans_of(const std::vector<Outcome>& methods) {
    PlansByMethod out;
    for (const Outcome& each : methods) out.emplace(each.method->name, session_of(Tuning{}, &each));
    return out;
}

Result<std::optional<Error>> show_beside(const Session& session, Outcome& outcome) {
    const auto found = session.other_methods.find(outcome.method->name);
    if (found == session.other_methods.end()) return std::optional<Error>{};
    Session alone;
    static_cast<StoredPlan&>(alone) = found->second;
    TRY(auto why, show_stored_plan(alone, outcome));
    if (why) why = std::move(*why).in(outcome.method->name);
    return why;
}

Result<std::vector<Error>> export_stored(const Evaluator& engine, const Session* session, const std::string& path,
                                         const Program& program, const Outcome& outcome, bool force, Progress& progress,
                                         const ExportOptions& options) {
    std::vector<Error> unlike;
    const auto beside = [&]() -> Result<std::vector<Outcome>> {
        TRY(std::vector<Outcome> methods, planned_beside(engine, program, outcome, progress));
        for (Outcome& each : methods) {
            if (!session) break;
            TRY(auto why, show_beside(*session, each));
            if (why) unlike.push_back(std::move(*why));
        }
        return methods;
    };
    CHECKED(export_methods(engine, path, program, outcome, beside, force, progress, options));
    return unlike;
}

}  // namespace arenascope
