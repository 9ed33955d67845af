// A histogram of the values of a tensor in the Inspector.

#include "widgets/panels/inspector/histogram.h"

#include <QPainter>
#include <algorithm>

#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {

Histogram::Histogram(QWidget* parent) : QWidget(parent) {
    setFixedHeight(forText(64));
    setAccessibleName(tr("Histogram"));
}

void Histogram::show(const TensorNumbers& numbers) {
    numbers_ = numbers;
    setAccessibleDescription(
        tr("from %1 to %2").arg(format::shortNumber(numbers.min), format::shortNumber(numbers.max)));
    update();
}

void Histogram::paintEvent(QPaintEvent*) {
    const std::int64_t most = *std::max_element(numbers_.histogram.begin(), numbers_.histogram.end());
    if (most <= 0) return;
    QPainter painter(this);
    const Theme& t = theme();
    const double foot = height() - QFontMetricsF(t.tick).height() - 3;
    const double each = width() / static_cast<double>(TensorNumbers::bins);
    for (std::size_t i = 0; i < TensorNumbers::bins; ++i) {
        const double high = static_cast<double>(numbers_.histogram[i]) / static_cast<double>(most) * (foot - 2);
        const double shown = numbers_.histogram[i] > 0 ? std::max(1.0, high) : 0;
        painter.fillRect(QRectF(static_cast<double>(i) * each, foot - shown, std::max(1.0, each - 1), shown), t.thumb);
    }
    painter.fillRect(QRectF(0, foot, width(), 1), t.axis);
    painter.setFont(t.tick);
    painter.setPen(t.tx2);
    const QRectF below(0, foot + 2, width(), height() - foot - 2);
    painter.drawText(below, Qt::AlignLeft, format::shortNumber(numbers_.min));
    painter.drawText(below, Qt::AlignRight, format::shortNumber(numbers_.max));
    if (numbers_.min >= 0 || numbers_.max <= 0) return;
    const double zero = -numbers_.min / (numbers_.max - numbers_.min) * width();
    painter.setPen(QPen(t.tx2, 1, Qt::DotLine));
    painter.drawLine(QPointF(zero, 0), QPointF(zero, foot));
    const double room = QFontMetricsF(t.tick).horizontalAdvance(format::shortNumber(numbers_.min)) + 12;
    if (zero > room && zero < width() - room)
        painter.drawText(QRectF(zero - 10, foot + 2, 20, below.height()), Qt::AlignHCenter, QStringLiteral("0"));
}

}  // namespace arenascope
