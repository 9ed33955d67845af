#include "widgets/panels/model_panel.h"

#include <QHash>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "widgets/panels/kit.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

namespace arenascope {

/// Tensors and bytes of each item, written into the tree once: an item that grew with each of 100,000 tensors would copy
/// them each time.
struct ModuleSums {
    struct Sum {
        QList<QVariant> tensors;
        qint64 bytes = 0;
    };
    QHash<QTreeWidgetItem*, Sum> of;
};

namespace {

constexpr int tensors_role = Qt::UserRole;
enum Column { name_column, count_column, bytes_column };

void addTo(ModuleSums& sums, QTreeWidgetItem* item, const TensorRow& row) {
    for (QTreeWidgetItem* at = item; at; at = at->parent()) {
        ModuleSums::Sum& sum = sums.of[at];
        sum.tensors.append(row.value);
        sum.bytes += row.bytes;
    }
}

void write(const ModuleSums& sums) {
    for (auto it = sums.of.begin(); it != sums.of.end(); ++it) {
        QTreeWidgetItem* item = it.key();
        item->setData(name_column, tensors_role, it->tensors);
        item->setText(count_column, QString::number(it->tensors.size()));
        item->setText(bytes_column, format::bytes(it->bytes));
    }
}

QTreeWidgetItem* make(QTreeWidgetItem* parent, const QString& name) {
    auto* item = new QTreeWidgetItem(parent, {name});
    for (const int column : {count_column, bytes_column}) {
        item->setFont(column, theme().mono);
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    return item;
}

}  // namespace

ModelPanel::ModelPanel(ViewState& state, QWidget* parent)
    : QWidget(parent), state_(state), tree_(new QTreeWidget(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tree_);
    tree_->setHeaderLabels({tr("Module"), tr("Tensors"), tr("Size")});
    tree_->setAccessibleName(tr("Modules of the program"));
    tree_->setUniformRowHeights(true);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(name_column, QHeaderView::Stretch);
    tree_->header()->resizeSection(count_column, 70);
    tree_->header()->resizeSection(bytes_column, 90);
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) { selectItem(item); });
    connect(&state_, &ViewState::outcomeChanged, this, &ModelPanel::rebuild);
}

void ModelPanel::rebuild() {
    const QSignalBlocker quiet(tree_);
    tree_->clear();
    if (!state_.outcome()) return;
    ModuleSums sums;
    addInterface(sums);
    addModules(sums);
    write(sums);
}

void ModelPanel::addInterface(ModuleSums& sums) {
    const std::pair<Role, QString> groups[] = {
        {Role::input, tr("Inputs")}, {Role::output, tr("Outputs")}, {Role::state, tr("State")}};
    for (const auto& [role, title] : groups) {
        QTreeWidgetItem* group = nullptr;
        for (const TensorRow& row : state_.outcome()->tensors) {
            if (row.role != role) continue;
            if (!group) group = make(tree_->invisibleRootItem(), title);
            addTo(sums, make(group, kit::text(row.name) + QStringLiteral("  ") + kit::text(row.shape_text)), row);
        }
    }
}

void ModelPanel::addModules(ModuleSums& sums) {
    QHash<QString, QTreeWidgetItem*> modules;
    for (const TensorRow& row : state_.outcome()->tensors) {
        if (row.role == Role::input || row.role == Role::state) continue;
        const QString path = kit::text(row.module_path);
        QTreeWidgetItem* parent = tree_->invisibleRootItem();
        QString so_far;
        for (const QString& part : path.isEmpty() ? QStringList{tr("(no module)")} : path.split(QLatin1Char('.'))) {
            so_far += QLatin1Char('.') + part;
            QTreeWidgetItem*& item = modules[so_far];
            if (!item) item = make(parent, part);
            parent = item;
        }
        addTo(sums, parent, row);
    }
}

void ModelPanel::selectItem(const QTreeWidgetItem* item) {
    if (!item) return;
    std::set<ValueId> values;
    for (const QVariant& id : item->data(name_column, tensors_role).toList()) values.insert(id.toInt());
    if (!values.empty()) state_.select(values, *values.begin());
}

}  // namespace arenascope
