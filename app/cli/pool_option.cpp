#include "app/cli/pool_option.h"

#include <algorithm>

#include "app/cli/arguments.h"
#include "engine/planning/move_time.h"
#include "engine/planning/planner.h"

namespace arenascope::cli {

Result<> check_planner(std::string_view name, const Engine& engine) {
    if (find_planner(name) || (name.starts_with("exec:") && name.size() > 5)) return done;
    const auto& own = engine.extensions().planners;
    if (std::any_of(own.begin(), own.end(), [&](const ExtraPlanner& each) { return each.id == name; })) return done;
    std::vector<std::string> names;
    for (const Planner& planner : builtin_planners()) names.emplace_back(planner.id);
    for (const ExtraPlanner& planner : own) names.push_back(planner.id);
    const Message near = did_you_mean(name, names);
    return Error{.what = message("unknown planner '{name}'", name),
                 .remedy = near.empty() ? message("see arenascope list planners") : near};
}

namespace {

Result<> parse_pool_key(const std::string& part, const Engine& engine, Pool& pool) {
    const std::size_t at = part.find('=');
    const std::string key = part.substr(0, at);
    const std::string value = at == std::string::npos ? std::string() : part.substr(at + 1);
    if (key == "size") {
        TRY(pool.capacity, parse_bytes(value));
        return done;
    }
    if (key == "align") {
        TRY(pool.align, parse_alignment(value));
        return done;
    }
    if (key == "cost") {
        TRY(pool.cost, parse_number(value, 0, 1e12));
    } else if (key == "bandwidth") {
        pool.bandwidth = parse_bandwidth(value);
        if (!pool.bandwidth)
            return Error{.what = message("'{part}' is not usable", part),
                         .expected = message("MB/s, such as bandwidth=400, or ns per byte, such as bandwidth=2.5ns")};
    } else if (key == "base") {
        TRY(pool.base_address, parse_bytes(value));
    } else if (key == "planner") {
        CHECKED(check_planner(value, engine));
        pool.planner = value;
    } else if (key == "zeroed") {
        if (at != std::string::npos)
            return Error{.what = message("'{part}' is not usable", part),
                         .expected = message("zeroed, without a value")};
        pool.zeroed = true;
    } else if (key == "copy") {
        if (value.empty())
            return Error{.what = message("'{part}' names no device", part), .expected = message("copy=opencl")};
        pool.device = true;
        pool.copy_function = value;
    } else if (key == "prefer" || key == "allow") {
        const auto kind = buffer_kind_of(value);
        if (!kind) {
            return Error{
                .what = message("unknown kind '{value}'", value),
                .expected = message("input, output, state, intermediate or delegate-io; for several, repeat the key")};
        }
        (key == "prefer" ? pool.prefer : pool.allow).push_back(*kind);
    } else if (key == "reserve") {
        const std::vector<std::string> ends = split(value, ':');
        if (ends.size() != 2)
            return Error{.what = message("'{part}' is not usable", part), .expected = message("reserve=BEGIN:END")};
        ByteRange range;
        TRY(range.begin, parse_bytes(ends[0]));
        TRY(range.end, parse_bytes(ends[1]));
        pool.keep_out.push_back(range);
    } else {
        return Error{
            .what = message("unknown pool key '{key}'", key),
            .expected = message("size, align, cost, bandwidth, base, planner, copy, zeroed, prefer, allow or reserve")};
    }
    return done;
}

}  // namespace

Result<> parse_pool(std::string_view text, const Engine& engine, Tuning& tuning) {
    const std::vector<std::string> parts = split(text, ',');
    const std::size_t at = parts[0].find('=');
    Pool pool{.mem_id = 0, .name = parts[0].substr(0, at)};
    if (pool.name.empty())
        return Error{.what = message("a pool without a name"), .expected = message("NAME=ID,size=256K")};
    const auto same_name = std::find_if(tuning.pools.begin(), tuning.pools.end(),
                                        [&](const Pool& other) { return other.name == pool.name; });
    if (at != std::string::npos) {
        TRY(const std::int64_t id, parse_integer(parts[0].substr(at + 1), 1, 255));  // 0 is reserved by ExecuTorch
        pool.mem_id = static_cast<std::int32_t>(id);
    } else {
        pool.mem_id = same_name != tuning.pools.end() ? same_name->mem_id : free_mem_id(tuning);
    }
    if (same_name != tuning.pools.end() && same_name->mem_id != pool.mem_id) {
        return Error{.what = message("two pools called '{name}'", pool.name),
                     .expected = message("a unique name for each")};
    }
    std::vector<std::string> keys;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::string key = parts[i].substr(0, parts[i].find('='));
        const bool again = std::find(keys.begin(), keys.end(), key) != keys.end();
        if (again && key != "prefer" && key != "allow" && key != "reserve")
            return Error{.what = message("pool '{name}' has {key} twice", pool.name, key),
                         .expected = message("each once; prefer, allow and reserve as often as needed")};
        keys.push_back(key);
        CHECKED(parse_pool_key(parts[i], engine, pool));
    }
    const bool exists = std::any_of(tuning.pools.begin(), tuning.pools.end(),
                                    [&](const Pool& other) { return other.mem_id == pool.mem_id; });
    tuning = exists ? edit::set_pool(std::move(tuning), pool) : edit::add_pool(std::move(tuning), pool);
    return done;
}

}  // namespace arenascope::cli
