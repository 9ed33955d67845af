#pragma once
// The visible part of a scene and its scale: pure geometry.

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace arenascope {

class GraphView {
public:
    static constexpr double readable = 0.7;  ///< minimum scale at which shape, step and bytes are shown

    [[nodiscard]] double scale() const { return scale_; }
    [[nodiscard]] QPointF toScene(const QPointF& pos) const { return (pos - origin_) / scale_; }
    [[nodiscard]] QRectF toView(const QRectF& scene) const;
    /// The visible part in a widget of that size.
    [[nodiscard]] QRectF seen(const QSizeF& size) const { return {toScene(QPointF(0, 0)), size / scale_}; }

    void setScale(double scale, const QPointF& scenePos, const QPointF& pos);
    void move(const QPointF& by) { origin_ += by; }
    /// The whole scene, centred, at most at full size.
    void fit(const QRectF& wanted, const QRectF& view);
    /// The whole scene if it stays readable; otherwise `focus`, centred or at the top, without empty space beside it.
    void begin(const QRectF& bounds, const QPointF& focus, bool inMiddle, const QRectF& view);
    /// Moves as little as possible.
    void reveal(const QRectF& wanted, const QRectF& view);
    /// Keeps a part of `bounds` visible in a widget of that size.
    void keep(const QRectF& bounds, const QSizeF& size);

private:
    double scale_ = 1;
    QPointF origin_;
};

}  // namespace arenascope
