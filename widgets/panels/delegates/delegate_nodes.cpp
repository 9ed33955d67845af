// The table of nodes with the backend of each, or the reasons against it.

#include "widgets/panels/delegates/delegate_nodes.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_map>

#include "engine/ir/node_rule.h"
#include "engine/ir/steps.h"
#include "widgets/panels/delegates/delegate_backends.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/tensor_mime.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

QString reasons(const NodeVerdict& node) {
    QStringList out;
    for (const auto& refusal : node.refusals) {
        if (!node.region.empty() && refusal.backend != node.region) continue;  // it was taken all the same
        const QString why = words::message(refusal.why);
        out.append(node.refusals.size() > 1 ? kit::text(refusal.backend) + QStringLiteral(": ") + why : why);
    }
    return out.join(QStringLiteral("; "));
}

/// The region as a chip in the delegates' hue, all else as the model says.
class NodeDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& t = theme();
        const bool selected = option.state & QStyle::State_Selected;
        const QColor ground = selected ? t.sel : option.state & QStyle::State_MouseOver ? t.hov : t.base;
        painter->save();
        painter->fillRect(option.rect, ground);
        if (selected && index.column() == NodeModel::number) {
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 2, option.rect.height()), t.ink);
        }
        painter->setFont(index.data(Qt::FontRole).value<QFont>());
        const QRect room = option.rect.adjusted(metric::cellPad, 0, -metric::cellPad, 0);
        const QString text = painter->fontMetrics().elidedText(
            index.data().toString(), index.column() == NodeModel::why ? Qt::ElideRight : Qt::ElideLeft, room.width());
        if (index.column() == NodeModel::taken && index.data(NodeModel::region_role).toBool()) {
            const QRect chip(room.left(), room.center().y() - 8,
                             std::min(room.width(), painter->fontMetrics().horizontalAdvance(text) + 12), 17);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(mixed(t.role(DataRole::delegate).solid, ground, 0.22));
            painter->drawRoundedRect(chip, 4, 4);
            painter->setPen(t.tx);
            painter->drawText(chip, Qt::AlignCenter, text);
        } else {
            painter->setPen(index.data(Qt::ForegroundRole).value<QColor>());
            painter->drawText(room, index.data(Qt::TextAlignmentRole).toInt(), text);
        }
        painter->restore();
    }
};

/// Of each node; where a delegate took it, that of the delegate's call.
std::vector<Step> stepsOf(const DelegationRows& rows, const Outcome* outcome) {
    if (!outcome || !outcome->method) return {};
    const Table<InstructionIndex, Step> steps = steps_of_instructions(*outcome->method);
    std::unordered_map<std::string_view, Step> step_of;
    for (const InstructionIndex i : steps.indices()) {
        if (steps[i].valid()) step_of.try_emplace(outcome->method->instructions[i].name, steps[i]);
    }
    const auto find = [&](std::string_view name) {
        const auto found = step_of.find(name);
        return found == step_of.end() ? Step{} : found->second;
    };
    std::unordered_map<std::string_view, std::string_view> calls;
    for (const RegionRow& region : rows.regions) calls.try_emplace(region.tag, region.call);
    std::vector<Step> out;
    for (const NodeVerdict& node : rows.nodes) {
        const auto call = calls.find(node.region);
        out.push_back(find(call == calls.end() ? std::string_view(node.node) : call->second));
    }
    return out;
}

/// What a node makes, by the name that it has in every other view.
std::vector<QString> namesOf(const DelegationRows& rows, const Outcome* outcome) {
    std::unordered_map<std::string_view, std::string_view> made;
    if (outcome) {
        for (const TensorRow& tensor : outcome->tensors) {
            if (!tensor.node.empty()) made.try_emplace(tensor.node, tensor.name);
        }
    }
    std::vector<QString> out;
    for (const NodeVerdict& node : rows.nodes) {
        const auto found = made.find(node.node);
        out.push_back(kit::text(found == made.end() ? std::string_view(node.node) : found->second));
    }
    return out;
}

}  // namespace

void NodeModel::setRows(std::vector<NodeVerdict> rows, std::vector<Step> steps, std::vector<QString> names) {
    beginResetModel();
    rows_ = std::move(rows);
    steps_ = std::move(steps);
    names_ = std::move(names);
    steps_.resize(rows_.size());
    names_.resize(rows_.size());
    refill();
    endResetModel();
}

void NodeModel::setFilter(const QString& words) {
    beginResetModel();
    words_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    refill();
    endResetModel();
}

void NodeModel::refill() {
    shown_.clear();
    shown_.reserve(rows_.size());
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (words_.isEmpty()) {
            shown_.push_back(i);
            continue;
        }
        const QString all = textOf(i, node) + QLatin1Char(' ') + textOf(i, taken) + QLatin1Char(' ') + textOf(i, why) +
            QLatin1Char(' ') + kit::text(rows_[i].node) + QLatin1Char(' ') + kit::text(rows_[i].op) + QLatin1Char(' ') +
            kit::text(rows_[i].module_path);
        const bool fits = std::all_of(words_.begin(), words_.end(),
                                      [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
        if (fits) shown_.push_back(i);
    }
}

QString NodeModel::textOf(std::size_t row, int column) const {
    const NodeVerdict& verdict = rows_[row];
    switch (column) {
        case number: return steps_[row].valid() ? QString::number(steps_[row].number()) : QString();
        case node: return names_[row];
        case shape: return kit::shapeText(verdict.shape, QStringLiteral("\u00d7"));
        case taken: return verdict.region.empty() ? DelegateNodes::tr("CPU") : kit::text(verdict.region);
        default: return reasons(verdict);
    }
}

QVariant NodeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::FontRole) return theme().small;
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case number: return DelegateNodes::tr("Step");
        case node: return DelegateNodes::tr("Node");
        case shape: return DelegateNodes::tr("Shape");
        case taken: return DelegateNodes::tr("Backend");
        default: return DelegateNodes::tr("Reason");
    }
}

QVariant NodeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const std::size_t row = shown_[static_cast<std::size_t>(index.row())];
    const NodeVerdict& verdict = rows_[row];
    const bool digits = index.column() == number || index.column() == shape;
    switch (role) {
        case Qt::DisplayRole: return textOf(row, index.column());
        case Qt::FontRole: return digits ? theme().mono : theme().body;
        case Qt::ForegroundRole: return index.column() == node ? theme().tx : theme().tx2;
        case Qt::TextAlignmentRole:
            return QVariant((index.column() == number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        case Qt::ToolTipRole:
            if (index.column() == why) return textOf(row, why);
            return QStringList{kit::text(verdict.node), kit::text(verdict.op), kit::text(verdict.module_path),
                               kit::text(verdict.source)}
                .filter(QRegularExpression(QStringLiteral(".")))
                .join(QLatin1Char('\n'));
        case region_role: return !verdict.region.empty();
        default: return {};
    }
}

Qt::ItemFlags NodeModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

QStringList NodeModel::mimeTypes() const { return {QLatin1String(nodes_mime_type)}; }

QMimeData* NodeModel::mimeData(const QModelIndexList& indexes) const {
    QStringList names;
    for (const QModelIndex& index : indexes) {
        if (index.column() == node) names.append(kit::text(at(index.row()).node));
    }
    auto* out = new QMimeData;
    out->setData(QLatin1String(nodes_mime_type), jsonOfTensors(names));
    return out;
}

DelegateNodes::DelegateNodes(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      model_(new NodeModel(this)),
      filter_(new QLineEdit(this)),
      count_(kit::label(QString(), "hint", this)),
      view_(new QTableView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 4, 8, 4);
    filter_->setPlaceholderText(tr("Filter: node, op, backend, reason"));
    filter_->setAccessibleName(tr("Filter of the nodes"));
    filter_->setClearButtonEnabled(true);
    filter_->addAction(themeIcon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    setStyleState(*filter_, "compact", true);
    row->addWidget(filter_, 1);
    row->addSpacing(8);
    row->addWidget(count_);
    layout->addLayout(row);
    layout->addWidget(view_, 1);
    view_->setModel(model_);
    view_->setItemDelegate(new NodeDelegate(view_));
    view_->setAccessibleName(tr("Nodes and their backends"));
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setDragEnabled(true);
    view_->setDragDropMode(QAbstractItemView::DragOnly);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->setTabKeyNavigation(false);
    view_->setMouseTracking(true);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view_->verticalHeader()->setDefaultSectionSize(forText(metric::tableRow));
    view_->horizontalHeader()->setHighlightSections(false);
    view_->horizontalHeader()->setStretchLastSection(true);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& words) {
        model_->setFilter(words);
        count_->setText(tr("%1 of %2").arg(model_->rowCount()).arg(model_->total()));
    });
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &DelegateNodes::selectTensors);
    connect(view_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillMenu(*menu);
        menu->popup(view_->viewport()->mapToGlobal(at));
    });
}

void DelegateNodes::show(const DelegationRows& rows) {
    const QScopedValueRollback quiet(quiet_, true);
    const int top = view_->rowAt(0);
    model_->setRows(rows.nodes, stepsOf(rows, state_.outcome().get()), namesOf(rows, state_.outcome().get()));
    fitColumns();
    if (top > 0 && top < model_->rowCount()) view_->scrollTo(model_->index(top, 0), QAbstractItemView::PositionAtTop);
    count_->setText(rows.nodes.empty() ? QString() : tr("%1 of %2 delegated").arg(rows.taken()).arg(rows.nodes.size()));
}

void DelegateNodes::selectRegion(const QString& tag) {
    const QScopedValueRollback quiet(quiet_, true);
    QItemSelection selection;
    int first = -1;
    for (int row = 0; row < model_->rowCount(); ++row) {
        if (kit::text(model_->at(row).region) != tag) continue;
        if (first < 0) first = row;
        selection.select(model_->index(row, 0), model_->index(row, NodeModel::columns - 1));
    }
    view_->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (first >= 0) view_->scrollTo(model_->index(first, 0));
}

QStringList DelegateNodes::selectedRules() const {
    QStringList out;
    for (const QModelIndex& index : view_->selectionModel()->selectedRows()) {
        out.append(kit::text(rule_for_name(model_->at(index.row()).node)));
    }
    return out;
}

/// What the selected nodes make is selected in every view, where it is still in the arena.
void DelegateNodes::selectTensors() {
    if (quiet_ || !state_.outcome()) return;
    std::set<std::string> names;
    for (const QModelIndex& index : view_->selectionModel()->selectedRows()) names.insert(model_->at(index.row()).node);
    std::set<ValueId> values;
    for (const TensorRow& row : state_.outcome()->tensors) {
        if (names.contains(row.node) || names.contains(row.name)) values.insert(row.value);
    }
    if (!values.empty()) state_.select(values, *values.begin());
}

void DelegateNodes::fillMenu(QMenu& menu) {
    const QStringList rules = selectedRules();
    menu.setEnabled(!rules.isEmpty());
    for (const QString& name : backends_) {
        menu.addAction(tr("Assign to %1").arg(name), this,
                       [this, rules, name] { emit delegateRequested(rules, name); });
    }
    menu.addAction(tr("Keep on the CPU"), this,
                   [this, rules] { emit delegateRequested(rules, QStringLiteral("cpu")); });
    menu.addSeparator();
    menu.addAction(tr("Use the backends' choice"), this, [this, rules] { emit delegateRequested(rules, QString()); });
}

/// Short columns have what they hold, heads included; node and reason share what is left.
void DelegateNodes::fitColumns() {
    constexpr int mostTaken = 150, leastNode = 110, roomForShapes = 640;
    view_->setColumnHidden(NodeModel::shape, width() < roomForShapes);
    constexpr int samples = 200;  // the first and the last among them: of many nodes not all are measured
    const int rows = model_->rowCount();
    bool refused = false;
    for (int row = 0; row < rows && !refused; ++row) refused = !model_->at(row).refusals.empty();
    view_->setColumnHidden(NodeModel::why, !refused);
    const QFontMetrics head(theme().small), body(theme().body), mono(theme().mono);
    constexpr int bar = 12;  // the view follows this widget only later, and its scroll bar may come
    int left = width() - bar;
    for (const int column : {NodeModel::number, NodeModel::shape, NodeModel::taken}) {
        if (view_->isColumnHidden(column)) continue;
        const QFontMetrics& font = column == NodeModel::taken ? body : mono;
        constexpr int headPadding = 12;  // the style's own, beside the sheet's
        int widest = headPadding +
            head.horizontalAdvance(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int part = 0; part <= samples && rows > 0; ++part) {
            const auto row = static_cast<int>(std::int64_t{part} * (rows - 1) / samples);
            widest = std::max(widest, font.horizontalAdvance(model_->index(row, column).data().toString()));
        }
        const int chip = column == NodeModel::taken ? 12 : 0;
        const int width = std::min(widest + chip, mostTaken) + 2 * metric::cellPad + 4;
        view_->setColumnWidth(column, width);
        left -= width;
    }
    QHeaderView& header = *view_->horizontalHeader();
    header.setStretchLastSection(refused);
    header.setSectionResizeMode(NodeModel::node, refused ? QHeaderView::Interactive : QHeaderView::Stretch);
    if (refused) view_->setColumnWidth(NodeModel::node, std::max(leastNode, left * 2 / 5));
}

/// The reason is what one looks for: a narrow dock gives up the shape for it.
void DelegateNodes::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

void DelegateNodes::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && view_) view_->viewport()->update();
}

}  // namespace arenascope
