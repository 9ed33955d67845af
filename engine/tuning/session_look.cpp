#include "engine/tuning/session_look.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace arenascope {

namespace {

std::string text_of(const nlohmann::json& value) {
    return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<std::map<std::string, std::string>> texts(const json::View& object, const char* key) {
    std::map<std::string, std::string> out;
    const auto stated = object.find(key);
    if (!stated) return out;
    TRY(const auto members, stated->members());
    for (const auto& [name, view] : members) {
        auto text = view.text();
        if (!text.ok()) return std::move(text).error().in(std::string(key) + "/" + name);
        out[name] = std::move(text).take();
    }
    return out;
}

/// Text of an optional member.
Result<std::string> optional_text(const json::View& object, const char* key) {
    const auto stated = object.find(key);
    if (!stated) return std::string();
    return stated->text();
}

/// Two numbers of an optional member.
Result<std::optional<std::pair<json::View, json::View>>> optional_pair(const json::View& object, const char* key) {
    const auto stated = object.find(key);
    if (!stated) return std::optional<std::pair<json::View, json::View>>();
    TRY(const auto items, stated->items());
    if (items.size() != 2)
        return Error{.what = message("'{key}' has {count} items", key, items.size()),
                     .expected = message("first and last")};
    return std::optional(std::pair(items[0], items[1]));
}

Result<> read_steps(const json::View& object, SessionView& out) {
    TRY(const auto steps, optional_pair(object, "steps"));
    if (!steps) return done;
    TRY(const double first, steps->first.number());
    TRY(const double last, steps->second.number());
    if (std::isfinite(first) && std::isfinite(last) && first < last) out.steps = {first, last};
    return done;
}

Result<> read_limit(const json::View& object, SessionView& out) {
    TRY(const auto limit, optional_pair(object, "limit"));
    if (!limit) return done;
    TRY(const std::int64_t first, limit->first.integer());
    TRY(const std::int64_t last, limit->second.integer());
    if (first >= 0 && first <= last) out.limit = {first, last};
    return done;
}

}  // namespace

std::string to_json(const SessionNotes& notes) {
    nlohmann::json out = nlohmann::json::object();
    if (!notes.tensors.empty()) out["tensors"] = notes.tensors;
    if (!notes.plans.empty()) out["plans"] = notes.plans;
    return text_of(out);
}

std::string to_json(const SessionView& view) {
    nlohmann::json out{{"chart", view.chart}, {"step", view.step}, {"color", view.color}};
    if (view.steps) out["steps"] = {view.steps->first, view.steps->second};
    if (view.limit) out["limit"] = {view.limit->first, view.limit->second};
    if (!view.selected.empty()) out["selected"] = view.selected;
    if (!view.current.empty()) out["current"] = view.current;
    if (!view.panels.empty()) out["panels"] = view.panels;
    if (!view.input_files.empty()) out["input_files"] = view.input_files;
    if (view.rtol) out["rtol"] = *view.rtol;
    if (view.atol) out["atol"] = *view.atol;
    return text_of(out);
}

Result<SessionNotes> notes_from_json(const json::View& object) {
    SessionNotes out;
    TRY(out.tensors, texts(object, "tensors"));
    TRY(out.plans, texts(object, "plans"));
    return out;
}

Result<SessionView> view_from_json(const json::View& object) {
    SessionView out;
    TRY(out.chart, optional_text(object, "chart"));
    TRY(out.color, optional_text(object, "color"));
    TRY(out.current, optional_text(object, "current"));
    TRY(out.panels, optional_text(object, "panels"));
    TRY(out.input_files, texts(object, "input_files"));
    for (const auto& [name, to] : {std::pair("rtol", &out.rtol), std::pair("atol", &out.atol)}) {
        const auto stated = object.find(name);
        if (!stated) continue;
        TRY(*to, stated->number());
    }
    if (const auto step = object.find("step")) {
        TRY(out.step, step->integer());
    }
    CHECKED(read_steps(object, out));
    CHECKED(read_limit(object, out));
    if (const auto selected = object.find("selected")) {
        TRY(const auto names, selected->items());
        for (const json::View& view : names) {
            TRY(std::string name, view.text());
            out.selected.push_back(std::move(name));
        }
    }
    return out;
}

}  // namespace arenascope
