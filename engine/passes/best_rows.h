#pragma once
// The node list of a method that `--layout best` rewrites: a row for each instruction.

#include "engine/ir/method.h"

namespace arenascope::best {

/// Placeholders stay; every instruction has one row, in order.
void list_rows(Method& method);

}  // namespace arenascope::best
