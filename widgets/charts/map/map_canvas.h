#pragma once
// The painted part of the map: one bar of addresses per pool, and live bytes over steps as the step's selector.

#include <QWidget>

#include "widgets/charts/map/map_scene.h"

namespace arenascope {

class ViewState;

class MapCanvas : public QWidget {
    Q_OBJECT
public:
    MapCanvas(ViewState& state, QWidget* parent);
    /// The scene must outlive the next call; null: nothing.
    void show(const ArenaScene* scene);
    /// Bytes that the first pool holds behind its arena, and whose they are.
    void setBehindArena(qint64 bytes, const QString& name);
    /// Less height for the same: under other parts of a view.
    void setCompact(bool compact);
    /// What is there, with exact bytes; empty where there is nothing to say.
    [[nodiscard]] QString textAt(const QPointF& pos) const;
    /// Where a pool is painted.
    [[nodiscard]] QRectF barOf(std::size_t lane) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, 150}; }
    /// Where a live tensor is painted; empty where it does not live at the step.
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
    void paintBehind(QPainter& painter, const ArenaLane& pool, const QRectF& bar) const;
    void paintSegment(QPainter& painter, const ArenaBox& box) const;
    void paintLimit(QPainter& painter, const ArenaLane& pool, const QRectF& bar) const;
    void paintAddresses(QPainter& painter, std::size_t lane, const std::vector<LiveTensor>& live) const;
    void paintSelector(QPainter& painter) const;
    /// In the selector; beside it one that is not there.
    [[nodiscard]] Step stepUnder(double x) const;
    void pickStep(double x);

    ViewState& state_;
    const ArenaScene* scene_ = nullptr;
    double leftColumn_ = 92;  ///< wide enough for names and capacities in any language
    qint64 behind_ = 0;
    QString behindName_;
    double pitch_ = 66, selector_ = 46;  ///< from pool to pool, and height of the live bytes
};

}  // namespace arenascope
