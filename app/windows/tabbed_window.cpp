#include "app/windows/tabbed_window.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QTimer>
#include <QToolBar>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "app/controllers/open_controller.h"
#include "app/controllers/session_controller.h"
#include "app/dialogs/folder_window.h"
#include "app/dialogs/modal_veil.h"
#include "app/dialogs/unsaved_dialog.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "widgets/ui/tab_strip.h"

namespace arenascope {

TabbedWindow::TabbedWindow() : row_(new QWidget(this)), strip_(new TabStrip(row_)) {
    setObjectName(QStringLiteral("tabbedWindow"));
    programs_.setMaker([this] { return makePage(); });
    connect(&programs_, &OpenPrograms::changed, this, &TabbedWindow::fillStrip);
    connect(&programs_, &OpenPrograms::currentChanged, this, &TabbedWindow::showCurrent);
    connect(&programs_, &OpenPrograms::leaving, this, [this](QMainWindow* window) { leave(*window); });
    // Tabs are as high as their text.
    connect(&programs_, &OpenPrograms::preferred, this, [this](bool sizes) {
        if (sizes) fillStrip();
    });
    connectStrip();
    makePage();
    resize(1440, 900);
    restoreGeometry(settings::windowGeometry());
    showCurrent();
}

// Pages use the list until they end.
TabbedWindow::~TabbedWindow() {
    disconnect(&programs_, nullptr, this, nullptr);
    hide();
    cancelAll();
    row_->setParent(nullptr);
    for (const OpenPrograms::Page& each : programs_.pages()) delete each.window;
    delete row_;
}

/// Together, so that the program ends as soon as the slowest worker does.
void TabbedWindow::cancelAll() {
    for (const OpenPrograms::Page& each : programs_.pages()) each.workspace->jobs().cancelAll();
    for (FolderWindow* table : findChildren<FolderWindow*>(QString(), Qt::FindDirectChildrenOnly))
        table->jobs().cancelAll();
}

MainWindow& TabbedWindow::page() const { return static_cast<MainWindow&>(*programs_.current()->window); }

MainWindow& TabbedWindow::page(std::size_t index) const {
    return static_cast<MainWindow&>(*programs_.pages()[index].window);
}

MainWindow* TabbedWindow::makePage() {
    MainWindow* before = programs_.current() ? &page() : nullptr;
    auto* made = new MainWindow(&programs_);
    if (before) {
        made->resize(size());
        made->docks().setState(before->docks().state());
    }
    Plugins& plugins = made->workspace().plugins();
    const QStringList known = plugins.paths();
    QStringList further = plugins_;
    further.removeIf([&known](const QString& path) { return known.contains(path); });
    plugins.add(further);
    connect(&plugins, &Plugins::changed, this, [this, &plugins] {
        const QStringList now = plugins.paths();
        plugins_.removeIf([&now](const QString& path) { return !now.contains(path); });  // the user removed it
        for (const OpenPrograms::Page& each : programs_.pages()) each.workspace->plugins().set(now);
    });
    made->installEventFilter(this);
    connect(made, &QWidget::windowTitleChanged, this, &TabbedWindow::showTitle);
    addWidget(made);
    return made;
}

void TabbedWindow::connectStrip() {
    auto* layout = new QHBoxLayout(row_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(strip_);
    row_->hide();
    connect(strip_, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0) programs_.show(page(static_cast<std::size_t>(index)));
    });
    connect(strip_, &QTabBar::tabMoved, &programs_, &OpenPrograms::move);
    connect(strip_, &QTabBar::tabCloseRequested, this, &TabbedWindow::closeTab);
    connect(strip_, &TabStrip::menuRequested, this, [this](int tab, const QPoint& at) {
        auto* menu = new QMenu(this);
        menu->setObjectName(QStringLiteral("tabMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillMenu(*menu, tab);
        menu->popup(at);
    });
    connect(strip_, &TabStrip::filesDropped, this, [this](int tab, const QMimeData* files) {
        if (tab >= 0) programs_.show(page(static_cast<std::size_t>(tab)));
        page().findChild<OpenController*>()->take(*files, tab >= 0);
    });
}

void TabbedWindow::fillStrip() {
    std::vector<TabStrip::Tab> tabs;
    const QStringList titles = programs_.titles();
    for (std::size_t i = 0; i < programs_.pages().size(); ++i) {
        const OpenPrograms::Page& each = programs_.pages()[i];
        tabs.push_back({.title = titles[static_cast<qsizetype>(i)],
                        .path = OpenPrograms::fileOf(each),
                        .unsaved = OpenPrograms::isUnsaved(each)});
    }
    strip_->show(tabs, programs_.current() ? programs_.indexOf(*programs_.current()->window) : -1);
    programs_.setRoom(programs_.areSeveral() ? TabStrip::heightOfTabs() : 0);
    placeStrip();
}

void TabbedWindow::placeStrip() {
    const OpenPrograms::Page* shown = programs_.current();
    const auto* bar = shown ? shown->window->findChild<QToolBar*>(QStringLiteral("toolbar")) : nullptr;
    if (!bar || !programs_.areSeveral()) return row_->hide();
    QMainWindow& page = *shown->window;
    if (row_->parent() != &page) row_->setParent(&page);
    const QObjectList& order = page.children();  // a change of the language makes the bar anew
    if (order.indexOf(row_) < order.indexOf(bar)) row_->raise();
    const int height = TabStrip::heightOfTabs();
    row_->setGeometry(0, bar->geometry().bottom() + 1 - height, page.width(), height);
    row_->show();
}

void TabbedWindow::showCurrent() {
    const bool focused = strip_->hasFocus();
    setCurrentWidget(&page());
    fillStrip();
    if (focused) strip_->setFocus(Qt::OtherFocusReason);
    showTitle();
}

void TabbedWindow::showTitle() {
    setWindowTitle(page().windowTitle());
    setWindowModified(page().isWindowModified());
}

bool TabbedWindow::closeTab(int index) {
    MainWindow& closing = page(static_cast<std::size_t>(index));
    if (OpenPrograms::isUnsaved(programs_.pages()[static_cast<std::size_t>(index)])) programs_.show(closing);
    closing.findChild<SessionController*>()->close();
    return programs_.indexOf(closing) < 0;
}

void TabbedWindow::closeOthers(int index) {
    const MainWindow& kept = page(static_cast<std::size_t>(index));
    programs_.show(page(static_cast<std::size_t>(index)));
    const auto count = [this] { return static_cast<int>(programs_.pages().size()); };
    for (int i = count() - 1; i >= 0; --i) {
        if (i != programs_.indexOf(kept) && !closeTab(i)) return;
    }
}

/// With the plan that the other page shows, also where its edits are in no file.
void TabbedWindow::compareWith(std::size_t index) {
    if (index >= programs_.pages().size()) return;
    const OpenPrograms::Page& other = programs_.pages()[index];
    const Document* document = other.workspace->document();
    if (!document) return page().findChild<OpenController*>()->takeBeside(OpenPrograms::fileOf(other));  // being read
    if (!document->outcome()) {  // its last edit is being planned
        connect(
            document, &Document::outcomeDelivered, &page(),
            [this, shown = &page(), window = other.window] {
                const int at = programs_.indexOf(*window);
                if (at >= 0 && shown == &page()) compareWith(static_cast<std::size_t>(at));
            },
            Qt::SingleShotConnection);
        return;
    }
    const bool isUnsaved = OpenPrograms::isUnsaved(other);
    const QString title = programs_.titles()[static_cast<qsizetype>(index)];
    // Without a path the comparison cannot read it again for other pools: that would lose the edits.
    page().workspace().view().setCompared(std::make_shared<const Compared>(
        Compared{.title = isUnsaved ? tr("%1 (unsaved edits)").arg(title) : title,
                 .outcome = document->outcome(),
                 .path = isUnsaved ? QString() : QFileInfo(OpenPrograms::fileOf(other)).absoluteFilePath()}));
}

void TabbedWindow::fillMenu(QMenu& menu, int index) {
    const QString file = OpenPrograms::fileOf(programs_.pages()[static_cast<std::size_t>(index)]);
    const bool isShown = index == programs_.indexOf(page()), isOpen = page().workspace().document() != nullptr;
    menu.setToolTipsVisible(true);
    menu.addAction(tr("&Close"), this, [this, index] { closeTab(index); });
    menu.addAction(tr("Close the &others"), this, [this, index] { closeOthers(index); });
    menu.addSeparator();
    QAction* compare = menu.addAction(tr("Co&mpare with the shown program"), this,
                                      [this, index] { compareWith(static_cast<std::size_t>(index)); });
    compare->setEnabled(!isShown && isOpen && !file.isEmpty());
    if (isShown) compare->setToolTip(tr("This program is shown; use the menu of another tab"));
    menu.addSeparator();
    QAction* copy = menu.addAction(tr("Copy the &path"), this, [file] { QGuiApplication::clipboard()->setText(file); });
    QAction* folder = menu.addAction(tr("Open the &folder"), this, [file] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath()));
    });
    for (QAction* each : {copy, folder}) each->setEnabled(!file.isEmpty());
}

/// Its program is released at once; its workers end behind.
void TabbedWindow::leave(QMainWindow& window) {
    removeWidget(&window);
    leaving_.take(static_cast<MainWindow&>(window));
}

void TabbedWindow::addPlugins(const QStringList& paths) {
    plugins_ = paths;
    page().workspace().plugins().add(paths);
}

void TabbedWindow::reopen(bool all) {
    settings::OpenFiles files = settings::openFiles();
    const QString shown = files.paths.value(files.shown);
    files.paths.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    if (!all && files.paths.size() < 2) files.paths = {settings::recentFiles().value(0)};
    for (const QString& path : std::as_const(files.paths)) {
        if (QFileInfo::exists(path)) page().open(path);
    }
    if (QMainWindow* window = programs_.showing(shown)) programs_.show(*window);
}

bool TabbedWindow::saveOrDiscard(const std::vector<OpenPrograms::Page>& unsaved) {
    QStringList names;
    const QStringList titles = programs_.titles();
    for (const OpenPrograms::Page& each : unsaved) names.append(titles[programs_.indexOf(*each.window)]);
    UnsavedDialog dialog(names, this);
    ModalVeil::below(dialog);
    switch (dialog.ask()) {
        case UnsavedDialog::Answer::cancel: return false;
        case UnsavedDialog::Answer::discard: return true;
        case UnsavedDialog::Answer::save: break;
    }
    for (const std::size_t i : dialog.chosen()) {
        programs_.show(*unsaved[i].window);  // a dialog may ask for its file
        if (!unsaved[i].window->findChild<SessionController*>()->save(false)) return false;
    }
    return true;
}

bool TabbedWindow::mayLeave() {
    std::vector<OpenPrograms::Page> unsaved;
    for (const OpenPrograms::Page& each : programs_.pages()) {
        if (OpenPrograms::isUnsaved(each)) unsaved.push_back(each);
    }
    if (unsaved.size() > 1) return saveOrDiscard(unsaved);
    if (unsaved.empty()) return true;
    programs_.show(*unsaved.front().window);
    return unsaved.front().window->findChild<SessionController*>()->mayLeave();
}

void TabbedWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) return event->ignore();
    settings::saveWindow(saveGeometry(), page().docks().state());
    const QString shown = OpenPrograms::fileOf(*programs_.current());
    const QStringList paths = programs_.paths();
    settings::setOpenFiles({.paths = paths, .shown = static_cast<int>(std::max<qsizetype>(0, paths.indexOf(shown)))});
    QStackedWidget::closeEvent(event);
}

void TabbedWindow::changeEvent(QEvent* event) {
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) fillStrip();  // "No program"
}

void TabbedWindow::resizeEvent(QResizeEvent* event) {
    QStackedWidget::resizeEvent(event);
    placeStrip();
}

bool TabbedWindow::eventFilter(QObject* watched, QEvent* event) {
    // The bar above the tabs gets its place after this event.
    if (event->type() == QEvent::LayoutRequest) QTimer::singleShot(0, this, &TabbedWindow::placeStrip);
    if (event->type() == QEvent::ModifiedChange && programs_.current() && watched == programs_.current()->window)
        showTitle();
    return QStackedWidget::eventFilter(watched, event);
}

}  // namespace arenascope
