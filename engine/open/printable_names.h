#pragma once
// Names as a file has them, made fit to be shown.

#include "engine/ir/method.h"

namespace arenascope {

/// Names of tensors and nodes go to terminals, tables, pictures and sources: what acts there is written out.
void make_names_printable(Program& program);

}  // namespace arenascope
