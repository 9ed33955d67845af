#pragma once

#include <QWidget>

#include "widgets/panels/shrink/shrink_points.h"

namespace arenascope {

/// The programs of the front: bytes of a pool against the cost. A click chooses one; the grip of the capacity is
/// dragged.
class ShrinkFront : public QWidget {
    Q_OBJECT
public:
    explicit ShrinkFront(QWidget* parent);
    struct Content {
        std::vector<ShrinkPoint> points{};
        ShrinkPoint chosen{};
        ShrinkPoint current{};   ///< that is applied; null: none of them
        qint64 asItIs = 0;       ///< bytes of the program without tiles; 0: unknown
        ShrinkGoal goal{};       ///< whose bytes are the capacity's line
        QString pool{}, cost{};  ///< titles of the axes
    };
    void show(Content content);
    [[nodiscard]] QPointF pointAt(const ShrunkProgram& point) const;  ///< in this widget's pixels
    [[nodiscard]] QPointF grip() const;                               ///< of the capacity; null: it has none
    QSize minimumSizeHint() const override { return {160, 90}; }

signals:
    void pointChosen(const ShrinkPoint& point);
    void pointActivated(const ShrinkPoint& point);
    /// The one under the pointer; null: none is.
    void pointHovered(const ShrinkPoint& point);
    /// While the grip is dragged, and where it is let go.
    void capacityDragged(qint64 bytes);
    void capacityDropped(qint64 bytes);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] double x(double bytes) const;
    [[nodiscard]] double y(double extra) const;
    [[nodiscard]] double right() const;
    [[nodiscard]] double top() const;
    [[nodiscard]] qint64 bytesAt(double pixel) const;
    [[nodiscard]] ShrinkPoint under(const QPointF& pos) const;
    [[nodiscard]] bool fits(const ShrunkProgram& point) const;
    /// The bytes of the chosen program, and where they are painted.
    [[nodiscard]] QString chosenText() const;
    [[nodiscard]] QRectF chosenPill() const;
    /// Where the capacity's bytes are written, beside its grip.
    [[nodiscard]] QRectF capacityText() const;
    void paintGrid(QPainter& painter) const;
    void paintTitles(QPainter& painter) const;
    void paintCapacity(QPainter& painter) const;
    void paintSteps(QPainter& painter) const;
    void paintPoints(QPainter& painter) const;
    void step(int by);

    Content content_;
    ShrinkPoint hovered_;
    bool dragging_ = false;
};

}  // namespace arenascope
