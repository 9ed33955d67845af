#include "app/controllers/compare_controller.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QTabWidget>

#include "app/controllers/main_actions.h"
#include "app/controllers/open_controller.h"
#include "app/controllers/shell.h"
#include "app/document/file_names.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "widgets/plot/chart.h"

namespace arenascope {

CompareController::CompareController(Shell& shell) : QObject(&shell), shell_(shell) {
    connect(shell.actions.compare, &QAction::triggered, this, &CompareController::choose);
    connect(shell.actions.compareMenu, &QMenu::aboutToShow, this, &CompareController::fillMenu);
    for (Chart* chart : shell.charts.findChildren<Chart*>()) {
        connect(chart, &Chart::fileRequested, this, &CompareController::choose);
        connect(chart, &Chart::poolsRequested, &shell.workspace, &Workspace::compareWith);
    }
    connect(&shell.workspace.view(), &ViewState::comparedChanged, this, [this] {
        if (shell_.workspace.view().compared()) shell_.showChart(QStringLiteral("compareChart"));
    });
}

void CompareController::choose() {
    const QString path =
        QFileDialog::getOpenFileName(&shell_.window, tr("Compare with"), QString(), OpenController::openedFiles());
    if (!path.isEmpty()) shell_.workspace.compareWith(path);
}

void CompareController::fillMenu() {
    QMenu& menu = *shell_.actions.compareMenu;
    menu.clear();
    menu.addAction(shell_.actions.compare);
    menu.addSeparator();
    for (const QString& path : settings::recentFiles()) {
        if (QFileInfo(path) == QFileInfo(shell_.workspace.path())) continue;
        QAction* action = menu.addAction(menuName(path), this, [this, path] { shell_.workspace.compareWith(path); });
        action->setStatusTip(path);
    }
}

}  // namespace arenascope
