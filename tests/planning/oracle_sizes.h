#pragma once
// Sizes for the oracles that plans are compared with, computed independently: taken from the engine, one mistake would
// be in the plan and in its check.

#include <cstdint>
#include <limits>
#include <optional>

#include "engine/planning/problem.h"

namespace arenascope::testing {

inline std::int64_t oracle_alignment(const Problem& problem, const Buffer& buffer) {
    std::int64_t align = problem.align > 1 ? problem.align : 1;
    for (const Pool& pool : problem.pools) {
        if (pool.mem_id == buffer.mem_id && pool.align > 0) align = pool.align;
    }
    return buffer.align > 0 ? buffer.align : align;
}

/// The end of a buffer at `offset` (0 or more), padding included: each addition first checks the room left. Nothing if
/// it does not fit in 64 bits.
inline std::optional<std::int64_t> oracle_end(const Problem& problem, const Buffer& buffer, std::int64_t offset) {
    std::int64_t room = std::numeric_limits<std::int64_t>::max();
    const std::int64_t align = oracle_alignment(problem, buffer), over = buffer.bytes % align;
    if (buffer.bytes == 0) return offset;
    for (const std::int64_t part : {buffer.bytes, over == 0 ? 0 : align - over, buffer.padding, offset}) {
        if (part < 0 || part > room) return std::nullopt;
        room -= part;
    }
    return std::numeric_limits<std::int64_t>::max() - room;
}

}  // namespace arenascope::testing
