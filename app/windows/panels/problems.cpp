// What keeps the plan from being right, with remedies.

#include <QAction>
#include <QDockWidget>
#include <QTabWidget>
#include <QToolButton>
#include <numeric>

#include "app/controllers/edits.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/document/pool_study.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

void connectProblems(ProblemsPanel& panel, QDockWidget& dock, Shell& shell) {
    auto& edits = shell.edits;
    Workspace& workspace = shell.workspace;
    QObject::connect(&panel, &ProblemsPanel::unpinRequested, &edits, &Edits::unpin);
    QObject::connect(&panel, &ProblemsPanel::pinRequested, &edits, &Edits::pin);
    QObject::connect(&panel, &ProblemsPanel::assignRequested, &edits, &Edits::assign);
    QObject::connect(&panel, &ProblemsPanel::planRequested, &edits, &Edits::setPlanner);
    QObject::connect(&panel, &ProblemsPanel::choosePoolsRequested, &edits, [&edits] { edits.setPlaceAuto(true); });
    QObject::connect(&panel, &ProblemsPanel::memoryRequested, shell.actions.addMemory, &QAction::trigger);
    QObject::connect(&panel, &ProblemsPanel::targetRequested, shell.actions.targetButton, &QToolButton::click);
    QObject::connect(&panel, &ProblemsPanel::shrinkRequested, shell.actions.shrink, &QAction::trigger);
    QObject::connect(&panel, &ProblemsPanel::footprintRequested, &shell,
                     [&shell] { shell.showChart(QStringLiteral("footprintChart")); });
    QObject::connect(&panel, &ProblemsPanel::hintsRequested, &edits, &Edits::setHints);
    QObject::connect(&panel, &ProblemsPanel::widerRequested, &edits, &Edits::allowWiderRanges);
    QObject::connect(&panel, &ProblemsPanel::rangeRequested, &edits,
                     [&edits](const QString& symbol) { edits.setRange(symbol, std::nullopt); });
    QObject::connect(&panel, &ProblemsPanel::removeRuleRequested, &workspace, [&workspace](int rule) {
        workspace.edit(Edits::tr("Remove rule %1").arg(rule + 1), [at = static_cast<std::size_t>(rule)](Tuning t) {
            if (at < t.edits.rules.size()) t.edits.rules.erase(t.edits.rules.begin() + static_cast<std::ptrdiff_t>(at));
            return t;
        });
    });
    QObject::connect(&panel, &ProblemsPanel::changesRequested, &workspace,
                     [&workspace](const QString& title, const std::vector<ProgramChange>& changes) {
                         workspace.edit(title, [changes](Tuning tuning) {
                             return std::accumulate(changes.begin(), changes.end(), std::move(tuning), with_change);
                         });
                     });
    QObject::connect(new PoolStudy(workspace, &panel), &PoolStudy::studied, &panel, &ProblemsPanel::setChosenPools);
    QObject::connect(&panel, &ProblemsPanel::countChanged, &dock, [&dock](int count) {
        dock.setWindowTitle(count > 0 ? MainDocks::tr("Problems  %1").arg(count) : MainDocks::tr("Problems"));
    });
    QObject::connect(&shell, &Shell::documentShown, &panel, [&panel, &workspace] {
        QStringList notes;
        if (const Document* document = workspace.document()) {
            for (const Message& note : document->program()->notes) notes.append(words::message(note));
        }
        panel.setNotes(notes);
    });
    for (Chart* chart : shell.charts.findChildren<Chart*>())
        QObject::connect(chart, &Chart::dropRefused, &shell, [&panel, &shell](const RefusedDrop& why) {
            shell.messages.showNotice(
                panel.refuse(why),
                ProblemsPanel::tr(
                    "Unpin the other tensor so that the planner can move it, or drop this one elsewhere."));
        });
}

}  // namespace

PanelEntry problems_panel() {
    return {
        .id = "problems",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Problems"),
        .about = QT_TRANSLATE_NOOP(
            "arenascope::WhatsThis",
            "Faults of the plan: live tensors that share bytes, pools that are too small, and notes of the importer."),
        .area = Qt::BottomDockWidgetArea,
        .counts_problems = true,
        .make = [](ViewState& view) -> QWidget* { return new ProblemsPanel(view); },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectProblems(static_cast<ProblemsPanel&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
