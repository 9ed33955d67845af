#pragma once

#include <QStyledItemDelegate>

namespace arenascope {

/// Rows in the style of all tables: a bar at the left of a selected one, whose text keeps its meaningful colours.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace arenascope
