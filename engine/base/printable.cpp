#include "engine/base/printable.h"

#include <cstdint>
#include <cstdio>

namespace arenascope {

namespace {

/// The code point at `at` where it may act, and its bytes; 0 for anything else.
struct Acting {
    std::uint32_t code = 0;
    std::size_t bytes = 1;
};

Acting acting(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    const std::uint32_t first = byte(0);
    if (first < 0x20 || first == 0x7F) return {first == 0 ? 0x100U : first, 1};  // 0 means nothing here
    if (first == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0) return {byte(1), 2};
    if (first != 0xE2 || (byte(1) != 0x80 && byte(1) != 0x81)) return {};
    const std::uint32_t code = 0x2000U + ((byte(1) & 0x3FU) << 6U) + (byte(2) & 0x3FU);
    const bool acts =
        (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return acts && byte(2) != 0 ? Acting{code, 3} : Acting{};
}

}  // namespace

std::string printable(std::string_view text, bool keeps_lines) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const Acting found = acting(text, at);
        const bool stays = found.code == 0 || (keeps_lines && (found.code == '\n' || found.code == '\t'));
        if (stays) {
            out += text[at++];
            continue;
        }
        char written[8];
        const unsigned code = found.code == 0x100 ? 0U : found.code;
        std::snprintf(written, sizeof written, code < 0x80 ? "\\x%02x" : "\\u%04x", code);
        out += written;
        at += found.bytes;
    }
    return out;
}

}  // namespace arenascope
