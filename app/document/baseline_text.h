#pragma once
// How far a plan is from the one that a session keeps, as one line in the interface's language.

#include <QString>

#include "engine/open/saved_session.h"

namespace arenascope {

QString baselineText(const BaselineDifference& difference);

}  // namespace arenascope
