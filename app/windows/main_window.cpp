// The main window: its pages, charts, panels and controllers.

#include "app/windows/main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTimer>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

#include "app/controllers/appearance.h"
#include "app/controllers/capacity_controller.h"
#include "app/controllers/command_controller.h"
#include "app/controllers/compare_controller.h"
#include "app/controllers/device_controller.h"
#include "app/controllers/editor_controller.h"
#include "app/controllers/edits.h"
#include "app/controllers/headline_controller.h"
#include "app/controllers/help_controller.h"
#include "app/controllers/look_controller.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/open_controller.h"
#include "app/controllers/open_programs.h"
#include "app/controllers/plan_controller.h"
#include "app/controllers/preferences_controller.h"
#include "app/controllers/recovery_controller.h"
#include "app/controllers/report_controller.h"
#include "app/controllers/session_controller.h"
#include "app/controllers/shell.h"
#include "app/controllers/tabs_controller.h"
#include "app/controllers/target_controller.h"
#include "app/controllers/view_controller.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/open_dialogs.h"
#include "app/document/autosave.h"
#include "app/document/gain_search.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "app/windows/bounds_bar.h"
#include "app/windows/chart_tabs.h"
#include "app/windows/chart_tools.h"
#include "app/windows/loading_page.h"
#include "app/windows/main_docks.h"
#include "app/windows/start_page.h"
#include "app/windows/status_line.h"
#include "app/windows/title_line.h"
#include "widgets/panels/log_panel.h"
#include "widgets/plot/chart.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/tab_counts.h"
#include "widgets/ui/wheel_guard.h"

namespace arenascope {
namespace {

template <class T>
void removeAll(QObject& parent) {
    qDeleteAll(parent.findChildren<T*>(Qt::FindDirectChildrenOnly));
}

}  // namespace

MainWindow::MainWindow(OpenPrograms* programs)
    : alone_(programs ? nullptr : std::make_unique<OpenPrograms>()),
      programs_(programs ? *programs : *alone_),
      workspace_(std::make_unique<Workspace>()),
      gains_(std::make_unique<GainSearch>(*workspace_)),
      autosave_(std::make_unique<Autosave>(*workspace_, Autosave::usualFolder(), programs_.leftovers())),
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
    if (alone_) restoreGeometry(settings::windowGeometry());
    docks_->setState(settings::windowState());
    onDocument();
    start_->loadPictures(workspace_->jobs());
}

// The parts that use the workspace are destroyed first, the workspace with its workers last. Panels that end something
// when they are hidden do so before that.
MainWindow::~MainWindow() {
    hide();
    shell_.reset();
    delete takeCentralWidget();
}

void MainWindow::stayOnScreen() {
    QWidget& shown = *window();
    const QRect room = shown.screen()->availableGeometry();
    const QSize frame = shown.frameGeometry().size() - shown.size();  // 0 before the window system adds a frame
    const QSize most = room.size() - frame;
    if (shown.width() > most.width() || shown.height() > most.height()) shown.resize(shown.size().boundedTo(most));
    const QRect seen = shown.frameGeometry();
    shown.move(std::clamp(seen.x(), room.left(), std::max(room.left(), room.right() + 1 - seen.width())),
               std::clamp(seen.y(), room.top(), std::max(room.top(), room.bottom() + 1 - seen.height())));
}

void MainWindow::build() {
    actions_ = std::make_unique<MainActions>(*this);
    docks_ = std::make_unique<MainDocks>(*this, workspace_->view());
    edits_ = std::make_unique<Edits>(*workspace_);
    buildCentre();
    buildCharts();
    shell_ = std::make_unique<Shell>(Shell::Parts{.window = *this,
                                                  .workspace = *workspace_,
                                                  .gains = *gains_,
                                                  .edits = *edits_,
                                                  .actions = *actions_,
                                                  .messages = *messages_,
                                                  .dialogs = *dialogs_,
                                                  .charts = *charts_,
                                                  .programs = programs_});
    docks_->fill(*actions_->panelMenu);
    makeControllers();
    connectPages();
    connectDocument();
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
        page->setMinimumSize(1, 1);  // a hidden page must not keep the window wide
        pages_->addWidget(page);
    }
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    messages_ = new MessageBar(centre);
    layout->addWidget(messages_);
    layout->addWidget(pages_, 1);
    // Over the start page and below the tabs of the views, so that the tabs stay in place.
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
}

void MainWindow::buildCharts() {
    QStringList views;
    for (const ChartEntry& entry : builtinCharts()) {
        charts_->addTab(entry.make(workspace_->view(), charts_),
                        QCoreApplication::translate("arenascope::Chart", entry.title));
        views.append(charts_->tabText(charts_->count() - 1));
    }
    loading_->setViews(views);
    auto* tools = new ChartTools(*charts_);
    tools->prepend(&charts_->more());
    charts_->setCornerWidget(tools);
}

/// Connections to the same signal, in the order of their execution.
void MainWindow::makeControllers() {
    Shell& shell = *shell_;
    title_ = new TitleLine(shell);
    auto* bounds = new BoundsBar(*workspace_, centralWidget());
    static_cast<QVBoxLayout*>(centralWidget()->layout())->insertWidget(0, bounds);
    connect(bounds, &BoundsBar::rangesRequested, edits_.get(), [this] { edits_->setHints(false); });
    new StatusLine(shell);
    new ViewController(shell);
    session_ = new SessionController(shell);
    opening_ = new OpenController(shell, *session_);
    new TabsController(shell, *opening_);
    new DeviceController(shell);
    auto* plan = new PlanController(shell);
    new EditorController(shell);
    docks_->connect(shell);
    new TargetController(shell);
    new CapacityController(shell);
    new CompareController(shell);
    new ReportController(shell);
    new CommandController(shell);
    new HeadlineController(shell);
    new LookController(shell,
                       {.get = [this] { return docks_->state(); },
                        .set = [this](const QByteArray& state) { docks_->restore(state); }});
    auto* preferences = new PreferencesController(shell, *autosave_);
    connect(&programs_, &OpenPrograms::ownPlannersChanged, plan, &PlanController::fillPlanners);
    connect(preferences, &PreferencesController::restartWanted, this, [this] {
        if (window()->close()) startAgain();  // else edits stay unsaved
    });
    connect(preferences, &PreferencesController::textSizeChanged, rebuilding_, qOverload<>(&QTimer::start));
    new RecoveryController(shell, *autosave_);
    new HelpController(shell);
}

void MainWindow::connectPages() {
    connect(start_, &StartPage::openRequested, opening_, &OpenController::chooseFile);
    connect(start_, &StartPage::sessionRequested, opening_, &OpenController::chooseSession);
    connect(start_, &StartPage::fileRequested, opening_, &OpenController::open);
    connect(start_, &StartPage::presetsRequested, actions_->openTargets, &QAction::trigger);
    connect(start_, &StartPage::shortcutsRequested, actions_->shortcuts, &QAction::trigger);
    connect(start_, &StartPage::commandsRequested, actions_->palette, &QAction::trigger);
    connect(loading_, &LoadingPage::cancelRequested, this, [this] { workspace_->jobs().cancel(Jobs::Kind::import); });
    connect(charts_, &QTabWidget::currentChanged, shell_.get(), [this] {
        Chart* chart = shell_->chart();
        if (!chart) return;
        docks_->setWide(chart->isWide());
        const QWidget* focus = focusWidget();
        if (!focus || !focus->isVisible()) chart->setFocus();
    });
    connect(actions_->quit, &QAction::triggered, this, [this] { window()->close(); });
    connect(actions_->resetLayout, &QAction::triggered, this, [this] { docks_->reset(); });
}

/// With the shell as context: it is destroyed before the widgets.
void MainWindow::connectDocument() {
    Shell* shell = shell_.get();
    connect(shell, &Shell::panelWanted, shell, [this](const QString& panel) { docks_->raise(panel); });
    connect(opening_, &OpenController::loading, this, &MainWindow::showLoading);
    connect(workspace_.get(), &Workspace::failed, shell, &Shell::showError);
    connect(workspace_.get(), &Workspace::documentChanged, shell, [this] { onDocument(); });
    Jobs& jobs = workspace_->jobs();
    connect(&jobs, &Jobs::progressed, shell, [this](Jobs::Kind kind, const Stage& stage, double fraction) {
        if (kind == Jobs::Kind::import) loading_->setStage(stage, fraction);
    });
    // Failed or cancelled: back to the unchanged document. A result is announced by itself.
    connect(&jobs, &Jobs::finished, shell, [this](Jobs::Kind kind) {
        if (kind != Jobs::Kind::import) return;
        if (!workspace_->document()) return onDocument();
        showPage();
        title_->showDocument();
        if (messages_->isHidden()) messages_->giveWay();  // while a file was read, no message was about the plan
    });
}

void MainWindow::open(const QString& path) { opening_->open(path); }

void MainWindow::openAll(const QStringList& paths) { opening_->openAll(paths); }

void MainWindow::showLoading(const QString& path, const QString& before) {
    loading_->begin(path, before);
    pages_->setCurrentWidget(loading_);
    title_->showLoading(path);
    docks_->setShown(true);
    docks_->setReading(true);
}

void MainWindow::showPage() {
    const bool open = workspace_->document() != nullptr;
    pages_->setCurrentWidget(open ? static_cast<QWidget*>(charts_) : start_);
    docks_->setShown(open);
    docks_->setReading(false);
    if (open) docks_->panel<TensorTable>()->view().setFocus();
}

void MainWindow::onDocument() {
    Document* document = workspace_->document();
    showPage();
    if (document != seen_.data()) docks_->startAnew();
    seen_ = document;
    actions_->setDocumentOpen(document != nullptr);
    actions_->follow(document ? &document->history() : nullptr);
    if (!document) {
        start_->refreshRecent();
        start_->focusFirst();
    }
    emit shell_->documentShown();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    // Later: the menu of the action is still open.
    if (event->type() == QEvent::LanguageChange && docks_) rebuilding_->start();
}

// Texts are set when widgets are created, and depend on the document. Creating all widgets again leaves no text in the
// former language, in any present or future panel.
void MainWindow::rebuild() {
    const QByteArray arrangement = docks_->state();
    const int chart = charts_->currentIndex();
    QVariantList choices;
    for (int i = 0; i < charts_->count(); ++i) choices.append(qobject_cast<Chart*>(charts_->widget(i))->choices());
    const QString log = docks_->panel<LogPanel>()->toPlainText();
    const QString filter = docks_->panel<TensorTable>()->filterField()->text();
    const QUrl help = shell_->findChild<HelpController*>()->page();
    removeParts();
    build();
    shell_->findChild<HelpController*>()->showPage(help);
    // Widgets added to an open window are shown by a later event, and a hidden centre has no width to keep.
    centralWidget()->show();
    docks_->setState(arrangement);
    docks_->adapt(width());
    actions_->fitToolbar();
    onDocument();
    start_->loadPictures(workspace_->jobs());
    docks_->panel<LogPanel>()->setPlainText(log);
    docks_->panel<TensorTable>()->filterField()->setText(filter);
    dialogs_->makeAnew();
    // Once the new buttons have their style, and with it their widths.
    QTimer::singleShot(0, shell_.get(), [this] { actions_->fitToolbar(); });
    if (!workspace_->view().outcome()) return;
    QTimer::singleShot(0, shell_.get(), [this, arrangement] {
        docks_->setWide(false);
        docks_->rearrange(arrangement);
        if (const Chart* shown = shell_->chart()) docks_->setWide(shown->isWide());
    });
    workspace_->view().announce();
    for (int i = 0; i < choices.size(); ++i) qobject_cast<Chart*>(charts_->widget(i))->setChoices(choices[i]);
    charts_->setCurrentIndex(chart);
    emit shell_->remade();
}

void MainWindow::removeParts() {
    shell_.reset();
    edits_.reset();
    docks_.reset();
    actions_.reset();
    delete takeCentralWidget();
    removeAll<QDockWidget>(*this);
    removeAll<QToolBar>(*this);
    delete menuBar();
    delete statusBar();
    removeAll<QAction>(*this);
    removeAll<QActionGroup>(*this);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!session_->mayLeave()) return event->ignore();
    settings::saveWindow(saveGeometry(), docks_->state());
    settings::setOpenFiles({.paths = programs_.paths()});
    QMainWindow::closeEvent(event);
}

void MainWindow::hideEvent(QHideEvent* event) {
    QMainWindow::hideEvent(event);
    if (docks_ && !event->spontaneous()) docks_->setOnScreen(false);
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (event->spontaneous()) return;
    if (docks_) docks_->setOnScreen(true);
    if (actions_) actions_->fitToolbar();  // before, it was made for a width that no page has
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
    opening_->take(*event->mimeData(), event->modifiers() & Qt::ControlModifier);
}

}  // namespace arenascope
