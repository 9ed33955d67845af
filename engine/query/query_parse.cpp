// From words to a query: "or" joins weaker than "and", which may be left out; "not" binds closest.

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "engine/base/text.h"
#include "engine/query/query.h"
#include "engine/query/tokens.h"

namespace arenascope::query {

namespace {

using Kind = Token::Kind;

bool begins_number(std::string_view text) { return !text.empty() && text.front() >= '0' && text.front() <= '9'; }

/// "k", "KiB", "mb", "B": 1024-based.
std::optional<std::int64_t> unit_of(std::string_view unit) {
    if (unit.empty() || unit == "B" || unit == "b") return 1;
    const auto bytes = byte_unit(unit.front());
    unit.remove_prefix(1);
    if (!unit.empty() && (unit.front() == 'i' || unit.front() == 'I')) unit.remove_prefix(1);
    return unit.empty() || unit == "B" || unit == "b" ? bytes : std::nullopt;
}

/// "1.5MiB" as bytes, "12" as a number.
std::optional<std::int64_t> number_of(std::string_view text, FieldKind kind) {
    if (!begins_number(text)) return std::nullopt;
    std::int64_t whole = 0;
    const char* const last = text.data() + text.size();
    const auto read = std::from_chars(text.data(), last, whole);
    if (read.ec != std::errc()) return std::nullopt;
    if (kind == FieldKind::number) return read.ptr == last ? std::optional(whole) : std::nullopt;
    double fraction = 0;
    const char* unit = read.ptr;
    if (unit != last && *unit == '.') {
        double scale = 1;
        for (++unit; unit != last && *unit >= '0' && *unit <= '9'; ++unit) fraction += (*unit - '0') * (scale /= 10);
    }
    const auto each = unit_of({unit, static_cast<std::size_t>(last - unit)});
    if (!each || whole > std::numeric_limits<std::int64_t>::max() / *each - *each) return std::nullopt;
    return whole * *each + std::llround(fraction * static_cast<double>(*each));
}

class Parser {
public:
    Parser(std::string_view text, const Language& language)
        : text_(text), language_(language), tokens_(tokens_of(text, language)) {}

    Result<Query> parse() {
        if (now().kind == Kind::end) {
            if (!language_.is_rule) return Query{};
            return Error{.what = message("the rule is empty"), .expected = language_.known_fields()};
        }
        TRY(Query all, either());
        if (now().kind == Kind::close)
            return error(now(), message("this ')' has no matching '('"), message("one '(' for each ')'"));
        return all;
    }

    /// What is complete before the first condition that cannot be read.
    Query parse_begin() {
        std::vector<Query> choices;
        for (bool goes_on = now().kind != Kind::end; goes_on;) {
            std::vector<Query> parts;
            while (true) {
                auto next = term();
                goes_on = next.ok();
                if (!goes_on) break;
                parts.push_back(std::move(next).take());
                if (now().kind == Kind::both) take();
                else if (now().kind == Kind::end || now().kind == Kind::either || now().kind == Kind::close) break;
            }
            if (!parts.empty()) choices.push_back(joined(Query::Kind::all, std::move(parts)));
            goes_on = goes_on && now().kind == Kind::either;
            if (goes_on) take();
        }
        return choices.empty() ? Query{} : joined(Query::Kind::any, std::move(choices));
    }

private:
    [[nodiscard]] const Token& now() const { return tokens_[at_]; }
    const Token& take() { return tokens_[at_ + 1 < tokens_.size() ? at_++ : at_]; }

    static Error error(const Token& at, Message what, Message expected) {
        return {.what = std::move(what),
                .place = message("character {number}", at.begin + 1),
                .expected = std::move(expected)};
    }

    /// Parts of the same kind are one list: "(a b) c" is "a b c".
    static Query joined(Query::Kind kind, std::vector<Query> parts) {
        if (parts.size() == 1) return std::move(parts.front());
        Query out{.kind = kind};
        for (Query& part : parts) {
            if (part.kind == kind)
                out.parts.insert(out.parts.end(), std::make_move_iterator(part.parts.begin()),
                                 std::make_move_iterator(part.parts.end()));
            else out.parts.push_back(std::move(part));
        }
        return out;
    }

    Result<Query> either() {
        std::vector<Query> parts;
        TRY(Query first, both());
        parts.push_back(std::move(first));
        while (now().kind == Kind::either) {
            take();
            TRY(Query next, both());
            parts.push_back(std::move(next));
        }
        return joined(Query::Kind::any, std::move(parts));
    }

    Result<Query> both() {
        std::vector<Query> parts;
        while (true) {
            TRY(Query next, term());
            parts.push_back(std::move(next));
            if (now().kind == Kind::both) {
                take();
                continue;
            }
            const bool ends = now().kind == Kind::end || now().kind == Kind::either || now().kind == Kind::close;
            if (ends) return joined(Query::Kind::all, std::move(parts));
        }
    }

    Result<Query> term() {
        const Token& begin = now();
        if (begin.kind != Kind::negation && begin.kind != Kind::open) return condition();
        if (++depth_ > deepest_query)
            return error(begin, message("the query is nested too deeply"),
                         message("at most {levels} levels", deepest_query));
        take();
        if (begin.kind == Kind::negation) {
            TRY(Query part, term());
            --depth_;
            Query out{.kind = Query::Kind::negation};
            out.parts.push_back(std::move(part));
            return out;
        }
        TRY(Query inner, either());
        if (now().kind != Kind::close) return error(begin, message("this '(' is not closed"), message("')'"));
        take();
        --depth_;
        return inner;
    }

    static Query of(Condition condition) { return {.kind = Query::Kind::condition, .condition = std::move(condition)}; }

    Result<Query> condition() {
        const Token& first = now();
        if (first.kind == Kind::quoted) {
            CHECKED(closed(first));
            return of({.text = take().text, .is_literal = true});
        }
        if (first.kind == Kind::pattern) {
            auto readable = language_.pattern(first.text);
            if (!readable.ok()) return std::move(readable).error().in(message("character {number}", first.begin + 1));
            return of({.kind = Condition::Kind::pattern, .text = take().text});
        }
        if (first.kind == Kind::relation) {
            if (!language_.measured)
                return error(first, message("the comparison has no field"), language_.known_fields());
            take();
            return value(*language_.measured, first);
        }
        if (first.kind != Kind::word) return error(first, nothing_here(first), message("a condition"));
        const auto field = language_.find(first.text);
        const Token& second = tokens_[at_ + 1];
        const bool is_apart = second.begin != first.end && second.relation != Relation::has;
        if (second.kind == Kind::relation && !field && is_apart && language_.measured)
            return of({.text = take().text});  // "conv > 64K": a word, and a comparison without a field
        if (second.kind == Kind::relation) {
            if (!field) return unknown(first);
            take();
            take();
            return value(*field, second);
        }
        const bool counts = field && is_number(*field) && second.kind == Kind::word && begins_number(second.text);
        if (counts && language_.fields[*field].is_known) {  // "step 11"
            take();
            return value(*field, Token{.kind = Kind::relation, .begin = first.begin, .end = first.end});
        }
        return of({.text = words(false)});
    }

    /// In a rule, neighbouring words are one text, with its spaces.
    std::string words(bool is_value) {
        const Token first = take();
        std::size_t end = first.end;
        while (language_.is_rule && now().kind == Kind::word && tokens_[at_ + 1].kind != Kind::relation)
            end = take().end;
        return is_value || end != first.end ? std::string(text_.substr(first.begin, end - first.begin)) : first.text;
    }

    [[nodiscard]] bool is_number(std::size_t field) const {
        const FieldKind kind = language_.fields[field].kind;
        return kind == FieldKind::number || kind == FieldKind::bytes;
    }

    static Message nothing_here(const Token& at) {
        if (at.kind == Kind::end) return message("the query is incomplete");
        return at.kind == Kind::close ? message("a condition is missing before this ')'")
                                      : message("a condition is missing next to 'and' or 'or'");
    }

    static Result<> closed(const Token& quoted) {
        if (!quoted.is_closed) return error(quoted, message("the quote is not closed"), message("'\"'"));
        return done;
    }

    [[nodiscard]] Error unknown(const Token& name) const {
        Error out = error(name, message("unknown field '{name}'", name.text), language_.known_fields());
        std::vector<std::string> names;
        for (const Field& each : language_.fields)
            if (each.is_known) names.emplace_back(each.name);
        const std::string close = nearest(name.text, names);
        out.remedy = close.empty() ? message("put names that contain this character in quotes")
                                   : message("did you mean '{name}'?", close);
        return out;
    }

    Result<Query> value(std::size_t which, const Token& relation) {
        const Field& field = language_.fields[which];
        if (!field.is_known)
            return error(relation, message("'{field}' is known only after planning", field.name),
                         language_.known_fields());
        Condition out{.kind = Condition::Kind::field, .field = which, .relation = relation.relation};
        const bool has_value = now().kind == Kind::word || now().kind == Kind::quoted;
        if (field.may_be_empty && (!has_value || now().begin != relation.end)) {
            out.is_literal = true;
            return of(std::move(out));
        }
        if (!has_value) return error(now(), message("'{field}' has no value", field.name), expected_of(field));
        if (is_number(which)) return number(std::move(out));
        const bool is_order =
            out.relation != Relation::has && out.relation != Relation::equal && out.relation != Relation::not_equal;
        if (is_order)
            return error(relation, message("'{field}' is text and has no order", field.name),
                         message("':', '=' or '!='"));
        CHECKED(closed(now()));
        const Token first = now();
        out.is_literal = first.kind == Kind::quoted;
        out.text = out.is_literal ? take().text : words(true);
        if (field.kind == FieldKind::choice) return choice(std::move(out), first);
        return of(std::move(out));
    }

    static Message expected_of(const Field& field) {
        if (field.kind == FieldKind::bytes) return message("a number of bytes, such as 4096, 64K or 1.5M");
        if (field.kind == FieldKind::number) return message("a whole number");
        if (field.kind == FieldKind::text) return message("text");
        std::string all;
        for (const std::string& each : split(field.choices, ' ')) append_item(all, ", ", each);
        return Message::verbatim(all);
    }

    /// "1.5 MiB" may have a space.
    Result<Query> number(Condition out) {
        const Token first = take();
        const Field& field = language_.fields[out.field];
        std::string text = first.text;
        if (field.kind == FieldKind::bytes && now().kind == Kind::word && !now().is_value &&
            text.find_first_not_of("0123456789.") == std::string::npos && unit_of(now().text))
            text += take().text;
        const auto number = number_of(text, field.kind);
        if (!number)
            return error(first, message("'{value}' is not a value of '{field}'", text, field.name), expected_of(field));
        if (out.relation == Relation::has) out.relation = Relation::equal;
        out.number = *number;
        return of(std::move(out));
    }

    Result<Query> choice(Condition out, const Token& first) const {
        const Field& field = language_.fields[out.field];
        const std::vector<std::string> known = split(field.choices, ' ');
        if (std::find(known.begin(), known.end(), out.text) == known.end())
            return error(first, message("'{value}' is not a value of '{field}'", out.text, field.name),
                         expected_of(field));
        if (out.relation == Relation::has) out.relation = Relation::equal;
        out.is_literal = true;
        return of(std::move(out));
    }

    std::string_view text_;
    const Language& language_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

}  // namespace

std::optional<std::size_t> Language::find(std::string_view name) const {
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (fields[i].name == name) return i;
    return std::nullopt;
}

Message Language::known_fields() const {
    std::string all;
    for (const Field& each : fields) {
        if (!each.is_known) continue;
        std::string one(each.name);
        if (each.kind == FieldKind::text) one += is_rule ? ":GLOB" : ":TEXT";
        else if (each.kind == FieldKind::bytes) one += ">=BYTES";
        else if (each.kind == FieldKind::number) one += ":NUMBER";
        else one += ":" + arenascope::joined(split(each.choices, ' '), "|");
        append_item(all, ", ", one);
    }
    return Message::verbatim(all);
}

Result<Query> parse(std::string_view text, const Language& language) {
    if (text.size() > longest_query)
        return Error{.what = message("the query has {characters} characters", text.size()),
                     .expected = message("at most {characters}", longest_query)};
    return Parser(text, language).parse();
}

Query parse_begin(std::string_view text, const Language& language) {
    return text.size() > longest_query ? Query{} : Parser(text, language).parse_begin();
}

bool is_unfinished(std::string_view text, const Language& language) {
    const std::vector<Token> tokens = tokens_of(text, language);
    if (tokens.size() < 2) return false;
    std::ptrdiff_t open = 0;
    for (const Token& each : tokens) open += each.kind == Kind::open ? 1 : each.kind == Kind::close ? -1 : 0;
    const Token& last = tokens[tokens.size() - 2];
    switch (last.kind) {
        case Kind::both:
        case Kind::either:
        case Kind::negation:
        case Kind::relation:
        case Kind::open: return true;
        case Kind::quoted: return !last.is_closed || open > 0;
        default: break;
    }
    if (open > 0) return true;
    const auto field =
        last.is_value && tokens.size() > 3 ? language.find(tokens[tokens.size() - 4].text) : std::nullopt;
    if (!field || language.fields[*field].kind != FieldKind::choice) return false;
    const std::vector<std::string> choices = split(language.fields[*field].choices, ' ');
    return std::any_of(choices.begin(), choices.end(),
                       [&](const std::string& each) { return each.starts_with(last.text); });
}

}  // namespace arenascope::query
