#include "engine/base/text.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

std::string lower_case(std::string_view text) {
    std::string out(text);
    for (char& c : out) c = lower_case(c);
    return out;
}

std::string upper_case(std::string_view text) {
    std::string out(text);
    for (char& c : out) c = upper_case(c);
    return out;
}

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

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
    std::string best;
    // Fewer edits than the word has letters: otherwise any short name would be near.
    std::size_t least = std::min(std::max<std::size_t>(2, word.size() / 3) + 1, std::max<std::size_t>(1, word.size()));
    for (const std::string& candidate : candidates) {
        const std::size_t distance = edit_distance(word, candidate);
        if (distance < least) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

namespace {

/// Edits from a word to a name, or to its part after the last dot: "mul" is closer to "true_graph_0.mul" than to "sum".
std::size_t name_distance(std::string_view word, std::string_view name) {
    const std::size_t whole = edit_distance(word, name), dot = name.rfind('.');
    return dot == std::string_view::npos ? whole : std::min(whole, edit_distance(word, name.substr(dot + 1)) + 1);
}

}  // namespace

std::vector<std::string> nearest(std::string_view word, std::vector<std::string> candidates, std::size_t count) {
    std::vector<std::pair<std::size_t, std::string>> found;
    for (std::string& candidate : candidates) {
        const std::size_t distance = name_distance(word, candidate);
        found.emplace_back(distance, std::move(candidate));
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> out;
    for (auto& [distance, name] : found) {
        if (out.size() == count) break;
        if (std::find(out.begin(), out.end(), name) == out.end()) out.push_back(std::move(name));
    }
    return out;
}

Message did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
    const std::string near = nearest(word, candidates);
    return near.empty() ? Message() : message("did you mean '{suggestion}'?", near);
}

Result<std::int64_t> parse_integer(std::string_view text, std::int64_t min, std::int64_t max) {
    std::int64_t value = 0;
    const bool hex = text.starts_with("0x") || text.starts_with("0X");
    const std::string_view digits = hex ? text.substr(2) : text;
    const auto [end, status] = std::from_chars(digits.data(), digits.data() + digits.size(), value, hex ? 16 : 10);
    const bool whole = status == std::errc() && end == digits.data() + digits.size();
    if (whole && value >= min && value <= max) return value;
    Message expected = message("a whole number");
    if (max != std::numeric_limits<std::int64_t>::max()) {
        expected = message("a whole number from {min} to {max}", min, max);
    } else if (min != std::numeric_limits<std::int64_t>::min()) {
        expected = message("a whole number of at least {min}", min);
    }
    return Error{.what = message("'{value}' is not usable", text), .expected = expected};
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t at = text.find(separator);
        parts.emplace_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

Result<std::vector<std::int64_t>> parse_shape(std::string_view text) {
    std::vector<std::int64_t> shape;
    if (text.empty()) return shape;
    for (const std::string& part : split(text, ',')) {
        TRY(const std::int64_t size, parse_integer(part, 0, std::numeric_limits<std::int32_t>::max()));
        shape.push_back(size);
    }
    return shape;
}

}  // namespace arenascope
