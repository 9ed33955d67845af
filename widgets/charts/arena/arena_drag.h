#pragma once
// Dragged tensors, and the effect of a drop at the present place.

#include <QPointF>
#include <optional>
#include <set>

#include "widgets/charts/arena/arena_lanes.h"
#include "widgets/charts/arena/drop_preview.h"
#include "widgets/ui/view_state.h"

class QWidget;

namespace arenascope {

class ArenaDrag {
public:
    ArenaDrag(ViewState& state, const ArenaScene& scene, ArenaLanes& lanes)
        : state_(state), scene_(scene), lanes_(lanes) {}
    /// A tensor of the selection drags the others along; any other one is dragged alone.
    void begin(const ArenaBox& box, const QPointF& pos);
    /// Ends the drag; returns the effect of a drop, nothing if the pointer never moved.
    std::optional<DropPreview> end();
    [[nodiscard]] bool isActive() const { return active_; }
    [[nodiscard]] bool holds(ValueId value) const { return active_ && all_.contains(value); }
    /// The tensor under the pointer first.
    [[nodiscard]] std::vector<const ArenaBox*> boxes() const;
    /// Another place, with or without snapping; true where a drop there gives something else. In its own pool a tensor
    /// is pinned where it is dropped; another pool takes it, and pins it only where `pins` says so.
    bool moveTo(const QPointF& pos, bool snaps, bool pins);
    /// Where a drop would put the tensors; null before the first move.
    [[nodiscard]] const DropPreview* preview() const { return preview_ ? &*preview_ : nullptr; }
    [[nodiscard]] const QPointF& pos() const { return pos_; }

private:
    ViewState& state_;
    const ArenaScene& scene_;
    ArenaLanes& lanes_;
    bool active_ = false;
    std::vector<ValueId> values_;  ///< the tensor under the pointer first
    std::set<ValueId> all_;        ///< the same, to look up
    double grip_ = 0;              ///< bytes from that tensor's first byte to the pointer
    QPointF pos_;
    std::optional<DropPreview> preview_;
};

/// Outside of the chart, tensors are dragged as names that pool cards accept: runs the drag of `source` until its end.
/// `from` is the rectangle of the first one.
void dragOut(QWidget& source, const ArenaScene& scene, const std::vector<const ArenaBox*>& held, const QRectF& from);

}  // namespace arenascope
