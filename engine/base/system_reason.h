#pragma once

#include "engine/base/message.h"

namespace arenascope {

/// Why a call of the system failed, from its errno. The usual reasons are sentences that a window translates; the
/// others are the system's own words.
[[nodiscard]] Message system_reason(int number);

}  // namespace arenascope
