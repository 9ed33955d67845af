#include "widgets/plot/chart.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/theme/theme.h"

namespace arenascope {

void Chart::paintOnto(QPaintDevice& device, QSize size) {
    QPainter painter(&device);
    painter.drawImage(QRect(QPoint(0, 0), size), renderImage(size, 2));
}

bool Chart::waits() const { return !isVisible() && window() != this && window()->isVisible(); }

QString Chart::noPlanText() { return tr("No plan yet: see the message above this view, or the Dimensions panel"); }

void Chart::keyPressEvent(QKeyEvent* event) {
    constexpr int page = 10, pan_by = 4;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_BracketLeft: return moveCursor(-1);
        case Qt::Key_Right:
        case Qt::Key_BracketRight: return moveCursor(1);
        case Qt::Key_PageUp: return moveCursor(-page);
        case Qt::Key_PageDown: return moveCursor(page);
        case Qt::Key_Plus:
        case Qt::Key_Equal:
        case Qt::Key_W: return zoom(1.25);
        case Qt::Key_Minus:
        case Qt::Key_S: return zoom(0.8);
        case Qt::Key_A: return pan(-pan_by);
        case Qt::Key_D: return pan(pan_by);
        case Qt::Key_F: return fitSelection();
        case Qt::Key_Home: return fitAll();
        case Qt::Key_Escape: return clearSelection();
        default: QWidget::keyPressEvent(event);
    }
}

QImage Chart::wholePicture(qreal scale) {
    constexpr double most_pixels = 1 << 26, longest = 30000;
    const QSizeF size = wholeSize();
    if (size.isEmpty()) return {};
    const double fits = std::min({scale, std::sqrt(most_pixels / (size.width() * size.height())),
                                  longest / std::max(size.width(), size.height())});
    QImage image((size * fits).toSize().expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(fits);
    image.fill(theme().chart);
    QPainter painter(&image);
    paintWhole(painter);
    return image;
}

}  // namespace arenascope
