// Tabs that are closed or behind another one: nothing waits for their workers, the help stays, and floating panels are
// kept as they are.

#include <QAction>
#include <QPointer>
#include <QSemaphore>
#include <atomic>

#include "app/controllers/open_programs.h"
#include "app/dialogs/help_window.h"
#include "app/windows/tabbed_window.h"
#include "tests/app/opened_window.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestTabsClosed : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<TabbedWindow> window_;

    static QString model(const char* program) {
        return programFolder(QString::fromLatin1(program)) + QStringLiteral("/model.pt2");
    }
    [[nodiscard]] MainWindow& page() const { return window_->page(); }
    [[nodiscard]] std::size_t count() const { return window_->programs().pages().size(); }
    [[nodiscard]] bool wait() const {
        return QTest::qWaitFor(
            [this] {
                const auto& pages = window_->programs().pages();
                return std::all_of(pages.begin(), pages.end(),
                                   [](const auto& each) { return !each.workspace->jobs().anyBusy(); });
            },
            30000);
    }
    [[nodiscard]] bool open(const QString& path) const {
        page().open(path);
        return QTest::qWaitFor([&] { return window_->programs().showing(path) != nullptr; }, 30000) && wait();
    }
    [[nodiscard]] bool openTwo() const { return open(model("add_mul_sin")) && open(model("mlp_dynbatch")); }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_tabs_closed")); }
    void init() {
        QSettings().clear();
        window_ = std::make_unique<TabbedWindow>();
        window_->show();
        QVERIFY(wait());
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
