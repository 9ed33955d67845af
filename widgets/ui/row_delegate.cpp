// Paints rows of tables and trees in the look of the theme.

#include "widgets/ui/row_delegate.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>
#include <QTreeView>

#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

/// Whether the column is the leftmost visible one; branches of a tree precede it.
bool isLeftmost(const QWidget* view, int column) {
    const auto* tree = qobject_cast<const QTreeView*>(view);
    const auto* table = qobject_cast<const QTableView*>(view);
    const QHeaderView* head = tree ? tree->header() : table ? table->horizontalHeader() : nullptr;
    return head ? head->logicalIndexAt(0) == column : column == 0;
}

}  // namespace

void RowDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant tone = index.data(Qt::ForegroundRole);
    if (tone.canConvert<QBrush>()) option->palette.setBrush(QPalette::HighlightedText, tone.value<QBrush>());
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    constexpr int bar = 2;
    QStyledItemDelegate::paint(painter, option, index);
    if ((option.state & QStyle::State_Selected) && isLeftmost(option.widget, index.column()))
        painter->fillRect(QRect(0, option.rect.top(), bar, option.rect.height()), theme().ink);
}

}  // namespace arenascope
