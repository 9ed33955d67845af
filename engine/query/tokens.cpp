#include "engine/query/tokens.h"

#include <algorithm>
#include <array>

#include "engine/base/text.h"

namespace arenascope::query {

namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

struct Sign {
    std::string_view text;
    Relation relation;
};
/// Longer ones first.
constexpr std::array<Sign, 7> signs{{
    {"!=", Relation::not_equal},
    {"<=", Relation::at_most},
    {">=", Relation::at_least},
    {"<", Relation::less},
    {">", Relation::more},
    {"=", Relation::equal},
    {":", Relation::has},
}};

const Sign* sign_at(std::string_view text) {
    for (const Sign& each : signs)
        if (text.starts_with(each.text)) return &each;
    return nullptr;
}

class Reader {
public:
    Reader(std::string_view text, const Language& language) : text_(text), language_(language) {}

    std::vector<Token> read() {
        while (true) {
            while (at_ < text_.size() && is_space(text_[at_])) ++at_;
            if (at_ == text_.size()) break;
            if (text_[at_] == '"') quote();
            else if (expects_value() && !ends_word(at_)) word(true);
            else if (!mark() && !pattern()) word(false);
        }
        out_.push_back({.kind = Token::Kind::end, .begin = text_.size(), .end = text_.size()});
        return std::move(out_);
    }

private:
    void add(Token::Kind kind, std::size_t length, std::string text = {}) {
        out_.push_back({.kind = kind, .begin = at_, .end = at_ + length, .text = std::move(text)});
        at_ += length;
    }

    /// Behind a relation; a field that may be empty has its value at once, and a word of the language is none.
    [[nodiscard]] bool expects_value() const {
        if (out_.empty() || out_.back().kind != Token::Kind::relation) return false;
        if (out_.back().end == at_) return true;
        const auto field = out_.size() > 1 ? language_.find(out_[out_.size() - 2].text) : std::nullopt;
        if (field && language_.fields[*field].may_be_empty) return false;
        const std::size_t end = text_.find_first_of(" \t\n\r", at_);
        return !is_keyword(text_.substr(at_, end == std::string_view::npos ? end : end - at_));
    }

    /// Parentheses, '&', '|', '!', and a comparison that begins a condition or follows a field.
    bool mark() {
        const char c = text_[at_];
        if (const Sign* sign = sign_at(text_.substr(at_)); sign && sign->relation != Relation::has) {
            add(Token::Kind::relation, sign->text.size());
            out_.back().relation = sign->relation;
            return true;
        }
        constexpr std::string_view marks = "()&|!,";
        constexpr Token::Kind kinds[] = {Token::Kind::open,   Token::Kind::close,    Token::Kind::both,
                                         Token::Kind::either, Token::Kind::negation, Token::Kind::both};
        const std::size_t which = marks.find(c);
        if (which == std::string_view::npos || (c == ',' && !ends_word(at_))) return false;
        add(kinds[which], 1);
        return true;
    }

    /// "/a b/" up to a slash at the end of a word.
    bool pattern() {
        if (!language_.pattern || text_[at_] != '/') return false;
        for (std::size_t end = at_ + 2; end < text_.size(); ++end) {
            if (text_[end] != '/') continue;
            if (end + 1 < text_.size() && !is_space(text_[end + 1]) && !ends_word(end + 1)) continue;
            add(Token::Kind::pattern, end + 1 - at_, std::string(text_.substr(at_ + 1, end - at_ - 1)));
            return true;
        }
        return false;
    }

    void quote() {
        std::string text;
        std::size_t end = at_ + 1;
        for (; end < text_.size() && text_[end] != '"'; ++end) {
            if (text_[end] == '\\' && end + 1 < text_.size()) ++end;
            text += text_[end];
        }
        const bool is_closed = end < text_.size();
        add(Token::Kind::quoted, std::min(end + 1, text_.size()) - at_, std::move(text));
        out_.back().is_closed = is_closed;
    }

    /// Up to a space, '&', '|' or a ')' that it does not open itself; a field ends before its relation.
    void word(bool is_value) {
        const std::size_t begin = at_;
        std::size_t end = at_;
        for (int open = 0; end < text_.size() && !is_space(text_[end]); ++end) {
            const char c = text_[end];
            if (ends_word(end) && (c != ')' || open == 0)) break;
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
        const std::string_view whole = text_.substr(begin, end - begin);
        const std::size_t name = is_value || is_numbered_name(whole) ? 0 : field_length(whole);
        if (name == 0) {
            const Token::Kind kind = is_value ? Token::Kind::word : keyword(whole);
            add(kind, whole.size(), std::string(whole));
            out_.back().is_value = is_value;
            return;
        }
        add(Token::Kind::word, name, std::string(whole.substr(0, name)));
        const Sign* sign = sign_at(text_.substr(at_));
        add(Token::Kind::relation, sign->text.size());
        out_.back().relation = sign->relation;
    }

    /// A comma at the end of a word joins conditions, but in rules, where names may have one.
    [[nodiscard]] bool ends_word(std::size_t at) const {
        constexpr std::string_view ends = " \t\n\r&|)";
        if (text_[at] != ',' || language_.is_rule) return text_[at] == '&' || text_[at] == '|' || text_[at] == ')';
        const std::size_t next = text_.find_first_not_of(',', at);
        return next == std::string_view::npos || ends.find(text_[next]) != std::string_view::npos;
    }

    /// "Relu:0" is a name, "step:0" a condition.
    [[nodiscard]] bool is_numbered_name(std::string_view word) const {
        const std::size_t name = field_length(word);
        return name > 0 && name + 1 < word.size() && word[name] == ':' && is_digit(word[name + 1]) &&
            !language_.find(word.substr(0, name));
    }

    static Token::Kind keyword(std::string_view word) {
        if (!is_keyword(word)) return Token::Kind::word;
        const char first = word.front();
        return first == 'a' || first == 'A' ? Token::Kind::both
            : first == 'o' || first == 'O'  ? Token::Kind::either
                                            : Token::Kind::negation;
    }

    std::string_view text_;
    const Language& language_;
    std::size_t at_ = 0;
    std::vector<Token> out_;
};

}  // namespace

bool is_keyword(std::string_view word) {
    const std::string low = lower_case(word.substr(0, 4));  // one letter more than the longest
    return low == "and" || low == "or" || low == "not";
}

std::size_t field_length(std::string_view word) {
    std::size_t length = 0;
    while (length < word.size() && is_letter(word[length])) ++length;
    const Sign* sign = length > 0 ? sign_at(word.substr(length)) : nullptr;
    if (!sign) return 0;
    const std::string_view behind = word.substr(length + sign->text.size());
    if (sign->relation != Relation::has || behind.empty()) return length;
    if (behind.front() == ':') return 0;
    return length;
}

std::vector<Token> tokens_of(std::string_view text, const Language& language) { return Reader(text, language).read(); }

}  // namespace arenascope::query
