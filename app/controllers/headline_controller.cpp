// The headline after opening: the file's plan compared with the smallest known one.

#include "app/controllers/headline_controller.h"

#include <QAction>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/controllers/edits.h"
#include "app/controllers/given_targets.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/target_labels.h"
#include "app/document/workspace.h"
#include "engine/evaluate/outcome.h"
#include "engine/study/first_outcome.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// Less is not worth a message.
constexpr double least_gain = 0.01;

qint64 bytesOf(const Plan& plan) {
    return std::accumulate(plan.pools.begin(), plan.pools.end(), qint64{0},
                           [](qint64 sum, const PoolResult& pool) { return sum + pool.bytes; });
}

const Plan* leastOf(const Outcome& outcome) {
    const Plan* least = nullptr;
    for (const Plan& plan : outcome.plans) {
        if (!plan.valid() || plan.is_loaded() || find_planner(plan.planner) == nullptr) continue;
        if (!least || bytesOf(plan) < bytesOf(*least)) least = &plan;
    }
    return least;
}

}  // namespace

HeadlineController::HeadlineController(Shell& shell) : QObject(&shell), shell_(shell) {
    connect(&shell.workspace.view(), &ViewState::outcomeChanged, this, &HeadlineController::onOutcome);
    connect(&shell, &Shell::documentShown, this, [this] { told_ = nullptr; });
}

void HeadlineController::onOutcome() {
    const std::shared_ptr<const Outcome>& outcome = shell_.workspace.view().outcome();
    Document* document = shell_.workspace.document();
    if (!outcome || !document || told_ == document || !shell_.messages.isHidden()) return;
    if (is_provisional(*outcome, *shell_.workspace.view().tuning())) return;
    const bool isGiven = shell_.workspace.givenTarget().has_value();
    if (isGiven && document->history().count() == 0) return;  // its target is yet to come
    if (showGain(*outcome)) told_ = document;
    else if (isGiven && outcome->plans.size() > 1) showTarget();  // the plans of all planners are known
}

bool HeadlineController::showGain(const Outcome& outcome) {
    const Plan& own = outcome.plan();
    const Plan* least = own.is_loaded() ? leastOf(outcome) : nullptr;
    if (!least) return false;
    const auto before = static_cast<double>(bytesOf(own)), after = static_cast<double>(bytesOf(*least));
    if (before - after < before * least_gain) return false;
    show(own, *least);
    return true;
}

void HeadlineController::showTarget() {
    told_ = shell_.workspace.document();
    const QString why = givenText(shell_.workspace);
    if (why.isEmpty()) return;
    shell_.messages.showOffer(
        tr("Planned for %1").arg(titleOf(shell_.workspace.givenTarget()->target)), why, tr("Undo"),
        [this] { shell_.actions.undo->trigger(); }, nullptr);
}

void HeadlineController::show(const Plan& own, const Plan& least) {
    const qint64 before = bytesOf(own), after = bytesOf(least);
    const int percent =
        static_cast<int>(std::floor(100.0 * static_cast<double>(before - after) / static_cast<double>(before)));
    const QString planner = words::engine(find_planner(least.planner)->title);
    QString head = tr("The file's plan needs %1; %2 is possible, %3 % less")
                       .arg(format::bytes(before), format::bytes(after))
                       .arg(percent);
    head.replace(QStringLiteral(" %"), QStringLiteral("\u00A0%"));  // a number and its sign stay together
    const QString text = tr("%1 finds a smaller plan for the same program.").arg(planner) + QLatin1Char(' ') +
        givenText(shell_.workspace);
    shell_.messages.showOffer(
        head, text.trimmed(), tr("Use it"), [this, id = kit::text(least.planner)] { shell_.edits.setPlanner(id); },
        nullptr);
    shell_.messages.offerAlso(tr("Compare"), [this] { shell_.showChart(QStringLiteral("compareChart")); });
}

}  // namespace arenascope
