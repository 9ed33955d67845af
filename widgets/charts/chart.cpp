#include "widgets/charts/chart.h"

#include <QPainter>

namespace arenascope {

void Chart::paintOnto(QPaintDevice& device, QSize size) {
    QPainter painter(&device);
    painter.drawImage(QRect(QPoint(0, 0), size), renderImage(size, 2));
}

}  // namespace arenascope
