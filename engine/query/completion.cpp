#include "engine/query/completion.h"

#include <algorithm>

#include "engine/query/tokens.h"

namespace arenascope::query {

Spot spot_at(std::string_view text, std::size_t cursor, const Language& language) {
    cursor = std::min(cursor, text.size());
    Spot out{.begin = cursor, .end = cursor};
    const std::vector<Token> tokens = tokens_of(text, language);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        const bool touches = token.begin <= cursor && cursor <= token.end;
        const bool is_text = token.kind == Token::Kind::word || token.kind == Token::Kind::quoted;
        const bool is_empty_value = token.kind == Token::Kind::end || token.kind == Token::Kind::close;
        if (!touches || (!is_text && !is_empty_value)) continue;
        if (is_text) {
            out.begin = token.begin;
            out.end = token.end;
            out.text = token.text;
        }
        const bool is_value =
            i >= 2 && tokens[i - 1].kind == Token::Kind::relation && (is_text || tokens[i - 1].end == cursor);
        if (is_value) out.field = language.find(tokens[i - 2].text);
        if (is_text) return out;
    }
    return out;
}

}  // namespace arenascope::query
