#pragma once
// Frames of a program's graph: a node belongs to its module and to the control flow that runs it.

#include "engine/study/graph/placed_nodes.h"

namespace arenascope {

/// The nodes of a frame are consecutive, or no node between them both depends on one of them and is read by another. So
/// the graph of frames has no cycle. A module that is called twice gets two frames if required.
void add_frames(PlacedNodes& placed, const Method& method, const ControlFlows& flows);

}  // namespace arenascope
