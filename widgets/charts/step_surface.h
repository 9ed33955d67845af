#pragma once
// The interface of a chart over steps for pointer, keys and menus; each chart implements its own part.

#include <QPointF>
#include <QRectF>

#include "widgets/plot/arena_scene.h"
#include "widgets/ui/tensor_edits.h"

class QCPAxisRect;

namespace arenascope {

class StepPlot;

/// Places are in coordinates of the plot, but for boxRect().
class StepSurface {
public:
    virtual ~StepSurface() = default;

    // What is shown, and where.
    [[nodiscard]] virtual const ArenaScene& scene() const = 0;
    [[nodiscard]] virtual StepPlot& plot() const = 0;
    /// The row of the overview; null if there is none.
    [[nodiscard]] virtual const QCPAxisRect* overview() const = 0;
    /// The scene of a large plan is made in a worker: until then it belongs to a former outcome.
    [[nodiscard]] virtual bool isBeingRead() const = 0;
    /// The rectangle of a tensor, in coordinates of the chart; empty if it is not visible.
    [[nodiscard]] virtual QRectF boxRect(const ArenaBox& box) const = 0;
    [[nodiscard]] virtual const ArenaBox* boxAt(const QPointF& pos) const = 0;
    /// The tooltip of an object other than a tensor.
    [[nodiscard]] virtual QString textAt(const QPointF&) const { return {}; }
    /// The bytes between two places of a frame; empty if height has another meaning.
    [[nodiscard]] virtual QString bytesBetween(const QPointF&, const QPointF&) const { return {}; }

    // The view.
    virtual void setView(double lower, double upper) = 0;
    virtual void fitAll() = 0;
    virtual void fitSelection() = 0;
    virtual void moveCursor(int by) = 0;
    [[nodiscard]] virtual bool scrollsAt(const QPointF&) const { return false; }  ///< the wheel scrolls rows there
    virtual void rowsScrolled(const QPointF&, int) {}
    /// Zooms bytes in (below 1) or out around `pos`; false if a chart has no axis of bytes.
    virtual bool zoomBytes(const QPointF&, double) { return false; }
    virtual void zoomBytes(double) {}  ///< the same around the current tensor
    virtual void repaintOverlay() = 0;

    // Edits of tensors by hand.
    virtual bool beginDrag(const ArenaBox&, const QPointF&) { return false; }
    virtual void dragTo(const QPointF&, Qt::KeyboardModifiers) {}
    virtual void endDrag(bool) {}

    // The line of a capacity moved by hand.
    [[nodiscard]] virtual bool holdsLimitAt(const QPointF&) const { return false; }
    virtual void dragLimit(const QPointF&, const QPointF&) {}  ///< the line at the first place, to the second
    virtual void endLimit(bool) {}

    // Requests to others.
    virtual void showStatus(const QString& text) = 0;
    virtual void requestEdits(const TensorEdits& edits) = 0;
    /// Requests to show all details of the current tensor.
    virtual void requestInspector() = 0;
};

}  // namespace arenascope
