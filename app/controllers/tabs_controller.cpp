#include "app/controllers/tabs_controller.h"

#include <QAction>
#include <QMainWindow>

#include "app/controllers/main_actions.h"
#include "app/controllers/open_controller.h"
#include "app/controllers/open_programs.h"
#include "app/controllers/shell.h"
#include "app/document/workspace.h"

namespace arenascope {

TabsController::TabsController(Shell& shell, OpenController& opening) : QObject(&shell), shell_(shell) {
    OpenPrograms& programs = shell.programs;
    const MainActions& actions = shell.actions;
    programs.add(shell.window, shell.workspace);
    connect(&opening, &OpenController::loading, &programs,
            [&programs, &window = shell.window](const QString& path) { programs.setReading(window, path); });
    connect(actions.nextProgram, &QAction::triggered, &programs, [&programs] { programs.step(1); });
    connect(actions.previousProgram, &QAction::triggered, &programs, [&programs] { programs.step(-1); });
    connect(&programs, &OpenPrograms::changed, this, &TabsController::showCommands);
    connect(&shell, &Shell::documentShown, this, &TabsController::showCommands);
    connect(&programs, &OpenPrograms::roomChanged, this, [this] { shell_.actions.leaveRoom(shell_.programs.room()); });
    shell_.actions.leaveRoom(programs.room());
    showCommands();
}

void TabsController::showCommands() {
    // An empty page is closed too, unless it is the only one.
    shell_.actions.closeDocument->setEnabled(shell_.workspace.document() || shell_.programs.areSeveral());
    for (QAction* each : {shell_.actions.nextProgram, shell_.actions.previousProgram}) {
        each->setVisible(shell_.programs.areSeveral());
        each->setEnabled(shell_.programs.areSeveral());
    }
}

}  // namespace arenascope
