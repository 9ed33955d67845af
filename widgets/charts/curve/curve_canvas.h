#pragma once

#include <QWidget>
#include <memory>

#include "engine/study/size_curve.h"

namespace arenascope {

/// The curve itself: bytes of the main pool over the symbol's values.
class CurveCanvas : public QWidget {
    Q_OBJECT
public:
    explicit CurveCanvas(QWidget* parent);
    void show(std::shared_ptr<const SizeCurve> curve);
    /// The drawn pool: the first with bytes.
    [[nodiscard]] static PoolRow mainPool(const SizeCurve& curve);
    [[nodiscard]] QPointF pointAt(std::size_t index) const;  ///< in this widget's pixels
    /// The text of a point, in exact bytes; empty for none.
    [[nodiscard]] QString textOf(int index) const;
    QSize minimumSizeHint() const override { return {220, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// A point of the curve that carries its bytes.
    struct Mark {
        QPointF at;
        QPointF plate;  ///< the right end and the middle of its label, as plateLabel() takes them
        QString words;
        bool isLargest = false;
    };
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] double x(std::int64_t value) const;
    [[nodiscard]] double y(double bytes) const;
    [[nodiscard]] double top() const;
    void paintGrid(QPainter& painter) const;
    void paintLine(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    [[nodiscard]] std::optional<std::int64_t> capacity() const;
    /// Points that are marked without the pointer: of now, and the largest that fits.
    [[nodiscard]] bool isKept(std::size_t index) const;
    [[nodiscard]] std::optional<Mark> markAt(std::size_t index) const;
    /// Where the capacity's words lie on no mark: right end and middle, at the line of height `line`.
    [[nodiscard]] QPointF freePlace(double line, const QString& words) const;

    std::shared_ptr<const SizeCurve> curve_;
    PoolRow pool_{0};
    int hovered_ = -1;
};

}  // namespace arenascope
