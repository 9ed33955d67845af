#pragma once
// A group as a WHILE of TensorFlow Lite, in the form in which such a file is read: what the loop carries lies at one
// place in all of its graphs.

#include "engine/passes/row_tiles/rolled_group.h"
#include "engine/passes/row_tiles/row_writer.h"

namespace arenascope::rows {

void write_loop(RowWriter& out, const RolledPlan& plan);

}  // namespace arenascope::rows
