#pragma once
// Which part of a scene is seen, and how large: pure geometry.

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace arenascope {

class GraphView {
public:
    static constexpr double readable = 0.7;  ///< scale at which shape, step and bytes are still written

    [[nodiscard]] double scale() const { return scale_; }
    [[nodiscard]] QPointF toScene(const QPointF& pos) const { return (pos - origin_) / scale_; }
    [[nodiscard]] QRectF toView(const QRectF& scene) const;
    /// What a widget of that size shows.
    [[nodiscard]] QRectF seen(const QSizeF& size) const { return {toScene(QPointF(0, 0)), size / scale_}; }

    void setScale(double scale, const QPointF& scenePos, const QPointF& pos);
    void move(const QPointF& by) { origin_ += by; }
    /// All of it in the middle, at full size at the most.
    void fit(const QRectF& wanted, const QRectF& view);
    /// All of it where it can be read; else `focus`, in the middle or at the top, and no room is left empty beside it.
    void begin(const QRectF& bounds, const QPointF& focus, bool inMiddle, const QRectF& view);
    /// As little as it takes.
    void reveal(const QRectF& wanted, const QRectF& view);
    /// Keeps a part of `bounds` in a widget of that size.
    void keep(const QRectF& bounds, const QSizeF& size);

private:
    double scale_ = 1;
    QPointF origin_;
};

}  // namespace arenascope
