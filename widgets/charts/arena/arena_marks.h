#pragma once
// Marks over the tensors of the arena: selection and hover, overwritten bytes, and notes on both.

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
    /// The damage with a label: its tensors are selected, else it is the first in view; null: none.
    [[nodiscard]] const ArenaDamage* namedDamage() const;
    /// After a change of the view or the selection: false if nothing changed.
    bool forgetWash();
    void paint(QPainter& painter);

private:
    void paintHovered(QPainter& painter) const;
    void paintSelection(QPainter& painter);
    void paintDamages(QPainter& painter) const;
    bool paintDamageNote(QPainter& painter) const;  ///< false: nothing has a label
    void paintConflictNote(QPainter& painter) const;
    void paintNote(QPainter& painter, std::size_t lane, double step, qint64 top, const QString& what,
                   const QString& where) const;
    /// At the pointer, in this chart or on the way to a card.
    [[nodiscard]] bool isHeld(ValueId value) const;

    const ViewState& state_;
    const ArenaScene& scene_;
    const StepPlot& plot_;
    const ArenaLanes& lanes_;
    const ArenaDrag& drag_;
    std::vector<ArenaDamage> damages_;
    QImage wash_;  ///< overlay over thousands of selected boxes, while nothing changes; otherwise null
};

}  // namespace arenascope
