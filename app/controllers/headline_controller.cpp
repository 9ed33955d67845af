// The headline after opening: the file's plan compared with the smallest known one.

#include "app/controllers/headline_controller.h"

#include <QAction>
#include <algorithm>
#include <cmath>

#include "app/controllers/edits.h"
#include "app/controllers/given_targets.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/target_labels.h"
#include "app/document/workspace.h"
#include "engine/evaluate/outcome.h"
#include "engine/planning/planner.h"
#include "engine/study/file_plan_gain.h"
#include "engine/study/first_outcome.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// "Memory 2": a .pte names no memory but the first.
QString memoryOf(const FilePoolGain& gain) {
    return gain.pool.empty() ? words::message(message("memory {memory}", gain.mem_id)) : kit::text(gain.pool);
}

/// "The file's plan needs 9.32 MiB": of one of several memories, with its name.
QString headOf(const FilePoolGain& gain, bool isOneOfSeveral) {
    const int percent =
        static_cast<int>(std::floor(100.0 * static_cast<double>(gain.saved()) / static_cast<double>(gain.before)));
    const QString before = format::bytes(gain.before), after = format::bytes(gain.after);
    QString head = isOneOfSeveral
        ? HeadlineController::tr("The file's plan needs %1 of %2; %3 is possible, %4 % less")
              .arg(before, memoryOf(gain), after)
              .arg(percent)
        : HeadlineController::tr("The file's plan needs %1; %2 is possible, %3 % less").arg(before, after).arg(percent);
    return head.replace(QStringLiteral(" %"), QStringLiteral("\u00A0%"));  // a number and its sign stay together
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
    const std::optional<FilePlanGain> gain = file_plan_gain(outcome);
    if (gain) show(outcome, *gain);
    return gain.has_value();
}

void HeadlineController::showTarget() {
    told_ = shell_.workspace.document();
    const QString why = givenText(shell_.workspace);
    if (why.isEmpty()) return;
    shell_.messages.showOffer(
        tr("Planned for %1").arg(titleOf(shell_.workspace.givenTarget()->target)), why, tr("Undo"),
        [this] { shell_.actions.undo->trigger(); }, nullptr);
}

void HeadlineController::show(const Outcome& outcome, const FilePlanGain& gain) {
    const Plan& least = *gain.least;
    const auto used = std::count_if(outcome.plan().pools.begin(), outcome.plan().pools.end(),
                                    [](const PoolResult& pool) { return pool.bytes > 0; });
    const QString head = headOf(gain.pools.front(), used > 1),
                  planner = words::engine(find_planner(least.planner)->title);
    QStringList text{tr("%1 finds a smaller plan for the same program.").arg(planner)};
    for (std::size_t i = 1; i < gain.pools.size(); ++i)
        text.append(
            tr("%1 needs %2 instead of %3.")
                .arg(memoryOf(gain.pools[i]), format::bytes(gain.pools[i].after), format::bytes(gain.pools[i].before)));
    text.append(givenText(shell_.workspace));
    text.removeAll(QString());
    shell_.messages.showOffer(
        head, text.join(QLatin1Char(' ')), tr("Use it"),
        [this, id = kit::text(least.planner)] { shell_.edits.setPlanner(id); }, nullptr);
    shell_.messages.recommend();
    shell_.messages.offerAlso(tr("Compare"), [this] { shell_.showChart(QStringLiteral("compareChart")); });
}

}  // namespace arenascope
