#include "widgets/panels/inspector/channel_ranges.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/panels/inspector/histogram.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {

ChannelRanges::ChannelRanges(QWidget* parent) : QWidget(parent) {
    setFixedHeight(forText(64));
    setAccessibleName(tr("Values by channel"));
}

void ChannelRanges::show(const std::vector<TensorNumbers::Channel>& channels) {
    channels_ = channels;
    low_ = high_ = 0;
    double least = HUGE_VAL, most = 0;  // widths of ranges
    for (const TensorNumbers::Channel& each : channels_) {
        low_ = std::min(low_, each.min);
        high_ = std::max(high_, each.max);
        least = std::min(least, each.max - each.min);
        most = std::max(most, each.max - each.min);
    }
    const QString said = tr("%n channel(s), range %1 to %2", nullptr, static_cast<int>(channels_.size()))
                             .arg(format::shortNumber(least), format::shortNumber(most));
    setAccessibleDescription(said);
    setToolTip(said);
    update();
}

void ChannelRanges::paintEvent(QPaintEvent*) {
    if (channels_.empty() || high_ <= low_) return;
    QPainter painter(this);
    const Theme& t = theme();
    const double foot = height() - QFontMetricsF(t.tick).height() - 3;
    const double each = width() / static_cast<double>(channels_.size());
    const auto y = [&](double value) { return (high_ - value) / (high_ - low_) * (foot - 2) + 1; };
    for (std::size_t i = 0; i < channels_.size(); ++i) {
        const double top = y(channels_[i].max), bottom = y(channels_[i].min);
        painter.fillRect(QRectF(static_cast<double>(i) * each, top, std::max(0.5, each - (each > 3 ? 1 : 0)),
                                std::max(1.0, bottom - top)),
                         t.thumb);
    }
    painter.setPen(QPen(t.tx2, 1, Qt::DotLine));
    painter.drawLine(QPointF(0, y(0)), QPointF(width(), y(0)));
    painter.fillRect(QRectF(0, foot, width(), 1), t.axis);
    painter.setFont(t.tick);
    painter.setPen(t.tx2);
    const QRectF below(0, foot + 2, width(), height() - foot - 2);
    painter.drawText(below, Qt::AlignLeft, QStringLiteral("0"));
    painter.drawText(below, Qt::AlignHCenter, tr("smallest to largest by channel"));
    painter.drawText(below, Qt::AlignRight, QString::number(channels_.size() - 1));
}

}  // namespace arenascope
