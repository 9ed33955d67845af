#include "engine/export_stored.h"

#include <nlohmann/json.hpp>

#include "engine/base/json.h"
#include "engine/tuning/session_checks.h"

namespace arenascope {

namespace {

constexpr const char* member = "beside";

/// A session of that plan alone, as to_json writes it: one way of saying a plan.
nlohmann::json plan_of(const Outcome& outcome) {
    const Session alone = session_of(Tuning{}, &outcome);
    auto whole = nlohmann::json::parse(to_json(alone), nullptr, false);
    return std::move(whole["plan"]);
}

}  // namespace

void store_beside(const std::vector<Outcome>& others, Session& session) {
    auto members = nlohmann::json::parse(session.others, nullptr, false);
    if (!members.is_object()) members = nlohmann::json::object();
    members.erase(member);
    for (const Outcome& each : others) members[member][each.method->name] = plan_of(each);
    session.others =
        members.empty() ? std::string() : members.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<std::optional<Error>> show_beside(const Session& session, Outcome& outcome) {
    const auto members = nlohmann::json::parse(session.others, nullptr, false);
    if (!members.is_object() || !members.contains(member)) return std::optional<Error>{};
    const nlohmann::json& plans = members[member];
    const auto found = plans.find(outcome.method->name);
    if (found == plans.end()) return std::optional<Error>{};
    const nlohmann::json text{{"arenascope_session", 1}, {"tuning", nlohmann::json::object()}, {"plan", *found}};
    auto alone = session_from_json(text.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    if (!alone.ok()) return std::move(alone).error().in("beside/" + outcome.method->name);
    auto why = misfit(alone.value(), *outcome.method, outcome.plan().problem);
    if (why) why = std::move(*why).in(outcome.method->name);
    CHECKED(show_stored_plan(alone.value(), outcome));
    return why;
}

}  // namespace arenascope
