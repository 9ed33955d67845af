#pragma once
// The colours of a scene: classes of tensors by a rule, with their colours and names.

#include "widgets/plot/arena_scene.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

/// Fills scene.classes and every box's class, in the colours of the present theme. Names become the five classes with
/// the most bytes and one for the rest; sizes and slack become ranges. `run` names the kernels.
void colorScene(ArenaScene& scene, const Outcome& outcome, ColorRule rule, const RunResult* run);
/// "role", "pool", …, translated.
QString colorRuleName(ColorRule rule);

}  // namespace arenascope
