#pragma once
// Paints a drag: ghosts, occupied bytes, snap line, readout.

#include "widgets/charts/arena/arena_drag.h"

class QPainter;

namespace arenascope {

class DragPainter {
public:
    /// `top` is the upper end of the marked steps of the tensors. For one frame: nothing is copied.
    DragPainter(const ViewState& state, const ArenaScene& scene, const StepPlot& plot, const ArenaLanes& lanes,
                const DropPreview& preview, const QPointF& pos, double top)
        : state_(state), scene_(scene), plot_(plot), lanes_(lanes), preview_(preview), pos_(pos), top_(top) {}
    void paint(QPainter& painter) const;

private:
    [[nodiscard]] QRectF paintTaken(QPainter& painter) const;  ///< returns the rectangle of its text
    [[nodiscard]] QRectF paintSnap(QPainter& painter) const;   ///< the same
    void paintGhost(QPainter& painter, const DropPreview::Held& held, bool blocked) const;
    void paintLanding(QPainter& painter) const;
    void paintReadout(QPainter& painter, const std::vector<QRectF>& said) const;
    [[nodiscard]] QStringList notes() const;

    const ViewState& state_;
    const ArenaScene& scene_;
    const StepPlot& plot_;
    const ArenaLanes& lanes_;
    const DropPreview& preview_;
    const QPointF& pos_;
    double top_;
};

/// Dashes the planned place of a dragged tensor.
void paintFormerPlace(QPainter& painter, const ArenaScene& scene, const ArenaLanes& lanes, const ArenaBox& box);

}  // namespace arenascope
