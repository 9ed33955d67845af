#pragma once
// The peak of live bytes of a pool: the lower bound of any plan.

#include "engine/planning/problem.h"

namespace arenascope {

struct Peak {
    std::int64_t bytes = 0;    ///< live bytes, each buffer rounded up to its alignment
    std::int64_t padding = 0;  ///< the part of them that alignment adds
    Position position{};       ///< the first with that many; none: the pool is empty
};

/// Saturates at the largest number instead of wrapping.
[[nodiscard]] Peak peak_of(const Problem& problem, const Pool& pool);
/// Lower bound of one pool: the most bytes (aligned, plus reservation) that live at once.
[[nodiscard]] std::int64_t lower_bound(const Problem& problem, const Pool& pool);
/// The same for a known peak.
[[nodiscard]] std::int64_t lower_bound(const Problem& problem, const Pool& pool, const Peak& peak);
/// Bytes that every plan adds after a pool's buffers.
[[nodiscard]] std::int64_t tail_of(const Pool& pool);
/// A pool's keep-out ranges, ascending and disjoint.
[[nodiscard]] std::vector<ByteRange> merged_keep_outs(const Pool& pool);

}  // namespace arenascope
