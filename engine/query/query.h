#pragma once
// The query language of filters, Find, the folder table and rules: "op:conv and size >= 64K and not kind:input".
// A Language says which fields there are; a Query is what was written; matching.h asks it about a subject.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace arenascope::query {

enum class FieldKind : std::uint8_t { text, choice, number, bytes };

struct Field {
    std::string_view name;
    FieldKind kind = FieldKind::text;
    std::string_view choices{};  ///< of a choice: its values, separated by spaces
    bool is_plain = false;       ///< a word without a field is looked for in it
    bool is_known = true;        ///< false: other places know it, this one does not
    bool may_be_empty = false;   ///< "graph:" is the empty text
};

using TextPredicate = std::function<bool(std::string_view)>;

struct Language {
    std::span<const Field> fields;
    /// Texts match whole names with their case, and neighbouring words are one text. Otherwise a text matches a part
    /// of a name in any case, unless it has '*' or '?'.
    bool is_rule = false;
    std::optional<std::size_t> measured{};  ///< field of a comparison without one: "> 64K"
    /// Makes "/.../" a condition: the predicate for the text between the slashes. None: slashes are letters.
    std::function<Result<TextPredicate>(std::string_view)> pattern{};
    /// Folds the case of letters beyond ASCII; none: they match themselves only.
    std::function<std::string(std::string_view)> fold{};

    [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const;
    /// "name:TEXT, size>=BYTES, kind:a|b": what an error lists as expected.
    [[nodiscard]] Message known_fields() const;
};

enum class Relation : std::uint8_t { has, equal, not_equal, less, at_most, more, at_least };
[[nodiscard]] std::string_view name_of(Relation relation);  ///< ":", "=", "!=", "<", "<=", ">", ">="

struct Condition {
    enum class Kind : std::uint8_t { plain, field, pattern } kind = Kind::plain;  ///< a word, a field's, a "/.../"
    std::size_t field = 0;
    Relation relation = Relation::has;
    std::string text{};       ///< of words, texts, choices and patterns
    bool is_literal = false;  ///< in quotes: '*' and '?' are letters
    std::int64_t number = 0;  ///< of numbers and bytes
    bool operator==(const Condition&) const = default;
};

struct Query {
    enum class Kind : std::uint8_t { everything, condition, all, any, negation } kind = Kind::everything;
    Condition condition{};
    std::vector<Query> parts{};  ///< of all and any: two or more, none of the same kind; of a negation: one
    bool operator==(const Query&) const = default;
};

inline constexpr std::size_t longest_query = 16'384;
inline constexpr int deepest_query = 64;

/// The error's place is the number of the character, from 1. An empty text matches everything, but is an error in a
/// rule.
[[nodiscard]] Result<Query> parse(std::string_view text, const Language& language);
/// Whether a text that does not parse may only lack its end: "op:", "a or", "kind:inp", "(a".
[[nodiscard]] bool is_unfinished(std::string_view text, const Language& language);
/// The conditions before the first one that cannot be read: "a" of "a and" and of "a (b". Everything, if there is none.
[[nodiscard]] Query parse_begin(std::string_view text, const Language& language);
/// The query with "*conv*" in place of the text "conv": what a filter finds with the words of a rule. Nothing where
/// that is the same query.
[[nodiscard]] std::optional<Query> widened(const Query& query, const Language& language);
/// A text that parses as the same query.
[[nodiscard]] std::string print(const Query& query, const Language& language);
[[nodiscard]] std::string quoted(std::string_view text);
/// `text` as a value that means exactly this text: in quotes where they are needed.
[[nodiscard]] std::string value_of(std::string_view text, const Language& language);
/// A value that texts with this beginning match, "conv_*". Quotes would make '*' a letter: what needs them becomes '?'.
[[nodiscard]] std::string beginning_of(std::string_view text, const Language& language);

}  // namespace arenascope::query
