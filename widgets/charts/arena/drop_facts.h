#pragma once
// The effect of a drop, or of a preview made elsewhere: the edits, the peaks of pools, and their texts.

#include "widgets/charts/arena/drop_preview.h"
#include "widgets/plot/chart_header.h"
#include "widgets/ui/tensor_edits.h"

namespace arenascope {

struct PeakChange {
    const ArenaLane* lane;
    qint64 before, after;
    bool settled = true;  ///< otherwise a quick planner's figure, which the chosen planner reaches or improves
    [[nodiscard]] bool isAtMost() const { return !settled && after != before; }
    [[nodiscard]] qint64 overBy() const { return lane->capacity ? std::max<qint64>(0, after - *lane->capacity) : 0; }
};

/// Peaks of the pools that a drop affects: replanned where `after` has them, otherwise with all other tensors
/// unchanged.
[[nodiscard]] std::vector<PeakChange> peakChanges(const ArenaScene& scene, const DropPreview& preview,
                                                  const WhatIf* after);
/// Peaks of the source and target pools of a preview.
[[nodiscard]] std::vector<PeakChange> peakChanges(const ArenaScene& scene, const WhatIf& after);
[[nodiscard]] QList<Fact> peakFacts(const std::vector<PeakChange>& changes);
/// An overlap that planning cannot solve first, then the peaks.
[[nodiscard]] QList<Fact> dropFacts(const ArenaScene& scene, const DropPreview& preview, const WhatIf* after);
[[nodiscard]] QList<Swatch> dropLegend(const ArenaScene& scene, const DropPreview& preview);

/// The drop as one undo step.
[[nodiscard]] TensorEdits dropEdits(const ArenaScene& scene, const DropPreview& preview);
/// "Move conv_1 to SRAM", for a preview made elsewhere; empty if its pool is not in the scene.
[[nodiscard]] QString moveText(const ArenaScene& scene, const WhatIf& after);
[[nodiscard]] RefusedDrop refusedDrop(const DropPreview::Clash& clash);

}  // namespace arenascope
