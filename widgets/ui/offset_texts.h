#pragma once
// Whether a tensor can have a typed offset.

#include <QString>
#include <optional>

#include "widgets/ui/view_state.h"

namespace arenascope {

/// "0x000005 is not a multiple of 16: the nearest are 0x000000 and 0x000010"; empty if the offset is legal. `align`:
/// after the edit; nothing or 0: as in the plan.
[[nodiscard]] QString misaligned(const ViewState& state, ValueId tensor, qint64 offset,
                                 std::optional<qint64> align = std::nullopt);
/// The first edit that would violate a tensor's alignment, in the same words after its name.
[[nodiscard]] QString misaligned(const ViewState& state, const TensorEdits& edits);

}  // namespace arenascope
