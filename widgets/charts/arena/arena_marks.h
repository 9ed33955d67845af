#pragma once
// Marks over the tensors of the arena: what is selected and hovered, bytes that were overwritten, and notes on both.

#include <QImage>

#include "widgets/charts/arena/arena_damage.h"
#include "widgets/charts/arena/arena_drag.h"

class QPainter;

namespace arenascope {

class ArenaMarks {
public:
    ArenaMarks(const ViewState& state, const ArenaScene& scene, const StepPlot& plot, const ArenaLanes& lanes,
               const ArenaDrag& drag)
        : state_(state), scene_(scene), plot_(plot), lanes_(lanes), drag_(drag) {}
    void setDamages(std::vector<ArenaDamage> damages) { damages_ = std::move(damages); }
    [[nodiscard]] const std::vector<ArenaDamage>& damages() const { return damages_; }
    /// In coordinates of the plot.
    [[nodiscard]] QRectF damageRect(const ArenaDamage& damage) const;
    /// The one that is named: whose tensors are selected, else the first in view; null where none is.
    [[nodiscard]] const ArenaDamage* namedDamage() const;
    /// The view changes, or the selection: false where that was known.
    bool forgetWash();
    void paint(QPainter& painter);

private:
    void paintHovered(QPainter& painter) const;
    void paintSelection(QPainter& painter);
    void paintDamages(QPainter& painter) const;
    bool paintDamageNote(QPainter& painter) const;  ///< false: nothing is named
    void paintConflictNote(QPainter& painter) const;
    void paintNote(QPainter& painter, std::size_t lane, double step, qint64 top, const QString& what,
                   const QString& where) const;
    /// With the pointer, here or on its way to a card.
    [[nodiscard]] bool isHeld(ValueId value) const;

    const ViewState& state_;
    const ArenaScene& scene_;
    const StepPlot& plot_;
    const ArenaLanes& lanes_;
    const ArenaDrag& drag_;
    std::vector<ArenaDamage> damages_;
    QImage wash_;  ///< over thousands of selected boxes, until the view or the selection changes; else null
};

}  // namespace arenascope
