#pragma once
// Payloads that are lines of text: their words, each with the byte at which it begins.

#include <charconv>
#include <limits>
#include <string>
#include <string_view>

#include "engine/base/bytes.h"

namespace arenascope {

class PayloadTokens {
public:
    explicit PayloadTokens(std::string_view text) : text_(text) {}

    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    /// Where the last word begins.
    [[nodiscard]] std::size_t byte() const { return start_; }
    /// The next token of this line; empty at the end of the line.
    std::string_view next() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
        start_ = at_;
        while (at_ < text_.size() && text_[at_] != ' ' && text_[at_] != '\n') ++at_;
        return text_.substr(start_, at_ - start_);
    }
    Result<> end_line() {
        if (!next().empty()) return wrong(message("an extra word"), message("the end of the line"));
        if (at_ == text_.size()) return wrong(message("the payload ends inside a line"), message("a line end"));
        ++at_;
        return done;
    }
    Result<> expect(std::string_view expected) {
        if (next() != expected) return wrong(message("unexpected text"), message("'{expected}'", expected));
        return done;
    }
    Result<std::int64_t> number(std::int64_t most = std::numeric_limits<std::int64_t>::max()) {
        return number_in(next(), most);
    }
    /// "@7"
    Result<std::int64_t> handle() {
        const std::string_view token = next();
        if (token.empty() || token.front() != '@')
            return wrong(message("no debug handle"), message("'@' and a number"));
        return number_in(token.substr(1), std::numeric_limits<std::int64_t>::max());
    }
    [[nodiscard]] Result<std::int64_t> number_in(std::string_view token, std::int64_t most) const {
        std::int64_t value = 0;
        const auto [end, code] = std::from_chars(token.data(), token.data() + token.size(), value);
        const bool whole = !token.empty() && code == std::errc() && end == token.data() + token.size();
        if (whole && value >= 0 && value <= most) return value;
        return wrong(message("not a usable number"), message("0 to {limit}", most));
    }
    /// The error at the last word.
    [[nodiscard]] Error wrong(Message what, Message expected) const {
        return Error{.what = std::move(what), .place = message("byte {byte}", start_), .expected = std::move(expected)};
    }

private:
    std::string_view text_;
    std::size_t at_ = 0, start_ = 0;
};

}  // namespace arenascope
