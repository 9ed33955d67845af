#pragma once
// The painted part of the map: one bar of addresses per pool, and live bytes over steps as the step selector.

#include <QWidget>

#include "widgets/charts/map/live_steps.h"
#include "widgets/charts/map/map_scene.h"

namespace arenascope {

class ViewState;

class MapCanvas : public QWidget {
    Q_OBJECT
public:
    MapCanvas(ViewState& state, QWidget* parent);
    /// The scene must outlive the next call; null: nothing.
    void show(const ArenaScene* scene);
    /// Further bytes of the first pool after its arena, and their owner.
    void setBehindArena(qint64 bytes, const QString& name);
    /// A lower version of the map: below other parts of a view.
    void setCompact(bool compact);
    /// The tooltip, with exact bytes; empty if there is none.
    [[nodiscard]] QString textAt(const QPointF& pos) const;
    /// Where a pool is painted.
    [[nodiscard]] QRectF barOf(std::size_t lane) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, 150}; }
    /// The rectangle of a live tensor; empty if it is not live at the step.
    [[nodiscard]] QRectF segmentRect(ValueId value) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF selectorRect() const;
    [[nodiscard]] double scale() const;  ///< pixels per byte, the same for all pools
    [[nodiscard]] QRectF rectOf(const ArenaBox& box) const;
    [[nodiscard]] const ArenaBox* boxAt(const QPointF& pos) const;
    void paintPool(QPainter& painter, std::size_t lane) const;
    [[nodiscard]] QRectF closedRect(std::size_t lane, const ByteRange& range) const;
    /// Of the bytes outside the arena; null: none in this pool.
    [[nodiscard]] QRectF behindRect(std::size_t lane) const;
    /// The line of the capacity; null: none, or beyond the bar.
    [[nodiscard]] QRectF limitRect(std::size_t lane) const;
    /// The part of a label's room that this line does not cross.
    [[nodiscard]] QRectF clearOfLimit(std::size_t lane, const QRectF& room) const;
    void paintBehind(QPainter& painter, const QRectF& rect) const;
    double paintEmpty(QPainter& painter, std::size_t lane) const;
    void paintSegment(QPainter& painter, const ArenaBox& box) const;
    void paintLimit(QPainter& painter, std::size_t lane, double taken) const;
    void paintAddresses(QPainter& painter, std::size_t lane, const std::vector<LiveTensor>& live) const;
    [[nodiscard]] LiveSteps selector() const;
    /// A low view leaves the height to the pools.
    [[nodiscard]] bool hasSelector() const;
    void pickStep(double x);

    ViewState& state_;
    const ArenaScene* scene_ = nullptr;
    double leftColumn_ = 92;  ///< wide enough for names and capacities in any language
    qint64 behind_ = 0;
    QString behindName_;
    double pitch_ = 66, selector_ = 46;  ///< distance of pools, and height of the live bytes
};

}  // namespace arenascope
