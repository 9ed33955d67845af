#include "engine/tuning/session_checks.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "engine/base/text.h"
#include "engine/tuning/tuning_fields.h"

namespace arenascope {

namespace {

using Json = nlohmann::json;
using Keys = std::span<const std::string_view>;

constexpr std::string_view exec_prefix = "exec:";

// clang-format off
constexpr std::string_view stored_plan_keys[] = {"planner", "total_bytes", "places"};
constexpr std::string_view baseline_keys[] = {"planner", "arenas", "tensors"};
constexpr std::string_view arena_keys[] = {"mem_id", "name", "bytes"};
constexpr std::string_view preset_runtime_keys[] = {"abi", "temp_allocator"};
constexpr std::string_view preset_keys[] = {"title", "note", "source", "core", "pools", "limits", "runtime"};
// clang-format on

/// A known name of which the unknown one is a prefix, or the reverse, or that differs by a few letters; empty: none.
std::string_view nearest(std::string_view key, Keys known) {
    constexpr std::size_t longest = 64;  // longer than any known name
    std::string_view best;
    std::size_t least = key.size() / 3 + 2;
    for (const std::string_view each : known) {
        if (key.size() > longest) break;
        const bool begins = key.size() > 3 && (each.starts_with(key) || key.starts_with(each));
        const std::size_t distance = begins ? 0 : edit_distance(key, each);
        if (distance >= least) continue;
        least = distance;
        best = each;
    }
    return best;
}

/// Collects unknown keys. Names of tensors, symbols and notes are data, not keys.
class Finder {
public:
    void object(const Json* json, Keys known, const std::string& place) {
        if (!json || !json->is_object()) return;
        for (const auto& [key, value] : json->items()) {
            if (std::find(known.begin(), known.end(), key) != known.end()) continue;
            if (found_.size() >= most) {
                ++more_;
                continue;
            }
            const std::string_view near = nearest(key, known);
            found_.push_back({.what = message("unknown key '{key}'", key),
                              .place = place,
                              .remedy = near.empty() ? Message() : message("did you mean '{suggestion}'?", near)});
        }
    }
    void objects(const Json* json, Keys known, const std::string& place) {
        if (!json || !json->is_array()) return;
        for (std::size_t i = 0; i < json->size(); ++i)
            object(&(*json)[i], known, place + "[" + std::to_string(i) + "]");
    }
    /// Receives the objects described by field tables.
    ObjectVisit visit() {
        return [this](const Json& json, Keys known, const std::string& place) { object(&json, known, place); };
    }
    static const Json* member(const Json* json, const char* key) {
        if (!json || !json->is_object()) return nullptr;
        const auto found = json->find(key);
        return found == json->end() ? nullptr : &*found;
    }
    std::vector<Error> take() {
        if (more_ > 0) found_.push_back({.what = message("{count} more unknown keys", more_)});
        return std::move(found_);
    }

private:
    static constexpr std::size_t most = 10;  // a file may contain millions
    std::vector<Error> found_;
    std::size_t more_ = 0;
};

/// The first ones, and how many more there are.
Message listed(const std::vector<Message>& all) {
    constexpr std::size_t most = 5;
    Message out = all.front();
    for (std::size_t i = 1; i < std::min(all.size(), most); ++i) out = message("{first}; {second}", out, all[i]);
    if (all.size() > most) out = message("{items}; and {count} more", out, all.size() - most);
    return out;
}

/// Two paths of one program: a name without a folder is searched for, any other is a path.
bool same_program(const std::string& a, const std::string& b) {
    if (a == b) return true;
    if (a.find('/') == std::string::npos || b.find('/') == std::string::npos) return false;
    std::error_code error;
    const auto whole = [&error](const std::string& path) {
        return std::filesystem::absolute(path, error).lexically_normal();
    };
    return whole(a) == whole(b) && !error;
}

}  // namespace

std::optional<std::string> take_off_program(Tuning& tuning, std::span<const std::string> allowed) {
    std::optional<std::string> taken;
    const auto take_off = [&](std::string& planner, std::string_view instead) {
        if (!planner.starts_with(exec_prefix)) return;
        std::string program = planner.substr(exec_prefix.size());
        const bool known = std::any_of(allowed.begin(), allowed.end(),
                                       [&](const std::string& each) { return same_program(each, program); });
        if (known) return;
        planner = instead;
        if (!taken) taken = std::move(program);
    };
    take_off(tuning.planner, planner_id::automatic);
    for (Pool& pool : tuning.pools) take_off(pool.planner, "");  // the plan's
    return taken;
}

bool asks_program(const Tuning& tuning) {
    return tuning.planner.starts_with(exec_prefix) ||
        std::any_of(tuning.pools.begin(), tuning.pools.end(),
                    [](const Pool& pool) { return pool.planner.starts_with(exec_prefix); });
}

std::vector<Error> unknown_keys(std::string_view text) {
    const Json root = Json::parse(text, nullptr, false);
    Finder finder;
    if (!Finder::member(&root, "arenascope_session")) {
        visit_tuning(root, {}, finder.visit());
        return finder.take();
    }
    finder.object(&root, session_members, {});
    if (const Json* tuning = Finder::member(&root, "tuning")) visit_tuning(*tuning, "tuning", finder.visit());
    finder.object(Finder::member(&root, "plan"), stored_plan_keys, "plan");
    const Json* baseline = Finder::member(&root, "baseline");
    finder.object(baseline, baseline_keys, "baseline");
    finder.objects(Finder::member(baseline, "arenas"), arena_keys, "baseline/arenas");
    return finder.take();
}

std::vector<Error> unknown_preset_keys(std::string_view text) {
    const Json root = Json::parse(text, nullptr, false);
    Finder finder;
    finder.object(&root, preset_keys, {});
    finder.object(Finder::member(&root, "runtime"), preset_runtime_keys, "runtime");
    if (const Json* pools = Finder::member(&root, "pools")) visit_pools(*pools, "pools", finder.visit());
    return finder.take();
}

void rename_places(Session& session, const std::map<std::string, std::string>& names) {
    for (const auto& [name, now] : names) {
        auto place = session.places.extract(name);
        if (place.empty()) continue;
        place.key() = now;
        session.places.insert(std::move(place));
    }
}

std::optional<Error> misfit(const Session& session, const Method& method, const Problem& problem) {
    if (session.planner.empty()) return std::nullopt;
    std::vector<Message> unlike, gone;
    std::set<std::string_view> planned;
    for (const Buffer& buffer : problem.buffers) {
        const std::string& name = method.values[buffer.id].name;
        planned.insert(name);
        const auto found = session.places.find(name);
        if (found == session.places.end()) {
            unlike.push_back(message("it has no offset for '{tensor}'", name));
        } else if (found->second.bytes != buffer.bytes) {
            unlike.push_back(message("'{tensor}' has {bytes} bytes now and {stored_bytes} in the session", name,
                                     buffer.bytes, found->second.bytes));
        } else if (found->second.mem_id != buffer.mem_id) {
            unlike.push_back(message("'{tensor}' is in memory {mem_id} now and in {stored_mem_id} in the session", name,
                                     buffer.mem_id, found->second.mem_id));
        }
    }
    for (const auto& [name, place] : session.places) {
        if (!planned.contains(name)) gone.push_back(message("'{tensor}'", name));
    }
    if (!unlike.empty())
        return Error{
            .what = message("the session's plan '{planner}' does not match the program; it is planned again: {reasons}",
                            session.planner, listed(unlike))};
    if (!gone.empty())
        return Error{.what = message("the session's plan '{planner}' has offsets of unknown tensors: {tensors}",
                                     session.planner, listed(gone))};
    return std::nullopt;
}

}  // namespace arenascope
