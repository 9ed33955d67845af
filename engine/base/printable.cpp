#include "engine/base/printable.h"

#include <cstdint>
#include <cstdio>

namespace arenascope {

namespace {

/// A character of UTF-8: its code point and its bytes; an invalid byte counts as a character.
struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 1;
    bool is_valid = true;
};

Character character_at(std::string_view text, std::size_t at) {
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < 0x80) return {first};
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    const Character none{first, 1, false};
    if (first < 0xC2 || first > 0xF4 || at + bytes > text.size()) return none;
    std::uint32_t code = first & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto next = static_cast<unsigned char>(text[at + i]);
        if ((next & 0xC0U) != 0x80) return none;
        code = (code << 6U) | (next & 0x3FU);
    }
    constexpr std::uint32_t least[] = {0x80, 0x800, 0x10000};
    const bool is_surrogate = code >= 0xD800 && code < 0xE000;
    if (code < least[bytes - 2] || code > 0x10FFFF || is_surrogate) return none;
    return {code, bytes};
}

/// Control characters, line ends, what changes the direction of writing, and what XML forbids.
bool acts(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x61C || code == 0x200E || code == 0x200F ||
        (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0xFFFE || code == 0xFFFF;
}

/// Most of every text.
bool is_plain(char c, bool keeps_lines) { return (c >= ' ' && c <= '~') || (keeps_lines && c == '\n'); }

}  // namespace

std::string printable(std::string_view text, bool keeps_lines) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t plain = at;
        while (plain < text.size() && is_plain(text[plain], keeps_lines)) ++plain;
        out += text.substr(at, plain - at);
        if ((at = plain) == text.size()) break;
        const Character found = character_at(text, at);
        const bool is_line = keeps_lines && (found.code == '\n' || found.code == '\t');
        if (found.is_valid && (is_line || !acts(found.code))) {
            out += text.substr(at, found.bytes);
        } else {
            char written[8];
            std::snprintf(written, sizeof written, !found.is_valid || found.code < 0x80 ? "\\x%02x" : "\\u%04x",
                          found.code);
            out += written;
        }
        at += found.bytes;
    }
    return out;
}

}  // namespace arenascope
