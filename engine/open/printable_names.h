#pragma once
// Makes names from files safe to show.

#include "engine/ir/method.h"

namespace arenascope {

/// Names of tensors and nodes go to terminals, tables, pictures and source files, so control characters are written
/// out.
void make_names_printable(Program& program);

}  // namespace arenascope
