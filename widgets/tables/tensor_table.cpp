// The table of tensors with its filter and menus.

#include "widgets/tables/tensor_table.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/tables/tensor_count.h"
#include "widgets/tables/tensor_delegate.h"
#include "widgets/tables/tensor_model.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/latest_task.h"
#include "widgets/ui/notes.h"
#include "widgets/ui/query_language.h"
#include "widgets/ui/query_popup.h"
#include "widgets/ui/row_queries.h"
#include "widgets/ui/row_ranges.h"
#include "widgets/ui/tensor_menu.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

TensorTable::TensorTable(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      model_(new TensorModel(this)),
      filter_(new QLineEdit(this)),
      pools_(new QComboBox(this)),
      view_(new TensorView(this)),
      empty_(kit::label(tr("No tensor matches the filter."), "hint", this)),
      queries_(new RowQueries(state_, this)) {
    filter_->setPlaceholderText(tr("Filter: name, op, > 64K, step 11"));
    filter_->setToolTip(tr("Words and conditions, such as conv size>=64K or kind:input. F1 explains the language."));
    filter_->setClearButtonEnabled(true);
    filter_->setAccessibleName(tr("Filter of the tensors"));
    filter_->addAction(themeIcon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    pools_->setAccessibleName(tr("Pool of the tensors"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(6);
    row->addWidget(filter_, 1);
    row->addWidget(pools_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(empty_);
    layout->addWidget(view_, 1);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMinimumHeight(60);
    empty_->setWordWrap(true);
    empty_->hide();
    connect(filter_, &QLineEdit::textChanged, this, &TensorTable::applyFilter);
    suggestions_ = new QueryPopup(*filter_, [this](const QString& text, qsizetype cursor) {
        const TensorFilter filter(text);
        const bool isWrong = filter.broken() && !filter.isUnfinished();
        return QueryChoices{.rows = queries_->completions(text, cursor, rowQueryLanguage()),
                            .foot = isWrong ? words::error(*filter.broken())
                                            : tr("%1 of %n tensor(s)", nullptr, static_cast<int>(model_->total()))
                                                  .arg(format::number(model_->matching())),
                            .isWrong = isWrong};
    });
    connect(queries_, &RowQueries::ready, suggestions_, &QueryPopup::refresh);
    connect(model_, &TensorModel::listed, this, &TensorTable::listed);
    buildView();
    view_->installEventFilter(this);
    auto* copy = new QShortcut(QKeySequence::Copy, view_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, [this] { QGuiApplication::clipboard()->setText(selectedText()); });
    connect(pools_, &QComboBox::activated, this, &TensorTable::applyFilter);
    connect(&state_, &ViewState::outcomeChanged, this, &TensorTable::outcomeChanged);
    connect(&state_, &ViewState::limitChanged, this, &TensorTable::applyFilter);
    connect(&state_, &ViewState::selectionChanged, this, &TensorTable::stateToView);
    connect(&state_, &ViewState::hoverChanged, view_->viewport(), qOverload<>(&QWidget::update));
    rebuild();
}

void TensorTable::buildView() {
    view_->setModel(model_);
    delegate_ = new TensorDelegate(state_, view_);
    view_->setItemDelegate(delegate_);
    view_->setAccessibleName(tr("Tensors"));
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setDragEnabled(true);
    view_->setDragDropMode(QAbstractItemView::DragOnly);
    view_->setSortingEnabled(true);
    view_->sortByColumn(TensorModel::size, Qt::DescendingOrder);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->setTabKeyNavigation(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view_->verticalHeader()->setDefaultSectionSize(forText(metric::tableRow));
    view_->horizontalHeader()->setHighlightSections(false);
    view_->horizontalHeader()->setMinimumSectionSize(30);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    view_->setMouseTracking(true);
    view_->viewport()->installEventFilter(this);
    connect(view_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillMenu(*menu);
        menu->popup(view_->viewport()->mapToGlobal(at));
    });
    view_->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view_->horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillColumnMenu(*menu);
        menu->popup(view_->horizontalHeader()->mapToGlobal(at));
    });
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TensorTable::viewToState);
    connect(view_->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &TensorTable::fitColumns);
}

/// With many tensors the charts come first, the rows with the next event, so that neither delays the other.
void TensorTable::outcomeChanged() {
    if (!state_.outcome() || state_.outcome()->tensors.size() < many_tensors) return rebuild();
    QMetaObject::invokeMethod(this, &TensorTable::rebuild, Qt::QueuedConnection);
}

void TensorTable::rebuild() {
    {
        const QScopedValueRollback quiet(quiet_, true);
        model_->setOutcome(state_.outcome());
        fillPools();
    }
    widestSize_ = widestSize();
    empties_ = state_.outcome() ? tensorCount(*state_.outcome()).empty : 0;
    showCount();
    fitColumns();
    stateToView();
}

/// Below the field: why the query cannot be read, as soon as more letters do not help; or that nothing matches.
void TensorTable::showCount() {
    const TensorFilter filter(filter_->text());
    const bool wrong = filter.broken() && !filter.isUnfinished();
    setStyleState(*filter_, "invalid", wrong);
    empty_->setText(wrong ? words::error(*filter.broken()) : tr("No tensor matches the filter."));
    setStyleState(*empty_, "tone", wrong ? QStringLiteral("bad") : QStringLiteral("hint"));
    empty_->setVisible(model_->total() > 0 && (model_->rowCount() == 0 || wrong));
    emit countChanged(model_->matching(), static_cast<int>(model_->total()), empties_);
}

void TensorTable::fillPools() {
    const QVariant before = pools_->currentData();
    pools_->clear();
    pools_->addItem(tr("All pools"));
    for (const Pool& pool : state_.tuning()->pools) pools_->addItem(kit::text(pool.name), pool.mem_id);
    pools_->addItem(tr("Caller"), 0);
    const int index = before.isValid() ? pools_->findData(before) : 0;
    pools_->setCurrentIndex(std::max(0, index));
}

/// While a query is typed, the rows of the last one stay.
void TensorTable::applyFilter() {
    const QVariant pool = pools_->currentData();
    const TensorFilter filter(filter_->text());
    const bool wrong = filter.broken() && !filter.isUnfinished();
    model_->setCriteria({.filter = wrong ? TensorFilter(model_->filter()) : filter,
                         .memId = pool.isValid() ? std::optional<int>(pool.toInt()) : std::nullopt,
                         .alive = state_.limit()});
    showCount();
}

/// The rows are those of the filter now.
void TensorTable::listed() {
    showCount();
    stateToView();
    suggestions_->refresh();
}

void TensorTable::viewToState() {
    if (quiet_) return;
    const QScopedValueRollback quiet(quiet_, true);
    std::set<ValueId> values;
    for (const QModelIndex& index : view_->selectionModel()->selectedRows()) {
        values.insert(ValueId(index.data(TensorModel::value_role).toInt()));
        for (const TensorRow* each : model_->tensorsAt(index.row())) values.insert(each->value);
    }
    const QVariant at = view_->currentIndex().data(TensorModel::value_role);
    const ValueId current = at.isValid() ? ValueId(at.toInt()) : no_value;
    state_.select(values, values.contains(current) ? current : values.empty() ? no_value : *values.begin());
}

void TensorTable::stateToView() {
    if (quiet_) return;
    const QScopedValueRollback quiet(quiet_, true);
    std::vector<int> rows;
    for (const ValueId value : state_.selection()) {
        if (const int row = model_->rowOf(value); row >= 0) rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end());
    view_->selectionModel()->select(rangesOf(rows, *model_), QItemSelectionModel::ClearAndSelect);
    const int current = model_->rowOf(state_.current());
    if (current < 0) return;
    const QModelIndex index = model_->index(current, 0);
    view_->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    // Seven rows of context, so that neighbours are visible.
    view_->scrollTo(model_->index(std::max(0, current - 7), 0));
    view_->scrollTo(model_->index(std::min(model_->rowCount() - 1, current + 7), 0));
    view_->scrollTo(index);
}

void TensorTable::setNotes(const Notes& notes) {
    delegate_->setNotes(&notes);
    connect(&notes, &Notes::changed, view_->viewport(), qOverload<>(&QWidget::update));
}

QStringList TensorTable::selectedNames() const {
    QStringList names;
    for (int row = 0; row < model_->rowCount(); ++row) {
        for (const TensorRow* tensor : model_->tensorsAt(row))
            if (state_.selection().contains(tensor->value)) names.append(kit::text(tensor->name));
    }
    return names;
}

QString TensorTable::selectedText() const {
    QStringList lines{QStringLiteral("name\trole\tdtype\tshape\tbytes\tmem_id\toffset\tfirst_step\tlast_step\top")};
    if (!state_.outcome()) return {};
    const Plan& plan = state_.outcome()->plan();
    std::vector<const TensorRow*> rows;
    for (int at = 0; at < model_->rowCount(); ++at)
        for (const TensorRow* row : model_->tensorsAt(at))
            if (state_.selection().contains(row->value)) rows.push_back(row);
    for (const TensorRow* each : rows) {
        const TensorRow& row = *each;
        const qint64 bytes = row.buffer.valid() ? plan.placement.offsets[row.buffer] : 0;
        // Without grouped digits, for spreadsheets.
        const QString number =
            preferences().hexOffsets ? QStringLiteral("0x%1").arg(bytes, 0, 16) : QString::number(bytes);
        const QString offset = row.buffer.valid() ? number : QString();
        lines.append(QStringList{kit::text(row.name), kit::text(name_of(row.role)), kit::text(name_of(row.dtype)),
                                 kit::text(row.shape_text), QString::number(row.bytes), QString::number(row.mem_id),
                                 offset, QString::number(row.first_step.number()),
                                 QString::number(row.last_step.number()), kit::text(row.op)}
                         .join(QLatin1Char('\t')));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void TensorTable::fillMenu(QMenu& menu) {
    tensor_menu::fill(menu, state_, this, [this](const TensorEdits& edits) { emit editRequested(edits); });
    const TensorRow* row = state_.row(state_.current());
    if (!row || state_.selection().size() > 1) return;
    const QString name = kit::text(row->name);
    const bool planned = row->planned;
    menu.addSeparator();
    menu.addAction(planned ? tr("Let the caller bind %1").arg(name) : tr("Plan %1 into an arena").arg(name), this,
                   [this, name, planned] { emit callerRequested(name, planned); });
}

/// The widest size there is: digits before the point of the largest, and one behind it.
QString TensorTable::widestSize() const {
    qint64 largest = 0;
    if (state_.outcome()) {
        for (const TensorRow& row : state_.outcome()->tensors) largest = std::max<qint64>(largest, row.bytes);
    }
    const format::Unit unit = format::unitFor(largest);
    return format::in(unit, largest / unit.size * unit.size) + (unit.size > 1 ? QStringLiteral(".0") : QString());
}

/// Narrow docks show name, size and steps; other columns appear one after the other as there is room. A column is as
/// wide as its header in any language, and as its contents.
void TensorTable::fitColumns() {
    constexpr int smallest_name = 80, comfortable_name = 150, cell_room = 14, head_room = 20, arrow_room = 12;
    const int room = view_->viewport()->width();
    const bool wide = room >= 360;
    pools_->setVisible(wide);
    filter_->setPlaceholderText(wide ? tr("Filter: name, op, > 64K, step 11") : tr("Filter"));
    const QFontMetrics mono(theme().mono), head(theme().small), body(theme().body);
    const int sorted = view_->horizontalHeader()->sortIndicatorSection();
    const auto width_of = [&](int column, const QFontMetrics& metrics, const QString& widest) {
        const QString title = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return std::max(metrics.horizontalAdvance(widest) + cell_room,
                        head.horizontalAdvance(title) + head_room + (column == sorted ? arrow_room : 0));
    };
    const int last = state_.outcome() ? state_.outcome()->steps : 0;
    qint64 highest = 0xFFFFF;  // an offset is never cut: it would look like another one
    QString pool = tr("Caller");
    if (state_.outcome() && !state_.outcome()->plans.empty()) {
        for (const PoolResult& each : state_.outcome()->plan().pools) {
            highest = std::max<qint64>(highest, each.bytes);
            const QString name = kit::text(each.name);
            if (body.horizontalAdvance(name) > body.horizontalAdvance(pool)) pool = name;
        }
    }
    const std::pair<int, int> widths[] = {
        {TensorModel::size, width_of(TensorModel::size, mono, widestSize_)},
        {TensorModel::steps, width_of(TensorModel::steps, mono, format::steps(Step(last), Step(last + 1)))},
        {TensorModel::offset, width_of(TensorModel::offset, mono, format::offset(highest))},
        {TensorModel::pool, std::min(120, width_of(TensorModel::pool, body, pool))},
        {TensorModel::kernel, width_of(TensorModel::kernel, body, QStringLiteral("reference"))},
        {TensorModel::managed, width_of(TensorModel::managed, body, words::engine("no out variant"))},
        {TensorModel::traffic, width_of(TensorModel::traffic, mono, format::number(100'000'000))}};
    int left = room;
    for (const auto& [column, width] : widths) {
        const bool always = column == TensorModel::size || column == TensorModel::steps;
        const bool place = column == TensorModel::offset || column == TensorModel::pool;
        const int name = place ? smallest_name : comfortable_name;
        const auto chosen = chosenColumns_.find(column);
        const bool fits = always || ((wide || !place) && left - width >= name);
        const bool shown = chosen != chosenColumns_.end() ? chosen->second : fits;
        view_->setColumnHidden(column, !shown);
        view_->setColumnWidth(column, width);
        if (shown) left -= width;
    }
    view_->setColumnWidth(TensorModel::name, std::max(smallest_name, left));
}

namespace {

/// What a choice is kept under: it outlives languages.
constexpr std::pair<TensorModel::Column, const char*> column_names[] = {
    {TensorModel::pool, "pool"},      {TensorModel::size, "size"},       {TensorModel::offset, "offset"},
    {TensorModel::steps, "steps"},    {TensorModel::traffic, "traffic"}, {TensorModel::kernel, "kernel"},
    {TensorModel::managed, "planned"}};

}  // namespace

void TensorTable::setColumns(const QStringList& chosen) {
    chosenColumns_.clear();
    for (const auto& [column, name] : column_names) {
        for (const bool shown : {true, false}) {
            if (chosen.contains(QLatin1String(name) + (shown ? QStringLiteral("=1") : QStringLiteral("=0"))))
                chosenColumns_[column] = shown;
        }
    }
    fitColumns();
}

QStringList TensorTable::columns() const {
    QStringList out;
    for (const auto& [column, name] : column_names) {
        const auto chosen = chosenColumns_.find(column);
        if (chosen == chosenColumns_.end()) continue;
        out.append(QLatin1String(name) + (chosen->second ? QStringLiteral("=1") : QStringLiteral("=0")));
    }
    return out;
}

void TensorTable::fillColumnMenu(QMenu& menu) {
    for (const auto& [column, name] : column_names) {
        QAction* action = menu.addAction(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!view_->isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column = static_cast<int>(column)](bool shown) {
            chosenColumns_[column] = shown;
            fitColumns();
            emit columnsChosen(columns());
        });
    }
    menu.addSeparator();
    QAction* automatic = menu.addAction(tr("As many columns as fit"), this, [this] {
        setColumns({});
        emit columnsChosen({});
    });
    automatic->setEnabled(!chosenColumns_.empty());
}

/// The selection stays: it is of tensors, not of rows.
bool TensorTable::setOpen(int row, bool open) {
    const TensorModel::Branch branch = model_->branch(row);
    if (branch == TensorModel::Branch::none || (branch == TensorModel::Branch::open) == open) return false;
    if (branch == TensorModel::Branch::part && open) return false;
    const TensorRow* tensor = model_->at(row);
    {
        const QScopedValueRollback quiet(quiet_, true);
        model_->setOpen(row, open);
    }
    stateToView();
    if (const int now = model_->rowOf(tensor->value); now >= 0) view_->scrollTo(model_->index(now, 0));
    return true;
}

/// A click on the triangle in front of a row of tiles.
bool TensorTable::pressTriangle(const QMouseEvent& event) {
    const QModelIndex under = view_->indexAt(event.position().toPoint());
    if (event.button() != Qt::LeftButton || !under.isValid() || under.column() != TensorModel::name) return false;
    const TensorModel::Branch branch = model_->branch(under.row());
    const int left = view_->visualRect(under).left() + metric::cellPad;
    const bool isHead = branch == TensorModel::Branch::closed || branch == TensorModel::Branch::open;
    return isHead && event.position().x() < left + tile_indent &&
        setOpen(under.row(), branch == TensorModel::Branch::closed);
}

bool TensorTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_) {
        if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool opens = key->key() == Qt::Key_Right, closes = key->key() == Qt::Key_Left;
        if ((opens || closes) && key->modifiers() == Qt::NoModifier && setOpen(view_->currentIndex().row(), opens))
            return true;
        return tensor_menu::press(*static_cast<QKeyEvent*>(event), *view_, state_,
                                  [this](const TensorEdits& edits) { emit editRequested(edits); }) ||
            QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::MouseButtonPress && pressTriangle(*static_cast<QMouseEvent*>(event))) return true;
    if (event->type() == QEvent::MouseMove) {
        const QModelIndex under = view_->indexAt(static_cast<QMouseEvent*>(event)->position().toPoint());
        state_.setHovered(under.isValid() ? ValueId(under.data(TensorModel::value_role).toInt()) : no_value);
    } else if (event->type() == QEvent::Leave) {
        state_.setHovered(no_value);
    } else if (event->type() == QEvent::Resize) {
        fitColumns();  // a new scroll bar narrows the viewport like a narrower dock
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace arenascope
