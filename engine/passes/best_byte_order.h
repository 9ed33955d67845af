#pragma once
// Images of bytes whose channels may lie side by side.

#include "engine/ir/method.h"

namespace arenascope::best {

/// Images of bytes with four fixed dimensions that only layers and operators that move bytes make and read are stored
/// channels-last. `method` has no jumps.
void turn_bytes(Method& method);

}  // namespace arenascope::best
