#pragma once
// How long moving bytes takes: the one model of time, from the bandwidth of a pool.

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/planning/problem.h"

namespace arenascope {

/// Milliseconds that reading or writing so many bytes takes in the pool; nothing: its bandwidth is unknown.
[[nodiscard]] std::optional<double> move_ms(const Pool& pool, std::int64_t bytes);

/// "400", "400 MB/s" or, per byte, "2.5 ns", in MB/s. Nothing for other texts and outside of the limits.
[[nodiscard]] std::optional<double> parse_bandwidth(std::string_view text);

/// Whether the time of moves is known for some pool.
[[nodiscard]] bool has_bandwidth(const Problem& problem);

/// Whether every pool has a bandwidth. Pools are then chosen for the least time, else for the least cost.
[[nodiscard]] bool is_timed(const Problem& problem);

/// What a byte in the pool counts when pools are chosen: nanoseconds if the problem is timed, else the pool's cost.
[[nodiscard]] double weight_of_byte(const Pool& pool, bool timed);

}  // namespace arenascope
