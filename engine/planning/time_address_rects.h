#pragma once
// Buffers that share storage, cut into rectangles of time and bytes that do not overlap one another.

#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/planning/problem.h"

namespace arenascope {

struct TimeAddressRect {
    BufferRow row{0};                  ///< a buffer that is there
    std::int64_t first = 0, last = 0;  ///< inclusive
    std::int64_t begin = 0, end = 0;   ///< bytes; end is outside
};

/// The union of `members`, moment by moment.
std::vector<TimeAddressRect> cut_into_rects(const std::vector<TimeAddressRect>& members);

/// The bytes that a pool's buffers need, counted from 0 (from their group's start): one rect for each, a group's
/// buffers cut so that nothing is counted twice. Fails where bytes overflow.
Result<std::vector<TimeAddressRect>> rects_of(const Problem& problem, std::int32_t mem_id);

}  // namespace arenascope
