#pragma once
// What would happen if a tensor were dropped here: pure geometry, computed on every pointer move.

#include <QString>
#include <vector>

#include "widgets/charts/arena/arena_scene.h"

namespace arenascope {

struct DropPreview {
    std::size_t lane = 0;
    qint64 offset = 0;
    bool snapped = false;
    QString snapText;                      ///< "end of batch_norm_3", "start of the pool"; empty where not snapped
    std::vector<const ArenaBox*> taken;    ///< tensors of that pool that live at the same time
    std::vector<const ArenaBox*> blocked;  ///< of those, the ones whose bytes it would share
    qint64 sourceBefore = 0, sourceAfter = 0, targetBefore = 0, targetAfter = 0;
    [[nodiscard]] bool isFree() const { return blocked.empty(); }
};

/// `wanted` is where the pointer holds the tensor's first byte; with `reach` > 0 edges of neighbours, the pool's
/// start and its capacity attract within that many bytes. Offsets are multiples of the tensor's alignment.
/// The peaks are those with every other tensor where it is.
DropPreview previewDrop(const ArenaScene& scene, const ArenaBox& box, std::size_t lane, qint64 wanted, qint64 reach);

}  // namespace arenascope
