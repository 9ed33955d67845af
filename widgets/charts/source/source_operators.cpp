#include "widgets/charts/source/source_operators.h"

#include <QHeaderView>
#include <QPainter>
#include <QScopedValueRollback>
#include <algorithm>
#include <set>

#include "engine/ir/steps.h"
#include "engine/study/graph/operator_names.h"
#include "widgets/plot/family_look.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/column_room.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

enum Column { step_column, operator_column, tensor_column, bytes_column, time_column, column_count };
constexpr int instruction_role = Qt::UserRole + 1;

QIcon familyIcon(OperatorFamily family, qreal dpr) {
    constexpr int size = 14;
    QPixmap picture(QSize(size, size) * dpr);
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFamily(painter, QRectF(1, 1, size - 2, size - 2), family);
    return picture;
}

}  // namespace

SourceOperators::SourceOperators(QWidget* parent) : QTreeWidget(parent) {
    setObjectName(QStringLiteral("sourceOperators"));
    setAccessibleName(tr("Operators of the line"));
    setHeaderLabels({tr("Step"), tr("Operator"), tr("Tensor"), tr("Bytes"), tr("Time, ms")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setItemDelegate(new RowDelegate(this));
    for (const int column : {step_column, bytes_column, time_column})
        headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(tensor_column, QHeaderView::Stretch);
    connect(this, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (const QTreeWidgetItem* item = kit::chosenOf(*this); item && !filling_)
            emit chosen(InstructionIndex(item->data(step_column, instruction_role).toInt()));
    });
}

void SourceOperators::show(const Outcome& outcome, const SourceCosts& costs,
                           const std::vector<InstructionIndex>& operators) {
    const QScopedValueRollback filling(filling_, true);
    clear();
    const Method& method = *outcome.method;
    const Table<InstructionIndex, Step> steps = steps_of_instructions(method);
    std::set<ValueId> live;
    for (const LiveShare& tensor : costs.tensors) live.insert(tensor.value);
    QList<QTreeWidgetItem*> rows;
    for (const InstructionIndex at : operators) {
        const Instruction& instruction = method.instructions[at];
        if (!steps.has(at) || !steps[at].valid() || rows.size() >= static_cast<qsizetype>(most_rows)) continue;
        const bool calls = instruction.kind == Instruction::Kind::delegate;
        const ValueId made = instruction.outs.empty() ? no_value : instruction.outs.front();
        const Tensor* tensor = method.values.has(made) ? method.values[made].tensor() : nullptr;
        auto* item = new QTreeWidgetItem;
        item->setText(step_column, QString::number(steps[at].number()));
        item->setText(operator_column, kit::text(calls ? instruction.op : operator_title(instruction.op)));
        item->setIcon(
            operator_column,
            familyIcon(calls ? OperatorFamily::delegate : operator_family(instruction.op), devicePixelRatioF()));
        item->setText(tensor_column, made == no_value ? QString() : kit::text(method.values[made].name));
        item->setToolTip(tensor_column, item->text(tensor_column));
        if (tensor) item->setText(bytes_column, format::bytes(tensor->bytes().value_or(0)));
        if (costs.has_times) item->setText(time_column, format::milliseconds(costs.operators[at].milliseconds));
        if (live.contains(made)) item->setForeground(bytes_column, theme().role(DataRole::intermediate).solid);
        for (const int column : {step_column, bytes_column, time_column}) {
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
            item->setFont(column, theme().mono);
        }
        item->setData(step_column, instruction_role, at.number());
        rows.append(item);
    }
    addTopLevelItems(rows);
    setColumnHidden(time_column, !costs.has_times);
    for (const int column : {step_column, operator_column, bytes_column, time_column})
        setColumnWidth(column, wholeWidth(*this, column));
}

}  // namespace arenascope
