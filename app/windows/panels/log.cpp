// What happened, in order.

#include <QDockWidget>

#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/panels/log_panel.h"

namespace arenascope {
namespace {

void connectLog(LogPanel& panel, QDockWidget&, Shell& shell) {
    QObject::connect(&shell.workspace, &Workspace::logged, &panel, &LogPanel::add);
}

}  // namespace

PanelEntry log_panel() {
    return {
        .id = "log",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Log"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "Messages about opened, planned, run and written files, in order."),
        .area = Qt::BottomDockWidgetArea,
        .make = [](ViewState&) -> QWidget* { return new LogPanel; },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectLog(static_cast<LogPanel&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
