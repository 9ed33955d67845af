// Writes a query as text, in one form for each meaning.

#include <algorithm>

#include "engine/base/text.h"
#include "engine/query/query.h"
#include "engine/query/tokens.h"

namespace arenascope::query {

namespace {

/// Whether the word can stand for itself. A value may begin as a field does; a word may not.
bool is_bare(std::string_view text, bool is_value, const Language& language) {
    if (text.empty()) return false;
    const std::vector<Token> tokens = tokens_of(is_value ? "x=" + std::string(text) : std::string(text), language);
    const std::size_t first = is_value ? 2 : 0;
    if (tokens.size() < first + 2) return false;
    for (std::size_t i = first; i + 1 < tokens.size(); ++i) {
        if (tokens[i].kind != Token::Kind::word) return false;
        if (tokens[i + 1].kind == Token::Kind::relation) return false;
    }
    const bool is_one = tokens.size() == first + 2;
    if (is_one) return tokens[first].text == text;
    // Words of a rule: one text with its spaces, where none stands at an end.
    constexpr std::string_view spaces = " \t\n\r";
    return language.is_rule && spaces.find(text.front()) == std::string_view::npos &&
        spaces.find(text.back()) == std::string_view::npos;
}

std::string value_text(const Condition& condition, bool is_value, const Language& language) {
    const bool has_glob = condition.text.find_first_of("*?") != std::string::npos;
    const bool plain = is_bare(condition.text, is_value, language);
    return condition.is_literal ? quoted(condition.text) : plain || has_glob ? condition.text : quoted(condition.text);
}

std::string bytes_text(std::int64_t bytes) {
    constexpr std::string_view units = "KMG";
    std::size_t unit = 0;
    while (unit < units.size() && bytes != 0 && bytes % 1024 == 0) {
        bytes /= 1024;
        ++unit;
    }
    return std::to_string(bytes) + (unit == 0 ? std::string() : std::string(1, units[unit - 1]));
}

std::string print_condition(const Condition& condition, const Language& language) {
    if (condition.kind == Condition::Kind::pattern) return "/" + condition.text + "/";
    if (condition.kind == Condition::Kind::plain) return value_text(condition, false, language);
    const Field& field = language.fields[condition.field];
    std::string out(field.name);
    if (field.kind == FieldKind::text)
        return out + std::string(name_of(condition.relation)) + value_text(condition, true, language);
    // "step:11" and "kind:input" read better than with '='.
    const bool is_equal = condition.relation == Relation::equal && field.kind != FieldKind::bytes;
    out += is_equal ? ":" : name_of(condition.relation);
    if (field.kind == FieldKind::choice) return out + condition.text;
    return out + (field.kind == FieldKind::bytes ? bytes_text(condition.number) : std::to_string(condition.number));
}

}  // namespace

std::string_view name_of(Relation relation) {
    switch (relation) {
        case Relation::has: return ":";
        case Relation::equal: return "=";
        case Relation::not_equal: return "!=";
        case Relation::less: return "<";
        case Relation::at_most: return "<=";
        case Relation::more: return ">";
        case Relation::at_least: return ">=";
    }
    return ":";
}

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::string value_of(std::string_view text, const Language& language) {
    const bool has_glob = text.find_first_of("*?") != std::string_view::npos;
    return !has_glob && is_bare(text, true, language) ? std::string(text) : quoted(text);
}

std::string beginning_of(std::string_view text, const Language& language) {
    std::string out(text);
    const bool has_glob = text.find_first_of("*?") != std::string_view::npos;
    if (text.empty() || (!has_glob && is_bare(out + "x", true, language))) return out + "*";
    for (char& c : out) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_plain = byte >= 128 || (c >= '0' && c <= '9') || (lower_case(c) >= 'a' && lower_case(c) <= 'z') ||
            c == '_' || c == '.';
        if (!is_plain) c = '?';
    }
    return out + "*";
}

std::string print(const Query& query, const Language& language) {
    if (query.kind == Query::Kind::everything) return {};
    if (query.kind == Query::Kind::condition) return print_condition(query.condition, language);
    const auto print_part = [&](const Query& part) {
        const bool binds_weaker =
            part.kind == Query::Kind::any || (part.kind == Query::Kind::all && query.kind == Query::Kind::negation);
        const std::string text = print(part, language);
        return binds_weaker ? "(" + text + ")" : text;
    };
    if (query.kind == Query::Kind::negation) return "not " + print_part(query.parts.front());
    std::string out;
    for (const Query& part : query.parts) {
        if (!out.empty()) out += query.kind == Query::Kind::all ? " and " : " or ";
        out += print_part(part);
    }
    return out;
}

}  // namespace arenascope::query
