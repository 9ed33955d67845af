// A Tuning as JSON, for sessions. What is read comes from a file: every type is checked.

#include <limits>
#include <nlohmann/json.hpp>

#include "engine/base/json.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

namespace {

using Json = nlohmann::json;

Json kinds_json(const std::vector<BufferKind>& kinds) {
    Json out = Json::array();
    for (const BufferKind kind : kinds) out.push_back(name_of(kind));
    return out;
}

Json pool_json(const Pool& pool) {
    Json out{{"mem_id", pool.mem_id}, {"name", pool.name}};
    if (pool.capacity) out["capacity"] = *pool.capacity;
    if (pool.align != 0) out["align"] = pool.align;
    if (pool.reserved != 0) out["reserved"] = pool.reserved;
    if (pool.tail != 0) out["tail"] = pool.tail;
    if (pool.base_address) out["base_address"] = *pool.base_address;
    if (pool.cost != 1) out["cost"] = pool.cost;
    if (!pool.allow.empty()) out["allow"] = kinds_json(pool.allow);
    if (!pool.prefer.empty()) out["prefer"] = kinds_json(pool.prefer);
    for (const ByteRange& range : pool.keep_out) out["keep_out"].push_back(Json::array({range.begin, range.end}));
    if (pool.device) out["device"] = true;
    if (!pool.copy_function.empty()) out["copy_function"] = pool.copy_function;
    if (pool.zeroed) out["zeroed"] = true;
    if (!pool.planner.empty()) out["planner"] = pool.planner;
    return out;
}

Error wrong(const std::string& key, Message expected) {
    return Error{.what = message("'{key}' has the wrong type", key), .expected = expected};
}

// Reads the members of one object; an absent member leaves its target as it was.
class Reader {
public:
    explicit Reader(const Json& object) : object_(object) {}

    Result<> text(const char* key, std::string& out) const {
        const Json* found = find(key);
        if (!found) return done;
        if (!found->is_string()) return wrong(key, message("text"));
        out = found->get<std::string>();
        return done;
    }
    Result<> flag(const char* key, bool& out) const {
        const Json* found = find(key);
        if (!found) return done;
        if (!found->is_boolean()) return wrong(key, message("true or false"));
        out = found->get<bool>();
        return done;
    }
    template <class T>
    Result<> integer(const char* key, T& out) const {
        const Json* found = find(key);
        if (!found) return done;
        TRY(out, number<T>(key, *found));
        return done;
    }
    template <class T>
    static Result<T> number(const std::string& key, const Json& value) {
        const bool fits_sign = value.is_number_unsigned() ? value.get<std::uint64_t>() <= std::uint64_t{INT64_MAX}
                                                          : value.is_number_integer();
        if (!fits_sign) return wrong(key, message("a whole number"));
        const auto wide = value.get<std::int64_t>();
        if (wide < std::numeric_limits<T>::min() || wide > std::numeric_limits<T>::max()) {
            return Error{.what = message("'{key}' is {value}", key, wide),
                         .expected = message("a number that fits in {bits} bits", sizeof(T) * 8)};
        }
        return static_cast<T>(wide);
    }
    /// The member as an object or array, or null where it is absent.
    Result<const Json*> part(const char* key, Json::value_t type) const {
        const Json* found = find(key);
        if (found && found->type() != type)
            return wrong(key, type == Json::value_t::array ? message("a list") : message("an object"));
        return found;
    }
    [[nodiscard]] const Json* find(const char* key) const {
        const auto it = object_.find(key);
        return it == object_.end() ? nullptr : &*it;
    }

private:
    const Json& object_;
};

Result<> read_kinds(const Reader& reader, const char* key, std::vector<BufferKind>& out) {
    TRY(const Json* kinds, reader.part(key, Json::value_t::array));
    if (!kinds) return done;
    for (const Json& json : *kinds) {
        const auto kind = json.is_string() ? buffer_kind_of(json.get_ref<const std::string&>()) : std::nullopt;
        if (!kind) return wrong(key, message("a list of input, output, state, intermediate or delegate-io"));
        out.push_back(*kind);
    }
    return done;
}

Result<> read_keep_out(const Reader& reader, Pool& pool) {
    TRY(const Json* ranges, reader.part("keep_out", Json::value_t::array));
    if (!ranges) return done;
    for (const Json& json : *ranges) {
        if (!json.is_array() || json.size() != 2) return wrong("keep_out", message("a list of pairs of numbers"));
        ByteRange range;
        TRY(range.begin, Reader::number<std::int64_t>("keep_out", json[0]));
        TRY(range.end, Reader::number<std::int64_t>("keep_out", json[1]));
        pool.keep_out.push_back(range);
    }
    return done;
}

Result<Pool> read_pool(const Json& json) {
    if (!json.is_object()) return wrong("pools", message("a list of objects"));
    Pool pool;
    const Reader reader(json);
    CHECKED(reader.integer("mem_id", pool.mem_id));
    CHECKED(reader.text("name", pool.name));
    CHECKED(reader.integer("align", pool.align));
    CHECKED(reader.integer("reserved", pool.reserved));
    CHECKED(reader.integer("tail", pool.tail));
    if (const Json* capacity = reader.find("capacity")) {
        TRY(pool.capacity, Reader::number<std::int64_t>("capacity", *capacity));
    }
    if (const Json* base = reader.find("base_address")) {
        TRY(pool.base_address, Reader::number<std::int64_t>("base_address", *base));
    }
    if (const Json* cost = reader.find("cost")) {
        if (!cost->is_number()) return wrong("cost", message("a number"));
        pool.cost = cost->get<double>();
    }
    CHECKED(read_kinds(reader, "allow", pool.allow));
    CHECKED(read_kinds(reader, "prefer", pool.prefer));
    CHECKED(read_keep_out(reader, pool));
    CHECKED(reader.flag("device", pool.device));
    CHECKED(reader.text("copy_function", pool.copy_function));
    CHECKED(reader.flag("zeroed", pool.zeroed));
    CHECKED(reader.text("planner", pool.planner));
    return pool;
}

Result<> read_pools(const Reader& reader, Tuning& t) {
    TRY(const Json* pools, reader.part("pools", Json::value_t::array));
    if (!pools) return done;
    t.pools.clear();
    for (const Json& json : *pools) {
        TRY(Pool pool, read_pool(json));
        t.pools.push_back(std::move(pool));
    }
    return done;
}

template <class T>
Result<> read_numbers(const Reader& reader, const char* key, std::map<std::string, T>& out) {
    TRY(const Json* object, reader.part(key, Json::value_t::object));
    if (!object) return done;
    for (const auto& [name, value] : object->items()) {
        TRY(out[name], Reader::number<T>(key, value));
    }
    return done;
}

Result<> read_ranges(const Reader& reader, Tuning& t) {
    TRY(const Json* ranges, reader.part("ranges", Json::value_t::object));
    if (!ranges) return done;
    for (const auto& [symbol, value] : ranges->items()) {
        if (!value.is_array() || value.size() != 2) return wrong("ranges/" + symbol, message("a list of two numbers"));
        RangeEdit range;
        TRY(range.min, Reader::number<std::int64_t>(symbol, value[0]));
        TRY(range.max, Reader::number<std::int64_t>(symbol, value[1]));
        t.ranges[symbol] = range;
    }
    return done;
}

Result<> read_unplanned(const Reader& reader, Tuning& t) {
    TRY(const Json* names, reader.part("unplanned", Json::value_t::array));
    if (!names) return done;
    for (const Json& name : *names) {
        if (!name.is_string()) return wrong("unplanned", message("a list of tensor names"));
        t.unplanned.insert(name.get<std::string>());
    }
    return done;
}

Result<> read_options(const Reader& reader, Tuning& t) {
    TRY(const Json* object, reader.part("options", Json::value_t::object));
    if (!object) return done;
    const Reader options(*object);
    if (const Json* seed = options.find("seed")) {
        if (!seed->is_number_unsigned()) return wrong("seed", message("a whole number from 0"));
        t.options.seed = seed->get<std::uint64_t>();
    }
    CHECKED(options.integer("nodes", t.options.nodes));
    if (const Json* seconds = options.find("seconds")) {
        if (!seconds->is_number()) return wrong("seconds", message("a number"));
        t.options.seconds = seconds->get<double>();
    }
    CHECKED(options.flag("improve", t.options.improve));
    return done;
}

Result<> read_lifetimes(const Reader& reader, Tuning& t) {
    std::string rules = t.lifetimes == LifetimeRules::executorch ? "executorch" : "safe";
    CHECKED(reader.text("lifetimes", rules));
    if (rules != "safe" && rules != "executorch") {
        return Error{.what = message("'lifetimes' is '{rules}'", rules), .expected = message("safe or executorch")};
    }
    t.lifetimes = rules == "safe" ? LifetimeRules::safe : LifetimeRules::executorch;
    return done;
}

Result<> read_schedule(const Reader& reader, Tuning& t) {
    std::string name(name_of(t.schedule));
    CHECKED(reader.text("schedule", name));
    const auto mode = schedule_mode_of(name);
    if (!mode)
        return Error{.what = message("'schedule' is '{name}'", name), .expected = message("off, exact or search")};
    t.schedule = *mode;
    return done;
}

constexpr std::int64_t most_delegate = 1'000'000;
constexpr std::string_view hex_digits = "0123456789abcdef";

/// A compile spec's bytes as hexadecimal digits: JSON text holds no arbitrary bytes.
std::string to_hex(const std::string& bytes) {
    std::string out;
    for (const char c : bytes) {
        out += hex_digits[static_cast<unsigned char>(c) >> 4];
        out += hex_digits[static_cast<unsigned char>(c) & 15];
    }
    return out;
}

Result<std::string> from_hex(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const std::size_t high = hex_digits.find(text[i]);
        const std::size_t low = i + 1 < text.size() ? hex_digits.find(text[i + 1]) : std::string_view::npos;
        if (high == std::string_view::npos || low == std::string_view::npos)
            return wrong("hex", message("pairs of 0-9a-f"));
        out += static_cast<char>(high * 16 + low);
    }
    return out;
}

Json delegation_json(const Delegation& delegation) {
    Json out{{"backends", delegation.backends}, {"rules", Json::array()}, {"specs", Json::array()}};
    for (const DelegateRule& rule : delegation.rules) {
        out["rules"].push_back({{"rule", rule.rule}, {"backend", rule.backend}});
    }
    for (const CompileSpec& spec : delegation.specs) {
        out["specs"].push_back({{"backend", spec.backend}, {"key", spec.key}, {"hex", to_hex(spec.value)}});
    }
    for (const BlobReplacement& blob : delegation.blobs) {
        out["blobs"].push_back({{"delegate", blob.delegate}, {"hex", to_hex(*blob.bytes)}});
    }
    return out;
}

/// Calls `read` with every object of the list `key`.
template <class Read>
Result<> read_objects(const Reader& reader, const char* key, const Read& read) {
    TRY(const Json* list, reader.part(key, Json::value_t::array));
    if (!list) return done;
    for (const Json& item : *list) {
        if (!item.is_object()) return wrong(key, message("a list of objects"));
        CHECKED(read(Reader(item)));
    }
    return done;
}

Result<> read_delegation(const Reader& reader, Tuning& t) {
    TRY(const Json* object, reader.part("delegation", Json::value_t::object));
    if (!object) return done;
    const Reader part(*object);
    Delegation& to = t.delegation;
    TRY(const Json* backends, part.part("backends", Json::value_t::array));
    for (const Json& name : backends ? *backends : Json::array()) {
        if (!name.is_string()) return wrong("backends", message("a list of names"));
        to.backends.push_back(name.get<std::string>());
    }
    const auto read_rules = read_objects(part, "rules", [&to](const Reader& item) -> Result<> {
        DelegateRule rule;
        CHECKED(item.text("rule", rule.rule));
        CHECKED(item.text("backend", rule.backend));
        to.rules.push_back(std::move(rule));
        return done;
    });
    CHECKED(read_rules);
    const auto read_blobs = read_objects(part, "blobs", [&to](const Reader& item) -> Result<> {
        std::int64_t delegate = 0;
        std::string hex;
        CHECKED(item.integer("delegate", delegate));
        if (delegate < 0 || delegate > most_delegate) return wrong("delegate", message("0 to 1000000"));
        CHECKED(item.text("hex", hex));
        TRY(std::string bytes, from_hex(hex));
        to.blobs.push_back(
            {static_cast<std::int32_t>(delegate), std::make_shared<const std::string>(std::move(bytes))});
        return done;
    });
    CHECKED(read_blobs);
    return read_objects(part, "specs", [&to](const Reader& item) -> Result<> {
        CompileSpec spec;
        std::string hex;
        CHECKED(item.text("backend", spec.backend));
        CHECKED(item.text("key", spec.key));
        CHECKED(item.text("hex", hex));
        TRY(spec.value, from_hex(hex));
        to.specs.push_back(std::move(spec));
        return done;
    });
}

Result<> read_initial(const Reader& reader, Tuning& t) {
    TRY(const Json* states, reader.part("initial", Json::value_t::object));
    if (!states) return done;
    for (const auto& [name, value] : states->items()) {
        const auto initial = value.is_string() ? initial_state_of(value.get_ref<const std::string&>()) : std::nullopt;
        if (!initial) return wrong("initial/" + name, message("zero or unspecified"));
        t.initial[name] = *initial;
    }
    return done;
}

Result<> read_limits(const Reader& reader, Tuning& t) {
    return read_objects(reader, "limits", [&t](const Reader& item) -> Result<> {
        Limit limit;
        CHECKED(item.text("name", limit.name));
        CHECKED(item.integer("bytes", limit.bytes));
        t.limits.push_back(std::move(limit));
        return done;
    });
}

}  // namespace

std::string to_json(const Tuning& t) {
    Json out{{"method", t.method},
             {"pools", Json::array()},
             {"assigned", t.assigned},
             {"pinned", t.pinned},
             {"unplanned", t.unplanned},
             {"ranges", Json::object()},
             {"plan_inputs", t.plan_inputs},
             {"plan_outputs", t.plan_outputs},
             {"plan_state", t.plan_state},
             {"align", t.align},
             {"lifetimes", t.lifetimes == LifetimeRules::safe ? "safe" : "executorch"},
             {"planner", t.planner},
             {"keep_loaded_plan", t.keep_loaded_plan},
             {"options", {{"seed", t.options.seed}, {"nodes", t.options.nodes}, {"improve", t.options.improve}}},
             {"schedule", name_of(t.schedule)},
             {"place_auto", t.place_auto}};
    if (!t.aligned.empty()) out["aligned"] = t.aligned;
    if (t.delegation != Delegation{}) out["delegation"] = delegation_json(t.delegation);
    for (const auto& [name, initial] : t.initial) out["initial"][name] = name_of(initial);
    for (const Limit& limit : t.limits) out["limits"].push_back({{"name", limit.name}, {"bytes", limit.bytes}});
    for (const Pool& pool : t.pools) out["pools"].push_back(pool_json(pool));
    for (const auto& [symbol, range] : t.ranges) out["ranges"][symbol] = Json::array({range.min, range.max});
    if (!(t.edits == MethodEdits{})) out["edits"] = Json::parse(to_json(t.edits), nullptr, false);
    if (t.options.seconds) out["options"]["seconds"] = *t.options.seconds;
    return out.dump(2, ' ', false, Json::error_handler_t::replace);
}

Result<Tuning> tuning_from_json(std::string_view text) {
    CHECKED(json::Document::parse(text));  // nothing deeper than a parser's stack can take
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return Error{.what = message("not a JSON object"),
                     .expected = message("a session, as --save-session or the window writes it")};
    Tuning t;
    const Reader reader(json);
    CHECKED(reader.text("method", t.method));
    CHECKED(read_pools(reader, t));
    CHECKED(read_numbers(reader, "assigned", t.assigned));
    CHECKED(read_numbers(reader, "pinned", t.pinned));
    CHECKED(read_numbers(reader, "aligned", t.aligned));
    CHECKED(read_unplanned(reader, t));
    CHECKED(read_ranges(reader, t));
    CHECKED(reader.flag("plan_inputs", t.plan_inputs));
    CHECKED(reader.flag("plan_outputs", t.plan_outputs));
    CHECKED(reader.flag("plan_state", t.plan_state));
    CHECKED(reader.integer("align", t.align));
    CHECKED(read_lifetimes(reader, t));
    CHECKED(reader.text("planner", t.planner));
    CHECKED(reader.flag("keep_loaded_plan", t.keep_loaded_plan));
    CHECKED(read_options(reader, t));
    CHECKED(read_schedule(reader, t));
    CHECKED(read_delegation(reader, t));
    CHECKED(read_initial(reader, t));
    CHECKED(read_limits(reader, t));
    CHECKED(reader.flag("place_auto", t.place_auto));
    TRY(const Json* edits, reader.part("edits", Json::value_t::object));
    if (edits) {
        TRY(t.edits, method_edits_from_json(edits->dump(-1, ' ', false, Json::error_handler_t::replace)));
    }
    return t;
}

}  // namespace arenascope
