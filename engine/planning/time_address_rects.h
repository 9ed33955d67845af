#pragma once
// Divides buffers that share storage into disjoint rectangles of time and bytes.

#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/planning/problem.h"

namespace arenascope {

struct TimeAddressRect {
    BufferRow row{0};                  ///< a buffer of the rectangle
    std::int64_t first = 0, last = 0;  ///< inclusive
    std::int64_t begin = 0, end = 0;   ///< bytes; end is outside
};

/// The union of `members` at every step.
std::vector<TimeAddressRect> cut_into_rects(const std::vector<TimeAddressRect>& members);

/// The bytes of a pool's buffers, counted from 0 (from their group's start): one rectangle for each, a group's buffers
/// divided so that no byte counts twice. Fails if bytes overflow.
Result<std::vector<TimeAddressRect>> rects_of(const Problem& problem, std::int32_t mem_id);

}  // namespace arenascope
