// The tree of modules beside the graph.

#include "widgets/graph/module_tree.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>

#include "widgets/graph/graph_labels.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int frame_role = Qt::UserRole, class_role = Qt::UserRole + 1;
constexpr int name_column = 0, ops_column = 1, live_column = 2;

/// The name, then the module's class in grey if there is room.
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
    setHeaderLabels({tr("Module"), tr("Ops"), tr("Live")});
    setUniformRowHeights(true);
    setIndentation(14);
    setItemDelegate(new RowDelegate(this));
    setItemDelegateForColumn(name_column, new ModuleDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setExpandsOnDoubleClick(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(name_column, QHeaderView::Stretch);
    for (const int column : {ops_column, live_column}) header()->setSectionResizeMode(column, QHeaderView::Fixed);
    header()->resizeSection(ops_column, 44);
    header()->resizeSection(live_column, 68);
    connect(this, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (const QTreeWidgetItem* row = kit::chosenOf(*this))
            emit frameChosen(FrameIndex(row->data(name_column, frame_role).toInt()));
    });
    connect(this, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* row) { emit frameOpened(FrameIndex(row->data(name_column, frame_role).toInt())); });
}

void ModuleTree::addRow(FrameIndex index, QTreeWidgetItem* parent) {
    const ProgramFrame& frame = graph_->frames[index];
    const GraphLabels words(*graph_, *method_, classes_);
    auto* row = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(this);
    row->setText(name_column, words.title(index));
    row->setText(ops_column, QString::number(frame.operators));
    row->setData(name_column, frame_role, index.number());
    for (const int column : {ops_column, live_column}) {
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        row->setFont(column, theme().mono);
    }
    rows_[index] = row;
    for (const ProgramFrame::Child& child : frame.children) {
        if (child.frame.valid() && graph_->frames[child.frame].kind != ProgramFrame::Kind::chain)
            addRow(child.frame, row);
    }
}

void ModuleTree::show(std::shared_ptr<const ProgramGraph> graph, std::shared_ptr<const Method> method) {
    const QSignalBlocker quiet(this);
    graph_ = std::move(graph);
    method_ = std::move(method);
    clear();
    rows_.assign(graph_->frames.size(), nullptr);
    if (graph_->frames.empty() || !method_) return;
    addRow(whole_program, nullptr);
    topLevelItem(0)->setExpanded(true);
    showClasses();
}

void ModuleTree::setLoads(const GraphLoads& loads) {
    for (const FrameIndex at : rows_.indices()) {
        if (!rows_[at] || !loads.frames.has(at)) continue;
        const GraphLoad& load = loads.frames[at];
        rows_[at]->setText(live_column, load.live > 0 ? format::bytes(load.live) : QString());
        QFont font = theme().mono;
        font.setBold(load.holds_peak);
        rows_[at]->setFont(live_column, font);
    }
}

void ModuleTree::setClasses(const ModuleClasses& classes) {
    classes_ = classes;
    showClasses();
}

void ModuleTree::showClasses() {
    for (const FrameIndex at : rows_.indices()) {
        QTreeWidgetItem* row = rows_[at];
        if (!row) continue;
        const ProgramFrame& frame = graph_->frames[at];
        const bool named = frame.kind == ProgramFrame::Kind::module || at == whole_program;
        const auto known = named ? classes_.find(QString::fromStdString(frame.path)) : classes_.end();
        const QString qualified = known == classes_.end() ? QString() : known->second;
        const QString kind = shortClass(qualified), name = row->text(name_column);
        row->setData(name_column, class_role, kind);
        row->setData(name_column, Qt::AccessibleTextRole, kind.isEmpty() ? name : name + QLatin1Char(' ') + kind);
        const QString path = frame.path.empty() ? name : QString::fromStdString(frame.path);
        row->setToolTip(name_column, qualified.isEmpty() ? path : path + QLatin1Char('\n') + qualified);
    }
}

QTreeWidgetItem* ModuleTree::rowOf(FrameIndex frame) const {
    while (frame.valid() && rows_.has(frame) && !rows_[frame]) frame = graph_->frames[frame].parent;
    return rows_.has(frame) ? rows_[frame] : nullptr;
}

void ModuleTree::mark(FrameIndex frame) {
    const QSignalBlocker quiet(this);
    QTreeWidgetItem* row = rowOf(frame);
    setCurrentItem(row);
    if (row) scrollToItem(row);
}

}  // namespace arenascope
