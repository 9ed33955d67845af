// Drags rows of the tensor table as one badge.

#include "widgets/tables/tensor_view.h"

#include <QDrag>
#include <QMimeData>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/tables/tensor_model.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr int badge_height = 22, badge_pad = 8, widest = 220;

}  // namespace

QPixmap TensorView::badge(const QModelIndexList& rows) const {
    const QModelIndex first = rows.front().siblingAtColumn(TensorModel::name);
    const QString text =
        rows.size() == 1 ? first.data().toString() : tr("%n tensor(s)", nullptr, static_cast<int>(rows.size()));
    const Theme& t = theme();
    const QFontMetricsF metrics(t.bodyMedium);
    const QString shown = metrics.elidedText(text, Qt::ElideMiddle, widest);
    const QSizeF size(std::ceil(metrics.horizontalAdvance(shown)) + 2 * badge_pad, badge_height);
    QPixmap out((size * devicePixelRatioF()).toSize());
    out.setDevicePixelRatio(devicePixelRatioF());
    out.fill(Qt::transparent);
    QPainter painter(&out);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.ink, 1.5));
    painter.setBrush(t.base);
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1), 4, 4);
    painter.setPen(t.tx);
    painter.setFont(t.bodyMedium);
    painter.drawText(QRectF(QPointF(), size), Qt::AlignCenter, shown);
    return out;
}

void TensorView::startDrag(Qt::DropActions actions) {
    const QModelIndexList indexes = selectedIndexes();
    const QModelIndexList rows = selectionModel()->selectedRows(TensorModel::name);
    if (rows.isEmpty()) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(model()->mimeData(indexes));
    drag->setPixmap(badge(rows));
    drag->setHotSpot(QPoint(-12, -16));
    drag->exec(actions, Qt::MoveAction);
}

}  // namespace arenascope
