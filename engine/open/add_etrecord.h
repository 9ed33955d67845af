#pragma once
// Python lines for a .pte, from the ETRecord that was written with it.

#include <string>

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope {

/// What an ETRecord says of a .pte goes into `program`; that it says nothing becomes a note.
Result<> add_etrecord(Program& program, const std::string& etrecord);

}  // namespace arenascope
