#include "engine/export/export_stored.h"

#include "engine/tuning/session_checks.h"

namespace arenascope {

PlansByMethod plans_of(const std::vector<Outcome>& methods) {
    PlansByMethod out;
    for (const Outcome& each : methods) out.emplace(each.method->name, session_of(Tuning{}, &each));
    return out;
}

Result<std::optional<Error>> show_beside(const Session& session, Outcome& outcome) {
    const auto found = session.beside.find(outcome.method->name);
    if (found == session.beside.end()) return std::optional<Error>{};
    Session alone;
    static_cast<StoredPlan&>(alone) = found->second;
    auto why = misfit(alone, *outcome.method, outcome.plan().problem);
    if (why) why = std::move(*why).in(outcome.method->name);
    CHECKED(show_stored_plan(alone, outcome));
    return why;
}

}  // namespace arenascope
