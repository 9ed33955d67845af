// Another language while the window is open.

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTimer>
#include <QToolBar>
#include <QUrl>
#include <utility>

#include "app/dialogs/command_palette.h"
#include "app/dialogs/help_window.h"
#include "app/document/autosave.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "app/windows/chart_tabs.h"
#include "app/windows/edits.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/open_dialogs.h"
#include "app/windows/start_page.h"
#include "app/windows/view_history.h"
#include "widgets/panels/log_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/plot/chart.h"
#include "widgets/tables/tensor_table.h"

namespace arenascope {
namespace {

template <class T>
void removeAll(QObject& parent) {
    qDeleteAll(parent.findChildren<T*>(Qt::FindDirectChildrenOnly));
}

}  // namespace

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    // Later: the menu that asked for it is still open.
    if (event->type() == QEvent::LanguageChange && docks_) rebuilding_->start();
}

// Texts are set where widgets are made, and made of what a document says. Making the widgets again leaves no text
// behind in the former language, in no panel, present or to come.
void MainWindow::rebuild() {
    const QByteArray arrangement = docks_->state();
    const int chart = charts_->currentIndex();
    const QString log = docks_->log->toPlainText(), filter = docks_->tensors->filterField()->text();
    const QUrl page = help_ && help_->isVisible() ? help_->browser().source() : QUrl();
    removeParts();
    build();
    if (!page.isEmpty()) {
        help().browser().setSource(page);
        help().show();
    }
    // What is made for a window that is open is shown by a later event, and a hidden centre has no width to keep.
    centralWidget()->show();
    docks_->setState(arrangement);
    docks_->adapt(width());
    actions_->fitToolbar();
    onDocument();
    start_->loadPictures(workspace_->jobs());
    docks_->log->setPlainText(log);
    docks_->tensors->filterField()->setText(filter);
    dialogs_->makeAnew();
    if (!workspace_->view().outcome()) return;
    QTimer::singleShot(0, this, [this, arrangement] {
        docks_->setWide(false);
        restoreState(arrangement, settings::layout_version);
        if (const auto* shown = qobject_cast<Chart*>(charts_->currentWidget())) docks_->setWide(shown->isWide());
    });
    workspace_->view().announce();
    charts_->setCurrentIndex(chart);
    if (report_) docks_->run->setReport(*report_);
    onJobsChanged();
}

void MainWindow::disconnectWorkspace() {
    delete std::exchange(history_, nullptr);
    disconnect(&workspace_->jobs(), nullptr, this, nullptr);
    disconnect(workspace_.get(), nullptr, this, nullptr);
    disconnect(&workspace_->view(), nullptr, this, nullptr);
    if (Document* document = workspace_->document()) disconnect(&document->history(), nullptr, this, nullptr);
}

void MainWindow::removeParts() {
    disconnectWorkspace();
    edits_.reset();
    docks_.reset();
    actions_.reset();
    delete takeCentralWidget();
    delete help_;
    help_ = nullptr;
    delete palette_;
    removeAll<QDockWidget>(*this);
    removeAll<QToolBar>(*this);
    delete menuBar();
    delete statusBar();
    delete progressDelay_;
    removeAll<QAction>(*this);
    removeAll<QActionGroup>(*this);
}

}  // namespace arenascope
