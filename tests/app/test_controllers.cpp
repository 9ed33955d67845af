// Controllers in a plain window: without the main window, with only the panels that they are given.

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include "app/controllers/edits.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/open_controller.h"
#include "app/controllers/open_programs.h"
#include "app/controllers/plan_controller.h"
#include "app/controllers/run_controller.h"
#include "app/controllers/session_controller.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/open_dialogs.h"
#include "app/document/gain_search.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "tests/test_data.h"
#include "widgets/panels/run_panel.h"

using namespace arenascope;

namespace {

/// All objects that a shell refers to, in the order of its members.
struct Desk {
    QMainWindow window;
    Workspace workspace;
    GainSearch gains{workspace};
    MainActions actions{window};
    Edits edits{workspace};
    MessageBar messages;
    OpenDialogs dialogs;
    QTabWidget charts;
    OpenPrograms programs;
    Shell shell{Shell::Parts{.window = window,
                             .workspace = workspace,
                             .gains = gains,
                             .edits = edits,
                             .actions = actions,
                             .messages = messages,
                             .dialogs = dialogs,
                             .charts = charts,
                             .programs = programs}};

    [[nodiscard]] bool open(OpenController& opening, const QString& path) {
        opening.open(path);
        return QTest::qWaitFor([this] { return workspace.document() && !workspace.jobs().anyBusy(); }, 30000);
    }
};

}  // namespace

class TestControllers : public QObject {
    Q_OBJECT

    QString program_;

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("ArenaScopeTest"));
        QCoreApplication::setApplicationName(QStringLiteral("controllers"));
        program_ = testing::programFolder(QStringLiteral("add_mul_sin"));
        QVERIFY2(!program_.isEmpty(), "the sample add_mul_sin is in the repository");
        program_ += QStringLiteral("/model.pt2");
    }
    void init() { QSettings().clear(); }

    void aFolderOfFilesIsNotAFolderOfPages() {
        QStringList paths;
        for (int i = 0; i < 1000; ++i) paths.append(QString::number(i));
        QCOMPARE(OpenController::furtherPages(paths), paths.mid(2, OpenController::most_files_at_once - 2));
        QCOMPARE(OpenController::furtherPages(paths.mid(0, 5)), paths.mid(2, 3));
        QVERIFY(OpenController::furtherPages(paths.mid(0, 1)).isEmpty());
    }

    void whatSettingsSayOfRecentFilesIsBounded() {
        QStringList paths;
        for (int i = 0; i < 10'000; ++i) paths.append(QStringLiteral("/a/") + QString(i % 300, QLatin1Char('\n')));
        QSettings().setValue(QStringLiteral("recent/files"), paths);
        QSettings().setValue(QStringLiteral("recent/plans"), QStringLiteral("no map"));
        QSettings().setValue(QStringLiteral("recent/opened"), QVariantList{1, 2});
        Desk desk;
        QVERIFY(settings::recentFiles().size() <= 8);
        QVERIFY(!settings::openedAt(paths.first()).isValid());
    }

    void whatIsOpenedIsAmongTheRecentFiles() {
        Desk desk;
        auto* session = new SessionController(desk.shell);
        auto* opening = new OpenController(desk.shell, *session);
        QSignalSpy loading(opening, &OpenController::loading);
        connect(&desk.workspace, &Workspace::documentChanged, &desk.shell, &Shell::documentShown);
        QVERIFY(!desk.actions.recentMenu->isEnabled());
        QVERIFY(desk.open(*opening, program_));
        QCOMPARE(loading.size(), 1);
        QCOMPARE(loading.first().first().toString(), program_);
        QCOMPARE(settings::recentFiles().size(), 1);
        QCOMPARE(desk.actions.recentMenu->actions().size(), 1);
        desk.actions.closeDocument->trigger();
        QVERIFY(!desk.workspace.document());
    }

    void whatCannotBeReadIsReportedAndChangesNothing() {
        Desk desk;
        auto* session = new SessionController(desk.shell);
        auto* opening = new OpenController(desk.shell, *session);
        QSignalSpy refused(&desk.workspace, &Workspace::notOpened);
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(QStringLiteral("/nonexistent/model.pt2"))});
        opening->take(dropped, false);
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(desk.messages.title().contains(QStringLiteral("model.pt2")));
        QVERIFY(!desk.workspace.document());
    }

    void thePlannersMenuChoosesAndUndoTakesBack() {
        Desk desk;
        auto* session = new SessionController(desk.shell);
        auto* opening = new OpenController(desk.shell, *session);
        new PlanController(desk.shell);
        QVERIFY(desk.open(*opening, program_));
        QComboBox& box = *desk.actions.planner;
        const QString before = box.currentData().toString();
        const int naive = box.findData(QStringLiteral("naive"));
        QVERIFY(naive >= 0);
        emit box.activated(naive);
        QTRY_VERIFY(!desk.workspace.jobs().anyBusy());
        QCOMPARE(desk.workspace.document()->outcome()->plan().planner, std::string("naive"));
        QCOMPARE(box.currentData().toString(), QStringLiteral("naive"));
        desk.actions.undo->trigger();
        QCOMPARE(box.currentData().toString(), before);
    }

    void aSessionIsSavedWhereItWasAndAsksOthersToFinish() {
        Desk desk;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.json"));
        auto* session = new SessionController(desk.shell);
        auto* opening = new OpenController(desk.shell, *session);
        QVERIFY(desk.open(*opening, program_));
        QVERIFY(desk.workspace.session().save(path).ok());
        desk.edits.setPlanner(QStringLiteral("naive"));
        QTRY_VERIFY(!desk.workspace.jobs().anyBusy());
        QVERIFY(!desk.workspace.document()->history().isClean());
        QSignalSpy finishing(session, &SessionController::finishing);
        desk.actions.save->trigger();
        QCOMPARE(finishing.size(), 1);
        QVERIFY(desk.workspace.document()->history().isClean());
        QVERIFY(session->mayLeave());
    }

    void aRunIsShownAndLogged() {
        Desk desk;
        auto* session = new SessionController(desk.shell);
        auto* opening = new OpenController(desk.shell, *session);
        RunPanel panel(desk.workspace.view());
        new RunController(desk.shell, panel);
        QStringList lines, raised;
        connect(&desk.workspace, &Workspace::logged, this, [&](const QString& line) { lines.append(line); });
        connect(&desk.shell, &Shell::panelWanted, this, [&](const QString& id) { raised.append(id); });
        QVERIFY(desk.open(*opening, program_));
        QSignalSpy ran(&desk.workspace.runs(), &Runs::ran);
        desk.actions.run->trigger();
        QVERIFY(desk.actions.stop->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(ran.size(), 1, 30000);
        QTRY_VERIFY(!desk.actions.stop->isEnabled());
        QVERIFY(desk.workspace.runs().report().has_value());
        QVERIFY(!panel.verdict().isEmpty());
        QCOMPARE(raised, QStringList{QStringLiteral("run")});
        QVERIFY(lines.last().contains(panel.verdict()));
    }
};

QTEST_MAIN(TestControllers)
#include "test_controllers.moc"
