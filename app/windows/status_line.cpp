#include "app/windows/status_line.h"

#include <QAction>
#include <QMainWindow>
#include <QProgressBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <array>

#include "app/cli/help.h"
#include "app/controllers/given_targets.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/document/fitting_change.h"
#include "app/document/gain_search.h"
#include "app/document/plan_trouble.h"
#include "app/document/workspace.h"
#include "app/windows/status_text.h"
#include "engine/study/first_outcome.h"
#include "widgets/tables/tensor_count.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// Jobs that have a progress bar here, and that its button cancels; runs are stopped by themselves.
constexpr std::array shown_jobs{Jobs::Kind::planning, Jobs::Kind::exporting, Jobs::Kind::beside,   Jobs::Kind::report,
                                Jobs::Kind::check,    Jobs::Kind::reading,   Jobs::Kind::shrinking};

}  // namespace

StatusLine::StatusLine(Shell& shell) : QObject(&shell), shell_(shell) {
    build();
    connectJobs();
    ViewState& view = shell.workspace.view();
    connect(&shell, &Shell::told, pointer_, &QLabel::setText);
    connect(&shell, &Shell::documentShown, this, &StatusLine::onDocument);
    connect(&shell, &Shell::remade, this, &StatusLine::hideIdle);
    connect(&view, &ViewState::outcomeChanged, this, &StatusLine::onOutcome);
    connect(&view, &ViewState::outcomeChanged, this, &StatusLine::showTrouble);
    connect(&view, &ViewState::gainsChanged, this, &StatusLine::showTrouble);
    connect(&view, &ViewState::footprintChanged, this, &StatusLine::showTrouble);
    connect(&view, &ViewState::outcomeChanged, this, &StatusLine::showSelection);
    connect(&view, &ViewState::hoverChanged, this, &StatusLine::showSelection);
    connect(&view, &ViewState::selectionChanged, this, &StatusLine::showSelection);
    connect(&view, &ViewState::runChanged, this, [this] {
        if (!shell_.workspace.view().run()) showSelection();
    });
}

void StatusLine::build() {
    QMainWindow* window = &shell_.window;
    QStatusBar& bar = *window->statusBar();
    pointer_ = new StatusText(window);
    pointer_->setObjectName(QStringLiteral("pointer"));
    task_ = kit::label(QString(), "hint", window);
    facts_ = kit::label(QString(), "hint", window);
    trouble_ = new ElidedLabel(QString(), "bad", Qt::ElideRight, window);
    trouble_->setObjectName(QStringLiteral("planTrouble"));
    trouble_->setContentsMargins(0, 0, 12, 0);
    progress_ = new QProgressBar(window);
    progress_->setFixedWidth(140);
    progress_->setTextVisible(false);
    progress_->setAccessibleName(tr("Progress"));
    cancel_ = new QToolButton(window);
    cancel_->setText(tr("Cancel"));
    cancel_->setStyleSheet(QStringLiteral("padding: 0 6px"));  // a low bar, also while it is not seen
    bar.setSizeGripEnabled(false);
    bar.setFixedHeight(forText(metric::statusBar));
    bar.setContentsMargins(8, 0, 8, 0);
    bar.addWidget(pointer_, 1);
    for (QWidget* widget :
         {static_cast<QWidget*>(task_), static_cast<QWidget*>(progress_), static_cast<QWidget*>(cancel_),
          static_cast<QWidget*>(trouble_), static_cast<QWidget*>(facts_)})
        bar.addPermanentWidget(widget);
    progressDelay_ = new QTimer(this);
    progressDelay_->setSingleShot(true);
    progressDelay_->setInterval(300);  // faster work needs no progress bar
    for (QWidget* widget :
         {static_cast<QWidget*>(progress_), static_cast<QWidget*>(cancel_), static_cast<QWidget*>(trouble_)})
        widget->hide();
}

void StatusLine::connectJobs() {
    Jobs& jobs = shell_.workspace.jobs();
    connect(&jobs, &Jobs::started, this, [this](Jobs::Kind kind, const QString& title) {
        if (kind == Jobs::Kind::import || Jobs::isQuiet(kind)) return;
        task_->setText(title);
        progress_->setRange(0, 0);
        progressDelay_->start();
        hideIdle();
    });
    connect(&jobs, &Jobs::progressed, this, [this](Jobs::Kind kind, const Stage& stage, double fraction) {
        if (kind == Jobs::Kind::import || Jobs::isQuiet(kind)) return;
        task_->setText(words::stage(stage));
        progress_->setRange(0, fraction < 0 ? 0 : 1000);
        if (fraction >= 0) progress_->setValue(static_cast<int>(fraction * 1000));
    });
    connect(&jobs, &Jobs::finished, this, &StatusLine::hideIdle);
    connect(progressDelay_, &QTimer::timeout, this, [this] {
        progress_->show();
        cancel_->show();
        task_->show();
    });
    connect(cancel_, &QToolButton::clicked, this, &StatusLine::cancel);
}

void StatusLine::cancel() {
    shell_.workspace.runs().stop();
    for (const Jobs::Kind kind : shown_jobs) shell_.workspace.jobs().cancel(kind);
}

void StatusLine::hideIdle() {
    const Jobs& jobs = shell_.workspace.jobs();
    const auto busy = [&](Jobs::Kind kind) { return jobs.busy(kind); };
    if (busy(Jobs::Kind::running) || std::any_of(shown_jobs.begin(), shown_jobs.end(), busy)) return;
    progressDelay_->stop();
    for (QWidget* widget :
         {static_cast<QWidget*>(progress_), static_cast<QWidget*>(cancel_), static_cast<QWidget*>(task_)})
        widget->hide();
}

/// The start page has its own facts. With an open document, the message refers to the state before the edit.
void StatusLine::onDocument() {
    MessageBar* messages = &shell_.messages;
    if (Document* document = shell_.workspace.document()) {
        // The history of a program that was read again stays.
        disconnect(&document->history(), nullptr, messages, nullptr);
        connect(&document->history(), &QUndoStack::indexChanged, messages, &MessageBar::giveWay);
    } else {
        pointer_->setText(tr("Ready"));
        facts_->setText(QStringLiteral("ArenaScope ") + kit::text(arenascope::version));
    }
    if (messages->isHidden()) messages->giveWay();  // while a file was read, no message was about the plan
}

void StatusLine::onOutcome() {
    const std::shared_ptr<const Outcome>& outcome = shell_.workspace.view().outcome();
    if (!outcome) return facts_->clear();
    const Plan& plan = outcome->plan();
    const bool for_now = is_provisional(*outcome, *shell_.workspace.view().tuning());
    const QString time = format::milliseconds(plan.seconds * 1000);
    const QString when = plan.is_loaded() ? tr("planned in the file")
        : for_now                         ? tr("quick plan, in %1 ms").arg(time)
                                          : tr("planned in %1 ms").arg(time);
    const auto grouped = [](QString text, int count) {
        return text.replace(QString::number(count), format::number(count));
    };
    facts_->setText(QStringList{tensorCountText(tensorCount(*outcome)),
                                grouped(tr("%n step(s)", nullptr, outcome->steps), outcome->steps), when}
                        .join(QStringLiteral("    ")));
}

/// The change of the program that makes the plan fit, or lowers it most.
QString StatusLine::whatHelps(const Outcome& outcome) const {
    ViewState& view = shell_.workspace.view();
    if (outcome.plan().fits()) return {};
    if (!view.gains()) {
        view.wantGains();
        return {};
    }
    const PoolResult* pool = firstTooSmall(outcome.plan());
    const auto beside = pool && view.footprint() ? besideArena(*view.footprint(), *view.tuning(), *pool) : std::nullopt;
    return fittingChange(
        *view.gains(), outcome.plan(), [this](const Gain& gain) { return shell_.gains.extraTime(gain); }, beside);
}

void StatusLine::showTrouble() {
    const std::shared_ptr<const Outcome>& outcome = shell_.workspace.view().outcome();
    const ViewState& view = shell_.workspace.view();
    const PlanTrouble all = outcome ? troubleOf(*outcome, view.footprint().get(), view.tuning().get()) : PlanTrouble{};
    trouble_->setText(all.empty() ? QString() : QStringLiteral("✗ ") + all.brief());
    trouble_->setToolTip(all.facts.join(QLatin1Char('\n')));
    trouble_->setVisible(!all.empty());
    // The message bar is about the plan alone: the footprint follows each plan later, and a message would flicker.
    const PlanTrouble trouble = outcome ? troubleOf(*outcome) : PlanTrouble{};
    // A temporary quick plan is replaced soon: a message about it would flicker.
    const bool for_now = outcome && is_provisional(*outcome, *shell_.workspace.view().tuning());
    const bool over = !trouble.empty() && outcome->plan().valid();
    shell_.messages.setStandingOffer(over ? tr("Shrink…") : QString(), [this] { shell_.actions.shrink->trigger(); });
    if (trouble.empty() || for_now) return shell_.messages.setStanding(QString(), QString());
    QStringList more{trouble.rest(), over ? whatHelps(*outcome) : QString(), givenText(shell_.workspace)};
    more.removeAll(QString());
    shell_.messages.setStanding(tr("%1: %2").arg(trouble.head, trouble.facts.front()),
                                more.join(QStringLiteral("  ·  ")));
}

void StatusLine::showSelection() {
    const ViewState& view = shell_.workspace.view();
    const TensorRow* row = view.row(view.hovered() != no_value ? view.hovered() : view.current());
    if (!row) return pointer_->clear();
    if (view.hovered() == no_value && view.selection().size() > 1) {
        qint64 bytes = 0;
        for (const ValueId value : view.selection()) {
            if (const TensorRow* each = view.row(value)) bytes += each->bytes;
        }
        const auto count = static_cast<int>(view.selection().size());
        return pointer_->setText(tr("%n tensor(s) selected", nullptr, count) + QStringLiteral("    ") +
                                 format::bytes(bytes));
    }
    QStringList text{tr("steps %1").arg(format::steps(row->first_step, row->last_step))};
    if (row->buffer.valid()) {
        const qint64 offset = view.outcome()->plan().placement.offsets[row->buffer];
        text.append(format::offsetRange(offset, offset + row->bytes));
    }
    text.append({kit::text(row->name), format::bytes(row->bytes)});
    if (row->pinned) text.append(tr("pinned"));
    pointer_->setText(text.join(QStringLiteral("    ")));
}

}  // namespace arenascope
