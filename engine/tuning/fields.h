#pragma once
// Describes structs as JSON: a table has a row for each member, with its name, its purpose and when it is written.
// Writing, reading, the search for unknown names and the JSON schema all use these tables, so a new member is one row.
// Input comes from a file, so every type is checked.

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"

namespace arenascope::fields {

using Json = nlohmann::json;
using Schema = nlohmann::ordered_json;

/// Receives an object of a text, the names of its struct, and its place: "pools[1]".
using Visit =
    std::function<void(const Json& object, const std::vector<std::string_view>& known, const std::string& place)>;

inline Error wrong_type(const std::string& key, Message expected) {
    return Error{.what = message("'{key}' has the wrong type", key), .expected = std::move(expected)};
}

/// A C++ type in JSON. write() and read() are inverses; read() leaves `out` unchanged if it fails. `key`: the member's
/// name, for errors. items(): the name of a list of such values.
template <class T>
struct Form;

/// The table of a struct: `static constexpr std::array rows`.
template <class T>
struct Table;

template <class T>
concept Tabled = requires {
    Table<T>::rows;
};

template <>
struct Form<std::string> {
    static Json write(const std::string& value) { return value; }
    static Result<> read(const std::string& key, const Json& json, std::string& out) {
        if (!json.is_string()) return wrong_type(key, message("text"));
        out = json.get<std::string>();
        return done;
    }
    static Schema schema() { return {{"type", "string"}}; }
    static Message items() { return message("a list of names"); }
};

template <>
struct Form<bool> {
    static Json write(bool value) { return value; }
    static Result<> read(const std::string& key, const Json& json, bool& out) {
        if (!json.is_boolean()) return wrong_type(key, message("true or false"));
        out = json.get<bool>();
        return done;
    }
    static Schema schema() { return {{"type", "boolean"}}; }
};

template <>
struct Form<double> {
    static Json write(double value) { return value; }
    static Result<> read(const std::string& key, const Json& json, double& out) {
        if (!json.is_number()) return wrong_type(key, message("a number"));
        out = json.get<double>();
        return done;
    }
    static Schema schema() { return {{"type", "number"}}; }
};

template <>
struct Form<std::uint64_t> {
    static Json write(std::uint64_t value) { return value; }
    static Result<> read(const std::string& key, const Json& json, std::uint64_t& out) {
        if (!json.is_number_unsigned()) return wrong_type(key, message("a whole number from 0"));
        out = json.get<std::uint64_t>();
        return done;
    }
    static Schema schema() { return {{"type", "integer"}, {"minimum", 0}}; }
};

template <class T>
requires std::is_signed_v<T> && std::is_integral_v<T>
struct Form<T> {
    static Json write(T value) { return value; }
    static Result<> read(const std::string& key, const Json& json, T& out) {
        const bool fits_sign = json.is_number_unsigned()
            ? json.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())
            : json.is_number_integer();
        if (!fits_sign) return wrong_type(key, message("a whole number"));
        const auto wide = json.get<std::int64_t>();
        if (wide < std::numeric_limits<T>::min() || wide > std::numeric_limits<T>::max()) {
            return Error{.what = message("'{key}' is {value}", key, wide),
                         .expected = message("a number that fits in {bits} bits", sizeof(T) * 8)};
        }
        out = static_cast<T>(wide);
        return done;
    }
    static Schema schema() { return {{"type", "integer"}}; }
};

template <class T>
struct Form<std::optional<T>> {
    static Json write(const std::optional<T>& value) { return value ? Form<T>::write(*value) : Json(); }
    static Result<> read(const std::string& key, const Json& json, std::optional<T>& out) {
        T value{};
        CHECKED(Form<T>::read(key, json, value));
        out = std::move(value);
        return done;
    }
    static Schema schema() { return Form<T>::schema(); }
};

/// Two whole numbers, "[0, 64]".
template <class T, std::int64_t T::*first, std::int64_t T::*second>
struct PairForm {
    static Json write(const T& value) { return Json::array({value.*first, value.*second}); }
    static Result<> read(const std::string& key, const Json& json, T& out) {
        if (!json.is_array() || json.size() != 2) return wrong_type(key, message("a list of two numbers"));
        CHECKED(Form<std::int64_t>::read(key, json[0], out.*first));
        return Form<std::int64_t>::read(key, json[1], out.*second);
    }
    static Schema schema() {
        return {{"type", "array"}, {"items", {{"type", "integer"}}}, {"minItems", 2}, {"maxItems", 2}};
    }
    static Message items() { return message("a list of pairs of numbers"); }
};

/// A value of an enum by its name. `Names` has all(), the values; and expected(), their names for errors.
template <class T, class Names>
struct EnumForm {
    static Json write(T value) { return name_of(value); }
    static Result<> read(const std::string& key, const Json& json, T& out) {
        if (!json.is_string()) return wrong_type(key, message("text"));
        const auto& name = json.get_ref<const std::string&>();
        for (const T value : Names::all()) {
            if (name != name_of(value)) continue;
            out = value;
            return done;
        }
        return Error{.what = message("'{key}' is '{name}'", key, name), .expected = Names::expected()};
    }
    static Schema schema() {
        Schema names = Schema::array();
        for (const T value : Names::all()) names.push_back(name_of(value));
        return {{"type", "string"}, {"enum", std::move(names)}};
    }
};

/// Bytes as hexadecimal digits, because JSON text cannot contain arbitrary bytes.
struct HexForm {
    static Json write(const std::string& bytes) {
        std::string out;
        for (const char c : bytes) {
            out += digits[static_cast<unsigned char>(c) >> 4];
            out += digits[static_cast<unsigned char>(c) & 15];
        }
        return out;
    }
    static Json write(const std::shared_ptr<const std::string>& bytes) { return write(*bytes); }
    static Result<> read(const std::string& key, const Json& json, std::string& out) {
        std::string text, bytes;
        CHECKED(Form<std::string>::read(key, json, text));
        for (std::size_t i = 0; i < text.size(); i += 2) {
            const std::size_t high = digits.find(text[i]);
            const std::size_t low = i + 1 < text.size() ? digits.find(text[i + 1]) : std::string_view::npos;
            if (high == std::string_view::npos || low == std::string_view::npos)
                return wrong_type(key, message("pairs of 0-9a-f"));
            bytes += static_cast<char>(high * 16 + low);
        }
        out = std::move(bytes);
        return done;
    }
    static Result<> read(const std::string& key, const Json& json, std::shared_ptr<const std::string>& out) {
        std::string bytes;
        CHECKED(read(key, json, bytes));
        out = std::make_shared<const std::string>(std::move(bytes));
        return done;
    }
    static Schema schema() { return {{"type", "string"}, {"pattern", "^([0-9a-f]{2})*$"}}; }

private:
    static constexpr std::string_view digits = "0123456789abcdef";
};

template <Tabled T>
struct Form<T> {
    static Json write(const T& value) {
        Json out = Json::object();
        for (const auto& row : Table<T>::rows) {
            if (row.is_always_written || !row.is_default(value)) out[row.name] = row.write(value);
        }
        return out;
    }
    static Result<> read(const std::string& key, const Json& json, T& out) {
        if (!json.is_object()) return wrong_type(key, message("an object"));
        for (const auto& row : Table<T>::rows) {
            const auto found = json.find(row.name_in(json));
            if (found != json.end() && !found->is_null()) {
                CHECKED(row.read(row.name, *found, out));
            } else if (row.is_required) {
                return Error{.what = message("no '{key}'", row.name),
                             .remedy = message("the file may be damaged or of another version")};
            }
        }
        return done;
    }
    static void visit(const Json& json, const std::string& place, const Visit& visit_object) {
        if (!json.is_object()) return;
        std::vector<std::string_view> known;
        known.reserve(std::size(Table<T>::rows));
        for (const auto& row : Table<T>::rows) {
            known.emplace_back(row.name);
            if (row.former_name) known.emplace_back(row.former_name);
        }
        visit_object(json, known, place);
        for (const auto& row : Table<T>::rows) {
            const char* name = row.name_in(json);
            const auto found = json.find(name);
            if (found == json.end() || !row.visit) continue;
            row.visit(*found, place.empty() ? name : place + "/" + name, visit_object);
        }
    }
    static Schema schema() {
        Schema out{{"type", "object"}};
        Schema properties = Schema::object(), required = Schema::array();
        for (const auto& row : Table<T>::rows) {
            Schema each = row.schema();
            each["description"] = row.about;
            properties[row.name] = each;
            if (row.former_name) {
                each["description"] = std::string("former name of ") + row.name;
                properties[row.former_name] = std::move(each);
            }
            if (row.is_required) required.push_back(row.name);
        }
        if (!required.empty()) out["required"] = std::move(required);
        out["properties"] = std::move(properties);
        out["additionalProperties"] = false;
        return out;
    }
    static Message items() { return message("a list of objects"); }
};

/// A list, or a set, of what `Each` reads and writes.
template <class List, class Each>
struct ListForm {
    using Item = typename List::value_type;
    static Json write(const List& values) {
        Json out = Json::array();
        for (const Item& value : values) out.push_back(Each::write(value));
        return out;
    }
    static Result<> read(const std::string& key, const Json& json, List& out) {
        if (!json.is_array()) return wrong_type(key, message("a list"));
        List read_values;
        for (std::size_t i = 0; i < json.size(); ++i) {
            Item value{};
            if constexpr (Tabled<Item>) {
                if (!json[i].is_object()) return wrong_type(key, Each::items());
                CHECKED(Each::read(key, json[i], value).in(key + "[" + std::to_string(i) + "]"));
            } else if (!Each::read(key, json[i], value).ok()) {
                return wrong_type(key, Each::items());
            }
            read_values.insert(read_values.end(), std::move(value));
        }
        out = std::move(read_values);
        return done;
    }
    static void visit(const Json& json, const std::string& place, const Visit& visit_object) requires Tabled<Item> {
        if (!json.is_array()) return;
        for (std::size_t i = 0; i < json.size(); ++i)
            Each::visit(json[i], place + "[" + std::to_string(i) + "]", visit_object);
    }
    static Schema schema() { return {{"type", "array"}, {"items", Each::schema()}}; }
};

template <class T>
struct Form<std::vector<T>> : ListForm<std::vector<T>, Form<T>> {};
template <class T>
struct Form<std::set<T>> : ListForm<std::set<T>, Form<T>> {};

/// An object whose names are data: tensors, symbols, states.
template <class T>
struct Form<std::map<std::string, T>> {
    static Json write(const std::map<std::string, T>& values) {
        Json out = Json::object();
        for (const auto& [name, value] : values) out[name] = Form<T>::write(value);
        return out;
    }
    static Result<> read(const std::string& key, const Json& json, std::map<std::string, T>& out) {
        if (!json.is_object()) return wrong_type(key, message("an object"));
        std::map<std::string, T> values;
        for (const auto& [name, value] : json.items()) {
            const std::string entry = std::is_integral_v<T> ? key : key + "/" + name;
            CHECKED(Form<T>::read(entry, value, values[name]));
        }
        out = std::move(values);
        return done;
    }
    static Schema schema() { return {{"type", "object"}, {"additionalProperties", Form<T>::schema()}}; }
};

/// Whether a form's values are objects of tables of their own, or lists of them.
template <class Any>
concept HoldsObjects = requires(const Json& json, const std::string& place, const Visit& visit_object) {
    Any::visit(json, place, visit_object);
};

/// One member of a struct.
template <class Owner>
struct Row {
    const char* name;
    const char* about;
    const char* former_name = nullptr;  ///< in older files: read, never written
    bool is_always_written = true;      ///< otherwise only if it differs from a new Owner's
    bool is_required = false;           ///< reading an object without it is an error
    Json (*write)(const Owner&) = nullptr;
    bool (*is_default)(const Owner&) = nullptr;
    Result<> (*read)(const std::string& key, const Json&, Owner&) = nullptr;
    void (*visit)(const Json&, const std::string& place, const Visit&) = nullptr;  ///< null: contains no objects
    Schema (*schema)() = nullptr;

    /// The name under which an object has this member.
    [[nodiscard]] const char* name_in(const Json& json) const {
        return former_name && !json.contains(name) ? former_name : name;
    }
    [[nodiscard]] constexpr Row formerly(const char* older) const {
        Row out = *this;
        out.former_name = older;
        return out;
    }
    [[nodiscard]] constexpr Row unless_default() const {
        Row out = *this;
        out.is_always_written = false;
        return out;
    }
    [[nodiscard]] constexpr Row required() const {
        Row out = *this;
        out.is_required = true;
        return out;
    }
};

template <class Owner, class Type>
Owner owner_of(Type Owner::*);
template <class Owner, class Type>
Type type_of(Type Owner::*);

/// `about` is English, for the schema. `MemberForm`: given if it does not follow from the member's type.
template <auto member, class MemberForm = Form<decltype(type_of(member))>>
constexpr auto row(const char* name, const char* about) {
    using Owner = decltype(owner_of(member));
    Row<Owner> out{.name = name, .about = about};
    out.write = [](const Owner& owner) { return MemberForm::write(owner.*member); };
    out.is_default = [](const Owner& owner) { return owner.*member == Owner{}.*member; };
    out.read = [](const std::string& key, const Json& json, Owner& owner) {
        return MemberForm::read(key, json, owner.*member);
    };
    if constexpr (HoldsObjects<MemberForm>) out.visit = &MemberForm::visit;
    out.schema = &MemberForm::schema;
    return out;
}

/// Converts to any type, to count initialisers.
struct AnyValue {
    template <class T>
    operator T() const noexcept;
};

template <class T, std::size_t... indices>
constexpr bool takes(std::index_sequence<indices...>) {
    return requires { T{(static_cast<void>(indices), AnyValue{})...}; };
}

/// The number of members of an aggregate: a table with fewer rows lacks one.
template <class T, std::size_t count = 0>
constexpr std::size_t member_count() {
    if constexpr (takes<T>(std::make_index_sequence<count + 1>{})) return member_count<T, count + 1>();
    else return count;
}

}  // namespace arenascope::fields
