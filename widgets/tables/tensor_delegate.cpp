// Paints rows of the tensor table: colour, name and share of size.

#include "widgets/tables/tensor_delegate.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/theme/theme.h"
#include "widgets/ui/notes.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

QString TensorDelegate::noteOf(const QModelIndex& index) const {
    if (!notes_ || index.column() != TensorModel::name) return {};
    return notes_->ofTensor(index.data(TensorModel::name_role).toString().toStdString());
}

bool TensorDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                               const QModelIndex& index) {
    const QString note = noteOf(index);
    if (event->type() != QEvent::ToolTip || note.isEmpty())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), index.data().toString() + QLatin1Char('\n') + note, view);
    return true;
}

/// The triangle of a row of tiles; a tile of an open one is indented.
void TensorDelegate::paintBranch(QPainter& painter, const QRect& room, TensorModel::Branch branch) {
    if (branch == TensorModel::Branch::part) return;
    const QPointF middle(room.left() + 4.0, room.center().y() + 0.5);
    constexpr double half = 3.5;
    QPolygonF triangle;
    if (branch == TensorModel::Branch::closed)
        triangle << middle + QPointF(-2, -half) << middle + QPointF(2, 0) << middle + QPointF(-2, half);
    else triangle << middle + QPointF(-half, -2) << middle + QPointF(half, -2) << middle + QPointF(0, 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().tx2);
    painter.drawPolygon(triangle);
    painter.restore();
}

void TensorDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& t = theme();
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool hovered = ValueId(index.data(TensorModel::value_role).toInt()) == state_.hovered();
    const QColor ground = selected ? t.sel : hovered ? t.hov : t.base;
    painter->fillRect(option.rect, ground);
    QRect room = option.rect.adjusted(metric::cellPad, 0, -metric::cellPad, 0);
    const QColor role = index.data(TensorModel::swatch_role).value<QColor>();
    if (index.column() == TensorModel::name) {
        const auto branch = static_cast<TensorModel::Branch>(index.data(TensorModel::branch_role).toInt());
        if (branch != TensorModel::Branch::none) {
            paintBranch(*painter, room, branch);
            room.setLeft(room.left() + tile_indent);
        }
        if (selected) painter->fillRect(QRect(option.rect.left(), option.rect.top(), 2, option.rect.height()), t.ink);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(role);
        painter->drawRoundedRect(QRectF(room.left(), room.center().y() - 3, 8, 8), 1.5, 1.5);
        room.setLeft(room.left() + 15);
        if (index.data(TensorModel::pinned_role).toBool()) {
            const QPixmap lock = themePixmap(QStringLiteral("lock"), t.tx2, 12, painter->device()->devicePixelRatioF());
            painter->drawPixmap(room.right() - 12, room.center().y() - 6, lock);
            room.setRight(room.right() - 16);
        }
        if (!noteOf(index).isEmpty()) {
            const QRectF leaf(room.right() - 10, room.center().y() - 5, 9, 11);
            painter->setPen(QPen(t.tx2, 1.2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(leaf, 1.5, 1.5);
            for (const double line : {3.5, 6.0})
                painter->drawLine(QPointF(leaf.left() + 2.5, leaf.top() + line),
                                  QPointF(leaf.right() - 2.5, leaf.top() + line));
            room.setRight(room.right() - 15);
        }
    }
    if (index.column() == TensorModel::size) {
        const double width = index.data(TensorModel::share_role).toDouble() * room.width();
        const QRectF bar(room.right() + 1 - width, option.rect.bottom() - 2, width, 2);
        painter->fillRect(bar, mixed(role, ground, 0.55));
    }
    const QVariant font = index.data(Qt::FontRole), tone = index.data(Qt::ForegroundRole);
    painter->setFont(font.isValid() ? font.value<QFont>() : option.font);
    painter->setPen(tone.isValid() ? tone.value<QColor>() : t.tx);
    const QString text = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideLeft, room.width());
    painter->drawText(room, static_cast<int>(index.data(Qt::TextAlignmentRole).toUInt()), text);
}

}  // namespace arenascope
