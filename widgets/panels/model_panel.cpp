// The Model panel: signature, states and modules.

#include "widgets/panels/model_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/ir/dtype.h"
#include "engine/ir/initial_state.h"
#include "engine/ir/pytree.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/column_room.h"
#include "widgets/ui/elided_combo.h"
#include "widgets/ui/lazy_refresh.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

/// Tensors and bytes of each item. They are written into the tree once, because updating an item for each of 100,000
/// tensors would copy its texts each time.
struct ModuleSums {
    struct Sum {
        QList<QVariant> tensors;
        qint64 bytes = 0;
    };
    QHash<QTreeWidgetItem*, Sum> of;
};

namespace {

constexpr int tensors_role = Qt::UserRole, long_role = Qt::UserRole + 1, short_role = Qt::UserRole + 2;
enum Column { name_column, count_column, bytes_column };
enum SignatureColumn { kind_column, own_column, type_column, target_column, initial_column };

void addTo(ModuleSums& sums, QTreeWidgetItem* item, const TensorRow& row) {
    for (QTreeWidgetItem* at = item; at; at = at->parent()) {
        ModuleSums::Sum& sum = sums.of[at];
        sum.tensors.append(row.value.number());
        sum.bytes += row.bytes;
    }
}

void write(const ModuleSums& sums) {
    for (auto it = sums.of.begin(); it != sums.of.end(); ++it) {
        QTreeWidgetItem* item = it.key();
        item->setData(name_column, tensors_role, it->tensors);
        item->setText(count_column, format::number(it->tensors.size()));
        item->setText(bytes_column, format::bytes(it->bytes));
    }
}

QTreeWidgetItem* make(QTreeWidgetItem* parent, const QString& name) {
    auto* item = new QTreeWidgetItem(parent, {name});
    item->setToolTip(name_column, name);
    for (const int column : {count_column, bytes_column}) {
        item->setFont(column, theme().mono);
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    return item;
}

}  // namespace

ModelPanel::ModelPanel(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      methods_(new QComboBox(this)),
      signature_(new QTreeWidget(this)),
      tree_(new QTreeWidget(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* choice = new QHBoxLayout;
    choice->setContentsMargins(metric::panelPad, 4, metric::panelPad, 4);
    choice->addWidget(methods_, 1);
    layout->addLayout(choice);
    methods_->setAccessibleName(tr("Method"));
    methods_->setToolTip(tr("Method that is planned, shown and run"));
    setStyleState(*methods_, "compact", true);
    methods_->hide();
    connect(methods_, &QComboBox::activated, this,
            [this](int index) { emit methodRequested(methods_->itemText(index)); });
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->setObjectName(QStringLiteral("modelSplit"));
    parts->setHandleWidth(1);
    parts->setChildrenCollapsible(false);
    parts->addWidget(signature_);
    parts->addWidget(tree_);
    parts->setStretchFactor(1, 1);
    parts->setSizes({220, 400});
    layout->addWidget(parts, 1);
    signature_->setHeaderLabels({tr("Kind"), tr("Name"), tr("Type"), tr("Path"), tr("Initial value")});
    signature_->setAccessibleName(tr("Signature of the method"));
    signature_->headerItem()->setToolTip(own_column, tr("Name"));  // names are cut first, and their head with them
    signature_->setRootIsDecorated(false);
    signature_->setItemsExpandable(false);
    signature_->setTextElideMode(Qt::ElideMiddle);
    signature_->header()->setMinimumSectionSize(40);
    signature_->header()->setStretchLastSection(false);
    signature_->header()->setSectionResizeMode(own_column, QHeaderView::Stretch);
    connect(signature_, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (QTreeWidgetItem* item = kit::chosenOf(*signature_)) selectItem(item);
    });
    tree_->setHeaderLabels({tr("Module"), tr("Tensors"), tr("Size")});
    tree_->setAccessibleName(tr("Modules of the program"));
    tree_->setUniformRowHeights(true);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(name_column, QHeaderView::Stretch);
    tree_->header()->setMinimumSectionSize(headWidth(*tree_, name_column));
    for (const int column : {count_column, bytes_column})
        tree_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    connect(tree_, &QTreeWidget::itemExpanded, this, &ModelPanel::fitModules);
    for (QTreeWidget* each : {signature_, tree_}) each->setItemDelegate(new RowDelegate(each));
    connect(tree_, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (QTreeWidgetItem* item = kit::chosenOf(*tree_)) selectItem(item);
    });
    rows_ = new LazyRefresh(*this, [this] { rebuild(); });
    connect(&state_, &ViewState::outcomeChanged, rows_, &LazyRefresh::changed);
}

/// Kinds and types are never cut, because users look up shapes here. A narrow dock uses the short name of the type,
/// then elides names, then gives the choices of initial values lines of their own. The target is also in the tool tip
/// of the name and is shown if there is room.
void ModelPanel::fitSignature() {
    constexpr int least_target = 90;
    // Lines of states may bring a scroll bar, and columns are not measured again for it.
    const QScrollBar& bar = *signature_->verticalScrollBar();
    const int reserved = states_.empty() || bar.isVisible() ? 0 : bar.sizeHint().width();
    const int room = signature_->viewport()->width() - reserved;
    bool has_target = false;
    const auto spell = [&](int role) {
        for (int i = 0; i < signature_->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = signature_->topLevelItem(i);
            item->setText(type_column, item->data(type_column, role).toString());
            has_target = has_target || !item->text(target_column).isEmpty();
        }
    };
    const auto wishes = [&] {
        std::vector<ColumnWish> out{
            {.column = kind_column, .whole = kindWidth_},
            {own_column, wholeWidth(*signature_, own_column), headWidth(*signature_, own_column)},
            {.column = type_column, .whole = wholeWidth(*signature_, type_column)}};
        if (!states_.empty() && !isBelow_) {
            const int whole = std::max(initialWidth_, headWidth(*signature_, initial_column));
            out.push_back({initial_column, whole, whole});
        }
        return out;
    };
    const auto needed = [](const std::vector<ColumnWish>& all) {
        return std::accumulate(all.begin(), all.end(), 0,
                               [](int sum, const ColumnWish& one) { return sum + one.whole; });
    };
    spell(long_role);
    std::vector<ColumnWish> all = wishes();
    if (needed(all) > room) spell(short_role), all = wishes();
    const bool wasBelow = std::exchange(isBelow_, false);
    const auto leastOf = [](const std::vector<ColumnWish>& columns) {
        return std::accumulate(columns.begin(), columns.end(), 0, [](int sum, const ColumnWish& one) {
            return sum + (one.least > 0 ? one.least : one.whole);
        });
    };
    isBelow_ = !states_.empty() && leastOf(wishes()) > room;
    if (isBelow_ != wasBelow) placeInitials();
    all = wishes();
    signature_->setColumnHidden(initial_column, states_.empty() || isBelow_);
    has_target = has_target && leastOf(all) + least_target <= room;
    signature_->setColumnHidden(target_column, !has_target);
    if (has_target) all.push_back({target_column, wholeWidth(*signature_, target_column), least_target, 1});
    divideColumns(*signature_, all, reserved);
}

/// Numbers are not cut, and their columns are no wider than needed: the names of modules get the remaining width.
void ModelPanel::fitModules() {
    for (const int column : {count_column, bytes_column}) tree_->setColumnWidth(column, wholeWidth(*tree_, column));
}

void ModelPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitSignature();
    fitModules();
}

void ModelPanel::setMethods(const QStringList& names) {
    methods_->clear();
    methods_->addItems(names);
    methods_->setVisible(names.size() > 1);
}

void ModelPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && rows_) rows_->changed();
}

void ModelPanel::catchUp() { rows_->catchUp(); }

void ModelPanel::rebuild() {
    const QSignalBlocker quiet(tree_), quiet_too(signature_);
    tree_->clear();
    states_.clear();
    signature_->clear();
    if (!state_.outcome()) return;
    methods_->setCurrentText(kit::text(state_.outcome()->method->name));
    addSignature();
    ModuleSums sums;
    addModules(sums);
    write(sums);
    fitModules();
}

/// Inputs, outputs and states, each with its source or its target.
void ModelPanel::addSignature() {
    shown_ = state_.outcome()->method;
    const Method& method = *shown_;
    const auto in = input_paths(method.encoded_in_tree), out = output_paths(method.encoded_out_tree);
    const auto path = [](const Result<std::vector<std::string>>& paths, std::size_t at) {
        return paths.ok() && at < paths.value().size() ? kit::text(paths.value()[at]) : QString();
    };
    for (std::size_t i = 0; i < method.inputs.size(); ++i) addRow(tr("input"), method.inputs[i], path(in, i));
    std::map<ValueId, QString> writers;
    for (const Instruction& instruction : method.instructions) {
        for (const ValueId written : instruction.outs) {
            const Tensor* tensor = method.values[written].tensor();
            writers[tensor && tensor->alias_of != no_value ? tensor->alias_of : written] = kit::text(instruction.name);
        }
    }
    states_.clear();
    for (const ValueId value : method.values.indices()) {
        const Tensor* tensor = method.values[value].tensor();
        if (!tensor || !tensor->is_state || tensor->alias_of != no_value) continue;
        const QString by = writers.contains(value) ? tr("written back by %1").arg(writers[value]) : tr("only read");
        const QString own = kit::text(tensor->qualified_name);
        states_.emplace_back(addRow(tr("state"), value, own.isEmpty() ? by : own + QStringLiteral(", ") + by), value);
    }
    for (std::size_t i = 0; i < method.outputs.size(); ++i) addRow(tr("output"), method.outputs[i], path(out, i));
    kindWidth_ = wholeWidth(*signature_, kind_column);  // without choices, whose lines go across all columns
    placeInitials();
    fitSignature();
}

/// No higher than its rows: the modules get the remaining height.
void ModelPanel::fitHeight() {
    const int row = forText(states_.empty() ? metric::tableRow : metric::button);
    const int lines = signature_->topLevelItemCount() + (isBelow_ ? static_cast<int>(states_.size()) : 0);
    const int whole = forText(metric::tableHead) + lines * row + 8;
    signature_->setMaximumHeight(whole);
    auto* parts = qobject_cast<QSplitter*>(signature_->parentWidget());
    if (parts && parts->sizes().first() > whole) parts->setSizes({whole, std::max(1, parts->height() - whole)});
}

QTreeWidgetItem* ModelPanel::addRow(const QString& kind, ValueId value, const QString& target) {
    const Value& what = state_.outcome()->method->values[value];
    const Tensor* tensor = what.tensor();
    const TensorRow* listed = state_.row(value);
    QStringList sizes;
    for (const sym::Expr& size : tensor ? tensor->sizes : std::vector<sym::Expr>{})
        sizes.append(kit::text(size.text()));
    const QString type = tensor ? kit::text(torch_name_of(tensor->dtype)) + QLatin1Char('[') +
            sizes.join(QStringLiteral(", ")) + QLatin1Char(']')
                                : tr("a number");
    const QString brief = tensor
        ? kit::text(name_of(tensor->dtype)) + QLatin1Char('[') + sizes.join(QLatin1Char(',')) + QLatin1Char(']')
        : type;
    auto* row = new QTreeWidgetItem(signature_, {kind, kit::text(what.name), type, target});
    row->setData(type_column, long_role, type);
    row->setData(type_column, short_role, brief);
    row->setFont(type_column, theme().mono);
    row->setForeground(kind_column, theme().tx3);
    for (const int column : {own_column, type_column, target_column}) row->setToolTip(column, row->text(column));
    if (!target.isEmpty()) row->setToolTip(own_column, row->text(own_column) + QLatin1Char('\n') + target);
    if (listed) row->setData(name_column, tensors_role, QList<QVariant>{value.number()});
    return row;
}

/// In the last column, or in a line below the state.
void ModelPanel::placeInitials() {
    initialWidth_ = 0;
    for (const auto& [row, value] : states_) {
        signature_->removeItemWidget(row, initial_column);
        qDeleteAll(row->takeChildren());
        QComboBox* choice = makeInitial(shown_->values[value]);
        choice->ensurePolished();  // its style decides how wide it is
        initialWidth_ = std::max(initialWidth_, choice->sizeHint().width());
        row->setData(initial_column, Qt::SizeHintRole, isBelow_ ? QVariant() : choice->sizeHint());
        if (!isBelow_) {
            signature_->setItemWidget(row, initial_column, choice);
            continue;
        }
        auto* line = new QTreeWidgetItem(row);
        line->setFlags(Qt::ItemIsEnabled);
        line->setSizeHint(kind_column, QSize(0, choice->sizeHint().height()));  // across all columns
        line->setFirstColumnSpanned(true);
        row->setExpanded(true);
        signature_->setItemWidget(line, kind_column, choice);
    }
    fitHeight();
}

QComboBox* ModelPanel::makeInitial(const Value& state) {
    const QString name = kit::text(state.name);
    const Tensor& tensor = *state.tensor();
    auto* choice = new ElidedCombo(signature_);
    choice->setAccessibleName(tr("Initial value of %1").arg(name));
    setStyleState(*choice, "compact", true);
    const qint64 stored = stored_bytes(tensor);
    choice->addItem(stored > 0 ? tr("kept, %1 in the file").arg(format::bytes(stored)) : tr("as in the program"));
    choice->addItem(tr("zero, not stored"), static_cast<int>(InitialState::zero));
    choice->addItem(tr("unspecified, not stored"), static_cast<int>(InitialState::unspecified));
    const auto& chosen = state_.tuning()->initial;
    const auto found = chosen.find(name.toStdString());
    choice->setCurrentIndex(found == chosen.end() ? 0 : choice->findData(static_cast<int>(found->second)));
    choice->setToolTip(choice->accessibleName() + QStringLiteral(": ") + choice->currentText());
    connect(choice, &QComboBox::activated, this, [this, choice, name](int index) {
        const QVariant initial = choice->itemData(index);
        emit initialRequested(
            name, initial.isValid() ? std::optional(static_cast<InitialState>(initial.toInt())) : std::nullopt);
    });
    return choice;
}

void ModelPanel::addModules(ModuleSums& sums) {
    QHash<QString, QTreeWidgetItem*> modules;
    std::vector<const TensorRow*> given;
    std::unordered_map<std::string_view, QTreeWidgetItem*> known;  // most tensors share their module with others
    for (const TensorRow& row : state_.outcome()->tensors) {
        // Tensors without a module have a row of their own, so that the sums equal those of the Tensors panel.
        if (row.role == Role::input || row.role == Role::state) {
            given.push_back(&row);
            continue;
        }
        QTreeWidgetItem*& home = known[row.module_path];
        if (home) {
            addTo(sums, home, row);
            continue;
        }
        const QString path = kit::text(row.module_path);
        QTreeWidgetItem* parent = tree_->invisibleRootItem();
        QString so_far;
        for (const QString& part : path.isEmpty() ? QStringList{tr("(no module)")} : path.split(QLatin1Char('.'))) {
            so_far += QLatin1Char('.') + part;
            QTreeWidgetItem*& item = modules[so_far];
            if (!item) item = make(parent, part);
            parent = item;
        }
        home = parent;
        addTo(sums, home, row);
    }
    if (given.empty()) return;
    QTreeWidgetItem* last = make(tree_->invisibleRootItem(), tr("(inputs and state)"));
    for (const TensorRow* row : given) addTo(sums, last, *row);
}

void ModelPanel::selectItem(const QTreeWidgetItem* item) {
    if (!item) return;
    std::set<ValueId> values;
    for (const QVariant& id : item->data(name_column, tensors_role).toList()) values.emplace(id.toInt());
    if (!values.empty()) state_.select(values, *values.begin());
}

}  // namespace arenascope
