#pragma once
// The difference of a plan to the session's baseline, as one line in the window's language.

#include <QString>

#include "engine/open/saved_session.h"

namespace arenascope {

QString baselineText(const BaselineDifference& difference);

}  // namespace arenascope
