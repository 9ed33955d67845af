#include "engine/tuning/target.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "engine/base/json.h"
#include "engine/base/text.h"
#include "engine/tuning/session_checks.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

namespace {

constexpr std::string_view exec_prefix = "exec:";  // prefix of an external planner

Error no_amount(const std::string& text) {
    return Error{.what = message("'{value}' is not a number of bytes", text),
                 .expected = message("a whole number, or one with K, M or G")};
}

Result<std::int64_t> amount_of(const std::string& text) {
    constexpr std::int64_t most =
        std::numeric_limits<std::int64_t>::max() - 8;  // as before: the last few cannot be written as text
    const auto bytes = text.starts_with('-') ? std::nullopt : parse_byte_count(text, {});  // "-0" is not a count
    return bytes && *bytes <= most ? Result<std::int64_t>(*bytes) : Result<std::int64_t>(no_amount(text));
}

Result<std::int64_t> amount(const json::View& value) {
    if (value.is_string()) {
        TRY(const std::string text, value.text());
        return amount_of(text);
    }
    TRY(const std::int64_t bytes, value.integer());
    if (bytes < 0) return no_amount(std::to_string(bytes));
    return bytes;
}

/// The format of pools is a tuning's; only here amounts may be strings, and each pool needs a number and a name.
Result<> check_pool(const json::View& pool, nlohmann::json& copy) {
    TRY(const std::int64_t id, pool.integer("mem_id"));
    if (id < 1 || id > 255) return Error{.what = message("mem_id {id}", id), .expected = message("1 to 255")};
    TRY(const std::string name, pool.text("name"));
    if (name.empty()) return Error{.what = message("a pool without a name"), .expected = message("a unique name")};
    for (const char* key : {"capacity", "base_address"}) {
        const auto given = pool.find(key);
        if (!given) continue;
        TRY(const std::int64_t bytes, amount(*given));
        copy[key] = bytes;
    }
    if (const auto align = pool.find("align")) {
        TRY(const std::int64_t bytes, align->integer());
        if (bytes < 1 || (bytes & (bytes - 1)) != 0)
            return Error{.what = message("align {bytes}", bytes), .expected = message("a power of two")};
    }
    return done;
}

/// A misspelt limit would not be a limit: unknown members are errors.
Result<> check_names(std::string_view text) {
    auto unknown = unknown_preset_keys(text);
    if (unknown.empty()) return done;
    return std::move(unknown.front());
}

/// Keep-out ranges count as bytes of the memory, so their sum must not overflow.
Result<> check_reserved(const Pool& pool) {
    constexpr std::int64_t most = std::int64_t{1} << 48;
    std::int64_t reserved = std::max(pool.reserved, pool.tail);
    for (const ByteRange& range : pool.keep_out) reserved = std::max(reserved, range.end);
    if (reserved <= most) return done;
    return Error{.what = message("reserves bytes up to offset {bytes}", reserved),
                 .expected = message("no more than {limit}", most)};
}

Result<RuntimeSetup> runtime_of(const json::View& value) {
    RuntimeSetup out;
    if (const auto abi = value.find("abi")) {
        TRY(const std::string name, abi->text());
        const auto known = abi_of(name);
        if (!known)
            return Error{.what = message("unknown abi '{name}'", name),
                         .expected = message("64-bit, x86-32 or arm-32")};
        out.abi = *known;
    }
    if (const auto temp = value.find("temp_allocator")) {
        TRY(out.temp_allocator, amount(*temp).in("temp_allocator"));
    }
    return out;
}

}  // namespace

Result<Target> parse_target(const std::string& id, std::string_view text) {
    TRY(const json::Document document, json::Document::parse(text));
    CHECKED(json::check_keys(text));
    const json::View root = document.root();
    CHECKED(check_names(text));
    Target target{.id = id};
    TRY(target.title, root.text("title"));
    if (const auto note = root.find("note")) {
        TRY(target.note, note->text());
    }
    if (const auto source = root.find("source")) {
        TRY(target.source, source->text());
    }
    if (const auto core = root.find("core")) {
        TRY(const std::string name, core->text());
        target.core = core_of(name);
        if (!target.core)
            return Error{.what = message("unknown core '{core}'", name),
                         .expected = message("m0plus, m4, m7, m33, m55 or m85")};
    }
    TRY(const auto pools, root.items("pools"));
    if (pools.empty()) return Error{.what = message("has no pools"), .expected = message("at least one")};
    nlohmann::json tuning{
        {"pools", nlohmann::json::parse(text, nullptr, false)["pools"]}};  // parsed above, so it parses
    for (std::size_t i = 0; i < pools.size(); ++i)
        CHECKED(check_pool(pools[i], tuning["pools"][i]).in("pools[" + std::to_string(i) + "]"));
    TRY(const Tuning read, tuning_from_json(tuning.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)));
    target.pools = read.pools;
    for (std::size_t i = 0; i < target.pools.size(); ++i) {
        const Pool& pool = target.pools[i];
        if (pool.planner.starts_with(exec_prefix)) {
            return Error{.what = message("names the program '{program}' as its planner; a file cannot start programs",
                                         pool.planner.substr(exec_prefix.size())),
                         .place = "pools[" + std::to_string(i) + "]",
                         .expected = message("a program given on the command line")};
        }
        CHECKED(check_reserved(pool).in("pools[" + std::to_string(i) + "]"));
    }
    for (std::size_t i = 0; i < target.pools.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Pool &x = target.pools[i], &y = target.pools[j];
            if (x.mem_id == y.mem_id || x.name == y.name) {
                return Error{.what = message("two pools are '{name}' or have mem_id {mem_id}", x.name, x.mem_id),
                             .expected = message("a unique name and mem_id for each pool")};
            }
        }
    }
    if (const auto limits = root.find("limits")) {
        TRY(const auto members, limits->members());
        for (const auto& [name, value] : members) {
            auto bytes = amount(value);
            if (!bytes.ok()) return std::move(bytes).error().in("limits/" + name);
            target.limits.push_back({name, bytes.value()});
        }
    }
    if (const auto runtime = root.find("runtime")) {
        TRY(target.runtime, runtime_of(*runtime).in("runtime"));
    }
    return target;
}

std::string to_json(const Target& target) {
    using Json = nlohmann::ordered_json;
    Json out{{"title", target.title}};
    if (!target.note.empty()) out["note"] = target.note;
    if (!target.source.empty()) out["source"] = target.source;
    if (target.core) out["core"] = name_of(*target.core);
    Tuning pools;
    pools.pools = target.pools;
    out["pools"] = Json::parse(to_json(pools), nullptr, false)["pools"];
    if (target.runtime != RuntimeSetup()) {
        if (target.runtime.abi != Abi::by_program) out["runtime"]["abi"] = name_of(target.runtime.abi);
        if (target.runtime.temp_allocator) out["runtime"]["temp_allocator"] = *target.runtime.temp_allocator;
    }
    for (const Limit& limit : target.limits) out["limits"][limit.name] = limit.bytes;
    return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Tuning with_memories_of(Tuning tuning, const Target& target) {
    tuning.pools = target.pools;
    tuning.limits = target.limits;
    tuning.core = target.core;
    tuning.runtime = target.runtime;
    return tuning;
}

Tuning with_target(Tuning tuning, const Target& target) {
    const auto is_missing = [&](std::int32_t mem_id) {
        return std::none_of(target.pools.begin(), target.pools.end(),
                            [&](const Pool& pool) { return pool.mem_id == mem_id; });
    };
    tuning = with_memories_of(std::move(tuning), target);
    tuning.pinned.clear();
    std::erase_if(tuning.assigned, [&](const auto& entry) { return is_missing(entry.second); });
    std::erase_if(tuning.edits.rules, [&](const PlanRule& rule) { return rule.pool && is_missing(*rule.pool); });
    return tuning;
}

bool has_target(const Tuning& tuning, const Target& target) {
    return tuning.pools == target.pools && tuning.limits == target.limits && tuning.core == target.core &&
        tuning.runtime == target.runtime;
}

}  // namespace arenascope
