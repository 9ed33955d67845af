#include "widgets/plot/family_look.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include "widgets/theme/theme.h"

namespace arenascope {

QColor familyColor(OperatorFamily family) {
    const Theme& t = theme();
    const bool dark = t.isDark();
    switch (family) {
        case OperatorFamily::matrix: return t.role(DataRole::intermediate).solid;
        case OperatorFamily::elementwise: return dark ? QColor(0x8B929C) : QColor(0x8A929D);
        case OperatorFamily::reduction: return dark ? QColor(0xB07A3A) : QColor(0x6E4A12);
        case OperatorFamily::movement: return dark ? QColor(0xE6C84A) : QColor(0xE3BC1A);
        case OperatorFamily::control: return t.ink;
        case OperatorFamily::delegate: return t.role(DataRole::delegate).solid;
        case OperatorFamily::other: break;
    }
    return t.thumb;
}

void paintFamily(QPainter& painter, const QRectF& rect, OperatorFamily family) {
    const QColor ground = familyColor(family), sign = textOn(ground);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, 3, 3);
    const QPointF c = rect.center();
    const double u = rect.width() / 14;  // the sign is drawn on 14 by 14
    painter.setBrush(sign);
    switch (family) {
        case OperatorFamily::matrix:
            for (const double x : {-3.2, 0.6}) {
                for (const double y : {-3.2, 0.6})
                    painter.drawRect(QRectF(c + QPointF(x, y) * u, QSizeF(2.6, 2.6) * u));
            }
            break;
        case OperatorFamily::elementwise: painter.drawEllipse(c, 2.2 * u, 2.2 * u); break;
        case OperatorFamily::reduction: {
            QPainterPath path(c + QPointF(-3.6, -2.4) * u);
            path.lineTo(c + QPointF(3.6, -2.4) * u);
            path.lineTo(c + QPointF(0, 3.2) * u);
            painter.drawPath(path);
            break;
        }
        case OperatorFamily::movement: {
            for (const double way : {1.0, -1.0}) {
                const QPointF y(0, -1.8 * way * u);
                painter.drawRect(QRectF(c + y + QPointF(-3.6, -0.6) * u, QSizeF(7.2, 1.2) * u));
                QPainterPath head(c + y + QPointF(way * 4.4, 0) * u);
                head.lineTo(c + y + QPointF(way * 1.6, -2.2) * u);
                head.lineTo(c + y + QPointF(way * 1.6, 2.2) * u);
                painter.drawPath(head);
            }
            break;
        }
        case OperatorFamily::control: {
            QPainterPath path(c + QPointF(0, -3.8) * u);
            path.lineTo(c + QPointF(3.8, 0) * u);
            path.lineTo(c + QPointF(0, 3.8) * u);
            path.lineTo(c + QPointF(-3.8, 0) * u);
            painter.drawPath(path);
            break;
        }
        case OperatorFamily::delegate:
            painter.drawRect(QRectF(c + QPointF(-3.2, -3.2) * u, QSizeF(6.4, 2.4) * u));
            painter.drawRect(QRectF(c + QPointF(-3.2, 0.8) * u, QSizeF(6.4, 2.4) * u));
            break;
        case OperatorFamily::other: painter.drawRect(QRectF(c + QPointF(-2.2, -2.2) * u, QSizeF(4.4, 4.4) * u)); break;
    }
}

QString familyName(OperatorFamily family) {
    switch (family) {
        case OperatorFamily::matrix: return QCoreApplication::translate("arenascope::GraphLabels", "matrix");
        case OperatorFamily::elementwise: return QCoreApplication::translate("arenascope::GraphLabels", "elementwise");
        case OperatorFamily::reduction:
            return QCoreApplication::translate("arenascope::GraphLabels", "reduce, normalise");
        case OperatorFamily::movement: return QCoreApplication::translate("arenascope::GraphLabels", "moves data");
        case OperatorFamily::control: return QCoreApplication::translate("arenascope::GraphLabels", "control flow");
        case OperatorFamily::delegate: return QCoreApplication::translate("arenascope::GraphLabels", "delegate");
        case OperatorFamily::other: break;
    }
    return QCoreApplication::translate("arenascope::GraphLabels", "other");
}

}  // namespace arenascope
