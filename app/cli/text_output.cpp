#include "app/cli/text_output.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/base/printable.h"

namespace arenascope::cli {

namespace {

/// Code points: names may be UTF-8.
std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string in_groups(std::string digits) {
    for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, 1, ' ');
    return digits;
}

}  // namespace

std::vector<std::string> texts_of(const std::vector<Message>& messages) {
    std::vector<std::string> out;
    out.reserve(messages.size());
    for (const Message& each : messages) out.push_back(each.text());
    return out;
}

void print_error(std::string_view verb, const Error& error, std::ostream& err) {
    std::string line = error.text();
    std::replace(line.begin(), line.end(), '\n', ' ');
    err << "arenascope" << (verb.empty() ? "" : " ") << verb << ": " << printable(line) << '\n';
}

std::string grouped(std::int64_t number) {
    const std::string digits = std::to_string(number);
    return number < 0 ? "-" + in_groups(digits.substr(1)) : in_groups(digits);
}

std::string with_groups(std::string_view sentence) {
    std::string out;
    bool quoted = false;
    for (std::size_t at = 0; at < sentence.size();) {
        const std::size_t end = std::min(sentence.find_first_not_of("0123456789", at), sentence.size());
        const std::size_t sign = at > 0 && (sentence[at - 1] == '+' || sentence[at - 1] == '-') ? at - 1 : at;
        const bool begins = sign == 0 || sentence[sign - 1] == ' ' || sentence[sign - 1] == '(';
        const bool ends = end == sentence.size() || std::string_view(" ,.;:)").find(sentence[end]) != sentence.npos;
        if (end > at) {
            const std::string digits(sentence.substr(at, end - at));
            out += begins && ends && !quoted ? in_groups(digits) : digits;
            at = end;
            continue;
        }
        quoted = quoted != (sentence[at] == '\'');
        out += sentence[at++];
    }
    return out;
}

std::string bytes_text(std::int64_t bytes) { return grouped(bytes) + " B"; }

std::string signed_bytes_text(std::int64_t bytes) { return (bytes > 0 ? "+" : "") + bytes_text(bytes); }

std::string milliseconds_text(double seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", seconds * 1000);
    return text;
}

std::string move_text(const std::optional<double>& milliseconds) {
    if (!milliseconds) return "unknown";
    const double size = std::abs(*milliseconds);
    char text[64];
    std::snprintf(text, sizeof text,
                  size == 0          ? "%.0f ms"
                      : size < 0.001 ? "%.2g ms"
                      : size < 10    ? "%.3f ms"
                                     : "%.1f ms",
                  *milliseconds);
    return text;
}

std::string move_change_text(double milliseconds) { return (milliseconds > 0 ? "+" : "") + move_text(milliseconds); }

std::string percent_text(double ratio) {
    if (!std::isfinite(ratio)) return "-";
    char text[32];
    std::snprintf(text, sizeof text, "%.1f %%", ratio * 100);
    return text;
}

std::string gap_text(const Plan& plan) { return plan.valid() ? percent_text(plan.gap) : "-"; }

void TextTable::row(std::vector<std::string> cells) {
    for (std::string& cell : cells) cell = printable(cell);
    rows_.push_back(std::move(cells));
}

void TextTable::print(std::ostream& out, std::string_view indent) const {
    std::vector<std::size_t> widths(alignment_.size(), 0);
    for (const auto& cells : rows_) {
        for (std::size_t i = 0; i < cells.size() && i < widths.size(); ++i)
            widths[i] = std::max(widths[i], width(cells[i]));
    }
    for (const auto& cells : rows_) {
        std::string line(indent);
        for (std::size_t i = 0; i < cells.size() && i < widths.size(); ++i) {
            const std::string padding(widths[i] - width(cells[i]), ' ');
            if (i > 0) line += "  ";
            line += alignment_[i] == '>' ? padding + cells[i] : cells[i] + padding;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out << line << '\n';
    }
}

}  // namespace arenascope::cli
