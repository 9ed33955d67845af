#pragma once
// Whether an offset that is asked for is one that a tensor can have.

#include <optional>
#include <vector>

#include "engine/study/what_if.h"

namespace arenascope {

/// An offset that the tensor's alignment forbids, between the nearest that it allows.
struct IllegalOffset {
    ValueId tensor = no_value;
    std::int64_t offset = 0, align = 1;
    std::int64_t below = 0, above = 0;  ///< below: 0 for a negative offset
};

/// The first of the edits that would leave a tensor pinned where its alignment, as it would be, forbids it.
[[nodiscard]] std::optional<IllegalOffset> illegal_offset(const Outcome& outcome, const Tuning& tuning,
                                                          const std::vector<TensorEdit>& edits);

}  // namespace arenascope
