#pragma once
// Damage found by the sanitizer, as places of the arena: the exact bytes, from the step that overwrote them to the step
// that read them.

#include "engine/runtime/sanitizer.h"
#include "widgets/plot/arena_scene.h"
#include "widgets/plot/chart_header.h"

namespace arenascope {

struct ArenaDamage {
    std::size_t lane = 0;
    Step first{0}, last{0};  ///< inclusive
    qint64 offset = 0, end = 0;
    ValueId writer = no_value, victim = no_value;
    QString writerName, victimName;  ///< for tensors without a row: the sanitizer's text
    /// "relu_4 overwrote 8 192 B of a"
    [[nodiscard]] QString text() const;
    /// "0x000000–0x002000 at steps 4–6"
    [[nodiscard]] QString place() const;
};

/// Findings about overwritten bytes; those of a pool that the scene lacks are left out.
[[nodiscard]] std::vector<ArenaDamage> damageOf(const std::vector<Violation>& findings, const ArenaScene& scene,
                                                const Outcome& outcome);

/// Marks one of them, filled and hatched; tensors that only share bytes are hatched on a pale ground.
void paintDamage(QPainter& painter, const QRectF& rect);
[[nodiscard]] Swatch damageSwatch();

}  // namespace arenascope
