#include "engine/base/text.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

std::optional<std::int64_t> byte_unit(char letter) {
    switch (letter) {
        case 'K':
        case 'k': return std::int64_t{1} << 10;
        case 'M':
        case 'm': return std::int64_t{1} << 20;
        case 'G':
        case 'g': return std::int64_t{1} << 30;
        default: return std::nullopt;
    }
}

std::optional<std::int64_t> parse_byte_count(std::string_view text, ByteForms forms) {
    std::string_view digits = text;
    std::int64_t unit = 1;
    const bool hex = forms.hex && (text.starts_with("0x") || text.starts_with("0X"));
    if (hex) {
        digits.remove_prefix(2);
    } else {
        std::string_view scaled = text;
        if (forms.binary && scaled.ends_with("iB")) scaled.remove_suffix(2);
        const char letter = scaled.empty() ? '\0' : scaled.back();
        const bool is_small = letter >= 'a';
        const auto given = is_small && !forms.small_letters ? std::nullopt : byte_unit(letter);
        if (given) {
            unit = *given;
            digits = scaled.substr(0, scaled.size() - 1);
        }
    }
    std::int64_t count = 0;
    const char* end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, count, hex ? 16 : 10);
    if (read.ec != std::errc() || read.ptr != end || count < 0) return std::nullopt;
    return checked_mul(count, unit);
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t kept = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, kept});
        }
    }
    return row[b.size()];
}

}  // namespace arenascope
