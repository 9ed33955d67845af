// Running the program; all else is in the controller of runs.

#include <QDockWidget>

#include "app/controllers/run_controller.h"
#include "app/controllers/shell.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/panels/run_panel.h"

namespace arenascope {
namespace {

void connectRun(RunPanel& panel, QDockWidget& dock, Shell& shell) {
    new RunController(shell, panel);
    QObject::connect(&panel, &RunPanel::troubleChanged, &dock, [&dock](int count) {
        dock.setWindowTitle(count > 0 ? MainDocks::tr("Run  %1").arg(count) : MainDocks::tr("Run"));
    });
}

}  // namespace

PanelEntry run_panel() {
    return {
        .id = "run",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Run"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "Runs the program inside its planned arenas with your inputs or random ones, and "
                                   "compares the outputs with recorded ones."),
        .area = Qt::BottomDockWidgetArea,
        .needs_height = true,
        .counts_problems = true,
        .make = [](ViewState& view) -> QWidget* { return new RunPanel(view); },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectRun(static_cast<RunPanel&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
