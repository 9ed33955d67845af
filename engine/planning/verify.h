#pragma once
// The independent checker: it shares no code with any planner, nor with the size computations of planners. It reports
// numbers; fault_issues.h turns them into text.

#include <cstdint>
#include <vector>

#include "engine/planning/problem.h"

namespace arenascope {

enum class FaultKind : std::uint8_t {
    incomplete,  ///< not one offset for each buffer
    unknown_pool,
    lifetime,
    pieces,  ///< parts outside the buffer, or live when it is not
    kind,
    size_overflow,
    end_overflow,
    negative,
    pin_moved,
    misaligned,
    reserved,
    keep_out,
    group_pools,
    group_moved,
    overlap,
    overlap_pinned
};

struct Fault {
    FaultKind what = FaultKind::incomplete;
    BufferRow row{0};
    BufferRow other{0};       ///< the second buffer, of groups and overlaps only
    std::int64_t bytes = 0;   ///< by how many bytes it is wrong
    Position position{};      ///< the first at which it is wrong
    std::int64_t number = 0;  ///< the violated alignment, reservation or distance
    ByteRange range{};        ///< the violated keep-out range
};

/// Empty means valid.
[[nodiscard]] std::vector<Fault> faults_in(const Problem& problem, const Placement& placement);

}  // namespace arenascope
