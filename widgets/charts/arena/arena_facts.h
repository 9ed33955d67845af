#pragma once
// Facts and legend of a scene, the same in every chart that shows one.

#include "widgets/plot/arena_scene.h"
#include "widgets/plot/chart_header.h"

namespace arenascope {

/// Verdict first; the same texts as in cards and the Plans table.
QList<Fact> arenaFacts(const ArenaScene& scene, const Plan& plan, int problems);
QList<Swatch> arenaLegend(const ArenaScene& scene);

}  // namespace arenascope
