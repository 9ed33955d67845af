#include "app/windows/main_window.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMimeData>
#include <QProgressBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QUndoView>
#include <QVBoxLayout>
#include <algorithm>
#include <cstdlib>

#include "app/document/autosave.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "app/windows/chart_tabs.h"
#include "app/windows/chart_tools.h"
#include "app/windows/edits.h"
#include "app/windows/loading_page.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/message_bar.h"
#include "app/windows/open_dialogs.h"
#include "app/windows/start_page.h"
#include "app/windows/status_text.h"
#include "app/windows/view_history.h"
#include "widgets/charts/step_chart.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/tab_counts.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/wheel_guard.h"

namespace arenascope {

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent),
      workspace_(std::make_unique<Workspace>()),
      autosave_(std::make_unique<Autosave>(*workspace_, Autosave::usualFolder())),
      dialogs_(new OpenDialogs(this)),
      rebuilding_(new QTimer(this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    qApp->installEventFilter(new WheelGuard(this));
    new TabCounts(*this);
    rebuilding_->setSingleShot(true);
    rebuilding_->setInterval(0);
    connect(rebuilding_, &QTimer::timeout, this, &MainWindow::rebuild);
    build();
    resize(1440, 900);
    restoreGeometry(settings::windowGeometry());
    docks_->setState(settings::windowState());
    onDocument();
    start_->loadPictures(workspace_->jobs());
}

void MainWindow::stayOnScreen() {
    const QRect room = screen()->availableGeometry();
    const QSize frame = frameGeometry().size() - size();  // 0 before a window system has framed it
    const QSize most = room.size() - frame;
    if (width() > most.width() || height() > most.height()) resize(size().boundedTo(most));
    const QRect seen = frameGeometry();
    move(std::clamp(seen.x(), room.left(), std::max(room.left(), room.right() + 1 - seen.width())),
         std::clamp(seen.y(), room.top(), std::max(room.top(), room.bottom() + 1 - seen.height())));
}

void MainWindow::build() {
    actions_ = std::make_unique<MainActions>(*this);
    docks_ = std::make_unique<MainDocks>(*this, workspace_->view());
    edits_ = std::make_unique<Edits>(*workspace_, *docks_);
    buildCentre();
    buildStatusBar();
    docks_->fill(*actions_->panelMenu);
    connectActions();
    connectWorkspace();
    connectJobs();
    connectPanels();
    connectHelp();
    connectReports();
    connectRunning();
    connectSession();
    connectRecovery();
    connectLook();
    connectView();
    connectPreferences();
    fillPlanners();
    fillSamples();
    fillTargets();
    fillRecent();
}

// The parts that talk to the workspace go first, the workspace with its workers last.
MainWindow::~MainWindow() {
    disconnectWorkspace();
    delete takeCentralWidget();
}

void MainWindow::buildCentre() {
    pages_ = new QStackedWidget(this);
    start_ = new StartPage(pages_);
    loading_ = new LoadingPage(pages_);
    charts_ = new ChartTabs(pages_);
    charts_->setDocumentMode(true);
    charts_->setAccessibleName(tr("Charts"));
    charts_->tabBar()->setDrawBase(false);
    for (QWidget* page :
         {static_cast<QWidget*>(start_), static_cast<QWidget*>(loading_), static_cast<QWidget*>(charts_)}) {
        page->setMinimumSize(1, 1);  // a page that is not shown must not keep the window wide
        pages_->addWidget(page);
    }
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    messages_ = new MessageBar(centre);
    layout->addWidget(messages_);
    layout->addWidget(pages_, 1);
    // Over the start page and below the tabs of the views, so that the tabs stay where they are.
    connect(pages_, &QStackedWidget::currentChanged, this, [this, layout] {
        if (pages_->currentWidget() == charts_) {
            layout->removeWidget(messages_);
            return charts_->setBar(messages_);
        }
        charts_->setBar(nullptr);
        const bool shown = !messages_->isHidden();
        layout->insertWidget(0, messages_);
        messages_->setVisible(shown);
    });
    setCentralWidget(centre);
    buildCharts();
    connect(start_, &StartPage::openRequested, this, &MainWindow::chooseFile);
    connect(start_, &StartPage::sessionRequested, this, &MainWindow::chooseSession);
    connect(start_, &StartPage::presetsRequested, actions_->openTargets, &QAction::trigger);
    connect(start_, &StartPage::fileRequested, this, &MainWindow::open);
    connect(start_, &StartPage::shortcutsRequested, actions_->shortcuts, &QAction::trigger);
    connect(start_, &StartPage::commandsRequested, actions_->palette, &QAction::trigger);
    connect(loading_, &LoadingPage::cancelRequested, this, [this] { workspace_->jobs().cancel(Jobs::Kind::import); });
}

void MainWindow::buildCharts() {
    QStringList views;
    for (const ChartEntry& entry : builtinCharts()) {
        Chart* chart = entry.make(workspace_->view(), charts_);
        charts_->addTab(chart, QCoreApplication::translate("arenascope::Chart", entry.title));
        views.append(charts_->tabText(charts_->count() - 1));
        connect(chart, &Chart::statusChanged, this, [this](const QString& text) { pointer_->setText(text); });
        connect(chart, &Chart::editRequested, edits_.get(), &Edits::apply);
        connect(chart, &Chart::dropRefused, this, [this](const RefusedDrop& why) {
            messages_->showNotice(docks_->problems->refuse(why),
                                  tr("Unpin the other tensor to let the planner move it, or drop it elsewhere."));
        });
        if (auto* steps = qobject_cast<StepChart*>(chart))
            connect(steps, &StepChart::inspectRequested, this, [this] {
                docks_->raise(docks_->inspector);
                docks_->inspector->takeFocus();
            });
        connect(chart, &Chart::curveRequested, &workspace_->studies(), &Studies::computeCurve);
        connect(chart, &Chart::footprintRequested, &workspace_->studies(), &Studies::computeFootprint);
        connect(chart, &Chart::limitRequested, edits_.get(), &Edits::setLimit);
        connect(chart, &Chart::fileRequested, this, &MainWindow::chooseCompared);
    }
    loading_->setViews(views);
    auto* tools = new ChartTools(*charts_);
    tools->prepend(&charts_->more());
    charts_->setCornerWidget(tools);
}

void MainWindow::buildStatusBar() {
    pointer_ = new StatusText(this);
    pointer_->setObjectName(QStringLiteral("pointer"));
    task_ = kit::label(QString(), "hint", this);
    facts_ = kit::label(QString(), "hint", this);
    trouble_ = new ElidedLabel(QString(), "bad", Qt::ElideRight, this);
    trouble_->setObjectName(QStringLiteral("planTrouble"));
    trouble_->setContentsMargins(0, 0, 12, 0);
    progress_ = new QProgressBar(this);
    progress_->setFixedWidth(140);
    progress_->setTextVisible(false);
    progress_->setAccessibleName(tr("Progress"));
    cancel_ = new QToolButton(this);
    cancel_->setText(tr("Cancel"));
    cancel_->setStyleSheet(QStringLiteral("padding: 0 6px"));  // a low bar, also while it is not seen
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setFixedHeight(forText(metric::statusBar));
    statusBar()->setContentsMargins(8, 0, 8, 0);
    statusBar()->addWidget(pointer_, 1);
    for (QWidget* widget :
         {static_cast<QWidget*>(task_), static_cast<QWidget*>(progress_), static_cast<QWidget*>(cancel_),
          static_cast<QWidget*>(trouble_), static_cast<QWidget*>(facts_)}) {
        statusBar()->addPermanentWidget(widget);
    }
    document_ = kit::label(QString(), "dim", this);
    document_->setContentsMargins(0, 6, 12, 0);
    menuBar()->setCornerWidget(document_);
    progressDelay_ = new QTimer(this);
    progressDelay_->setSingleShot(true);
    progressDelay_->setInterval(300);  // what is quicker than that needs no bar
    for (QWidget* widget :
         {static_cast<QWidget*>(progress_), static_cast<QWidget*>(cancel_), static_cast<QWidget*>(trouble_)})
        widget->hide();
}

void MainWindow::showChart(const QString& name) {
    if (auto* chart = charts_->findChild<Chart*>(name)) charts_->setCurrentWidget(chart);
}

void MainWindow::onDocument() {
    Document* document = workspace_->document();
    pages_->setCurrentWidget(document ? static_cast<QWidget*>(charts_) : start_);
    docks_->setShown(document != nullptr);
    docks_->setReading(false);
    if (document) docks_->focusTensors();
    if (document != seen_.data()) docks_->scrollToTop();
    seen_ = document;
    actions_->setDocumentOpen(document != nullptr);
    actions_->follow(document ? &document->history() : nullptr);
    docks_->history->setStack(document ? &document->history() : nullptr);
    history_->clear();
    showProgram(document ? document->program() : nullptr);
    if (document) {
        const QString& session = workspace_->session().path();
        settings::addRecentFile(session.isEmpty() ? QString::fromStdString(document->program()->path) : session);
        // The history of a program that was read again stays.
        for (const QObject* listener : {static_cast<const QObject*>(this), static_cast<const QObject*>(messages_)})
            disconnect(&document->history(), nullptr, listener, nullptr);
        connect(&document->history(), &QUndoStack::indexChanged, this, &MainWindow::updateTitle);
        // A message speaks of what was there before the edit.
        connect(&document->history(), &QUndoStack::indexChanged, messages_, &MessageBar::giveWay);
        connect(&document->history(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    } else {
        start_->refreshRecent();
        start_->focusFirst();
        showReady();
    }
    fillRecent();
    updateTitle();
    if (messages_->isHidden()) messages_->giveWay();  // while a file was read nothing was said of the plan
    offerRecovery();
}

void MainWindow::showError(const Error& error) {
    if (!error.is_cancelled) messages_->showError(error);
}

void MainWindow::updateTitle() {
    const Document* document = workspace_->document();
    if (!document) {
        setWindowTitle(QStringLiteral("ArenaScope"));
        setWindowModified(false);
        document_->clear();
        return;
    }
    const QString method =
        workspace_->view().outcome() ? kit::text(workspace_->view().outcome()->method->name) : QString();
    const bool saved = document->editCount() == 0 && document->unsavedCount() == 0;
    const bool session = saved && !workspace_->session().path().isEmpty();  // its edits are no steps of the history
    QStringList facts{workspace_->title(), method, session ? tr("as in the session") : editsText(*document)};
    facts.removeAll(QString());  // what is not planned yet has no method
    document_->setText(facts.join(QStringLiteral("  ·  ")));
    setWindowTitle(workspace_->title() + QStringLiteral("[*] – ArenaScope"));
    setWindowModified(!workspace_->document()->history().isClean());
    menuBar()->adjustSize();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeaveDocument()) return event->ignore();
    settings::saveWindow(saveGeometry(), docks_->state());
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    if (docks_) docks_->adapt(width());  // null while another language comes
    if (actions_) actions_->fitToolbar();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.isEmpty() || !urls.first().isLocalFile()) return;
    event->acceptProposedAction();
    QStringList paths;
    for (const QUrl& url : urls) {
        if (url.isLocalFile()) paths.append(url.toLocalFile());
    }
    const QString path = paths.first();
    const bool is_record = path.endsWith(QLatin1String(".bin")) || path.endsWith(QLatin1String(".etrecord"));
    if (event->modifiers() & Qt::ControlModifier && workspace_->document()) workspace_->compareWith(path);
    else if (is_record && workspace_->document()) takeNames(path);
    else openAll(paths);
}

}  // namespace arenascope
