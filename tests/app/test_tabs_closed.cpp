// Tabs that are closed or behind another one: nothing waits for their workers, the help stays, and floating panels are
// kept as they are.

#include <QAction>
#include <QPointer>
#include <QSemaphore>
#include <QThread>
#include <atomic>

#include "app/dialogs/help_window.h"
#include "tests/app/opened_tabs.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestTabsClosed : public TabsTest {
    Q_OBJECT
private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_tabs_closed")); }
    void init() {
        QSettings().clear();
        start();
    }
    void cleanup() { window_.reset(); }

    /// The window does not wait for a worker that cannot be stopped at once.
    void aBusyTabClosesAtOnce() {
        QVERIFY(openTwo());
        const auto release = std::make_shared<QSemaphore>();
        const auto ended = std::make_shared<std::atomic<bool>>(false);
        const QPointer<MainWindow> busy = &page();
        page().workspace().jobs().start<int>(
            Jobs::Kind::report, QStringLiteral("long"), &page(),
            [release, ended](Progress&) -> Result<int> {
                constexpr int longest = 5000;
                (void)release->tryAcquire(1, longest);
                *ended = true;
                return 1;
            },
            [](const Result<int>&) {});
        page().actions().closeDocument->trigger();
        handleEvents();
        QVERIFY2(!*ended, "the window waited for the worker");
        QCOMPARE(count(), std::size_t{1});
        QCOMPARE(window_->leaving().count(), std::size_t{1});
        QVERIFY2(!busy->workspace().document(), "the program is released");
        // A change of all pages does not bring it back.
        emit window_->programs().preferred(true);
        handleEvents();
        QCOMPARE(count(), std::size_t{1});
        release->release();
        QTRY_VERIFY(!busy);
        QCOMPARE(window_->leaving().count(), std::size_t{0});
    }

    /// One worker after the other would take as long as all of them together.
    void whenTheProgramEndsAllWorkersAreStopped() {
        QVERIFY(openTwo());
        const auto begun = std::make_shared<QSemaphore>(), stopped = std::make_shared<QSemaphore>();
        const auto together = std::make_shared<std::atomic<int>>(0);
        for (const OpenPrograms::Page& each : window_->programs().pages()) {
            each.workspace->jobs().start<int>(
                Jobs::Kind::report, QStringLiteral("long"), each.window,
                [begun, stopped, together](Progress& progress) -> Result<int> {
                    begun->release();
                    while (!progress.cancelled()) QThread::yieldCurrentThread();
                    stopped->release();
                    constexpr int longest = 5000, both = 2;
                    if (stopped->tryAcquire(both, longest)) {
                        ++*together;
                        stopped->release(both);
                    }
                    return 1;
                },
                [](const Result<int>&) {});
        }
        begun->acquire(2);
        window_->close();
        window_.reset();
        QCOMPARE(together->load(), 2);
    }

    void theHelpStaysWhenItsTabCloses() {
        QVERIFY(openTwo());
        page().actions().contents->trigger();
        const QPointer<HelpWindow> help = window_->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        page().actions().closeDocument->trigger();
        QTRY_COMPARE(window_->leaving().count(), std::size_t{0});
        handleEvents();
        QVERIFY(help && help->isVisible());
        page().actions().contents->trigger();
        QCOMPARE(window_->findChildren<HelpWindow*>().size(), 1);
    }

    /// Its panels in windows of their own are hidden with it, and still open.
    void aPageBehindSavesItsFloatingPanelsAsOpen() {
        QVERIFY(openTwo());
        MainWindow& behind = page();
        auto* dock = behind.findChild<QDockWidget*>(QStringLiteral("inspector"));
        QTRY_VERIFY(behind.docks().isSettled());
        dock->setFloating(true);
        dock->show();
        QTRY_VERIFY(behind.docks().isSettled());
        window_->programs().show(window_->page(0));
        handleEvents();
        QVERIFY(!dock->isVisible());
        const QByteArray saved = behind.docks().state();
        const Session session = behind.workspace().session().make();
        MainWindow fresh;
        fresh.show();
        QVERIFY(QTest::qWaitFor([&] { return !fresh.workspace().jobs().anyBusy(); }, 30000));
        fresh.open(model("add_mul_sin"));
        QVERIFY(QTest::qWaitFor([&] { return fresh.workspace().document() && !fresh.workspace().jobs().anyBusy(); },
                                30000));
        fresh.resize(behind.size());
        QTRY_VERIFY(fresh.docks().isSettled());
        fresh.docks().rearrange(saved);
        auto* copy = fresh.findChild<QDockWidget*>(QStringLiteral("inspector"));
        QVERIFY(copy->isFloating());
        QVERIFY2(!copy->isHidden(), "saved as closed");
        // A layout that comes while the page is behind shows nothing over the one in front.
        behind.docks().rearrange(saved);
        handleEvents();
        QVERIFY(!dock->isVisible());
        window_->programs().show(behind);
        QTRY_VERIFY(dock->isVisible());
    }
};

QTEST_MAIN(TestTabsClosed)
#include "test_tabs_closed.moc"
