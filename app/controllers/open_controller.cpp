#include "app/controllers/open_controller.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QUrl>
#include <algorithm>

#include "app/controllers/device_controller.h"
#include "app/controllers/edits.h"
#include "app/controllers/given_targets.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/open_programs.h"
#include "app/controllers/session_controller.h"
#include "app/controllers/shell.h"
#include "app/dialogs/folder_window.h"
#include "app/dialogs/message_bar.h"
#include "app/document/file_names.h"
#include "app/document/recent_plans.h"
#include "app/document/samples.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "engine/formats/format.h"
#include "engine/formats/linker_map/linker_map.h"
#include "engine/study/first_outcome.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

namespace {

const QString awaiting = QStringLiteral("awaitingRead");

/// Whether a file is the linker map of the firmware around the program that is open.
bool isFirmwareOf(const Document* document, const QString& path) {
    if (!document || is_table(document->program()->format)) return false;
    const auto file = MappedFile::open(path.toStdString());
    return file.ok() && sniff_linker_map(file.value()->bytes());
}

}  // namespace

OpenController::OpenController(Shell& shell, SessionController& session)
    : QObject(&shell), shell_(shell), session_(session) {
    Workspace& workspace = shell.workspace;
    connect(shell.actions.open, &QAction::triggered, this, &OpenController::chooseFile);
    connect(shell.actions.openFolder, &QAction::triggered, this, &OpenController::chooseFolder);
    connect(shell.actions.reload, &QAction::triggered, this, &OpenController::reload);
    connect(shell.actions.takeNames, &QAction::triggered, this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            &shell_.window, tr("Names from the original program or an ETRecord"), QString(),
            tr("Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)"));
        if (!path.isEmpty()) shell_.workspace.takeNames(path);
    });
    connect(&workspace, &Workspace::named, this,
            [this](const QString& summary) { shell_.messages.showDone(tr("Names imported"), summary); });
    connect(&workspace, &Workspace::notOpened, this, &OpenController::onNotOpened);
    // Later: the question runs an event loop, and the worker's result is still being delivered.
    connect(&workspace, &Workspace::replacementRead, this, &OpenController::askToReplace, Qt::QueuedConnection);
    connect(&workspace.view(), &ViewState::outcomeChanged, this, &OpenController::onOutcome);
    connect(&shell, &Shell::documentShown, this, &OpenController::keepRecent);
    connect(&shell.programs, &OpenPrograms::currentChanged, this, &OpenController::fillRecent);
    fillSamples();
    fillRecent();
}

bool OpenController::shows(const QString& path) const { return shell_.programs.showing(path) == &shell_.window; }

OpenController& OpenController::pageFor(const QString& path) {
    OpenPrograms& programs = shell_.programs;
    QMainWindow* page = programs.showing(path);
    if (page) programs.show(*page);
    else if (shell_.workspace.document() || shell_.workspace.jobs().busy(Jobs::Kind::import)) page = programs.addPage();
    return page ? *page->findChild<OpenController*>() : *this;
}

void OpenController::open(const QString& path) {
    if (shell_.workspace.document() && DeviceController::isRecord(path)) return openRecord(path);
    openGiven(path, targetForNext(shell_.workspace));
}

void OpenController::openFor(const QString& path, const Target& target) { openGiven(path, targetOfFolder(target)); }

void OpenController::openGiven(const QString& path, const std::optional<GivenTarget>& target) {
    OpenController& there = pageFor(path);
    if (&there == this || !there.shows(path)) there.read(path, target);
}

void OpenController::read(const QString& path, const std::optional<GivenTarget>& target) {
    // What was to follow a file that was cancelled does not follow this one.
    qDeleteAll(shell_.workspace.findChildren<QObject*>(awaiting, Qt::FindDirectChildrenOnly));
    announce(path);
    shell_.workspace.open(path, target);
}

void OpenController::openRecord(const QString& path) { shell_.findChild<DeviceController*>()->open(path); }

QStringList OpenController::furtherPages(const QStringList& paths) { return paths.mid(2, most_files_at_once - 2); }

void OpenController::openAll(const QStringList& paths) {
    if (paths.isEmpty()) return;
    if (paths.size() == 1) return open(paths.first());
    const auto target = targetForNext(shell_.workspace);
    OpenController& first = pageFor(paths.first());
    if (&first != this && first.shows(paths.first())) first.takeBeside(paths[1]);
    else {
        first.read(paths.first(), target);
        first.onceRead([&workspace = first.shell_.workspace, &window = first.shell_.window, path = paths[1]] {
            if (workspace.document()) window.findChild<OpenController*>()->takeBeside(path);
        });
    }
    for (const QString& further : furtherPages(paths)) {
        QMainWindow* page = shell_.programs.addPage();
        if (!page) break;  // this window shows a single program
        page->findChild<OpenController*>()->read(further, target);
    }
    shell_.programs.show(first.shell_.window);
    const auto left = static_cast<int>(std::max<qsizetype>(paths.size() - most_files_at_once, 0));
    if (left > 0)
        first.shell_.messages.showDone(
            tr("%n file(s) not opened", nullptr, left),
            tr("At most %n file(s) can be opened at the same time.", nullptr, most_files_at_once));
}

void OpenController::takeBeside(const QString& path) {
    if (DeviceController::isRecord(path)) return openRecord(path);
    shell_.workspace.compareWith(path);
    shell_.showChart(QStringLiteral("compareChart"));
}

void OpenController::onceRead(const std::function<void()>& act) {
    // Of the workspace: a change of the language makes all controllers anew while the program is read.
    Workspace& workspace = shell_.workspace;
    auto* once = new QObject(&workspace);
    once->setObjectName(awaiting);
    connect(&workspace, &Workspace::documentChanged, once, [once, &workspace, act] {
        disconnect(&workspace, nullptr, once, nullptr);
        once->deleteLater();
        act();
    });
    connect(&workspace, &Workspace::notOpened, once, &QObject::deleteLater);
}

void OpenController::take(const QMimeData& data, bool beside) {
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) paths.append(url.toLocalFile());
    }
    if (paths.isEmpty()) return;
    const QString path = paths.first();
    const bool is_record = path.endsWith(QLatin1String(".bin")) || path.endsWith(QLatin1String(".etrecord"));
    if (beside && shell_.workspace.document()) shell_.workspace.compareWith(path);
    else if (is_record && !DeviceController::isRecord(path) && shell_.workspace.document())
        shell_.workspace.takeNames(path);
    else if (isFirmwareOf(shell_.workspace.document(), path)) shell_.edits.useLinkerMap(path);
    else openAll(paths);
}

void OpenController::announce(const QString& path) {
    shell_.messages.hide();
    const Document* before = shell_.workspace.document();
    emit loading(path, before ? QFileInfo(kit::text(before->program()->path)).fileName() : QString());
}

void OpenController::reload() {
    emit session_.finishing();
    const QString& session = shell_.workspace.session().path();
    if (!session.isEmpty() && shell_.workspace.document()->history().isClean()) return read(session);
    const QString program = QString::fromStdString(shell_.workspace.document()->program()->path);
    shell_.workspace.reload();
    announce(program);
}

void OpenController::askToReplace() {
    if (session_.mayLeave()) shell_.workspace.takeRead();
    else shell_.workspace.dropRead();
}

/// A page that was made for the file goes with it: the one where it was asked for tells why.
void OpenController::onNotOpened(const QString& path, Error error) {
    if (error.is_cancelled) return;
    const QMainWindow& asked = shell_.programs.askedFrom(shell_.window);
    asked.findChild<OpenController*>()->tellNotOpened(path, std::move(error));
}

/// What, where, expected, remedy: the parts that the reader gave.
void OpenController::tellNotOpened(const QString& path, Error error) {
    if (error.file.empty()) error.file = path.toStdString();
    if (error.expected.empty())
        error.expected = error.code == ErrorCode::unreadable_file ? message("a file that can be read")
                                                                  : message("an undamaged program or session");
    if (error.remedy.empty()) error.remedy = message("export or copy it again");
    const QString name = QFileInfo(kit::text(error.file)).fileName();
    shell_.messages.showError(error, tr("%1 was not opened").arg(name));
}

void OpenController::keepRecent() {
    if (Document* document = shell_.workspace.document()) {
        settings::addRecentFile(shell_.workspace.path());
        connect(&document->history(), &QUndoStack::cleanChanged, this, &OpenController::onOutcome,
                Qt::UniqueConnection);
    }
    fillRecent();
}

/// The start page shows the state of each recent file's plan: as on disk, because edits may be discarded.
void OpenController::onOutcome() {
    const std::shared_ptr<const Outcome>& outcome = shell_.workspace.view().outcome();
    Document* document = shell_.workspace.document();
    if (!outcome || !document || !document->history().isClean() ||
        is_provisional(*outcome, *shell_.workspace.view().tuning()))
        return;
    keepRecentPlan(shell_.workspace.path(), *outcome, shell_.workspace.editCount());
}

void OpenController::fillSamples() {
    for (const Sample& sample : bundledSamples()) {
        shell_.actions.sampleMenu->addAction(sample.title, this, [this, path = sample.path] { open(path); });
    }
}

void OpenController::fillRecent() {
    QMenu& menu = *shell_.actions.recentMenu;
    menu.clear();
    const QStringList files = settings::recentFiles();
    for (const QString& path : files) {
        QAction* action = menu.addAction(menuName(path), this, [this, path] { open(path); });
        action->setStatusTip(path);
    }
    menu.setEnabled(!files.isEmpty());
}

QString OpenController::openedFiles() {
    QStringList patterns{QStringLiteral("*.json")};
    for (const Format& format : builtin_formats()) {
        const QString pattern =
            QLatin1Char('*') + QString::fromLatin1(format.suffix.data(), qsizetype(format.suffix.size()));
        if (format.read && !pattern.endsWith(QLatin1String(".json"))) patterns.append(pattern);
    }
    patterns.append(QStringLiteral("*.map"));  // of a linker, read as an allocation problem
    return tr("Programs and sessions (%1)").arg(patterns.join(QLatin1Char(' '))) + QStringLiteral(";;") +
        tr("All files (*)");
}

void OpenController::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(&shell_.window, tr("Open"), QString(), openedFiles());
    if (!path.isEmpty()) open(path);
}

void OpenController::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(&shell_.window, tr("Folder of models"));
    if (!folder.isEmpty()) openFolder(folder);
}

void OpenController::openFolder(const QString& folder) {
    // It outlives this page, which may be closed, and this controller, which another language makes anew: its files are
    // opened from the page that is shown then.
    auto* table = new FolderWindow(shell_.workspace.sharedEngine(), folder, readableTargets(), shell_.window.window());
    table->chooseTarget(targetIdForNext(shell_.workspace));
    OpenPrograms& programs = shell_.programs;
    connect(table, &FolderWindow::openRequested, &programs, [&programs, table](const QString& path) {
        QMainWindow& page = *programs.current()->window;
        auto& opening = *page.findChild<OpenController*>();
        if (const auto& target = table->model().target()) opening.openFor(path, *target);
        else opening.open(path);
        page.activateWindow();
    });
    connect(table, &FolderWindow::failed, &programs,
            [&programs](const Error& error) { programs.current()->window->findChild<Shell*>()->showError(error); });
    table->show();
}

void OpenController::chooseSession() {
    const QString path =
        QFileDialog::getOpenFileName(&shell_.window, tr("Open session"), QString(), tr("Sessions (*.json)"));
    if (!path.isEmpty()) open(path);
}

}  // namespace arenascope
