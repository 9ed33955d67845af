#pragma once

#include <QStyledItemDelegate>

namespace arenascope {

/// Rows as all tables have them: a bar of ink at the left of a selected one, whose texts keep the colours that carry a
/// fact.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace arenascope
