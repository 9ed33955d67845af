#pragma once
// The plan that a previewed program would replace, on the preview's own steps.

#include "widgets/plot/arena_scene.h"

namespace arenascope {

/// Fills the scene's former boxes, and how high its lanes were. Nodes are found by their names; tiles stand for the
/// node that they are parts of.
void addFormer(ArenaScene& scene, const Outcome& former);

}  // namespace arenascope
