#include "widgets/panels/run_groups.h"

#include <QHeaderView>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <map>

#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

namespace arenascope {

bool OpItem::operator<(const QTreeWidgetItem& other) const {
    const bool fails = data(0, failing_role).toBool();
    const bool isAscending = !treeWidget() || treeWidget()->header()->sortIndicatorOrder() == Qt::AscendingOrder;
    if (fails != other.data(0, failing_role).toBool()) return fails == isAscending;
    const int column = treeWidget() ? treeWidget()->sortColumn() : 0;
    const QVariant a = data(column, number_role), b = other.data(column, number_role);
    if (a.isValid() && b.isValid()) return a.toDouble() < b.toDouble();
    return text(column) < other.text(column);
}

void setNumber(QTreeWidgetItem* item, int column, double value, const QString& text) {
    item->setText(column, text);
    item->setData(column, number_role, value);
    item->setFont(column, theme().mono);
    item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

RunGroups::RunGroups(QWidget* parent) : QComboBox(parent) {
    addItem(tr("not grouped"), none);
    addItem(tr("by operator"), op);
    addItem(tr("by module"), module);
    setAccessibleName(tr("Group the operators"));
    setToolTip(tr("Sums of time and moved bytes for each operator or module"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setStyleState(*this, "compact", true);
    connect(this, &QComboBox::currentIndexChanged, this, &RunGroups::regroup);
}

void RunGroups::attach(QTreeWidget& tree, std::function<QString(InstructionIndex)> moduleOf) {
    tree_ = &tree;
    moduleOf_ = std::move(moduleOf);
}

QString RunGroups::keyOf(const QTreeWidgetItem& row) const {
    if (currentData().toInt() == op) return row.text(op_column);
    const QString path = moduleOf_(InstructionIndex(row.data(0, instruction_role).toInt()));
    return path.isEmpty() ? tr("no module") : path;
}

QTreeWidgetItem* RunGroups::groupOf(const QString& key, const QList<QTreeWidgetItem*>& rows) const {
    auto* out = new OpItem(QStringList{QString(), key, tr("%n operator(s)", nullptr, static_cast<int>(rows.size()))});
    out->setToolTip(op_column, key);
    const bool fails = std::any_of(rows.begin(), rows.end(),
                                   [](const QTreeWidgetItem* row) { return row->data(0, failing_role).toBool(); });
    if (fails) {
        out->setData(0, failing_role, true);
        out->setIcon(step_column, themeIcon(QStringLiteral("warning"), theme().bad));
    }
    const auto sum = [&](int column, const std::function<QString(double)>& text) {
        double total = 0;
        bool some = false;
        for (const QTreeWidgetItem* row : rows) {
            const QVariant number = row->data(column, number_role);
            some = some || number.isValid();
            total += number.toDouble();
        }
        if (some) setNumber(out, column, total, text(total));
    };
    constexpr int time_digits = 3;
    const auto digits = [](int count) {
        return [count](double value) { return QLocale().toString(value, 'f', count); };
    };
    const auto whole = [](double value) { return format::number(std::llround(value)); };
    const auto bytes = [](double value) { return format::bytes(std::llround(value)); };
    for (const int column : {median_column, fastest_column}) sum(column, digits(time_digits));
    sum(share_column, digits(1));
    sum(device_column, whole);
    for (const int column : {read_column, written_column}) sum(column, bytes);
    for (int column = 0; column < tree_->columnCount(); ++column)
        out->setFont(column, out->data(column, number_role).isValid() ? theme().monoBold : theme().bodyBold);
    return out;
}

void RunGroups::arrange(const QList<QTreeWidgetItem*>& rows) {
    rows_ = rows;
    if (currentData().toInt() == none) return tree_->addTopLevelItems(rows);
    std::map<QString, QList<QTreeWidgetItem*>> groups;
    for (QTreeWidgetItem* row : rows) groups[keyOf(*row)].append(row);
    for (const auto& [key, members] : groups) {
        QTreeWidgetItem* group = groupOf(key, members);
        group->addChildren(members);
        tree_->addTopLevelItem(group);
        if (group->data(0, failing_role).toBool()) group->setExpanded(true);
    }
}

/// The rows stay; only the groups around them are others.
void RunGroups::regroup() {
    if (!tree_ || tree_->topLevelItemCount() == 0) return;
    const QSignalBlocker quiet(tree_);
    tree_->setSortingEnabled(false);
    for (QTreeWidgetItem* row : rows_) {
        if (QTreeWidgetItem* group = row->parent()) group->removeChild(row);
        else tree_->takeTopLevelItem(tree_->indexOfTopLevelItem(row));
    }
    const QList<QTreeWidgetItem*> rows = rows_;
    tree_->clear();  // the former groups
    arrange(rows);
    tree_->setSortingEnabled(true);
    emit arranged();
}

}  // namespace arenascope
