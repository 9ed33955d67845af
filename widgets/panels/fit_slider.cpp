// A slider with a mark at the largest value that fits.

#include "widgets/panels/fit_slider.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr int number_height = 15;  ///< of the line below; the space above is equal, since a style centres the groove
constexpr double ring = 4.5;

}  // namespace

FitSlider::FitSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

void FitSlider::setMark(std::optional<int> value) {
    if (value && (*value < minimum() || *value > maximum())) value.reset();
    mark_ = value;
    setAccessibleDescription(mark_ ? tr("The arenas fit up to %1").arg(format::number(*mark_)) : QString());
    setToolTip(accessibleDescription());
    update();
}

QSize FitSlider::sizeHint() const { return QSlider::sizeHint() + QSize(0, 2 * number_height - 8); }

QPointF FitSlider::pointOf(int value) const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this),
                handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    const int at = QStyle::sliderPositionFromValue(minimum(), maximum(), value, groove.width() - handle.width(),
                                                   option.upsideDown);
    return {groove.left() + at + handle.width() / 2.0, handle.center().y() + 0.5};
}

void FitSlider::paintEvent(QPaintEvent* event) {
    QSlider::paintEvent(event);
    if (!mark_) return;
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF at = pointOf(*mark_);
    painter.setPen(QPen(t.ink, 1.6));
    painter.setBrush(t.chart);
    painter.drawEllipse(at, ring, ring);
    painter.setFont(t.tick);
    painter.setPen(t.tx2);
    const QString number = format::number(*mark_);
    const double width = QFontMetricsF(t.tick).horizontalAdvance(number) + 2;
    const double left = qBound(0.0, at.x() - width / 2, this->width() - width);
    painter.drawText(QRectF(left, at.y() + ring + 3, width, number_height), Qt::AlignHCenter | Qt::AlignTop, number);
}

}  // namespace arenascope
