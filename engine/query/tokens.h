#pragma once
// The words of a query, with their places.

#include "engine/query/query.h"

namespace arenascope::query {

struct Token {
    enum class Kind : std::uint8_t { open, close, both, either, negation, relation, word, quoted, pattern, end };
    Kind kind = Kind::end;
    std::size_t begin = 0, end = 0;  ///< in the query
    std::string text{};              ///< of words, quoted texts and patterns
    Relation relation = Relation::has;
    bool is_value = false;  ///< a word behind a relation, never a keyword or a field
    bool is_closed = true;  ///< a quoted text has its second quote
};

/// Ends with a token `end`. An unclosed quote is a token, so that completion can look at it.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view text, const Language& language);

/// Whether a word is "and", "or" or "not", in any case.
[[nodiscard]] bool is_keyword(std::string_view word);

/// Where "field:" ends in a word that begins with a field and a relation: the length of the field's name, else 0.
/// An operator ("aten::add") has no field.
[[nodiscard]] std::size_t field_length(std::string_view word);

}  // namespace arenascope::query
