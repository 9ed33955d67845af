#pragma once
// Adds Python lines to a .pte, from the ETRecord that was written with it.

#include <string>

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Adds the lines of an ETRecord to `program`; if it has none for it, adds a note.
Result<> add_etrecord(Program& program, const std::string& etrecord);

}  // namespace arenascope
