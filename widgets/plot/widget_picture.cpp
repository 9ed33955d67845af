#include "widgets/plot/widget_picture.h"

#include <QPainter>

#include "widgets/theme/theme.h"

namespace arenascope {

QImage widgetPicture(QWidget& chart, QSize size, qreal dpr) {
    const QSize before = chart.size();
    chart.resize(size);
    QImage image((QSizeF(size) * dpr).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(dpr);
    image.fill(theme().chart);
    QPainter painter(&image);
    chart.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren | QWidget::DrawWindowBackground);
    painter.end();
    if (before.isValid() && before != size) chart.resize(before);
    return image;
}

void paintWidgetOnto(QWidget& chart, QPaintDevice& device, QSize size) {
    chart.resize(size);
    QPainter painter(&device);
    painter.fillRect(QRect(QPoint(0, 0), size), theme().chart);
    chart.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
}

}  // namespace arenascope
