// The Problems panel: faults of the plan with their fixes.

#include "widgets/panels/problems_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

#include "engine/ir/steps.h"
#include "engine/planning/pin_cost.h"
#include "engine/planning/planner.h"
#include "engine/study/conflict_groups.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/gain_texts.h"
#include "widgets/ui/height_texts.h"
#include "widgets/ui/link_row.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr int tensors_role = Qt::UserRole, call_role = Qt::UserRole + 1;

QList<QVariant> ids(const std::vector<ValueId>& buffers) {
    QList<QVariant> out;
    for (const ValueId id : buffers) out.append(id.number());
    return out;
}

/// The bytes and steps that two tensors share.
struct Shared {
    qint64 begin = 0, end = 0;
    Step first{0}, last{0};
};

std::optional<Shared> sharedBy(const ViewState& state, const Plan& plan, const PlanIssue& problem) {
    if (problem.code != IssueCode::overlap || problem.buffers.size() != 2) return std::nullopt;
    const TensorRow *a = state.row(problem.buffers[0]), *b = state.row(problem.buffers[1]);
    if (!a || !b || !a->buffer.valid() || !b->buffer.valid()) return std::nullopt;
    const qint64 at_a = plan.placement.offsets[a->buffer], at_b = plan.placement.offsets[b->buffer];
    return Shared{std::max(at_a, at_b), std::min(at_a + a->bytes, at_b + b->bytes),
                  std::max(a->first_step, b->first_step), std::min(a->last_step, b->last_step)};
}

/// Writes an offset in the font of texts, which would turn the letter in "0x" into a multiplication sign.
QString inWords(qint64 offset) {
    return format::offset(offset).replace(QLatin1String("0x"), QStringLiteral("0\u200Cx"));
}

}  // namespace

ProblemsPanel::ProblemsPanel(ViewState& state, QWidget* parent)
    : QWidget(parent), state_(state), tree_(new QTreeWidget(this)), empty_(kit::label(QString(), "hint", this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(empty_);
    layout->addWidget(tree_);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMinimumHeight(60);
    tree_->setHeaderLabels({tr("Problem"), tr("Where"), tr("Steps"), tr("Bytes"), tr("Fix")});
    tree_->setAccessibleName(tr("Problems"));
    tree_->setUniformRowHeights(true);
    tree_->setItemDelegate(new RowDelegate(tree_));
    tree_->header()->setStretchLastSection(true);
    tree_->installEventFilter(this);
    connect(tree_, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (QTreeWidgetItem* item = kit::chosenOf(*tree_)) selectRow(item);
    });
    connect(tree_, &QTreeWidget::itemDoubleClicked, this, &ProblemsPanel::openRow);
    connect(&state_, &ViewState::outcomeChanged, this, [this] {
        refused_.reset();
        rebuild();
    });
    connect(&state_, &ViewState::runChanged, this, &ProblemsPanel::rebuild);
    connect(&state_, &ViewState::gainsChanged, this, &ProblemsPanel::rebuild);
    connect(&state_, &ViewState::footprintChanged, this, &ProblemsPanel::rebuild);
    rebuild();
}

void ProblemsPanel::setNotes(const QStringList& notes) {
    notes_ = notes;
    rebuild();
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == tree_ && event->type() == QEvent::Resize) fitColumns();
    return QWidget::eventFilter(watched, event);
}

void ProblemsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && tree_ && empty_) rebuild();
}

void ProblemsPanel::rebuild() {
    const QSignalBlocker quiet(tree_);  // filling the tree must not change the selection of other views
    tree_->clear();
    if (state_.outcome()) {
        addFailure();
        addRefused();
        addConflicts(state_.outcome()->plan());
        addPools(state_.outcome()->plan());
        addDevice(state_.outcome()->plan());
        addAsked(state_.outcome()->report);
    }
    const int problems = tree_->topLevelItemCount();
    for (const QString& note : notes_) {
        auto* item = new QTreeWidgetItem(tree_, {note});
        item->setToolTip(problem_column, note);
        item->setIcon(problem_column, themeIcon(QStringLiteral("warning"), theme().warn));
    }
    bool grouped = false;
    for (int i = 0; i < problems; ++i) grouped = grouped || tree_->topLevelItem(i)->childCount() > 0;
    tree_->setRootIsDecorated(grouped);
    empty_->setText(state_.outcome() ? tr("No problems: no live tensors share bytes, and every pool is large enough.")
                                     : tr("No plan yet, so there is nothing to check."));
    empty_->setVisible(tree_->topLevelItemCount() == 0);
    tree_->setVisible(tree_->topLevelItemCount() != 0);
    fitColumns();
    count_ = problems;
    emit countChanged(count_);
}

void ProblemsPanel::addConflicts(const Plan& plan) {
    for (const ConflictGroup& group : conflict_groups(plan)) {
        if (group.members.size() > 1) {
            QTreeWidgetItem* head = addGroup(plan, group);
            for (const PlanIssue* each : group.members) fillConflict(*new QTreeWidgetItem(head), plan, *each);
            continue;
        }
        const PlanIssue& problem = *group.members.front();
        auto* item = new QTreeWidgetItem(tree_);
        fillConflict(*item, plan, problem);
        if (group.cause.valid()) addLinks(item, remediesOfPin(plan, group.cause));
        else if (problem.code == IssueCode::overlap)
            addLinks(item, {{tr("Plan with %1").arg(words::engine(find_planner(planner_id::automatic)->title)), [this] {
                                 emit planRequested(kit::text(planner_id::automatic));
                             }}});
    }
}

/// One row for all conflicts that one pin causes; the pairs are below it.
QTreeWidgetItem* ProblemsPanel::addGroup(const Plan& plan, const ConflictGroup& group) {
    const TensorRow* cause = state_.row(group.cause);
    const qint64 at = cause ? plan.placement.offsets[cause->buffer] : 0;
    const QString text = tr("%1 overlaps %n tensor(s), pinned at %2", nullptr, static_cast<int>(group.members.size()))
                             .arg(cause ? kit::text(cause->name) : QString(), inWords(at));
    auto* item = new QTreeWidgetItem(tree_, {text});
    item->setToolTip(problem_column, text);
    item->setIcon(problem_column, themeIcon(QStringLiteral("warning"), theme().bad));
    std::vector<ValueId> all{group.cause};
    qint64 bytes = 0;
    bool same = true;
    std::optional<Shared> whole;  // from the first byte and step that any of them shares to the last
    for (const PlanIssue* each : group.members) {
        if (const auto one = sharedBy(state_, plan, *each)) {
            if (!whole) whole = one;
            whole = Shared{std::min(whole->begin, one->begin), std::max(whole->end, one->end),
                           std::min(whole->first, one->first), std::max(whole->last, one->last)};
        }
        for (const ValueId id : each->buffers) {
            if (id != group.cause) all.push_back(id);
        }
        bytes += each->bytes;
        same = same && each->bytes == group.members.front()->bytes;
    }
    item->setText(
        bytes_column,
        same ? QStringLiteral("%1 × %2").arg(group.members.size()).arg(format::number(group.members.front()->bytes))
             : format::number(bytes));
    if (whole) {
        item->setText(where_column, format::offsetRange(whole->begin, whole->end));
        item->setText(step_column, format::steps(whole->first, whole->last));
    }
    for (const int column : {where_column, step_column, bytes_column}) item->setFont(column, theme().mono);
    item->setForeground(bytes_column, theme().bad);
    item->setData(problem_column, tensors_role, ids(all));
    addLinks(item, remediesOfPin(plan, group.cause));
    return item;
}

void ProblemsPanel::fillConflict(QTreeWidgetItem& item, const Plan& plan, const PlanIssue& problem) {
    item.setText(problem_column, words::problem(problem));
    item.setToolTip(problem_column, words::problem(problem));
    item.setIcon(problem_column, themeIcon(QStringLiteral("warning"), theme().bad));
    if (problem.step.valid()) item.setText(step_column, QString::number(problem.step.number()));
    if (problem.code == IssueCode::overlap && problem.buffers.size() == 2) describeOverlap(item, plan, problem);
    if (problem.bytes > 0) item.setText(bytes_column, format::number(problem.bytes));
    for (const int column : {step_column, bytes_column}) item.setFont(column, theme().mono);
    item.setForeground(bytes_column, theme().bad);
    item.setData(problem_column, tensors_role, ids(problem.buffers));
}

std::vector<ProblemsPanel::Remedy> ProblemsPanel::remediesOfPin(const Plan& plan, ValueId cause) {
    const TensorRow* row = state_.row(cause);
    if (!row) return {};
    const QString name = kit::text(row->name);
    std::vector<Remedy> out{{tr("Unpin %1").arg(name), [this, name] { emit unpinRequested(name); }}};
    if (const auto free = nearest_free_offset(plan, cause))
        out.push_back(
            {tr("Move to %1").arg(inWords(*free)), [this, name, at = *free] { emit pinRequested(name, at); }});
    return out;
}

/// Passes, orders and tiles that lower a pool, with the bytes that it then needs, the largest gain first. Starts their
/// measurement if they were not measured.
std::vector<ProblemsPanel::Remedy> ProblemsPanel::changesOf(const PoolResult& pool, std::size_t most) {
    std::vector<Remedy> out;
    const std::shared_ptr<const GainStudy> study = state_.gains();
    if (!study) {
        state_.wantGains();
        return out;
    }
    for (const Gain& gain : gainsInOrder(*study, pool.mem_id)) {
        if (out.size() >= most) break;
        const QString words = gainText(gain);
        out.push_back({tr("%1: %2").arg(words, format::bytes(bytesAfter(gain, pool.mem_id).value_or(0))),
                       [this, words, changes = gain.changes] { emit changesRequested(words, changes); }});
    }
    return out;
}

/// Another plan that fits; otherwise the means that lower the pool.
std::vector<ProblemsPanel::Remedy> ProblemsPanel::remediesOfPool(const PoolResult& pool) {
    const Outcome& outcome = *state_.outcome();
    for (const Plan& other : outcome.plans) {
        const Planner* planner = find_planner(other.planner);
        if (!other.fits() || !planner) continue;
        return {{tr("Show %1").arg(words::engine(planner->title)),
                 [this, id = QString::fromStdString(other.planner)] { emit planRequested(id); }}};
    }
    std::vector<Remedy> out;
    for (const HeightFix& fix : heightFixes(state_, pool.mem_id, 2)) {
        const HeightFixText words = heightFixText(state_, fix);
        const QString text = tr("%1: %2").arg(words.act(), format::bytes(fix.height));
        if (fix.edit.unpin) out.push_back({text, [this, name = words.name] { emit unpinRequested(name); }});
        else
            out.push_back(
                {text, [this, name = words.name, id = *fix.edit.mem_id] { emit assignRequested({name}, id); }});
    }
    return out;
}

QString ProblemsPanel::refuse(const RefusedDrop& why) {
    refused_ = why;
    rebuild();
    return tree_->topLevelItemCount() > 0 ? tree_->topLevelItem(0)->text(problem_column) : QString();
}

void ProblemsPanel::addRefused() {
    const TensorRow *held = refused_ ? state_.row(refused_->held) : nullptr,
                    *other = refused_ ? state_.row(refused_->other) : nullptr;
    if (!held || !other) return;
    const qint64 bytes = refused_->end - refused_->offset;
    const QString text = tr("%1 was not moved; it would share %2 with %3")
                             .arg(kit::text(held->name), format::exactBytes(bytes), kit::text(other->name));
    auto* item = new QTreeWidgetItem(tree_,
                                     {text, format::offsetRange(refused_->offset, refused_->end),
                                      format::steps(refused_->first, refused_->last), format::number(bytes)});
    item->setToolTip(problem_column, text);
    item->setIcon(problem_column, themeIcon(QStringLiteral("warning"), theme().warn));
    for (const int column : {where_column, step_column, bytes_column}) item->setFont(column, theme().mono);
    item->setData(problem_column, tensors_role, ids({refused_->held, refused_->other}));
    const QString owner = kit::text(other->name);
    if (other->pinned) addLinks(item, {{tr("Unpin %1").arg(owner), [this, owner] { emit unpinRequested(owner); }}});
}

/// The call at which the last run failed.
void ProblemsPanel::addFailure() {
    const RunResult* run = state_.run().get();
    if (!run || !run->failure) return;
    const RunFailure& failure = *run->failure;
    const QString what = words::error(failure.error), place = words::place(failure.error.place);
    auto* item = new QTreeWidgetItem(tree_, {tr("the run failed: %1").arg(what), place});
    item->setToolTip(problem_column, place + u'\n' + what);
    item->setToolTip(where_column, place);
    item->setIcon(problem_column, themeIcon(QStringLiteral("warning"), theme().bad));
    item->setData(problem_column, call_role, failure.instruction.number());
    const Table<InstructionIndex, Step> steps = steps_of_instructions(*state_.outcome()->method);
    const Step step = steps.has(failure.instruction) ? steps[failure.instruction] : Step{};
    if (step.valid()) item->setText(step_column, QString::number(step.number()));
    item->setFont(step_column, theme().mono);
}

/// The place and the steps at which two tensors share bytes.
void ProblemsPanel::describeOverlap(QTreeWidgetItem& item, const Plan& plan, const PlanIssue& problem) {
    const auto shared = sharedBy(state_, plan, problem);
    if (!shared) return;
    item.setText(where_column, format::offsetRange(shared->begin, shared->end));
    item.setText(step_column, format::steps(shared->first, shared->last));
    item.setFont(where_column, theme().mono);
    // Place, bytes and steps have separate columns.
    item.setText(
        problem_column,
        tr("%1 and %2 overlap")
            .arg(kit::text(state_.row(problem.buffers[0])->name), kit::text(state_.row(problem.buffers[1])->name)));
}

/// "convolution_3, getitem_9 and 4 more", the largest first.
QString ProblemsPanel::largestOf(const std::vector<ValueId>& buffers) const {
    constexpr std::size_t most_named = 3;
    std::vector<const TensorRow*> rows;
    for (const ValueId id : buffers) {
        if (const TensorRow* row = state_.row(id)) rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const TensorRow* a, const TensorRow* b) { return a->bytes > b->bytes; });
    QStringList names;
    for (std::size_t i = 0; i < std::min(rows.size(), most_named); ++i) names.append(kit::text(rows[i]->name));
    const QString named = names.join(QStringLiteral(", "));
    const auto more = static_cast<int>(rows.size() - std::min(rows.size(), most_named));
    return more > 0 ? tr("%1 and %n more", nullptr, more).arg(named) : named;
}

void ProblemsPanel::addPools(const Plan& plan) {
    for (const PoolResult& pool : plan.pools) {
        if (pool.fits()) continue;
        const qint64 bound = bound_without_pins(plan, pool), capacity = pool.capacity.value_or(0);
        const bool hopeless = bound > capacity, pinned = pool.lower_bound > capacity;
        const PlanIssue* problem = capacity_issue_of(plan, pool.mem_id);
        const QString over =
            tr("%1 is over its capacity by %2").arg(kit::text(pool.name), format::bytes(pool.over_by()));
        const QString height = pinnedHeight(state_, pool);
        const QString tensors = !height.isEmpty() ? height : problem ? largestOf(problem->buffers) : QString();
        const QString text = tensors.isEmpty() ? over : over + QStringLiteral(": ") + tensors;
        const QString least = format::bytes(bound);
        const QString why = hopeless
            ? tr("no plan of this program needs less than %1; change the program, or move tensors to another pool")
                  .arg(least)
            : pinned ? tr("no plan fits with these pins; the lower bound without them is %1").arg(least)
                     : tr("another plan may fit: the lower bound is %1").arg(least);
        auto* item =
            new QTreeWidgetItem(tree_,
                                {text, tr("%1 of %2").arg(format::bytes(pool.bytes), format::bytes(*pool.capacity)),
                                 QString(), format::number(pool.over_by()), why});
        item->setToolTip(problem_column, problem ? text + QLatin1Char('\n') + words::problem(*problem) : text);
        item->setToolTip(fix_column, why);
        if (problem && problem->step.valid()) item->setText(step_column, QString::number(problem->step.number()));
        // Selecting the row selects the tensors that exceed the capacity.
        if (problem) item->setData(problem_column, tensors_role, ids(problem->buffers));
        std::vector<Remedy> remedies = remediesOfPool(pool);
        for (Remedy& change : changesOf(pool, 4)) remedies.push_back(std::move(change));
        remedies.push_back({tr("Shrink…"), [this] { emit shrinkRequested(); }});
        if (!chosenPools_.isEmpty()) remedies.insert(remedies.begin(), remedyOfChoice());
        remedies.push_back({tr("Choose a target…"), [this] { emit targetRequested(); }});
        item->setText(fix_column, QString());  // the tool tip has the full text of a cut row
        addLinks(item, remedies, chosenPools_.isEmpty() ? tr("lower bound %1").arg(least) : QString());
        item->setIcon(problem_column, themeIcon(QStringLiteral("warning"), theme().bad));
        for (const int column : {step_column, bytes_column}) item->setFont(column, theme().mono);
        item->setForeground(bytes_column, theme().bad);
    }
}

std::vector<ProblemsPanel::Remedy> ProblemsPanel::remediesOfRange(const PlanIssue& problem) {
    if (problem.code == IssueCode::hint_bound)
        return {{tr("Use value ranges"), [this] { emit hintsRequested(false); }}};
    const QString symbol = kit::text(problem.subject);
    std::vector<Remedy> out{
        {tr("Range of %1 as in the file").arg(symbol), [this, symbol] { emit rangeRequested(symbol); }}};
    const bool allows = !state_.tuning()->edits.allow_wider_ranges;
    out.push_back(
        {allows ? tr("Allow at export") : tr("Refuse at export"), [this, allows] { emit widerRequested(allows); }});
    return out;
}

ProblemsPanel::Remedy ProblemsPanel::remedyOfChoice() {
    if (choiceAdds_) return {tr("Add a pool… (%1)").arg(chosenPools_), [this] { emit memoryRequested(); }};
    return {tr("Choose pools automatically (%1)").arg(chosenPools_), [this] { emit choosePoolsRequested(); }};
}

void ProblemsPanel::setChosenPools(const std::shared_ptr<const Outcome>& chosen, bool adds) {
    QString said;
    if (chosen && chosen->plan().valid()) {
        QStringList sizes;
        for (const PoolResult& pool : chosen->plan().pools)
            sizes.append(kit::text(pool.name) + QLatin1Char(' ') + format::bytes(pool.bytes));
        if (chosen->plan().move_ms) sizes.append(tr("moves in %1").arg(format::moveTime(*chosen->plan().move_ms)));
        said = (chosen->plan().fits() ? tr("arenas fit: %1") : tr("still too large: %1"))
                   .arg(sizes.join(QStringLiteral(", ")));
    }
    if (said == chosenPools_ && adds == choiceAdds_) return;
    chosenPools_ = said;
    choiceAdds_ = adds;
    rebuild();
}

/// Settings that have no effect on this program, such as a rule that matches no tensor.
void ProblemsPanel::addAsked(const MethodReport& report) {
    for (const PlanIssue& problem : report.issues) {
        const QString text = words::problem(problem);
        auto* item = new QTreeWidgetItem(tree_, {text});
        item->setToolTip(problem_column, text);
        item->setIcon(problem_column, themeIcon(QStringLiteral("warning"), theme().warn));
        const bool of_range = problem.code == IssueCode::wider_range || problem.code == IssueCode::hint_bound;
        if (of_range) item->setText(where_column, tr("Dimensions"));
        if (of_range) addLinks(item, remediesOfRange(problem));
        if (problem.bytes > 0) item->setText(bytes_column, format::number(problem.bytes));
        item->setFont(bytes_column, theme().mono);
        item->setData(problem_column, tensors_role, ids(problem.buffers));
        if (problem.code != IssueCode::rule_matches_nothing) continue;
        const std::vector<PlanRule>& rules = state_.tuning()->edits.rules;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (rules[i].match != problem.subject) continue;
            item->setText(where_column, tr("Pools, Rules"));
            addLinks(item,
                     {{tr("Remove rule %1").arg(i + 1), [this, i] { emit removeRuleRequested(static_cast<int>(i)); }}});
            break;
        }
    }
}

void ProblemsPanel::addLinks(QTreeWidgetItem* item, const std::vector<Remedy>& remedies, const QString& note) {
    QStringList words;
    for (const Remedy& remedy : remedies) words.append(remedy.text);
    auto* links = new LinkRow(words, note, tree_);
    if (item->toolTip(fix_column).isEmpty()) item->setToolTip(fix_column, words.join(QStringLiteral(" · ")));
    links->setToolTip(item->toolTip(fix_column));
    tree_->setItemWidget(item, fix_column, links);
    connect(links, &LinkRow::chosen, this, [remedies](int which) {
        const auto at = static_cast<std::size_t>(which);
        if (at < remedies.size()) remedies[at].act();
    });
}

void ProblemsPanel::selectRow(const QTreeWidgetItem* item) {
    if (!item) return;
    if (const QVariant call = item->data(problem_column, call_role); call.isValid())
        state_.showCall(InstructionIndex(call.toInt()));
    std::set<ValueId> values;
    for (const QVariant& id : item->data(problem_column, tensors_role).toList()) values.emplace(id.toInt());
    if (!values.empty()) state_.select(values, *values.begin());
}

}  // namespace arenascope
