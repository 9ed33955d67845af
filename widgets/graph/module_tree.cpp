#include "widgets/graph/module_tree.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>

#include "widgets/theme/theme.h"
#include "widgets/ui/row_delegate.h"

namespace arenascope {
namespace {

constexpr int module_role = Qt::UserRole, nodes_role = Qt::UserRole + 1, class_role = Qt::UserRole + 2;
constexpr int name_column = 0, ops_column = 1;

/// The name as everywhere, and behind it the module's class in grey, in the room that is left.
class ModuleDelegate : public RowDelegate {
public:
    using RowDelegate::RowDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        RowDelegate::paint(painter, option, index);
        const QString kind = index.data(class_role).toString();
        if (kind.isEmpty()) return;
        constexpr int gap = 6, least = 24;
        QStyleOptionViewItem full = option;
        initStyleOption(&full, index);
        const QStyle* style = full.widget ? full.widget->style() : QApplication::style();
        QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &full, full.widget);
        room.setLeft(room.left() + QFontMetrics(full.font).horizontalAdvance(full.text) + gap);
        if (room.width() < least) return;
        painter->save();
        painter->setFont(theme().small);
        painter->setPen(theme().tx3);
        const QString text = QFontMetrics(theme().small).elidedText(kind, Qt::ElideRight, room.width());
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
        painter->restore();
    }
};

}  // namespace

ModuleTree::ModuleTree(QWidget* parent) : QTreeWidget(parent) {
    setObjectName(QStringLiteral("moduleTree"));
    setAccessibleName(tr("Modules"));
    setHeaderLabels({tr("Module"), tr("Ops")});
    setUniformRowHeights(true);
    setIndentation(14);
    setItemDelegate(new RowDelegate(this));
    setItemDelegateForColumn(name_column, new ModuleDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(name_column, QHeaderView::Stretch);
    header()->setSectionResizeMode(ops_column, QHeaderView::Fixed);
    header()->resizeSection(ops_column, 44);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* row) {
        if (!row) return;
        const QVariantList chosen = row->data(name_column, nodes_role).toList();
        if (chosen.isEmpty()) return emit moduleChosen(row->data(name_column, module_role).toString());
        std::vector<NodeIndex> nodes;
        for (const QVariant& node : chosen) nodes.emplace_back(node.toInt());
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
    std::map<QString, std::map<QString, std::vector<NodeIndex>>> own;
    std::vector<NodeIndex> added;
    for (const NodeIndex i : graph.nodes.indices()) {
        const ProgramNode& node = graph.nodes[i];
        if (!node.runs()) continue;
        if (node.module.isEmpty() && node.source.isEmpty()) added.push_back(i);
        else own[node.module][node.source].push_back(i);
    }
    // In the order in which they run: "10" does not come before "2".
    for (const ProgramNode& node : graph.nodes) {
        if (node.runs()) rowOf(node.module);
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
        for (const NodeIndex node : added) nodes.append(node.number());
        row->setData(name_column, nodes_role, nodes);
        count(row, static_cast<int>(added.size()));
    }
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        (*it)->setTextAlignment(ops_column, Qt::AlignRight | Qt::AlignVCenter);
        (*it)->setFont(ops_column, theme().mono);
    }
    root_->setExpanded(true);
    showClasses();
}

void ModuleTree::setClasses(const ModuleClasses& classes) {
    classes_ = classes;
    showClasses();
}

void ModuleTree::showClasses() {
    const auto show = [this](QTreeWidgetItem& row, const QString& module) {
        const auto known = classes_.find(module);
        const QString qualified = known == classes_.end() ? QString() : known->second;
        const QString kind = shortClass(qualified), name = row.text(name_column);
        row.setData(name_column, class_role, kind);
        row.setData(name_column, Qt::AccessibleTextRole, kind.isEmpty() ? name : name + QLatin1Char(' ') + kind);
        const QString path = module.isEmpty() ? name : module;
        row.setToolTip(name_column, qualified.isEmpty() ? path : path + QLatin1Char('\n') + qualified);
    };
    if (root_) show(*root_, QString());
    for (const auto& [module, row] : rows_) show(*row, module);
}

void ModuleTree::addOwnCode(QTreeWidgetItem* parent, const std::map<QString, std::vector<NodeIndex>>& lines) {
    auto* group = new QTreeWidgetItem(parent, {tr("own code"), QStringLiteral("0")});
    group->setData(name_column, module_role, parent->data(name_column, module_role));
    int sum = 0;
    for (const auto& [line, nodes] : lines) {
        const QString name = line.isEmpty() ? tr("without a line") : line.section(QLatin1Char('/'), -1);
        auto* row = new QTreeWidgetItem(group, {name, QString::number(nodes.size())});
        row->setFont(name_column, theme().mono);
        row->setToolTip(name_column, line);
        QVariantList all;
        for (const NodeIndex node : nodes) all.append(node.number());
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
