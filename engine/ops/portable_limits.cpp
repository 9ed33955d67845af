#include "engine/ops/portable_limits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace arenascope::ops {
namespace {

/// resources/portable_limits.txt, written into a header by CMake.
constexpr LimitRow rows[] = {
#include "portable_limits.inc"
};

constexpr std::array ints{DType::u8, DType::i8, DType::i16, DType::i32, DType::i64};
constexpr std::array floats{DType::f16, DType::bf16, DType::f32, DType::f64};
constexpr std::array complexes{DType::c32, DType::c64, DType::c128};

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
    std::vector<std::string_view> out;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(separator, start), text.size());
        out.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return out;
}

std::optional<std::size_t> number_of(std::string_view text) {
    std::size_t number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// "2", "3-4", "1-", "-2"
bool read_rank(std::string_view text, Limit& limit) {
    const std::size_t dash = text.find('-');
    const std::string_view least = text.substr(0, dash);
    const std::string_view most = dash == std::string_view::npos ? least : text.substr(dash + 1);
    if (!least.empty()) {
        const auto number = number_of(least);
        if (!number) return false;
        limit.least_rank = *number;
    }
    if (most.empty()) return !least.empty();
    const auto number = number_of(most);
    if (!number) return false;
    limit.most_rank = *number;
    return limit.least_rank <= limit.most_rank;
}

bool read_types(std::string_view text, Limit& limit) {
    for (const std::string_view name : parts_of(text, '+')) {
        if (name == "int") limit.types.insert(limit.types.end(), ints.begin(), ints.end());
        else if (name == "float") limit.types.insert(limit.types.end(), floats.begin(), floats.end());
        else if (name == "complex") limit.types.insert(limit.types.end(), complexes.begin(), complexes.end());
        else if (const auto type = dtype_from_torch_name(name)) limit.types.push_back(*type);
        else return false;
    }
    return true;
}

bool read_same(std::string_view text, Limit& limit) {
    constexpr std::array known{std::pair{std::string_view("type"), &Limit::same_type},
                               std::pair{std::string_view("rank"), &Limit::same_rank},
                               std::pair{std::string_view("order"), &Limit::same_order},
                               std::pair{std::string_view("count"), &Limit::same_count}};
    for (const std::string_view name : parts_of(text, ',')) {
        bool is_known = false;
        for (const auto& [word, member] : known) {
            if (word != name) continue;
            limit.*member = true;
            is_known = true;
        }
        if (!is_known) return false;
    }
    return true;
}

/// "mat1.1"
std::optional<LimitedSize> size_of(std::string_view text) {
    const std::size_t dot = text.find('.');
    const auto dim = dot == std::string_view::npos ? std::nullopt : number_of(text.substr(dot + 1));
    if (!dim) return std::nullopt;
    return LimitedSize{text.substr(0, dot), *dim};
}

bool read_sizes(std::string_view text, Limit& limit) {
    for (const std::string_view pair : parts_of(text, ',')) {
        const auto sides = parts_of(pair, ':');
        const auto one = size_of(sides.front()), other = size_of(sides.back());
        if (sides.size() != 2 || !one || !other) return false;
        limit.sizes.emplace_back(*one, *other);
    }
    return true;
}

bool read_term(std::string_view term, Limit& limit) {
    const std::size_t equals = term.find('=');
    const std::string_view key = term.substr(0, equals);
    const std::string_view value = equals == std::string_view::npos ? std::string_view() : term.substr(equals + 1);
    if (key == "rank") return read_rank(value, limit);
    if (key == "type") return read_types(value, limit);
    if (key == "same") return read_same(value, limit);
    if (key == "size") return read_sizes(value, limit);
    if (value == "default") limit.order = OrderLimit::standard;
    if (value == "default/last") limit.order = OrderLimit::standard_or_channels_last;
    if (key == "order") return limit.order != OrderLimit::any;
    limit.casts = limit.casts || term == "cast";
    limit.broadcasts = limit.broadcasts || term == "broadcast";
    return term == "cast" || term == "broadcast";
}

using Limits = std::map<std::string_view, std::vector<Limit>>;

/// Malformed rows are skipped: a test reads each row.
Limits read_rows() {
    Limits limits;
    for (const LimitRow& row : rows) {
        if (auto limit = parse_limit(row); limit.ok()) limits[row.op].push_back(std::move(limit).take());
    }
    return limits;
}

}  // namespace

std::span<const LimitRow> limit_rows() { return rows; }

Result<Limit> parse_limit(const LimitRow& row) {
    Limit limit{.is_portable = row.whose == "portable", .arguments = parts_of(row.arguments, ',')};
    const auto wrong = [&](std::string_view text) {  // for developers: a test reads every row
        return Error{.what = Message::verbatim(std::string(row.op) + ": " + std::string(text) + " is not a rule")};
    };
    if (!limit.is_portable && row.whose != "torch") return wrong(row.whose);
    for (const std::string_view term : parts_of(row.terms, ' ')) {
        if (!term.empty() && !read_term(term, limit)) return wrong(term);
    }
    return limit;
}

std::span<const Limit> limits_of(std::string_view op) {
    static const Limits limits = read_rows();
    const auto found = limits.find(op);
    return found == limits.end() ? std::span<const Limit>() : found->second;
}

}  // namespace arenascope::ops
