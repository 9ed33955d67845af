#include "widgets/graph/module_tree.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include "widgets/tables/row_delegate.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr int module_role = Qt::UserRole, nodes_role = Qt::UserRole + 1;
constexpr int name_column = 0, ops_column = 1;

}  // namespace

ModuleTree::ModuleTree(QWidget* parent) : QTreeWidget(parent) {
    setObjectName(QStringLiteral("moduleTree"));
    setAccessibleName(tr("Modules"));
    setHeaderLabels({tr("Module"), tr("Ops")});
    setUniformRowHeights(true);
    setIndentation(14);
    setItemDelegate(new RowDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(name_column, QHeaderView::Stretch);
    header()->setSectionResizeMode(ops_column, QHeaderView::Fixed);
    header()->resizeSection(ops_column, 52);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* row) {
        if (!row) return;
        const QVariantList chosen = row->data(name_column, nodes_role).toList();
        if (chosen.isEmpty()) return emit moduleChosen(row->data(name_column, module_role).toString());
        std::vector<int> nodes;
        for (const QVariant& node : chosen) nodes.push_back(node.toInt());
        emit nodesChosen(nodes);
    });
}

QTreeWidgetItem* ModuleTree::rowOf(const QString& module) {
    if (module.isEmpty()) return root_;
    const auto known = rows_.find(module);
    if (known != rows_.end()) return known->second;
    const qsizetype dot = module.lastIndexOf(QLatin1Char('.'));
    QTreeWidgetItem* parent = rowOf(dot < 0 ? QString() : module.left(dot));
    auto* row = new QTreeWidgetItem(parent, {module.mid(dot + 1), QStringLiteral("0")});
    row->setData(name_column, module_role, module);
    row->setToolTip(name_column, module);
    rows_[module] = row;
    return row;
}

void ModuleTree::count(QTreeWidgetItem* row, int operators) {
    for (QTreeWidgetItem* at = row; at; at = at->parent())
        at->setText(ops_column, QString::number(at->text(ops_column).toInt() + operators));
}

void ModuleTree::show(const ProgramGraph& graph) {
    const QSignalBlocker quiet(this);
    clear();
    rows_.clear();
    root_ = new QTreeWidgetItem(this, {tr("Program"), QStringLiteral("0")});
    root_->setData(name_column, module_role, QString());
    std::map<QString, std::map<QString, std::vector<int>>> own;
    std::vector<int> added;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const ProgramNode& node = graph.nodes[i];
        if (!node.runs()) continue;
        if (node.module.isEmpty() && node.source.isEmpty()) added.push_back(static_cast<int>(i));
        else own[node.module][node.source].push_back(static_cast<int>(i));
    }
    for (const auto& [module, lines] : own) {
        QTreeWidgetItem* row = rowOf(module);
        int operators = 0;
        for (const auto& [line, nodes] : lines) operators += static_cast<int>(nodes.size());
        count(row, operators);
    }
    for (const auto& [module, lines] : own) {
        QTreeWidgetItem* row = rowOf(module);
        if (row->childCount() > 0) addOwnCode(row, lines);
    }
    if (!added.empty()) {
        auto* row = new QTreeWidgetItem(root_, {tr("added when lowering"), QStringLiteral("0")});
        QVariantList nodes;
        for (const int node : added) nodes.append(node);
        row->setData(name_column, nodes_role, nodes);
        count(row, static_cast<int>(added.size()));
    }
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        (*it)->setTextAlignment(ops_column, Qt::AlignRight | Qt::AlignVCenter);
        (*it)->setFont(ops_column, theme().mono);
    }
    root_->setExpanded(true);
}

void ModuleTree::addOwnCode(QTreeWidgetItem* parent, const std::map<QString, std::vector<int>>& lines) {
    auto* group = new QTreeWidgetItem(parent, {tr("own code"), QStringLiteral("0")});
    group->setData(name_column, module_role, parent->data(name_column, module_role));
    int sum = 0;
    for (const auto& [line, nodes] : lines) {
        const QString name = line.isEmpty() ? tr("without a line") : line.section(QLatin1Char('/'), -1);
        auto* row = new QTreeWidgetItem(group, {name, QString::number(nodes.size())});
        row->setFont(name_column, theme().mono);
        row->setToolTip(name_column, line);
        QVariantList all;
        for (const int node : nodes) all.append(node);
        row->setData(name_column, nodes_role, all);
        sum += static_cast<int>(nodes.size());
    }
    group->setText(ops_column, QString::number(sum));  // its parent has counted them
}

void ModuleTree::mark(const QString& module) {
    const QSignalBlocker quiet(this);
    const auto known = rows_.find(module);
    QTreeWidgetItem* row = known == rows_.end() ? root_ : known->second;
    setCurrentItem(row);
    if (row) scrollToItem(row);
}

int ModuleTree::operatorsOf(const QString& module) const {
    const auto known = rows_.find(module);
    const QTreeWidgetItem* row = module.isEmpty() ? root_ : known == rows_.end() ? nullptr : known->second;
    return row ? row->text(ops_column).toInt() : 0;
}

}  // namespace arenascope
