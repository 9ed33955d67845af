#pragma once
// What `--layout best` does to channels before it orders them.

#include "engine/ir/method.h"

namespace arenascope::best {

/// Channel shuffles become one operator, and scales and shifts of channels a part of the batch norm before them.
/// `method` has no jumps.
[[nodiscard]] Method join_channels(Method method);

}  // namespace arenascope::best
