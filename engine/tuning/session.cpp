#include "engine/tuning/session.h"

#include <nlohmann/json.hpp>

#include "engine/base/json.h"
#include "engine/base/printable.h"

namespace arenascope {

namespace {

constexpr std::int64_t version = 1;

Result<StoredPlan::Place> read_place(const json::View& view) {
    TRY(const auto numbers, view.items());
    if (numbers.size() != 3)
        return Error{.what = message("an offset of {count} numbers", numbers.size()),
                     .expected = message("mem_id, offset, bytes")};
    TRY(const std::int64_t mem_id, numbers[0].integer());
    TRY(const std::int64_t offset, numbers[1].integer());
    TRY(const std::int64_t bytes, numbers[2].integer());
    if (mem_id < 1 || mem_id > 255 || offset < 0 || bytes < 0) {
        return Error{.what = message("an invalid offset"),
                     .expected = message("mem_id from 1 to 255, offset and bytes from 0")};
    }
    return StoredPlan::Place{static_cast<std::int32_t>(mem_id), offset, bytes};
}

Result<> read_plan(const json::View& from, StoredPlan& plan) {
    TRY(const std::string planner, from.text("planner"));
    plan.planner = printable(planner);  // shown, and written into files
    TRY(plan.total_bytes, from.integer("total_bytes"));
    TRY(const auto places, from.members("places"));
    for (const auto& [name, view] : places) {
        auto place = read_place(view);
        if (!place.ok()) return std::move(place).error().in("places/" + name);
        plan.places[name] = place.value();
    }
    return done;
}

Result<> read_plans(const json::View& root, Session& session) {
    if (const auto shown = root.find("plan")) {
        auto read = read_plan(*shown, session);
        if (!read.ok()) return std::move(read).error().in("plan");
    }
    for (const std::string key : {"beside", "other_methods"}) {  // the former name first: the present one wins
        const auto others = root.find(key);
        if (!others) continue;
        TRY(const auto methods, others->members());
        for (const auto& [name, view] : methods) {
            StoredPlan plan;
            auto read = read_plan(view, plan);
            if (!read.ok()) return std::move(read).error().in(key + "/" + name);
            session.other_methods[name] = std::move(plan);
        }
    }
    return done;
}

Result<> read_edited(const json::View& root, Session& session) {
    const auto edited = root.find("edited");
    if (!edited) return done;
    TRY(const auto members, edited->members());
    for (const auto& [name, view] : members) {
        Session::Identity& identity = session.edited[name];
        TRY(identity.op, view.text("op"));
        TRY(identity.shape, view.text("shape"));
        TRY(identity.nth, view.integer("nth"));
    }
    return done;
}

Result<> read_baseline(const json::View& root, Session& session) {
    const auto stated = root.find("baseline");
    if (!stated) return done;
    Baseline baseline;
    TRY(const std::string planner, stated->text("planner"));
    baseline.planner = printable(planner);
    TRY(const auto arenas, stated->items("arenas"));
    constexpr std::int64_t most = std::int64_t{1} << 53U;  // integers up to this are exact in double sums
    for (const json::View& view : arenas) {
        TRY(const std::int64_t mem_id, view.integer("mem_id"));
        TRY(const std::int64_t bytes, view.integer("bytes"));
        TRY(std::string name, view.text("name"));
        if (mem_id < 1 || mem_id > 255 || bytes < 0 || bytes > most || baseline.arenas.size() >= 255) {
            return Error{.what = message("an invalid arena"),
                         .place = "baseline/arenas",
                         .expected = message("mem_id from 1 to 255, bytes from 0")};
        }
        baseline.arenas.push_back({static_cast<std::int32_t>(mem_id), std::move(name), bytes});
    }
    TRY(const auto tensors, stated->members("tensors"));
    for (const auto& [name, view] : tensors) {
        TRY(baseline.tensors[name], view.integer());
    }
    session.baseline = std::move(baseline);
    return done;
}

Result<> read_look(const json::View& root, Session& session) {
    if (const auto stated = root.find("notes")) {
        auto notes = notes_from_json(*stated);
        if (!notes.ok()) return std::move(notes).error().in("notes");
        session.notes = std::move(notes).take();
    }
    if (const auto stated = root.find("view")) {
        auto view = view_from_json(*stated);
        if (!view.ok()) return std::move(view).error().in("view");
        session.view = std::move(view).take();
    }
    return done;
}

nlohmann::json json_of(const StoredPlan& plan) {
    nlohmann::json places = nlohmann::json::object();
    for (const auto& [name, place] : plan.places)
        places[name] = nlohmann::json::array({place.mem_id, place.offset, place.bytes});
    return {{"planner", plan.planner}, {"total_bytes", plan.total_bytes}, {"places", std::move(places)}};
}

nlohmann::json json_of(const Baseline& baseline) {
    nlohmann::json arenas = nlohmann::json::array();
    for (const Baseline::Arena& arena : baseline.arenas)
        arenas.push_back({{"mem_id", arena.mem_id}, {"name", arena.name}, {"bytes", arena.bytes}});
    return {{"planner", baseline.planner}, {"arenas", std::move(arenas)}, {"tensors", baseline.tensors}};
}

/// Members of a newer version are written back unchanged.
std::string unknown_members(nlohmann::json whole) {
    for (const std::string_view known : session_members) whole.erase(std::string(known));
    return whole.empty() ? std::string() : whole.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

std::int64_t Baseline::total_bytes() const {
    std::int64_t sum = 0;
    for (const Arena& arena : arenas) sum += arena.bytes;
    return sum;
}

std::string to_json(const Session& session) {
    // The tuning's own text is valid JSON, so this parse cannot fail.
    nlohmann::json out{{"arenascope_session", version},
                       {"program", session.program},
                       {"tuning", nlohmann::json::parse(to_json(session.tuning), nullptr, false)}};
    if (!session.planner.empty()) out["plan"] = json_of(static_cast<const StoredPlan&>(session));
    for (const auto& [method, plan] : session.other_methods) out["other_methods"][method] = json_of(plan);
    for (const auto& [name, identity] : session.edited) {
        out["edited"][name] = {{"op", identity.op}, {"shape", identity.shape}, {"nth", identity.nth}};
    }
    if (session.baseline) out["baseline"] = json_of(*session.baseline);
    if (!session.notes.empty()) out["notes"] = nlohmann::json::parse(to_json(session.notes), nullptr, false);
    if (session.view) out["view"] = nlohmann::json::parse(to_json(*session.view), nullptr, false);
    if (const auto others = nlohmann::json::parse(session.others, nullptr, false); others.is_object()) {
        for (const auto& [name, value] : others.items()) out.emplace(name, value);  // known members are written already
    }
    return out.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

Result<Session> session_from_json(std::string_view text) {
    TRY(const json::Document document, json::Document::parse(text));
    CHECKED(json::check_keys(text));
    const json::View root = document.root();
    Session session;
    const auto stated = root.find("arenascope_session");
    if (!stated) {
        TRY(session.tuning, tuning_from_json(text));
        return session;
    }
    TRY(const std::int64_t number, stated->integer());
    if (number != version)
        return Error{.what = message("session version {number} is not supported", number),
                     .expected = message("version 1")};
    if (const auto program = root.find("program")) {
        TRY(session.program, program->text());
    }
    // Nesting in the document is limited by its parser.
    const nlohmann::json whole = nlohmann::json::parse(text, nullptr, false);
    const auto tuning = whole.find("tuning");
    if (tuning == whole.end() || !tuning->is_object())
        return Error{.what = message("'tuning' is missing"), .expected = message("an object")};
    auto read = tuning_from_json(tuning->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    if (!read.ok()) return std::move(read).error().in("tuning");
    session.tuning = std::move(read).take();
    CHECKED(read_plans(root, session));
    CHECKED(read_edited(root, session));
    CHECKED(read_baseline(root, session));
    CHECKED(read_look(root, session));
    session.others = unknown_members(whole);
    return session;
}

std::optional<Placement> stored_placement(const Session& session, const Method& method, const Problem& problem) {
    if (session.planner.empty()) return std::nullopt;
    Placement out;
    for (const Buffer& buffer : problem.buffers) {
        const auto found = session.places.find(method.values[buffer.id].name);
        if (found == session.places.end() || found->second.mem_id != buffer.mem_id ||
            found->second.bytes != buffer.bytes)
            return std::nullopt;
        out.offsets.push_back(found->second.offset);
    }
    return out;
}

}  // namespace arenascope
