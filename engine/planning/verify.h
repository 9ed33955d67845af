#pragma once
// The independent checker: it shares no code with any planner, nor with what planners measure sizes with. What it finds
// is numbers; fault_issues.h makes issues of them.

#include <cstdint>
#include <vector>

#include "engine/planning/problem.h"

namespace arenascope {

enum class FaultKind : std::uint8_t {
    incomplete,  ///< not one offset for each buffer
    unknown_pool,
    lifetime,
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
    std::int64_t bytes = 0;   ///< how far it is wrong
    Position position{};      ///< the first at which it is wrong
    std::int64_t number = 0;  ///< the alignment, the reserved bytes or the distance that was to be kept
    ByteRange range{};        ///< that nothing may use
};

/// Empty means valid.
[[nodiscard]] std::vector<Fault> faults_in(const Problem& problem, const Placement& placement);

}  // namespace arenascope
