#pragma once
// The effect of dropping tensors at a place: pure geometry, computed on every pointer move.

#include <QString>
#include <vector>

#include "widgets/plot/arena_scene.h"

namespace arenascope {

struct DropPreview {
    /// A dragged tensor and its target offset.
    struct Held {
        const ArenaBox* box = nullptr;
        qint64 offset = 0;
        [[nodiscard]] qint64 top() const { return offset + box->bytes; }
    };
    /// Bytes and steps (inclusive) that a dragged tensor would share with another.
    struct Clash {
        const ArenaBox *held = nullptr, *other = nullptr;
        Step first{0}, last{0};
        qint64 offset = 0, end = 0;
        [[nodiscard]] qint64 bytes() const { return end - offset; }
    };
    std::size_t lane = 0;
    bool pins = true;        ///< at `offset`; else the planner chooses the offset in that pool
    std::vector<Held> held;  ///< the tensor under the pointer first
    bool snapped = false;
    QString snapText;                    ///< "end of batch_norm_3", "start of the pool"; empty if not snapped
    std::vector<const ArenaBox*> taken;  ///< tensors of that pool that live at the same time as a dragged one
    std::vector<Clash> clashes;
    qint64 sourceBefore = 0, sourceAfter = 0, targetBefore = 0, targetAfter = 0;
    [[nodiscard]] qint64 offset() const { return held.empty() ? 0 : held.front().offset; }
    /// Nothing is in the way, or a planner goes round it.
    [[nodiscard]] bool isFree() const { return clashes.empty() || !pins; }
    /// A clash that planning cannot solve, because both are pinned; null for none.
    [[nodiscard]] const Clash* hardClash() const;
};

/// `held` tensors move together; the first one is under the pointer. `wanted` is the offset of its first byte at the
/// pointer; with `reach` > 0, edges of neighbours, the pool's start and its capacity attract within that many bytes.
/// Offsets are multiples of the tensors' alignment. The peaks assume that all other tensors stay.
DropPreview previewDrop(const ArenaScene& scene, const std::vector<const ArenaBox*>& held, std::size_t lane,
                        qint64 wanted, qint64 reach);

}  // namespace arenascope
