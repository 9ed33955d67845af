// What the pages of one window share: the size and the language of the text, plug-ins, the delay of copies, and tables
// of folders; and what they do not.

#include <QDir>
#include <QPointer>
#include <QToolBar>

#include "app/controllers/open_controller.h"
#include "app/dialogs/folder_window.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/document/autosave.h"
#include "app/document/settings.h"
#include "tests/app/opened_tabs.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/tab_strip.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestPagesShare : public TabsTest {
    Q_OBJECT
private:
    [[nodiscard]] TabStrip& strip() const { return window_->strip(); }
    [[nodiscard]] const QToolBar& bar() const { return *page().findChild<QToolBar*>(QStringLiteral("toolbar")); }
    [[nodiscard]] int foot(const QWidget& of) const { return of.mapTo(window_.get(), QPoint(0, of.height())).y(); }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_pages_share")); }
    void init() {
        QSettings().clear();
        QDir(Autosave::usualFolder()).removeRecursively();
        start();
        QVERIFY(window_->programs().addPage());
        QCOMPARE(count(), std::size_t{2});
    }
    void cleanup() { window_.reset(); }

    void whatIsEmptyIsNamedInEveryLanguage() {
        QCOMPARE(strip().tabText(1), QStringLiteral("No program"));
        applyLanguageByName(QStringLiteral("de"));
        QTRY_VERIFY(strip().tabText(1) != QStringLiteral("No program"));
        QCOMPARE(strip().tabText(1), window_->programs().titles().last());
        applyLanguageByName(QStringLiteral("en"));
        QTRY_COMPARE(strip().tabText(1), QStringLiteral("No program"));
    }

    void tabsAreAsHighAsTheirText() {
        const Preferences before = preferences();
        const int height = TabStrip::heightOfTabs();
        for (const int percent : {150, 100}) {
            Preferences next = before;
            next.textPercent = percent;
            setPreferences(next);
            applyThemeByName(QStringLiteral("light"));
            emit window_->programs().preferred(true);
            QCOMPARE(TabStrip::heightOfTabs() > height, percent > 100);
            QCOMPARE(bar().contentsMargins().bottom(), TabStrip::heightOfTabs());
            handleEvents();  // the page is made anew
            QCOMPARE(bar().contentsMargins().bottom(), TabStrip::heightOfTabs());
            QTRY_COMPARE(foot(strip()), foot(bar()));
        }
    }

    void aPluginOfThisStartIsLoadedOnceOnEveryPage() {
        const QString given = QStringLiteral("/nonexistent/given.so"), other = QStringLiteral("/nonexistent/other.so");
        const auto paths = [this](std::size_t at) { return window_->page(at).workspace().plugins().paths(); };
        window_->addPlugins({given});
        page().workspace().plugins().set({given, other});  // as the preferences do: both are in the settings now
        QVERIFY(window_->programs().addPage());
        QCOMPARE(paths(2), (QStringList{given, other}));
        page().workspace().plugins().set({other});
        QCOMPARE(paths(0), QStringList{other});
        QVERIFY(window_->programs().addPage());
        QCOMPARE(paths(3), QStringList{other});
    }

    void aTableOfAFolderOutlivesItsPage() {
        const QString program = programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2");
        page().findChild<OpenController*>()->openFolder(programFolder(QStringLiteral("add_mul_sin")));
        const QPointer<FolderWindow> table = window_->findChild<FolderWindow*>();
        QVERIFY(table);
        page().actions().closeDocument->trigger();
        QCOMPARE(count(), std::size_t{1});
        handleEvents();
        QVERIFY(table && table->isVisible());
        applyLanguageByName(QStringLiteral("de"));
        handleEvents();
        applyLanguageByName(QStringLiteral("en"));
        handleEvents();
        emit table->openRequested(program);
        QTRY_VERIFY_WITH_TIMEOUT(page().workspace().document(), 30000);
        QCOMPARE(page().workspace().path(), program);
        emit table->failed(Error{.what = message("a damaged table")});
        QVERIFY(page().messages().isVisible());
    }

    void theDelayOfCopiesIsThatOfEveryPage() {
        constexpr int longer = 60;  // than this test waits
        window_.reset();
        settings::setAutosaveSeconds(longer);
        start();
        QVERIFY(window_->programs().addPage());
        window_->page(0).open(programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2"));
        QTRY_VERIFY_WITH_TIMEOUT(window_->page(0).workspace().document(), 30000);
        page().actions().preferences->trigger();
        auto* dialog = page().findChild<PreferencesDialog*>();
        QVERIFY(dialog && count() == 2 && &page() == &window_->page(1));
        emit dialog->autosaveChosen(0);
        dialog->reject();
        window_->page(0).workspace().edit(QStringLiteral("align"),
                                          [](Tuning t) { return edit::set_align(std::move(t), 64); });
        const QDir copies(Autosave::usualFolder());
        QTRY_VERIFY(!copies.entryList({QStringLiteral("*.session.json")}).isEmpty());
    }

    void whatFollowsACancelledFileDoesNotFollowAnother() {
        const auto model = [](const char* program) {
            return programFolder(QLatin1String(program)) + QStringLiteral("/model.pt2");
        };
        MainWindow& first = window_->page(0);
        first.openAll({model("add_mul_sin"), model("mlp_dynbatch")});
        first.workspace().jobs().cancel(Jobs::Kind::import);
        first.open(model("cond"));
        QTRY_VERIFY_WITH_TIMEOUT(first.workspace().document(), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(!first.workspace().jobs().anyBusy(), 30000);
        QVERIFY2(!first.workspace().view().compared(), "with the second file of what was cancelled");
        first.openAll({model("cond"), model("mlp_dynbatch")});
        QTRY_VERIFY_WITH_TIMEOUT(first.workspace().view().compared(), 30000);
    }
};

QTEST_MAIN(TestPagesShare)
#include "test_pages_share.moc"
