#include "widgets/graph/graph_view.h"

#include <algorithm>

namespace arenascope {
namespace {

constexpr double least_scale = 0.02, most_scale = 3;
constexpr double least_seen = 48;  ///< this part of the graph stays visible, however far the user scrolls
constexpr double first_top = 24;   ///< of the first part below the upper edge

}  // namespace

QRectF GraphView::toView(const QRectF& r) const {
    return r.isNull() ? QRectF() : QRectF(r.topLeft() * scale_ + origin_, r.size() * scale_);
}

void GraphView::setScale(double scale, const QPointF& scenePos, const QPointF& pos) {
    scale_ = std::clamp(scale, least_scale, most_scale);
    origin_ = pos - scenePos * scale_;
}

void GraphView::fit(const QRectF& wanted, const QRectF& view) {
    const double whole = std::min(view.width() / wanted.width(), view.height() / wanted.height());
    setScale(std::min(whole, 1.0), wanted.center(), view.center());
}

void GraphView::begin(const QRectF& bounds, const QPointF& focus, bool inMiddle, const QRectF& view) {
    const double across = view.width() / bounds.width(), down = view.height() / bounds.height();
    if (std::min(across, down) >= readable) return fit(bounds, view);
    const bool wide = across < readable;
    setScale(std::clamp(std::max(across, down), readable, 1.0),
             QPointF(wide ? focus.x() : bounds.center().x(), focus.y()), view.center());
    if (!inMiddle) origin_.ry() -= view.height() / 2 - first_top;
    const QRectF whole(bounds.topLeft() * scale_, bounds.size() * scale_);
    if (whole.width() > view.width())
        origin_.setX(std::clamp(origin_.x(), view.right() - whole.right(), view.left() - whole.left()));
    if (whole.height() > view.height())
        origin_.setY(std::clamp(origin_.y(), view.bottom() - whole.bottom(), view.top() - whole.top()));
}

void GraphView::reveal(const QRectF& wanted, const QRectF& view) {
    const QRectF r = toView(wanted);
    if (r.right() > view.right()) origin_.rx() -= r.right() - view.right();
    if (r.bottom() > view.bottom()) origin_.ry() -= r.bottom() - view.bottom();
    const QRectF now = toView(wanted);
    if (now.left() < view.left()) origin_.rx() += view.left() - now.left();
    if (now.top() < view.top()) origin_.ry() += view.top() - now.top();
}

void GraphView::keep(const QRectF& bounds, const QSizeF& size) {
    const auto kept = [this](double at, double low, double high, double room) {
        const double first = least_seen - high * scale_;
        return std::clamp(at, first, std::max(first, room - least_seen - low * scale_));
    };
    origin_ = {kept(origin_.x(), bounds.left(), bounds.right(), size.width()),
               kept(origin_.y(), bounds.top(), bounds.bottom(), size.height())};
}

}  // namespace arenascope
