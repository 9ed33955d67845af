#include "engine/base/json.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

namespace arenascope::json {

namespace {

using Json = nlohmann::json;

/// Nesting depth and memory that a text requires, found by a scan before parsing: the library itself has no limits.
struct Scan {
    std::optional<std::size_t> too_deep_at;  ///< where it first nests deeper than allowed
    std::size_t bytes = 0;                   ///< of the values once they are parsed, as measured
};

Scan scan(std::string_view text) {
    constexpr std::size_t container = 64, member = 96, item = 32, quoted = 24, held_inside = 15;
    Scan out;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') {
            const std::size_t begin = ++i;
            while (i < text.size() && text[i] != '"') i += text[i] == '\\' ? 2 : 1;
            out.bytes += quoted + (i - begin > held_inside ? i - begin : 0);
        } else if (c == '{' || c == '[') {
            if (++depth > Document::max_depth) {
                out.too_deep_at = i;
                return out;
            }
            out.bytes += container;
        } else if (c == '}' || c == ']') {
            --depth;
        } else if (c == ':') {
            out.bytes += member;
        } else if (c == ',') {
            out.bytes += item;
        }
    }
    return out;
}

// Handler of the library's streaming parser that accepts everything: readers check what they need.
struct AcceptAll {
    bool null() { return true; }
    bool boolean(bool) { return true; }
    bool number_integer(Json::number_integer_t) { return true; }
    bool number_unsigned(Json::number_unsigned_t) { return true; }
    bool number_float(Json::number_float_t, const Json::string_t&) { return true; }
    bool string(Json::string_t&) { return true; }
    bool binary(Json::binary_t&) { return true; }
    bool start_object(std::size_t) { return true; }
    bool key(Json::string_t&) { return true; }
    bool end_object() { return true; }
    bool start_array(std::size_t) { return true; }
    bool end_array() { return true; }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) { return false; }
};

/// Accepts everything and records where parsing failed: the parser without exceptions does not report it.
struct FaultFinder : AcceptAll {
    std::size_t at = 0;
    bool parse_error(std::size_t position, const std::string&, const Json::exception&) {
        at = position;
        return false;
    }
};

/// Parses valid text and stops at the first key that appears twice in an object.
struct KeyReader : AcceptAll {
    std::vector<std::set<std::string>> objects;
    std::string twice;

    bool start_object(std::size_t) {
        objects.emplace_back();
        return true;
    }
    bool end_object() {
        objects.pop_back();
        return true;
    }
    bool key(Json::string_t& name) {
        if (objects.back().insert(name).second) return true;
        twice = name;
        return false;
    }
};

}  // namespace

Result<Document> Document::parse(std::string_view text) {
    // A text of 60 MB can require gigabytes. The limit is below the one for untrusted files, because the reader's own
    // data comes on top.
    const std::size_t most = std::max(std::size_t{200} << 20, text.size() * 3);
    const Scan asked = scan(text);
    if (asked.too_deep_at) {
        return Error{.what = message("JSON nested more than {limit} deep", max_depth),
                     .place = message("byte {byte}", *asked.too_deep_at),
                     .remedy = message("the file may be damaged; write or copy it again")};
    }
    if (asked.bytes > most) {
        return Error{.what = message("JSON that takes {bytes} bytes of memory", asked.bytes),
                     .expected = message("at most {limit}, the larger of 200 MiB and three times its text", most)};
    }
    auto value = std::make_shared<Json>(Json::parse(text.begin(), text.end(), nullptr, false));
    if (value->is_discarded()) {
        FaultFinder finder;
        (void)Json::sax_parse(text.begin(), text.end(), &finder);
        return Error{.what = message("malformed JSON"),
                     .place = message("byte {byte}", finder.at),
                     .remedy = message("the file may be damaged; write or copy it again")};
    }
    return Document(std::move(value));
}

bool View::is_null() const { return value_->is_null(); }
bool View::is_object() const { return value_->is_object(); }
bool View::is_array() const { return value_->is_array(); }
bool View::is_string() const { return value_->is_string(); }
bool View::is_number() const { return value_->is_number(); }
bool View::is_integer() const { return value_->is_number_integer(); }
bool View::is_boolean() const { return value_->is_boolean(); }

Error View::mismatch(Message expected) const {
    return Error{
        .what = message("found {type}", Message::verbatim(value_->is_object() ? "object" : value_->type_name())),
        .expected = std::move(expected)};
}

Result<std::int64_t> View::integer() const {
    if (!is_integer()) return mismatch(message("a whole number"));
    if (value_->is_number_unsigned() &&
        value_->get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
        return Error{.what = message("the number {value} is beyond 64 bits", value_->get<std::uint64_t>()),
                     .expected = message("a smaller number")};
    }
    return value_->get<std::int64_t>();
}

Result<double> View::number() const {
    if (is_number()) return value_->get<double>();
    if (is_string()) {
        const auto& name = value_->get_ref<const Json::string_t&>();
        if (name == "Infinity") return std::numeric_limits<double>::infinity();
        if (name == "-Infinity") return -std::numeric_limits<double>::infinity();
        if (name == "NaN") return std::numeric_limits<double>::quiet_NaN();
    }
    return mismatch(message("a number"));
}

Result<bool> View::boolean() const {
    if (!is_boolean()) return mismatch(message("true or false"));
    return value_->get<bool>();
}

Result<std::string> View::text() const {
    if (!is_string()) return mismatch(message("a string"));
    return value_->get_ref<const Json::string_t&>();
}

Result<std::vector<View>> View::items() const {
    if (!is_array()) return mismatch(message("a list"));
    std::vector<View> out;
    out.reserve(value_->size());
    for (const Json& item : *value_) out.emplace_back(&item);
    return out;
}

Result<std::vector<std::pair<std::string, View>>> View::members() const {
    if (!is_object()) return mismatch(message("an object"));
    std::vector<std::pair<std::string, View>> out;
    out.reserve(value_->size());
    for (auto it = value_->begin(); it != value_->end(); ++it) out.emplace_back(it.key(), View(&it.value()));
    return out;
}

std::optional<View> View::find(std::string_view key) const {
    if (!is_object()) return std::nullopt;
    const auto found = value_->find(key);
    if (found == value_->end() || found->is_null()) return std::nullopt;
    return View(&*found);
}

Result<View> View::at(std::string_view key) const {
    if (!is_object()) return mismatch(message("an object with '{key}'", key));
    const auto found = value_->find(key);
    if (found == value_->end()) {
        return Error{.what = message("'{key}' is missing", key),
                     .remedy = message("the file may be damaged or of another version")};
    }
    return View(&*found);
}

Result<std::int64_t> View::integer(std::string_view key) const {
    TRY(const View member, at(key));
    return member.integer().in(key);
}

Result<double> View::number(std::string_view key) const {
    TRY(const View member, at(key));
    return member.number().in(key);
}

Result<bool> View::boolean(std::string_view key) const {
    TRY(const View member, at(key));
    return member.boolean().in(key);
}

Result<std::string> View::text(std::string_view key) const {
    TRY(const View member, at(key));
    return member.text().in(key);
}

Result<std::vector<View>> View::items(std::string_view key) const {
    TRY(const View member, at(key));
    return member.items().in(key);
}

Result<std::vector<std::pair<std::string, View>>> View::members(std::string_view key) const {
    TRY(const View member, at(key));
    return member.members().in(key);
}

Result<> check_keys(std::string_view text) {
    KeyReader reader;
    if (Json::sax_parse(text.begin(), text.end(), &reader) || reader.objects.empty()) return done;
    return Error{.what = message("'{name}' appears twice in one object", reader.twice),
                 .expected = message("each name once"),
                 .remedy = message("remove one of them")};
}

}  // namespace arenascope::json
