#pragma once
// Whether an offset that was typed is one that a tensor can have.

#include <QString>
#include <optional>

#include "widgets/ui/view_state.h"

namespace arenascope {

/// "0x000005 is no multiple of 16: the nearest are 0x000000 and 0x000010"; empty where the offset is legal.
/// `align`: as it would be; nothing or 0: as it is in the plan.
[[nodiscard]] QString misaligned(const ViewState& state, ValueId tensor, qint64 offset,
                                 std::optional<qint64> align = std::nullopt);
/// The first of the edits that would put a tensor where its alignment forbids it, in the same words after its name.
[[nodiscard]] QString misaligned(const ViewState& state, const TensorEdits& edits);

}  // namespace arenascope
