// The Shrink panel: what changes of the program would lower the arena, and the one that is chosen.

#include "widgets/panels/shrink_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <algorithm>
#include <ranges>

#include "engine/evaluate/row_tiled_method.h"
#include "engine/evaluate/tiled_method.h"
#include "engine/passes/pass_ids.h"
#include "widgets/panels/shrink/shrink_choice.h"
#include "widgets/panels/shrink/shrink_front.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"
#include "widgets/ui/wrap_layout.h"

namespace arenascope {
namespace {

constexpr std::array costs{ShrinkCost::time, ShrinkCost::work, ShrinkCost::flash, ShrinkCost::traffic};

bool hasTiles(const Tuning& tuning, const Outcome& outcome) {
    return tiles_of(tuning, outcome.method->name).has_value();
}

/// The pool that takes the most.
std::int32_t mainPool(const Plan& plan) {
    const auto most = std::max_element(plan.pools.begin(), plan.pools.end(),
                                       [](const PoolResult& a, const PoolResult& b) { return a.bytes < b.bytes; });
    return most == plan.pools.end() ? 1 : most->mem_id;
}

}  // namespace

ShrinkPanel::ShrinkPanel(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      goalBox_(new QComboBox(this)),
      costBox_(new QComboBox(this)),
      loading_(new QCheckBox(tr("Count the method allocator"), this)),
      halos_(new QCheckBox(tr("Recompute halos"), this)),
      loops_(new QCheckBox(tr("Roll loops"), this)),
      status_(new ElidedLabel(QString(), "hint", Qt::ElideRight, this)),
      search_(new QPushButton(tr("Search"), this)),
      changes_(new ShrinkChanges(this)),
      front_(new ShrinkFront(this)),
      choice_(new ShrinkChoice(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(kit::separator(this));
    auto* split = new QSplitter(Qt::Horizontal, this);
    for (QWidget* part :
         {static_cast<QWidget*>(changes_), static_cast<QWidget*>(front_), static_cast<QWidget*>(choice_)})
        split->addWidget(part);
    split->setChildrenCollapsible(false);
    split->setSizes({520, 330, 300});
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    layout->addWidget(split, 1);
    connect(changes_, &ShrinkChanges::passToggled, this, &ShrinkPanel::passToggled);
    connect(changes_, &ShrinkChanges::choiceToggled, this, &ShrinkPanel::choiceToggled);
    connect(changes_, &ShrinkChanges::pointChosen, this, [this](const ShrinkPoint& point) { choose(point, true); });
    connect(changes_, &ShrinkChanges::noTilesChosen, this, &ShrinkPanel::chooseNone);
    connect(changes_, &ShrinkChanges::activated, this, &ShrinkPanel::apply);
    connect(front_, &ShrinkFront::pointChosen, this, [this](const ShrinkPoint& point) { choose(point, true); });
    connect(front_, &ShrinkFront::pointActivated, this, [this](const ShrinkPoint& point) {
        choose(point, false);
        apply();
    });
    connect(front_, &ShrinkFront::capacityDragged, this, [this](qint64 bytes) {
        ShrinkGoal goal = goal_;
        goal.bytes = bytes;
        setGoal(goal);
        if (chosen_) preview(chosen_);
    });
    connect(front_, &ShrinkFront::capacityDropped, this, [this](qint64 bytes) {
        for (const Pool& pool : state_.tuning()->pools)
            if (pool.mem_id == goal_.memId && pool.capacity) emit limitRequested(kit::text(pool.name), bytes);
        fillGoals();
    });
    connect(choice_, &ShrinkChoice::applyRequested, this, &ShrinkPanel::apply);
    connect(changes_, &ShrinkChanges::pointHovered, this, &ShrinkPanel::hover);
    connect(front_, &ShrinkFront::pointHovered, this, &ShrinkPanel::hover);
    connect(choice_, &ShrinkChoice::compareRequested, this, [this] {
        const ShrinkPoint point = chosen_;
        preview(nullptr);
        emit compareRequested(point);
    });
    connect(choice_, &ShrinkChoice::commandRequested, this, [this] { emit commandRequested(chosen_); });
    connect(&state_, &ViewState::outcomeChanged, this, &ShrinkPanel::outcomeChanged);
    outcomeChanged();
}

QWidget* ShrinkPanel::makeHead() {
    auto* head = new QWidget(this);
    auto* row = new WrapLayout(6, head);
    row->setContentsMargins(metric::panelPad, 4, metric::panelPad, 4);
    goalBox_->setEditable(true);
    goalBox_->setInsertPolicy(QComboBox::NoInsert);
    goalBox_->setAccessibleName(tr("Goal"));
    goalBox_->setToolTip(tr("Memory limit of the smaller program, such as 256K"));
    goalBox_->setMinimumWidth(150);
    goalBox_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    goalBox_->lineEdit()->setAccessibleName(goalBox_->accessibleName());
    kit::shareUndo(*goalBox_->lineEdit());
    for (const ShrinkCost cost : costs) costBox_->addItem(ShrinkWords::cost(cost), static_cast<int>(cost));
    costBox_->setAccessibleName(tr("Cost"));
    costBox_->setToolTip(tr("Cost to keep low in the smaller program"));
    for (QComboBox* each : {goalBox_, costBox_}) setStyleState(*each, "compact", true);
    loading_->setToolTip(tr("Adds the memory of the runtime's method allocator to each arena"));
    setStyleState(*search_, "compact", true);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(kit::label(tr("Goal"), "hint", head));
    row->addWidget(goalBox_);
    row->addWidget(kit::label(tr("Cost"), "hint", head));
    row->addWidget(costBox_);
    row->addWidget(loading_);
    row->addWidget(halos_);
    row->addWidget(loops_);
    row->addWidget(status_);
    row->addWidget(search_);
    connect(goalBox_, &QComboBox::activated, this, &ShrinkPanel::goalPicked);
    connect(goalBox_->lineEdit(), &QLineEdit::returnPressed, this, &ShrinkPanel::goalPicked);
    const auto wishChanged = [this] {
        if (!points_.empty() || busy_) emit searchRequested();
    };
    connect(costBox_, &QComboBox::activated, this, wishChanged);
    for (QCheckBox* each : {halos_, loops_}) connect(each, &QCheckBox::toggled, this, wishChanged);
    connect(loading_, &QCheckBox::toggled, this, [this, wishChanged](bool on) {
        goal_.countsLoading = on;
        wishChanged();
        refresh();
    });
    connect(search_, &QPushButton::clicked, this, [this] { busy_ ? emit cancelRequested() : emit searchRequested(); });
    return head;
}

ShrinkWish ShrinkPanel::wish() const {
    return {.cost = costs[static_cast<std::size_t>(std::max(0, costBox_->currentIndex()))],
            .countsLoading = loading_->isChecked(),
            .recomputesHalos = halos_->isChecked(),
            .rollsLoops = loops_->isEnabled() && loops_->isChecked()};
}

// -- the goal --------------------------------------------------------------------------------------------

/// "SRAM ≤ 320 KiB" for each pool with a capacity; what was typed stays.
void ShrinkPanel::fillGoals() {
    const QSignalBlocker quiet(goalBox_);
    goalBox_->clear();
    goalBox_->addItem(tr("least memory"));
    const Tuning& tuning = *state_.tuning();
    for (const Pool& pool : tuning.pools)
        if (pool.capacity)
            goalBox_->addItem(tr("%1 ≤ %2").arg(kit::text(pool.name), format::bytes(*pool.capacity)), pool.mem_id);
    const int at = goal_.bytes ? goalBox_->findData(goal_.memId) : 0;
    const Pool* pool = nullptr;
    for (const Pool& each : tuning.pools)
        if (each.mem_id == goal_.memId) pool = &each;
    const bool isCapacity = pool && pool->capacity == goal_.bytes;
    goalBox_->setCurrentIndex(std::max(0, at));
    if (goal_.bytes && !isCapacity && pool)
        goalBox_->setEditText(tr("%1 ≤ %2").arg(kit::text(pool->name), format::bytes(*goal_.bytes)));
    goalBox_->lineEdit()->setCursorPosition(0);  // a narrow field shows the beginning
}

void ShrinkPanel::goalPicked() {
    ShrinkGoal goal = goal_;
    const int at = goalBox_->findText(goalBox_->currentText());
    if (at == 0) {
        goal.bytes.reset();
    } else if (at > 0) {
        goal.memId = goalBox_->itemData(at).toInt();
        for (const Pool& pool : state_.tuning()->pools)
            if (pool.mem_id == goal.memId && pool.capacity) goal.bytes = *pool.capacity;
    } else {
        const auto bytes = kit::parseBytes(goalBox_->currentText().section(QChar(0x2264), -1));
        setStyleState(*goalBox_->lineEdit(), "invalid", !bytes.has_value());
        if (!bytes) return;
        goal.bytes = *bytes;
    }
    setStyleState(*goalBox_->lineEdit(), "invalid", false);
    setGoal(goal);
    fillGoals();
    if (isOfFormerGoal()) emit searchRequested();
    else searchIfNew();
}

/// Programs for a goal are found beside those that are found without one.
bool ShrinkPanel::isOfFormerGoal() const {
    return goal_.bytes && goal_.bytes != searchedGoal_.bytes && (busy_ || report_ || !points_.empty());
}

void ShrinkPanel::setGoal(const ShrinkGoal& goal) {
    goal_ = goal;
    wasChosenByHand_ = false;
    chosen_ = bestFor(points_, goal_);
    choosesNone_ = false;
    refresh();
}

// -- what was found --------------------------------------------------------------------------------------

void ShrinkPanel::setPasses(std::shared_ptr<const PassTable> passes) {
    passes_ = std::move(passes);
    refresh();
    askForPasses();
}

void ShrinkPanel::searchIfNew() {
    if (!busy_ && points_.empty() && !report_ && state_.outcome()) emit searchRequested();
}

void ShrinkPanel::begin() {
    busy_ = true;
    searched_ = state_.tuning();
    searchedGoal_ = goal_;
    report_.reset();
    points_.clear();
    chosen_.reset();
    choosesNone_ = wasChosenByHand_ = false;
    failure_.clear();
    refresh();
}

void ShrinkPanel::add(const ShrinkPoint& point) {
    if (!busy_) return;
    points_.push_back(point);
    if (!wasChosenByHand_) chosen_ = bestFor(points_, goal_);
    refresh();
}

void ShrinkPanel::finish(std::shared_ptr<const ShrinkReport> report, const QString& failure) {
    busy_ = false;
    failure_ = failure;
    report_ = std::move(report);
    if (report_) {
        const std::optional<TiledMethod> by_hand =
            wasChosenByHand_ && chosen_ ? std::optional(chosen_->choice) : std::nullopt;
        points_.clear();
        chosen_.reset();
        for (const ShrunkProgram& each : report_->front) {
            points_.emplace_back(report_, &each);
            if (by_hand && each.choice == *by_hand) chosen_ = points_.back();
        }
        if (!chosen_ && !choosesNone_) chosen_ = bestFor(points_, goal_);
    }
    refresh();
}

void ShrinkPanel::reset() {
    preview(nullptr);
    passes_.reset();
    searched_.reset();
    report_.reset();
    points_.clear();
    chosen_.reset();
    choosesNone_ = busy_ = wasChosenByHand_ = false;
    failure_.clear();
    goal_ = {.countsLoading = loading_->isChecked()};
    outcomeChanged();
}

void ShrinkPanel::outcomeChanged() {
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    if (searched_ && !(searched_tuning(*state_.tuning()) == searched_tuning(*searched_))) {
        if (busy_) emit cancelRequested();
        busy_ = false;
        searched_.reset();
        report_.reset();
        points_.clear();
        chosen_.reset();
        choosesNone_ = false;
    }
    if (outcome && goal_.bytes) {  // a capacity that was the goal goes on being it
        for (const Pool& pool : state_.tuning()->pools)
            if (pool.mem_id == goal_.memId && pool.capacity &&
                goalBox_->findData(pool.mem_id) == goalBox_->currentIndex())
                goal_.bytes = *pool.capacity;
    } else if (outcome) {
        goal_.memId = mainPool(outcome->plan());
        for (const Pool& pool : state_.tuning()->pools) {
            const PoolResult* result = outcome->plan().pool(pool.mem_id);
            if (!pool.capacity || !result || result->fits()) continue;
            goal_.memId = pool.mem_id;  // what does not fit is what is to be shrunk
            goal_.bytes = *pool.capacity;
        }
    }
    if (outcome) fillGoals();
    askForPasses();
    refresh();
}

void ShrinkPanel::askForPasses() {
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    if (isVisible() && outcome && !passes_ && !hasTiles(*state_.tuning(), *outcome)) emit passesWanted();
}

ShrinkPoint ShrinkPanel::current() const {
    const auto found = std::find_if(points_.begin(), points_.end(),
                                    [this](const ShrinkPoint& point) { return isChosen(*state_.tuning(), *point); });
    return found == points_.end() ? nullptr : *found;
}

// -- choosing --------------------------------------------------------------------------------------------

void ShrinkPanel::choose(const ShrinkPoint& point, bool previews) {
    chosen_ = point;
    choosesNone_ = false;
    wasChosenByHand_ = true;
    changes_->select(point, false);
    updateHead();
    if (previews) preview(point);
}

void ShrinkPanel::chooseNone() {
    chosen_.reset();
    choosesNone_ = wasChosenByHand_ = true;
    updateHead();
    preview(nullptr);
}

void ShrinkPanel::apply() {
    if (!chosen_ && !choosesNone_) return;
    const ShrinkPoint point = chosen_;
    preview(nullptr);
    emit applyRequested(point);
}

void ShrinkPanel::preview(const ShrinkPoint& point) {
    held_ = point;
    hover(nullptr);
}

void ShrinkPanel::hover(const ShrinkPoint& under) {
    const ShrinkPoint point = under ? under : held_;
    const bool isShown = point && !isChosen(*state_.tuning(), *point);
    if (isShown) state_.setPreview(std::shared_ptr<const Outcome>(point, &point->outcome), point->choice);
    else state_.setPreview(nullptr);
}

// -- what is shown ---------------------------------------------------------------------------------------

QString ShrinkPanel::hint() const {
    if (!state_.outcome()) return {};
    if (busy_) return tr("Searching for smaller programs…");
    if (!failure_.isEmpty()) return failure_;
    if (report_ && report_->front.empty()) {
        constexpr std::size_t most = 3;  // the command line lists all
        QStringList reasons;
        for (const Message& note : report_->notes | std::views::take(most)) reasons.append(words::message(note));
        const QString found = tr("No tiled program needs less memory");
        return reasons.isEmpty() ? found : tr("%1. Not in tiles: %2").arg(found, reasons.join(QStringLiteral("; ")));
    }
    if (goal_.bytes && !points_.empty()) return tr("No program that was found fits the goal");
    return tr("Search finds programs that run tile by tile and need less memory");
}

void ShrinkPanel::refresh() {
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    ShrinkChanges::Content rows{.passes = passes_,
                                .points = points_,
                                .chosen = chosen_,
                                .choosesNone = choosesNone_,
                                .isTiled = outcome && hasTiles(*state_.tuning(), *outcome),
                                .current = current(),
                                .goal = goal_,
                                .state = hint()};
    if (report_) {
        rows.asItIs = poolBytes(report_->original.plan(), goal_.memId) +
            (goal_.countsLoading ? report_->method_allocator.value_or(0) : 0);
        rows.file = report_->file;
        rows.instructions = report_->instructions;
        rows.multiplyAdds = report_->multiply_adds;
    } else if (outcome) {
        rows.asItIs = poolBytes(outcome->plan(), goal_.memId);
        rows.instructions = static_cast<qint64>(outcome->method->instructions.size());
    }
    changes_->show(rows);
    updateHead();
}

QString ShrinkPanel::statusText() const {
    const auto count = static_cast<int>(points_.size());
    if (busy_) return tr("searching, %n program(s) so far", nullptr, count);
    if (isOfFormerGoal())
        return searchedGoal_.bytes ? tr("Found for the goal %1, not for %2")
                                         .arg(format::bytes(*searchedGoal_.bytes), format::bytes(*goal_.bytes))
                                   : tr("Found for the least memory, not for %1").arg(format::bytes(*goal_.bytes));
    return points_.empty() ? QString() : tr("%n program(s), each verified and run", nullptr, count);
}

/// The parts that follow what is chosen; the table keeps its rows, whose signals lead here.
void ShrinkPanel::updateHead() {
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    const bool isTiled = outcome && hasTiles(*state_.tuning(), *outcome);
    search_->setEnabled(outcome != nullptr);
    const bool alwaysRecomputes = outcome && is_cut_by_rows(*outcome->method);
    halos_->setEnabled(!alwaysRecomputes);
    halos_->setToolTip(alwaysRecomputes
                           ? tr("Tiles of a TensorFlow Lite model always recompute their halos")
                           : tr("Tiles may compute the rows at their borders again instead of keeping them. The column "
                                "Work shows the additional multiply-adds."));
    loops_->setEnabled(alwaysRecomputes || loading_->isChecked());
    loops_->setToolTip(
        alwaysRecomputes ? tr("Equal tiles may become one WHILE, which needs less memory only in TensorFlow Lite Micro "
                              "with its plan.")
            : !loading_->isChecked() ? tr("Loops save memory of the method allocator. Count it first.")
                                     : tr("Equal tiles may become loops of the .pte, which take less memory to load."));
    const bool isFormer = isOfFormerGoal() && !busy_;
    search_->setText(busy_                 ? tr("Cancel")
                         : isFormer        ? tr("Search for this goal")
                         : points_.empty() ? tr("Search")
                                           : tr("Search again"));
    setStyleState(*search_, "primary", isFormer);
    status_->setText(statusText());
    status_->setToolTip(statusText());
    status_->setMinimumWidth(statusText().isEmpty() ? 1 : forText(200));  // rather another line than a few letters
    ShrinkFront::Content front{.points = points_,
                               .chosen = chosen_,
                               .current = current(),
                               .goal = goal_,
                               .cost = ShrinkWords::additional(wish().cost)};
    ShrinkChoice::Content choice{.chosen = chosen_,
                                 .choosesNone = choosesNone_,
                                 .isApplied = choosesNone_ ? !isTiled : chosen_ && chosen_ == current(),
                                 .keepsTimeLow = wish().cost == ShrinkCost::time,
                                 .hint = hint()};
    if (outcome) {
        if (const PoolResult* pool = outcome->plan().pool(goal_.memId)) front.pool = kit::text(pool->name);
        if (goal_.countsLoading && !front.pool.isEmpty()) front.pool = tr("%1 with method allocator").arg(front.pool);
        front.asItIs = isTiled ? 0 : poolBytes(outcome->plan(), goal_.memId);
        for (const PoolResult& pool : outcome->plan().pools) choice.before.push_back(pool);
        choice.instructions = static_cast<qint64>(outcome->method->instructions.size());
    }
    if (report_) {
        // Not of the program that is shown, which may have tiles already.
        const Plan& original = report_->original.plan();
        front.asItIs =
            poolBytes(original, goal_.memId) + (goal_.countsLoading ? report_->method_allocator.value_or(0) : 0);
        choice.before.assign(original.pools.begin(), original.pools.end());
        choice.instructions = report_->instructions;
        choice.loading = report_->method_allocator;
        choice.file = report_->file;
    }
    front_->show(std::move(front));
    choice_->show(choice);
}

void ShrinkPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &ShrinkPanel::askForPasses);  // docks that are arranged show every panel for a moment
}

void ShrinkPanel::hideEvent(QHideEvent* event) {
    preview(nullptr);
    QWidget::hideEvent(event);
}

void ShrinkPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && state_.preview()) return preview(nullptr);
    QWidget::keyPressEvent(event);
}

void ShrinkPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && choice_) refresh();
}

}  // namespace arenascope
