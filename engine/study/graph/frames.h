#pragma once
// Frames of a program's graph: a node belongs to the module that it comes from and to the control flow that runs it.

#include "engine/study/graph/placed_nodes.h"

namespace arenascope {

/// Nodes of a frame follow each other, or nothing between them depends on one and is read by another: with frames for
/// nodes the graph has no cycle. A module that is called twice has two frames where it must.
void add_frames(PlacedNodes& placed, const Method& method, const ControlFlows& flows);

}  // namespace arenascope
