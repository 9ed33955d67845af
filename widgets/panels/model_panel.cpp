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
namespace {

constexpr int tensors_role = Qt::UserRole;
constexpr int bytes_role = Qt::UserRole + 1;
enum Column { name_column, count_column, bytes_column };

void addTo(QTreeWidgetItem* item, const TensorRow& row) {
    for (QTreeWidgetItem* at = item; at; at = at->parent()) {
        QList<QVariant> tensors = at->data(name_column, tensors_role).toList();
        tensors.append(row.value);
        const qint64 bytes = at->data(name_column, bytes_role).toLongLong() + row.bytes;
        at->setData(name_column, tensors_role, tensors);
        at->setData(name_column, bytes_role, bytes);
        at->setText(count_column, QString::number(tensors.size()));
        at->setText(bytes_column, format::bytes(bytes));
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
    addInterface();
    addModules();
}

void ModelPanel::addInterface() {
    const std::pair<Role, QString> groups[] = {
        {Role::input, tr("Inputs")}, {Role::output, tr("Outputs")}, {Role::state, tr("State")}};
    for (const auto& [role, title] : groups) {
        QTreeWidgetItem* group = nullptr;
        for (const TensorRow& row : state_.outcome()->tensors) {
            if (row.role != role) continue;
            if (!group) group = make(tree_->invisibleRootItem(), title);
            addTo(make(group, kit::text(row.name) + QStringLiteral("  ") + kit::text(row.shape_text)), row);
        }
    }
}

void ModelPanel::addModules() {
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
        addTo(parent, row);
    }
}

void ModelPanel::selectItem(const QTreeWidgetItem* item) {
    if (!item) return;
    std::set<ValueId> values;
    for (const QVariant& id : item->data(name_column, tensors_role).toList()) values.insert(id.toInt());
    if (!values.empty()) state_.select(values, *values.begin());
}

}  // namespace arenascope
