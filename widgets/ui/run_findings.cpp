// The list of what the sanitizer found, with its steps and causes.

#include "widgets/ui/run_findings.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/ir/steps.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr int panel_width = 316;
constexpr std::size_t most_acts = 8;

const TensorRow* named(const ViewState& state, const std::string& name) {
    if (!state.outcome() || name.empty()) return nullptr;
    const std::vector<TensorRow>& rows = state.outcome()->tensors;
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const TensorRow& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

/// The result of a node, or an input or state by its own name.
const TensorRow* madeBy(const ViewState& state, const std::string& writer) {
    if (!state.outcome() || writer.empty()) return nullptr;
    for (const Instruction& instruction : state.outcome()->method->instructions) {
        if (instruction.name == writer && !instruction.outs.empty()) {
            if (const TensorRow* row = state.row(instruction.outs.front())) return row;
        }
    }
    return named(state, writer);
}

QString writerName(const ViewState& state, const Violation& v) {
    const TensorRow* row = madeBy(state, v.writer);
    return v.writer.empty() ? RunFindings::tr("an unknown writer") : kit::text(row ? row->name : v.writer);
}

QString poolName(const ViewState& state, std::int32_t mem_id) {
    if (state.outcome()) {
        for (const PoolResult& pool : state.outcome()->plan().pools) {
            if (pool.mem_id == mem_id) return kit::text(pool.name);
        }
    }
    return RunFindings::tr("pool %1").arg(mem_id);
}

std::int64_t offsetOf(const ViewState& state, const TensorRow& row) {
    return !row.buffer.valid() ? 0 : state.outcome()->plan().placement.offsets[row.buffer];
}

QString titleOf(ViolationKind kind) {
    if (kind == ViolationKind::overwritten) return RunFindings::tr("Read of overwritten bytes");
    if (kind == ViolationKind::dead) return RunFindings::tr("Read after its lifetime");
    if (kind == ViolationKind::unwritten) return RunFindings::tr("Read before written");
    return RunFindings::tr("Written beyond an output");
}

}  // namespace

InstructionIndex instructionOf(const ViewState& state, Step step) {
    return state.outcome() ? instruction_after(*state.outcome()->method, step) : InstructionIndex{};
}

QString calledName(const ViewState& state, InstructionIndex instruction, const QString& otherwise) {
    if (!state.outcome() || !state.outcome()->method->instructions.has(instruction)) return otherwise;
    const Instruction& call = state.outcome()->method->instructions[instruction];
    const TensorRow* made = call.outs.empty() ? nullptr : state.row(call.outs.front());
    return made && made->node == call.name ? kit::text(made->name) : otherwise;
}

QString violationText(const ViewState& state, const Violation& v) {
    const QString victim = v.victim.empty() ? RunFindings::tr("no tensor") : kit::text(v.victim);
    const QString writer = writerName(state, v), bytes = format::exactBytes(v.bytes);
    const QString what = v.kind == ViolationKind::overwritten
        ? RunFindings::tr("%1 overwrote %2 of %3").arg(writer, bytes, victim)
        : v.kind == ViolationKind::outside
        ? RunFindings::tr("%1 wrote past its outputs: %2 of %3").arg(writer, bytes, victim)
        : v.kind == ViolationKind::dead
        ? RunFindings::tr("%1 of %2 read after its planned lifetime ended").arg(bytes, victim)
        : RunFindings::tr("%1 of %2 read before any write").arg(bytes, victim);
    return RunFindings::tr("step %1: %2, at %3 in %4")
        .arg(v.step.number())
        .arg(what, format::offset(v.offset), poolName(state, v.mem_id));
}

RunFindings::RunFindings(ViewState& state, QWidget* parent)
    : QScrollArea(parent),
      state_(state),
      icon_(new QLabel(this)),
      title_(kit::label(QString(), "bad", this)),
      number_(kit::label(QString(), "hint", this)),
      sentence_(kit::label(QString(), "", this)),
      cause_(kit::label(QString(), "dim", this)),
      before_(new QToolButton(this)),
      after_(new QToolButton(this)),
      rows_(new QGridLayout),
      unpin_(new QPushButton(tr("Unpin %1").arg(QString()), this)),
      show_(new QPushButton(tr("Show in arena"), this)),
      copy_(new QPushButton(tr("Copy"), this)) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedWidth(panel_width);
    setAccessibleName(tr("Findings of the sanitizer"));
    build();
    connect(before_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(after_, &QToolButton::clicked, this, [this] { step(1); });
    connect(unpin_, &QPushButton::clicked, this, [this] {
        if (const TensorRow* row = state_.row(pinned_)) emit unpinRequested(kit::text(row->name));
    });
    connect(show_, &QPushButton::clicked, this, [this] {
        follow();
        emit arenaRequested();
    });
    connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    hide();
}

void RunFindings::build() {
    auto* host = new QWidget(this);
    auto* layout = new QVBoxLayout(host);
    layout->setContentsMargins(metric::panelPad, 8, metric::panelPad, 8);
    layout->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(icon_);
    head->addWidget(title_, 1);
    head->addWidget(before_);
    head->addWidget(number_);
    head->addWidget(after_);
    before_->setText(QStringLiteral("‹"));
    before_->setAccessibleName(tr("Previous finding"));
    after_->setText(QStringLiteral("›"));
    after_->setAccessibleName(tr("Next finding"));
    for (QToolButton* each : {before_, after_}) each->setAutoRaise(true);
    for (QLabel* each : {sentence_, cause_, title_}) each->setWordWrap(true);
    auto* card = new QFrame(host);
    card->setProperty("card", true);
    card->setCursor(Qt::PointingHandCursor);
    card->setLayout(rows_);
    rows_->setContentsMargins(8, 5, 8, 5);
    rows_->setHorizontalSpacing(8);
    rows_->setVerticalSpacing(3);
    rows_->setColumnStretch(1, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    setStyleState(*unpin_, "primary", true);
    for (QPushButton* each : {unpin_, show_, copy_}) {
        setStyleState(*each, "compact", true);
        buttons->addWidget(each);
    }
    buttons->addStretch(1);
    layout->addLayout(head);
    layout->addWidget(sentence_);
    layout->addWidget(card);
    layout->addWidget(cause_);
    layout->addLayout(buttons);
    layout->addStretch(1);
    kit::setContent(*this, host);
}

void RunFindings::setViolations(const std::vector<Violation>& violations) {
    groups_.clear();
    at_ = 0;
    for (const Violation& each : violations) {
        const TensorRow* row = named(state_, each.victim);
        const ValueId victim = row ? row->value : no_value;
        const auto same = std::find_if(groups_.begin(), groups_.end(), [&](const Group& group) {
            return victim != no_value && group.victim == victim && group.violations.front().kind == each.kind;
        });
        if (same == groups_.end()) groups_.push_back({victim, {each}});
        else same->violations.push_back(each);
    }
    present();
    setVisible(!groups_.empty());
}

/// The events of the tensor's bytes, by step: those seen by the sanitizer, and writes that the plan allows meanwhile.
std::vector<RunFindings::Act> RunFindings::acts(const Group& group) const {
    std::vector<Act> out;
    const Violation& first = group.violations.front();
    const TensorRow* victim = state_.row(group.victim);
    if (victim)
        out.push_back({victim->first_step, kit::text(victim->name),
                       victim->role == Role::input ? tr("given, %1").arg(format::exactBytes(victim->bytes))
                                                   : tr("wrote %1").arg(format::exactBytes(victim->bytes)),
                       false, victim->value});
    const InstructionIndex reader = instructionOf(state_, first.step);
    const Step read_at = !reader.valid() ? Step(state_.outcome()->steps)
                                         : std::max(Step(0), steps_of_instructions(*state_.outcome()->method)[reader]);
    const auto knows = [&](ValueId value) {
        return std::any_of(out.begin(), out.end(), [&](const Act& act) { return act.value == value; });
    };
    const auto wrote_over = [](std::int64_t bytes) { return tr("wrote over %1").arg(format::exactBytes(bytes)); };
    for (const Violation& each : group.violations) {
        const TensorRow* row = madeBy(state_, each.writer);
        if (each.writer.empty() || (row && knows(row->value))) continue;
        out.push_back({row ? row->first_step : each.step, writerName(state_, each), wrote_over(each.bytes), true,
                       row ? row->value : no_value});
    }
    if (victim && first.kind == ViolationKind::overwritten) {
        for (const PlanIssue& problem : state_.outcome()->plan().issues) {
            if (problem.code != IssueCode::overlap || problem.buffers.size() < 2) continue;
            const bool leads = problem.buffers[0] == group.victim;
            if (!leads && problem.buffers[1] != group.victim) continue;
            const TensorRow* row = state_.row(problem.buffers[leads ? 1 : 0]);
            if (!row || knows(row->value) || row->first_step <= victim->first_step || row->first_step >= read_at)
                continue;
            out.push_back({row->first_step, kit::text(row->name), wrote_over(problem.bytes), true, row->value});
        }
    }
    if (first.kind != ViolationKind::outside)
        out.push_back({read_at, !reader.valid() ? tr("the caller") : calledName(state_, reader, tr("an operator")),
                       victim ? tr("read all %1").arg(format::exactBytes(victim->bytes)) : tr("read it")});
    std::stable_sort(out.begin(), out.end(), [](const Act& a, const Act& b) { return a.step < b.step; });
    return out;
}

QString RunFindings::sentence(const Group& group, const std::vector<Act>& acts) const {
    const Violation& first = group.violations.front();
    if (first.kind != ViolationKind::overwritten || acts.empty()) return violationText(state_, first);
    QString harming;
    int harms = 0;
    for (const Act& act : acts) {
        if (act.harms) harming = act.who, ++harms;
    }
    std::int64_t bytes = 0;
    for (const Violation& each : group.violations) bytes += each.bytes;
    const QString read =
        tr("%1 read %2 of %3").arg(acts.back().who, format::exactBytes(bytes), kit::text(first.victim));
    return harms == 1 ? tr("%1 that %2 had overwritten.").arg(read, harming)
                      : tr("%1 that %n later operator(s) had overwritten.", nullptr, harms).arg(read);
}

ValueId RunFindings::pinned(const Group& group, const std::vector<Act>& acts) const {
    const TensorRow* victim = state_.row(group.victim);
    if (victim && victim->pinned) return victim->value;
    for (const Act& act : acts) {
        const TensorRow* row = act.harms ? state_.row(act.value) : nullptr;
        if (row && row->pinned) return row->value;
    }
    return no_value;
}

QString RunFindings::cause(const Group& group, const std::vector<Act>& acts) const {
    const Violation& first = group.violations.front();
    const QString pool = poolName(state_, first.mem_id), where = format::offset(first.offset);
    const TensorRow* held = state_.row(pinned_);
    if (!held || !held->buffer.valid())
        return tr("The first overwritten byte is at %1 in %2. The plan puts both tensors there.").arg(where, pool);
    std::int64_t begin = -1, end = -1;
    for (const Act& act : acts) {
        const bool other = pinned_ == group.victim ? act.harms : act.value == group.victim;
        const TensorRow* row = other ? state_.row(act.value) : nullptr;
        if (!row || !row->buffer.valid()) continue;
        const std::int64_t from = offsetOf(state_, *row);
        begin = begin < 0 ? from : std::min(begin, from);
        end = std::max(end, from + row->bytes);
    }
    const QString cause =
        tr("Cause: %1 is pinned at %2 in %3").arg(kit::text(held->name), format::offset(offsetOf(state_, *held)), pool);
    return begin < 0 ? cause + u'.' : tr("%1, overlapping %2.").arg(cause, format::offsetRange(begin, end));
}

void RunFindings::present() {
    while (QLayoutItem* item = rows_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (groups_.empty() || !state_.outcome()) return;
    const Group& group = groups_[at_];
    const std::vector<Act> shown = acts(group);
    pinned_ = pinned(group, shown);
    icon_->setPixmap(themePixmap(QStringLiteral("warning"), theme().bad, 16, devicePixelRatioF()));
    title_->setFont(theme().bodyBold);
    title_->setText(titleOf(group.violations.front().kind));
    number_->setText(tr("%1 of %2").arg(at_ + 1).arg(groups_.size()));
    for (QToolButton* each : {before_, after_}) each->setVisible(groups_.size() > 1);
    before_->setEnabled(at_ > 0);
    after_->setEnabled(at_ + 1 < groups_.size());
    sentence_->setText(sentence(group, shown));
    cause_->setText(cause(group, shown));
    // A long list keeps its ends: the writer and the reader.
    int line = 0;
    const auto tell = [&](const QString& step, const QString& who, const QString& what, bool harms) {
        auto* number = kit::label(step, "mono", this);
        auto* name = kit::label(who, harms ? "bad" : "", this);
        rows_->addWidget(number, line, 0, Qt::AlignRight | Qt::AlignVCenter);
        rows_->addWidget(name, line, 1);
        rows_->addWidget(kit::label(what, "dim", this), line++, 2, Qt::AlignRight | Qt::AlignVCenter);
    };
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (shown.size() > most_acts && i == most_acts - 2) {
            const auto left = static_cast<int>(shown.size() - most_acts + 1);
            tell(QString(), tr("and %n more", nullptr, left), QString(), true);
            i = shown.size() - 1;
        }
        tell(QString::number(shown[i].step.number()), shown[i].who, shown[i].what, shown[i].harms);
    }
    const TensorRow* held = state_.row(pinned_);
    unpin_->setVisible(held != nullptr);
    if (held) unpin_->setText(tr("Unpin %1").arg(kit::text(held->name)));
    show_->setEnabled(
        std::any_of(shown.begin(), shown.end(), [&](const Act& act) { return state_.row(act.value) != nullptr; }));
    setAccessibleDescription(text());
}

void RunFindings::mouseReleaseEvent(QMouseEvent* event) {
    QScrollArea::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton) show_->click();
}

void RunFindings::step(int by) {
    at_ = static_cast<std::size_t>(static_cast<std::int64_t>(at_) + by);
    present();
    follow();
}

/// Selects the tensors involved, with the cursor at the read.
void RunFindings::follow() {
    if (groups_.empty()) return;
    const std::vector<Act> shown = acts(groups_[at_]);
    std::set<ValueId> all;
    ValueId current = groups_[at_].victim;
    for (const Act& act : shown) {
        if (!state_.row(act.value)) continue;
        all.insert(act.value);
        if (!state_.row(current)) current = act.value;  // for a victim inside other bytes: their owner
    }
    if (all.empty()) return;
    state_.setStep(std::min(shown.back().step, Step(std::max(0, state_.outcome()->steps - 1))));
    state_.select(all, current);
}

QString RunFindings::text() const {
    if (groups_.empty() || !state_.outcome()) return {};
    QStringList lines{title_->text(), sentence_->text()};
    for (const Act& act : acts(groups_[at_]))
        lines.append(tr("step %1: %2 %3").arg(act.step.number()).arg(act.who, act.what));
    lines.append(cause_->text());
    return lines.join(u'\n');
}

}  // namespace arenascope
