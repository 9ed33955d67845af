#include "engine/tuning/session.h"

#include <nlohmann/json.hpp>
#include <set>

#include "engine/base/json.h"

namespace arenascope {

namespace {

constexpr std::int64_t version = 1;

Result<Session::Place> read_place(const json::View& view) {
    TRY(const auto numbers, view.items());
    if (numbers.size() != 3) return Error{.what = "a place of " + std::to_string(numbers.size()) + " numbers", .expected = "mem_id, offset, bytes"};
    TRY(const std::int64_t mem_id, numbers[0].integer());
    TRY(const std::int64_t offset, numbers[1].integer());
    TRY(const std::int64_t bytes, numbers[2].integer());
    if (mem_id < 1 || mem_id > 255 || offset < 0 || bytes < 0) {
        return Error{.what = "a place that cannot be", .expected = "mem_id from 1 to 255, offset and bytes from 0"};
    }
    return Session::Place{static_cast<std::int32_t>(mem_id), offset, bytes};
}

Result<> read_plan(const json::View& root, Session& session) {
    const auto plan = root.find("plan");
    if (!plan) return done;
    TRY(session.planner, plan->text("planner"));
    TRY(session.total_bytes, plan->integer("total_bytes"));
    TRY(const auto places, plan->members("places"));
    for (const auto& [name, view] : places) {
        auto place = read_place(view);
        if (!place.ok()) return std::move(place).error().in("plan/places/" + name);
        session.places[name] = place.value();
    }
    return done;
}

}  // namespace

std::string to_json(const Session& session) {
    // The tuning's own text is valid JSON, so this parse cannot fail.
    nlohmann::json out{{"arenascope_session", version}, {"program", session.program},
                       {"tuning", nlohmann::json::parse(to_json(session.tuning), nullptr, false)}};
    if (!session.planner.empty()) {
        nlohmann::json places = nlohmann::json::object();
        for (const auto& [name, place] : session.places) places[name] = nlohmann::json::array({place.mem_id, place.offset, place.bytes});
        out["plan"] = {{"planner", session.planner}, {"total_bytes", session.total_bytes}, {"places", std::move(places)}};
    }
    return out.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

Result<Session> session_from_json(std::string_view text) {
    TRY(const json::Document document, json::Document::parse(text));
    const json::View root = document.root();
    Session session;
    const auto stated = root.find("arenascope_session");
    if (!stated) {
        TRY(session.tuning, tuning_from_json(text));
        return session;
    }
    TRY(const std::int64_t number, stated->integer());
    if (number != version) return Error{.what = "version " + std::to_string(number) + " of a session", .expected = "version 1"};
    if (const auto program = root.find("program")) {
        TRY(session.program, program->text());
    }
    // Within the document nothing is deeper than tuning_from_json reads.
    const nlohmann::json whole = nlohmann::json::parse(text, nullptr, false);
    const auto tuning = whole.find("tuning");
    if (tuning == whole.end() || !tuning->is_object()) return Error{.what = "'tuning' is missing", .expected = "an object"};
    auto read = tuning_from_json(tuning->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    if (!read.ok()) return std::move(read).error().in("tuning");
    session.tuning = std::move(read).take();
    CHECKED(read_plan(root, session));
    return session;
}

std::optional<Placement> stored_placement(const Session& session, const Method& method, const Problem& problem) {
    if (session.planner.empty()) return std::nullopt;
    Placement out;
    for (const Buffer& buffer : problem.buffers) {
        const auto found = session.places.find(method.values[static_cast<std::size_t>(buffer.id)].name);
        if (found == session.places.end() || found->second.mem_id != buffer.mem_id || found->second.bytes != buffer.bytes) return std::nullopt;
        out.offsets.push_back(found->second.offset);
    }
    return out;
}

Reapplied reapply(const Tuning& tuning, const Method& method) {
    std::set<std::string> names;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (tensor && !tensor->is_constant && tensor->alias_of == no_value) names.insert(value.name);
    }
    Reapplied out{.tuning = tuning};
    const auto keep = [&](const std::string& name, bool known) {
        if (known) ++out.applied;
        else out.orphaned.push_back(name);
        return known;
    };
    std::erase_if(out.tuning.assigned, [&](const auto& edit) { return !keep(edit.first, names.contains(edit.first)); });
    std::erase_if(out.tuning.pinned, [&](const auto& edit) { return !keep(edit.first, names.contains(edit.first)); });
    std::erase_if(out.tuning.unplanned, [&](const std::string& name) { return !keep(name, names.contains(name)); });
    std::erase_if(out.tuning.ranges, [&](const auto& edit) { return !keep(edit.first, method.ranges.contains(edit.first)); });
    return out;
}

}  // namespace arenascope
