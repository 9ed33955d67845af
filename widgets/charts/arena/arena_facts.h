#pragma once
// Facts and legend of a scene, the same in every chart that shows one.

#include <optional>

#include "engine/study/device_fit.h"
#include "widgets/plot/arena_scene.h"
#include "widgets/plot/chart_header.h"

namespace arenascope {

class ViewState;

/// Verdict first; the same texts as in cards and the Plans table. `device`: what the whole program needs with this
/// plan; null while it is unknown: then only the arena fits.
QList<Fact> arenaFacts(const ArenaScene& scene, const Plan& plan, int problems, const DeviceFit* device = nullptr);
/// What the whole program needs with the shown plan; nothing while it is computed.
std::optional<DeviceFit> shownDevice(const ViewState& state);
QList<Swatch> arenaLegend(const ArenaScene& scene);

}  // namespace arenascope
