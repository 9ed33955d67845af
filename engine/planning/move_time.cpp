#include "engine/planning/move_time.h"

#include <algorithm>
#include <charconv>

namespace arenascope {

namespace {

constexpr double bytes_per_ms = 1e3;  // of 1 MB/s
constexpr double ns_per_byte = 1e3;   // of 1 MB/s

}  // namespace

std::optional<double> move_ms(const Pool& pool, std::int64_t bytes) {
    if (!pool.bandwidth) return std::nullopt;
    return static_cast<double>(bytes) / (*pool.bandwidth * bytes_per_ms);
}

std::optional<double> parse_bandwidth(std::string_view text) {
    double number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc()) return std::nullopt;
    std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    while (unit.starts_with(' ')) unit.remove_prefix(1);
    if (unit == "ns" || unit == "ns/B") number = number > 0 ? ns_per_byte / number : 0;
    else if (!unit.empty() && unit != "MB/s") return std::nullopt;
    return number >= least_bandwidth && number <= most_bandwidth ? std::optional(number) : std::nullopt;
}

bool has_bandwidth(const Problem& problem) {
    return std::any_of(problem.pools.begin(), problem.pools.end(),
                       [](const Pool& pool) { return pool.bandwidth.has_value(); });
}

bool is_timed(const Problem& problem) {
    return !problem.pools.empty() && std::all_of(problem.pools.begin(), problem.pools.end(), [](const Pool& pool) {
        return pool.bandwidth.has_value();
    });
}

double weight_of_byte(const Pool& pool, bool timed) { return timed ? ns_per_byte / *pool.bandwidth : pool.cost; }

}  // namespace arenascope
