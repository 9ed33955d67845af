// The Inspector panel: details of the selected tensor, with its pool, offset and note.

#include "widgets/panels/inspector_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <cmath>

#include "engine/evaluate/unplaced_rows.h"
#include "engine/ir/shape_text.h"
#include "engine/planning/move_time.h"
#include "engine/planning/planner.h"
#include "widgets/panels/inspector/inspector_parts.h"
#include "widgets/panels/inspector/lifetime_text.h"
#include "widgets/panels/node_facts.h"
#include "widgets/panels/note_editor.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/fact_label.h"
#include "widgets/ui/latest_task.h"
#include "widgets/ui/notes.h"
#include "widgets/ui/offset_texts.h"
#include "widgets/ui/plan_rows.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"
#include "widgets/ui/wrap_layout.h"

namespace arenascope {
namespace {

const QChar tensor_subject(u't'), plan_subject(u'p');  ///< before the name of what a note is about
constexpr int caller_choice = 0;                       ///< mem_id 0 is no pool: the caller binds the tensor

FactLabel* fact(QFormLayout* form, const QString& name, const char* tone, QWidget* parent) {
    auto* value = new FactLabel(tone, parent);
    form->addRow(kit::label(name, "dim", parent), value);
    return value;
}

}  // namespace

InspectorPanel::InspectorPanel(ViewState& state, QWidget* parent)
    : QScrollArea(parent), state_(state), page_(new QWidget(this)) {
    setAccessibleName(tr("Inspector"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto* host = new QWidget(this);
    auto* outer = new QVBoxLayout(host);
    outer->setContentsMargins(0, 0, 0, 0);
    empty_ = kit::label(tr("Select a tensor to see its bytes."), "hint", host);
    empty_->setAlignment(Qt::AlignHCenter);
    empty_->setWordWrap(true);
    empty_->setStyleSheet(QStringLiteral("padding: 60px 12px 0 12px"));
    outer->addWidget(empty_);
    outer->addWidget(page_);
    buildNote(outer);
    outer->addStretch();
    auto* layout = new QVBoxLayout(page_);
    layout->setContentsMargins(metric::panelPad, 8, metric::panelPad, metric::panelPad);
    layout->setSpacing(6);
    planned_ = new QWidget(page_);
    auto* planned = new QVBoxLayout(planned_);
    planned->setContentsMargins(0, 0, 0, 0);
    planned->setSpacing(6);
    buildHead(layout);
    buildSum(planned);
    buildPlace(planned);
    buildFacts(planned);
    layout->addWidget(planned_);
    parts_ = new InspectorParts(state_, page_);
    layout->addWidget(parts_);
    connect(parts_, &InspectorParts::lineRequested, this, &InspectorPanel::lineRequested);
    connect(parts_, &InspectorParts::refused, this, &InspectorPanel::refused);
    connect(parts_, &InspectorParts::valuesWanted, this, &InspectorPanel::valuesWanted);
    connect(parts_, &InspectorParts::nodeRequested, this, &InspectorPanel::nodeRequested);
    kit::setContent(*this, host);
    connect(&state_, &ViewState::outcomeChanged, this, [this] {
        // Of many tensors the charts come first: neither holds the other up.
        if (!state_.outcome() || state_.outcome()->tensors.size() < many_tensors) return rebuild();
        QTimer::singleShot(0, this, &InspectorPanel::rebuild);
    });
    connect(&state_, &ViewState::selectionChanged, this, &InspectorPanel::rebuild);
    rebuild();
}

void InspectorPanel::buildHead(QVBoxLayout* layout) {
    auto* head = new QHBoxLayout;
    swatch_ = new QLabel(page_);
    swatch_->setFixedSize(12, 12);
    auto* title = new ElidedLabel(QString(), "title", Qt::ElideMiddle, page_);
    title->setObjectName(QStringLiteral("inspectorTitle"));
    title->setCopied();
    title_ = title;
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    head->addWidget(swatch_);
    head->addWidget(title_, 1);
    subtitle_ = new FactLabel("dim", page_);
    chips_ = new WrapLayout(6);
    layout->addLayout(head);
    layout->addWidget(subtitle_);
    layout->addLayout(chips_);
}

void InspectorPanel::buildSum(QVBoxLayout* layout) {
    auto* card = new QFrame(page_);
    setStyleState(*card, "card", QStringLiteral("plain"));
    sum_ = new QGridLayout(card);
    sum_->setContentsMargins(10, 6, 10, 6);
    sum_->setVerticalSpacing(2);
    sum_->setHorizontalSpacing(6);
    sum_->setColumnStretch(0, 1);
    layout->addWidget(card);
}

void InspectorPanel::buildPlace(QVBoxLayout* layout) {
    auto* grid = place_ = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    pool_ = new QComboBox(page_);
    // A narrow dock shortens the pool's name, never the buttons beside it.
    pool_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pool_->setMinimumContentsLength(6);
    pool_->setAccessibleName(tr("Memory pool of the tensor"));
    offset_ = new QLineEdit(page_);
    offset_->setFont(theme().mono);
    constexpr int frame = 24;
    offset_->setMinimumWidth(QFontMetrics(theme().mono).horizontalAdvance(format::offset(0)) + frame);
    kit::shareUndo(*offset_);
    offset_->setAccessibleName(tr("Offset of the tensor in its pool"));
    offset_->setToolTip(tr("Type an offset (0x… or 64K) and press Enter to pin the tensor there"));
    pin_ = new QPushButton(themeIcon(QStringLiteral("lock")), tr("Pin"), page_);
    pin_->setCheckable(true);
    poolLabel_ = kit::label(tr("Pool"), "dim", page_);
    offsetLabel_ = kit::label(tr("Offset"), "dim", page_);
    poolLabel_->setMinimumWidth(48);
    grid->addWidget(poolLabel_, 0, 0);
    grid->addWidget(pool_, 0, 1, 1, 2);
    grid->addWidget(offsetLabel_, 1, 0);
    grid->addWidget(offset_, 1, 1);
    grid->addWidget(pin_, 1, 2);
    grid->setColumnStretch(1, 1);
    layout->addLayout(grid);
    connect(pool_, &QComboBox::activated, this, [this](int index) {
        const int memId = pool_->itemData(index).toInt();
        if (memId == caller_choice) {
            emit callerRequested(name_, true);
        } else {
            emit assignRequested({name_}, memId);
        }
    });
    connect(offset_, &QLineEdit::returnPressed, this, &InspectorPanel::applyOffset);
    connect(offset_, &QLineEdit::textEdited, this, [this] { setStyleState(*offset_, "invalid", false); });
    connect(pin_, &QPushButton::clicked, this, &InspectorPanel::togglePin);
}

/// The button stands below the offset where both do not fit beside each other: in a narrow dock, with long words.
void InspectorPanel::arrangePlace() {
    const int needed = std::max(offsetLabel_->sizeHint().width(), poolLabel_->sizeHint().width()) +
        offset_->minimumWidth() + pin_->sizeHint().width() + 2 * place_->horizontalSpacing() + 2 * metric::panelPad;
    const bool below = needed > viewport()->width();
    place_->removeWidget(pin_);
    place_->removeWidget(offset_);
    place_->addWidget(offset_, 1, 1, 1, below ? 2 : 1);
    place_->addWidget(pin_, below ? 2 : 1, below ? 1 : 2, below ? Qt::AlignLeft : Qt::Alignment());
}

void InspectorPanel::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (place_) arrangePlace();
}

void InspectorPanel::buildFacts(QVBoxLayout* layout) {
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(3);
    form->setLabelAlignment(Qt::AlignLeft);
    end_ = fact(form, tr("End"), "mono", page_);
    steps_ = fact(form, tr("Steps"), "mono", page_);
    written_ = fact(form, tr("Written"), "", page_);
    read_ = fact(form, tr("Last read"), "", page_);
    traffic_ = fact(form, tr("Traffic"), "mono", page_);
    shape_ = fact(form, tr("Shape"), "mono", page_);
    form->itemAt(0, QFormLayout::LabelRole)->widget()->setMinimumWidth(48);
    layout->addLayout(form);
    node_ = new NodeFacts(state_, page_);
    layout->addWidget(node_);
    connect(node_, &NodeFacts::operatorRequested, this, &InspectorPanel::operatorRequested);
    explain_ = new FactLabel("hint", page_);
    layout->addWidget(explain_);
}

void InspectorPanel::buildNote(QVBoxLayout* layout) {
    auto* host = new QVBoxLayout;
    host->setContentsMargins(metric::panelPad, 0, metric::panelPad, metric::panelPad);
    host->setSpacing(4);
    noteLabel_ = kit::label(QString(), "dim", this);
    note_ = new NoteEditor(this);
    host->addWidget(noteLabel_);
    host->addWidget(note_);
    layout->addLayout(host);
    connect(note_, &NoteEditor::noted, this, [this](const QString& subject, const QString& text) {
        if (subject.startsWith(plan_subject)) emit planNoteRequested(subject.mid(1), text);
        else emit tensorNoteRequested(subject.mid(1), text);
    });
}

void InspectorPanel::setNotes(const Notes& notes) {
    notes_ = &notes;
    connect(&notes, &Notes::changed, this, &InspectorPanel::showNote);
    showNote();
}

void InspectorPanel::finishNote() { note_->finish(); }

void InspectorPanel::showNote() {
    const bool shown = notes_ && state_.outcome();
    noteLabel_->setVisible(shown);
    note_->setVisible(shown);
    if (!shown) return note_->show(QString(), QString());
    const TensorRow* row = state_.row(state_.current());
    const std::string& planner = state_.outcome()->plan().planner;
    const QString about = row ? tr("Note on this tensor") : tr("Note on the plan %1").arg(planTitle(planner));
    noteLabel_->setText(about);
    note_->setAccessibleName(about);
    if (row) note_->show(tensor_subject + kit::text(row->name), notes_->ofTensor(row->name));
    else note_->show(plan_subject + kit::text(planner), notes_->ofPlan(planner));
}

void InspectorPanel::rebuild() {
    showNote();
    if (state_.current() != no_value) chosen_ = {};
    if (chosen_.isNode() && state_.outcome() && state_.outcome()->method != chosen_.method) chosen_ = {};
    if (chosen_.isNode()) return showNode();
    if (!state_.outcome()) return showViewed();
    planned_->show();
    const TensorRow* row = state_.row(state_.current());
    // No table lists constants and views; the graph shows them.
    const auto unplaced = row ? std::nullopt : unplaced_row(*state_.outcome()->method, state_.current());
    if (unplaced) row = &*unplaced;
    const Tensor* tensor = row ? state_.outcome()->method->values[row->value].tensor() : nullptr;
    page_->setVisible(tensor != nullptr);
    empty_->setVisible(tensor == nullptr);
    if (!tensor) return;
    name_ = kit::text(row->name);
    showHead(*row, *tensor);
    showSize(*row, *tensor);
    showPlace(*row);
    showFacts(*row, *tensor);
    node_->refresh();
    parts_->refresh(state_.outcome()->method);
}

void InspectorPanel::paintSwatch(const TensorRow& row) {
    QPixmap swatch(12, 12);
    swatch.fill(theme().role(dataRole(*state_.outcome()->method, row)).solid);
    swatch_->setPixmap(swatch);
}

void InspectorPanel::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && parts_) rebuild();  // links and the swatch have colours of the theme
}

void InspectorPanel::showHead(const TensorRow& row, const Tensor& tensor) {
    paintSwatch(row);
    QStringList where;
    QString title = name_;
    if (const auto count = static_cast<int>(state_.selection().size()); count > 1) {
        qint64 bytes = 0;
        for (const ValueId value : state_.selection()) {
            if (const TensorRow* each = state_.row(value)) bytes += each->bytes;
        }
        title = tr("%n tensor(s), %1", nullptr, count).arg(format::bytes(bytes));
        where.append(tr("details of %1").arg(name_));
    }
    title_->setText(title);
    title_->setToolTip(title);
    if (!row.module_path.empty()) where.append(kit::text(row.module_path));
    if (!row.op.empty())
        where.append(paint::nodeName(kit::text(row.op)
                                         .replace(QLatin1String("aten::"), QLatin1String("aten_"))
                                         .section(QLatin1Char('.'), 0, 0)));
    if (!tensor.qualified_name.empty()) where.append(kit::text(tensor.qualified_name));
    subtitle_->setFact(where.join(QStringLiteral(" · ")));
    subtitle_->setVisible(!where.isEmpty());
    subtitle_->setToolTip(kit::text(row.op));
    kit::clear(chips_);
    chips_->addWidget(kit::chip(words::engine(name_of(row.role)), "plain", page_));
    const Plan& plan = state_.outcome()->plan();
    for (const PoolResult& pool : plan.pools) {
        const bool at_peak = row.planned && pool.mem_id == row.mem_id && row.first <= pool.peak_position &&
            pool.peak_position <= row.last;
        if (at_peak) chips_->addWidget(kit::chip(tr("live at the peak"), "plain", page_));
    }
    if (const int conflicts = conflictsOf(plan, row.value); conflicts > 0)
        chips_->addWidget(kit::chip(tr("✗ %n conflict(s)", nullptr, conflicts), "bad", page_));
    if (!row.alias_of.empty()) {
        constexpr int widest = 130;
        const QString root = kit::text(row.alias_of);
        QLabel* chip =
            kit::chip(tr("view of %1").arg(QFontMetrics(theme().small).elidedText(root, Qt::ElideMiddle, widest)),
                      "plain", page_);
        chip->setToolTip(root);
        chips_->addWidget(chip);
    }
}

QLabel* InspectorPanel::addTerm(int line, const QString& term, const QString& what, const QString& value,
                                const char* tone) {
    // A narrow dock keeps the numbers.
    QLabel* left = kit::label(term, tone, page_);
    left->setWordWrap(true);
    auto* middle = new ElidedLabel(what, "hint", Qt::ElideRight, page_);
    sum_->addWidget(left, line, 0);
    sum_->addWidget(middle, line, 1);
    QLabel* number = kit::label(value, "mono", page_);
    sum_->addWidget(number, line, 2, Qt::AlignRight);
    return number;
}

int InspectorPanel::showSymbols(const Tensor& tensor) {
    int line = 0;
    QStringList told;
    for (std::size_t i = 0; i < tensor.sizes.size() && i < tensor.upper.size(); ++i) {
        const QString size = kit::text(tensor.sizes[i].text());
        if (tensor.sizes[i].is_constant() || told.contains(size)) continue;
        told.append(size);
        addTerm(line++, QStringLiteral("%1 ≤ %2").arg(size).arg(tensor.upper[i]), tr("dimension %1").arg(i),
                format::number(tensor.upper[i]), "");
    }
    return line;
}

void InspectorPanel::showSize(const TensorRow& row, const Tensor& tensor) {
    kit::clear(sum_);
    const qint64 item = item_size(tensor.dtype);
    const Plan& plan = state_.outcome()->plan();
    int line = showSymbols(tensor);
    const bool upper_bound = tensor.dynamism != Dynamism::fixed;
    addTerm(line++, tensor.upper.empty() ? QStringLiteral("1") : kit::sizesText(tensor.upper),
            upper_bound ? tr("elements, at most") : tr("elements"), format::number(item > 0 ? row.bytes / item : 0),
            "");
    addTerm(line++, QStringLiteral("× ") + format::exactBytes(item), kit::text(torch_name_of(tensor.dtype)),
            format::number(row.bytes), "");
    qint64 padded = row.bytes;
    if (row.buffer.valid()) {  // memory outside the arenas is aligned by its supplier
        const Buffer& buffer = plan.problem.buffers[row.buffer];
        if (const auto aligned = aligned_bytes(plan.problem, buffer); aligned.ok()) padded = aligned.value();
        addTerm(line++, tr("+ padding"), tr("to %1 B").arg(alignment_of(plan.problem, buffer)),
                format::number(padded - row.bytes), "");
    }
    sum_->addWidget(kit::separator(page_), line++, 0, 1, 3);
    addTerm(line, format::bytes(padded), QString(), format::exactBytes(padded), "section")->setFont(theme().monoBold);
}

void InspectorPanel::showPlace(const TensorRow& row) {
    const bool placed = row.buffer.valid();
    pool_->clear();
    pool_->setEnabled(true);
    offset_->setEnabled(placed);
    pin_->setEnabled(placed);
    pin_->setChecked(row.pinned);
    pin_->setText(row.pinned ? tr("Pinned") : tr("Pin"));
    arrangePlace();
    setStyleState(*offset_, "invalid", false);
    if (row.role == Role::alias || row.role == Role::constant) return showNoPlace(row);
    for (const Pool& pool : state_.tuning()->pools) pool_->addItem(kit::text(pool.name), pool.mem_id);
    pool_->addItem(tr("bound by the caller"), caller_choice);
    pool_->setCurrentIndex(pool_->findData(row.planned ? row.mem_id : caller_choice));
    const Plan& plan = state_.outcome()->plan();
    shownOffset_ = placed ? plan.placement.offsets[row.buffer] : 0;
    offset_->setText(placed ? format::offset(shownOffset_) : QString());
    end_->setFact(placed ? format::offset(shownOffset_ + row.bytes) + QStringLiteral("  ") +
                          format::number(shownOffset_ + row.bytes)
                         : tr("not in an arena"));
}

/// Nobody can give these a place of their own: they say whose bytes they are.
void InspectorPanel::showNoPlace(const TensorRow& row) {
    const bool constant = row.role == Role::constant;
    pool_->addItem(constant ? tr("in the file") : tr("same bytes as %1").arg(kit::text(row.alias_of)));
    pool_->setEnabled(false);
    offset_->clear();
    end_->setFact(constant ? tr("not in an arena") : tr("as %1").arg(kit::text(row.alias_of)));
}

/// Who writes it first and reads it last: what the ends of its life are due to.
void InspectorPanel::showEnds(const TensorRow& row, const Tensor& tensor) {
    const QString by_step =
        tr("step %1, %2").arg(row.first_step.number()).arg(paint::nodeName(kit::text(row.first_node)));
    const bool constant = row.role == Role::constant, never = row.last_step < row.first_step;
    const int steps = row.last_step - row.first_step + 1;
    steps_->setFact(never ? tr("no step reads it")
                          : format::steps(row.first_step, row.last_step) + QStringLiteral("  ") +
                            tr("%n step(s)", nullptr, steps));
    written_->setFact(constant                      ? tr("stored in the file")
                          : row.role == Role::input ? tr("by the caller, before the run")
                          : tensor.is_state         ? tr("before the run; kept from the last one")
                                                    : by_step);
    written_->setToolTip(constant ? QString() : kit::text(row.first_node));
    read_->setFact(never
                       ? tr("no step reads it")
                       : tr("step %1, %2").arg(row.last_step.number()).arg(paint::nodeName(kit::text(row.last_node))));
    read_->setToolTip(kit::text(row.last_node));
}

void InspectorPanel::showFacts(const TensorRow& row, const Tensor& tensor) {
    showEnds(row, tensor);
    showTraffic(row);
    QString shape = kit::text(row.shape_text);
    if (!row.shape_expr.empty() && row.shape_expr != row.shape_text)
        shape += QStringLiteral(" = ") + kit::text(row.shape_expr);
    shape_->setFact(shape);
    explain_->setFact(lifetimeText(row, tensor));
}

/// Bytes written plus bytes read in one run, times what a byte costs in the tensor's pool.
void InspectorPanel::showTraffic(const TensorRow& row) {
    if (method_ != state_.outcome()->method) {
        method_ = state_.outcome()->method;
        moved_ = bytes_written_and_read(*method_);
    }
    const BytesMoved moved = moved_[row.value];
    const Plan& plan = state_.outcome()->plan();
    const Pool* pool = row.buffer.valid() ? find_pool(plan.problem, plan.problem.buffers[row.buffer].mem_id) : nullptr;
    const auto total = static_cast<double>(moved.total());
    QString terms = tr("%1 written + %2 read").arg(format::number(moved.written), format::number(moved.read));
    if (pool && pool->cost != 1)
        terms =
            QStringLiteral("(%1) × %2").arg(terms, tr("%1 per byte in %2").arg(pool->cost).arg(kit::text(pool->name)));
    const double cost = pool ? pool->cost : 1;
    QString text = QStringLiteral("%1 = %2").arg(format::number(std::llround(total * cost)), terms);
    if (pool && pool->bandwidth)
        text += tr(", in %1 at %2")
                    .arg(format::moveTime(*move_ms(*pool, moved.total())), format::bandwidth(*pool->bandwidth));
    traffic_->setFact(row.alias_of.empty() ? text : tr("included in %1").arg(kit::text(row.alias_of)));
    traffic_->setToolTip(
        tr("Bytes that one run reads and writes, times the cost of the pool. Automatic placement minimises the sum."));
}

void InspectorPanel::applyOffset() {
    const std::optional<qint64> offset = kit::parseBytes(offset_->text());
    const QString wrong = offset ? misaligned(state_, state_.current(), *offset)
                                 : tr("%1 is not an offset; write 0x06C000, 442368 or 432K").arg(offset_->text());
    setStyleState(*offset_, "invalid", !wrong.isEmpty());
    offset_->setToolTip(wrong.isEmpty() ? tr("Type an offset (0x… or 64K) and press Enter to pin the tensor there")
                                        : wrong);
    offset_->setAccessibleDescription(wrong);
    if (offset) emit pinRequested(name_, *offset);  // one that cannot be is refused there, aloud
}

void InspectorPanel::takeFocus() { pool_->setFocus(Qt::TabFocusReason); }

void InspectorPanel::togglePin() {
    const TensorRow* row = state_.row(state_.current());
    if (!row) return;
    pin_->setChecked(row->pinned);  // the new state comes with the edit's outcome
    if (row->pinned) emit unpinRequested(name_);
    else emit pinRequested(name_, shownOffset_);
}

}  // namespace arenascope
