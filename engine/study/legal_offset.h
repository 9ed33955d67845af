#pragma once
// Whether a tensor can have a requested offset.

#include <optional>
#include <vector>

#include "engine/study/what_if.h"

namespace arenascope {

/// An offset that violates the tensor's alignment, with the nearest allowed ones.
struct IllegalOffset {
    ValueId tensor = no_value;
    std::int64_t offset = 0, align = 1;
    std::int64_t below = 0, above = 0;  ///< below: 0 for a negative offset
};

/// The first edit that would pin a tensor at an offset that violates its alignment after the edit.
[[nodiscard]] std::optional<IllegalOffset> illegal_offset(const Outcome& outcome, const Tuning& tuning,
                                                          const std::vector<TensorEdit>& edits);

}  // namespace arenascope
