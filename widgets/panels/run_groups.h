#pragma once
// Rows of the Run panel's operators: sorted by number, failing ones first, one by one or with sums by operator or
// module.

#include <QComboBox>
#include <QTreeWidget>
#include <functional>

#include "engine/ir/ids.h"

namespace arenascope {

/// Columns of the table of operators.
enum OpColumn {
    step_column,
    op_column,
    node_column,
    kernel_column,
    median_column,
    fastest_column,
    share_column,
    device_column,        ///< ticks that a device recorded, where there are some
    device_range_column,  ///< their least and most
    read_column,
    written_column,
    change_column,  ///< of the checksum, where values were compared
    checked_column
};

/// Roles of a row's cells; `failing` and `instruction` are those of the first column.
enum OpRole { number_role = Qt::UserRole, instruction_role, failing_role };

/// Sorts by the number of a cell if it has one; rows that failed are first in both directions.
class OpItem : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;
    bool operator<(const QTreeWidgetItem& other) const override;
};

void setNumber(QTreeWidgetItem* item, int column, double value, const QString& text);

/// The choice of the groups. Groups are rows with the sums of their operators.
class RunGroups : public QComboBox {
    Q_OBJECT
public:
    enum By { none, op, module };
    explicit RunGroups(QWidget* parent = nullptr);
    /// `moduleOf`: the module of an instruction.
    void attach(QTreeWidget& tree, std::function<QString(InstructionIndex)> moduleOf);
    /// Puts the rows into the tree, which owns them then.
    void arrange(const QList<QTreeWidgetItem*>& rows);

signals:
    void arranged();

private:
    [[nodiscard]] QString keyOf(const QTreeWidgetItem& row) const;
    [[nodiscard]] QTreeWidgetItem* groupOf(const QString& key, const QList<QTreeWidgetItem*>& rows) const;
    void regroup();

    QTreeWidget* tree_ = nullptr;
    std::function<QString(InstructionIndex)> moduleOf_;
    QList<QTreeWidgetItem*> rows_;  ///< of the operators, in the order of the run; the tree owns them
};

}  // namespace arenascope
