#include "engine/tuning/target.h"

#include <limits>

#include "engine/base/bytes.h"
#include "engine/base/json.h"

namespace arenascope {

namespace {

Error no_amount(const std::string& text) {
    return Error{.what = "'" + text + "' is no number of bytes", .expected = "a whole number, or one with K, M or G"};
}

Result<std::int64_t> amount_of(const std::string& text) {
    std::int64_t value = 0;
    std::size_t at = 0;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
        const auto next = checked_mul(value, 10);
        if (!next || *next > std::numeric_limits<std::int64_t>::max() - 9) return no_amount(text);
        value = *next + (text[at] - '0');
    }
    const std::string unit = text.substr(at);
    const int shift = unit.empty() ? 0 : unit == "K" ? 10 : unit == "M" ? 20 : unit == "G" ? 30 : -1;
    const auto bytes = shift < 0 || at == 0 ? std::nullopt : checked_mul(value, std::int64_t{1} << shift);
    return bytes ? Result<std::int64_t>(*bytes) : Result<std::int64_t>(no_amount(text));
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

Result<Pool> parse_pool(const json::View& json) {
    Pool pool;
    TRY(const std::int64_t id, json.integer("mem_id"));
    if (id < 1 || id > 255) return Error{.what = "mem_id " + std::to_string(id), .expected = "1 to 255"};
    pool.mem_id = static_cast<std::int32_t>(id);
    TRY(pool.name, json.text("name"));
    if (const auto capacity = json.find("capacity")) {
        TRY(pool.capacity, amount(*capacity));
    }
    if (const auto align = json.find("align")) {
        TRY(pool.align, align->integer());
        if (pool.align < 1 || (pool.align & (pool.align - 1)) != 0) {
            return Error{.what = "align " + std::to_string(pool.align), .expected = "a power of two"};
        }
    }
    return pool;
}

}  // namespace

Result<Target> parse_target(const std::string& id, std::string_view text) {
    TRY(const json::Document document, json::Document::parse(text));
    const json::View root = document.root();
    Target target{.id = id};
    TRY(target.title, root.text("title"));
    if (const auto note = root.find("note")) {
        TRY(target.note, note->text());
    }
    TRY(const auto pools, root.items("pools"));
    for (const json::View& each : pools) {
        TRY(Pool pool, parse_pool(each).in("pools[" + std::to_string(target.pools.size()) + "]"));
        for (const Pool& other : target.pools) {
            if (other.mem_id == pool.mem_id || other.name == pool.name) return Error{.what = "two pools are '" + pool.name + "' or have mem_id " + std::to_string(pool.mem_id), .expected = "names and numbers of their own"};
        }
        target.pools.push_back(std::move(pool));
    }
    if (target.pools.empty()) return Error{.what = "has no pools", .expected = "at least one"};
    if (const auto limits = root.find("limits")) {
        TRY(const auto members, limits->members());
        for (const auto& [name, value] : members) {
            auto bytes = amount(value);
            if (!bytes.ok()) return std::move(bytes).error().in("limits/" + name);
            target.limits.push_back({name, bytes.value()});
        }
    }
    return target;
}

}  // namespace arenascope
