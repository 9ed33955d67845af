// Targets travel: the one of the preferences, of the program shown before, and of the folder table. A session has its
// own, and undo takes it back.

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUndoStack>

#include "app/cli/targets.h"
#include "app/controllers/edits.h"
#include "app/controllers/open_controller.h"
#include "app/dialogs/folder_window.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/dialogs/target_words.h"
#include "app/document/settings.h"
#include "app/windows/start_page.h"
#include "tests/app/cli_testing.h"
#include "tests/app/opened_tabs.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestTargetsTravel : public TabsTest {
    Q_OBJECT
private:
    [[nodiscard]] Document& document() const { return *page().workspace().document(); }
    [[nodiscard]] const Tuning& tuning() const { return *document().tuning(); }
    static Target target(const char* id) { return cli::find_target(id).value(); }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_targets_travel")); }
    void init() {
        QSettings().clear();
        start();
    }
    void cleanup() { window_.reset(); }

    void theTargetOfThePreferencesIsAStepOfUndo() {
        settings::setTarget(QStringLiteral("esp32_s3"));
        QVERIFY(open(model("mobilenet_v2_w035")));
        QVERIFY(has_target(tuning(), target("esp32_s3")));
        QCOMPARE(document().history().undoText(),
                 QStringLiteral("Use the memories of ESP32-S3 with 8 MB of PSRAM (target for opened programs)"));
        QVERIFY2(document().history().isClean(), "closing asks nothing");
        QCOMPARE(page().workspace().editCount(), 0);
        page().actions().undo->trigger();
        QVERIFY(wait());
        QCOMPARE(tuning().pools, Tuning().pools);
        QCOMPARE(page().workspace().editCount(), 0);
        page().actions().redo->trigger();
        QVERIFY(wait());
        QVERIFY(has_target(tuning(), target("esp32_s3")));
    }

    void itIsSaidWithAnUndo() {
        settings::setTarget(QStringLiteral("esp32_s3"));
        QVERIFY(open(model("add_mul_sin")));
        QTRY_VERIFY(page().messages().isVisible());
        QCOMPARE(page().messages().title(), QStringLiteral("Planned for ESP32-S3 with 8 MB of PSRAM"));
        QCOMPARE(page().messages().offer().text(), QStringLiteral("Undo"));
        page().messages().offer().click();
        QVERIFY(wait());
        QCOMPARE(tuning().pools, Tuning().pools);
        QVERIFY(!page().messages().isVisible());
    }

    /// Where the plan does not fit, that is said first, and where the target comes from after it.
    void aPlanThatDoesNotFitNamesItsTarget() {
        settings::setTarget(QStringLiteral("cortex_m0plus_32k"));
        QVERIFY(open(model("mobilenet_v2_w035")));
        QTRY_VERIFY(page().messages().isVisible());
        const auto labels = page().messages().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* each) {
            return each->text().contains(QStringLiteral("is the target for opened programs."));
        }));
    }

    void theNextProgramGetsTheTargetOfTheShownOne() {
        settings::setTarget(QStringLiteral("cortex_m4_256k"));
        QVERIFY(open(model("add_mul_sin")));
        page().edits().useTarget(target("esp32_s3"));
        QVERIFY(wait());
        page().edits().setLimit(QStringLiteral("SRAM"), 100 * 1024);
        QVERIFY(wait());
        QVERIFY(open(model("mlp_dynbatch")));
        QCOMPARE(window_->programs().pages().size(), std::size_t{2});
        QCOMPARE(tuning().pools.front().capacity, std::optional<std::int64_t>(100 * 1024));
        QCOMPARE(tuning().pools.size(), std::size_t{2});
        QVERIFY(document().history().undoText().endsWith(QStringLiteral("(as in the program shown before)")));
        QVERIFY(document().history().isClean());
        // Without a target there, the one of the preferences.
        while (document().history().canUndo()) document().history().undo();
        QVERIFY(wait());
        QVERIFY(open(model("cond")));
        QVERIFY(has_target(tuning(), target("cortex_m4_256k")));
    }

    void aSessionKeepsItsOwn() {
        QVERIFY(open(model("add_mul_sin")));
        page().edits().setLimit(QStringLiteral("SRAM"), 12345);
        QVERIFY(wait());
        const QTemporaryDir folder;
        const QString session = folder.filePath(QStringLiteral("own.session.json"));
        QVERIFY(put(session, QByteArray::fromStdString(to_json(page().workspace().session().make()))));
        while (document().history().canUndo()) document().history().undo();
        QVERIFY(wait());
        page().actions().closeDocument->trigger();
        settings::setTarget(QStringLiteral("esp32_s3"));
        QVERIFY(open(session));
        QCOMPARE(tuning().pools.size(), std::size_t{1});
        QCOMPARE(tuning().pools.front().capacity, std::optional<std::int64_t>(12345));
        QCOMPARE(document().history().count(), 0);
        QVERIFY(!page().workspace().givenTarget());
    }

    /// It has the memories of its own allocation problem.
    void aTableGetsNone() {
        settings::setTarget(QStringLiteral("esp32_s3"));
        const QTemporaryDir folder;
        const QString table = folder.filePath(QStringLiteral("buffers.csv"));
        QVERIFY(put(table, "id,lower,upper,size\n0,0,2,64\n1,1,3,32\n"));
        QVERIFY(open(table));
        QCOMPARE(document().history().count(), 0);
    }

    void theFolderTableGivesItsTarget() {
        QVERIFY(open(model("add_mul_sin")));
        page().edits().useTarget(target("cortex_m7_tcm"));
        QVERIFY(wait());
        page().findChild<OpenController*>()->openFolder(QFileInfo(model("mlp_dynbatch")).absolutePath());
        auto* table = window_->findChild<FolderWindow*>();
        QVERIFY(table);
        QVERIFY(table->model().target());
        QCOMPARE(table->model().target()->id, std::string("cortex_m7_tcm"));  // begins with the one that is shown
        table->chooseTarget("esp32_s3");
        QVERIFY(QTest::qWaitFor([&] { return table->isSettled(); }, 60000));
        emit table->openRequested(model("mlp_dynbatch"));
        QVERIFY(QTest::qWaitFor([&] { return window_->programs().showing(model("mlp_dynbatch")) != nullptr; }, 30000));
        QVERIFY(wait());
        QVERIFY(has_target(tuning(), target("esp32_s3")));
        QVERIFY(document().history().undoText().endsWith(QStringLiteral("(target of the folder table)")));
        table->close();
    }

    void itIsChosenOnTheStartPageAndInThePreferences() {
        auto* start = page().findChild<StartPage*>();
        QComboBox* box = nullptr;
        for (auto* each : start->findChildren<QComboBox*>())
            if (each->accessibleName() == QLatin1String("Target for opened programs")) box = each;
        QVERIFY(box && box->isVisible());
        const int at = box->findData(QStringLiteral("esp32_s3"));
        QVERIFY(at > 0);
        box->setCurrentIndex(at);
        emit box->activated(at);
        QCOMPARE(settings::target(), QStringLiteral("esp32_s3"));
        page().actions().preferences->trigger();
        auto* dialog = page().findChild<PreferencesDialog*>();
        QVERIFY(dialog);
        QComboBox* preferred = nullptr;
        for (auto* each : dialog->findChildren<QComboBox*>())
            if (each->accessibleName() == QLatin1String("Target for new programs")) preferred = each;
        QVERIFY(preferred);
        QCOMPARE(preferred->currentData().toString(), QStringLiteral("esp32_s3"));
        preferred->setCurrentIndex(0);
        QCOMPARE(settings::target(), QString());
        dialog->reject();
    }

    /// No riddle for pools that are like those of a target: which target, and what differs.
    void aChangedTargetIsNamedWithWhatDiffers() {
        QVERIFY(open(model("add_mul_sin")));
        const auto* button = page().actions().targetButton;
        QCOMPARE(button->accessibleName(), QStringLiteral("Target: none"));
        page().edits().setLimit(QStringLiteral("SRAM"), 256 * 1024);
        QVERIFY(wait());
        QCOMPARE(button->accessibleName(), QStringLiteral("Target: own pools"));
        QVERIFY(button->toolTip().contains(QStringLiteral("own pools: SRAM 256 KiB")));
        page().edits().useTarget(target("esp32_s3"));
        QVERIFY(wait());
        page().edits().setLimit(QStringLiteral("SRAM"), 240 * 1024);
        QVERIFY(wait());
        QCOMPARE(button->accessibleName(), QStringLiteral("Target: ESP32-S3 with 8 MB of PSRAM (changed)"));
        QVERIFY2(button->toolTip().contains(
                     QStringLiteral("ESP32-S3 with 8 MB of PSRAM, changed: SRAM 240 KiB instead of 320 KiB")),
                 qPrintable(button->toolTip()));
        page().edits().setLimit(QStringLiteral("flash"), std::nullopt);
        QVERIFY(wait());
        QVERIFY(button->toolTip().contains(QStringLiteral("flash no limit instead of 8 MiB")));
    }

    void poolsOfTheFileAreNotTakenForOnesOwn() {
        Tuning file;
        file.pools.push_back({.mem_id = 2, .name = "B"});
        QCOMPARE(targetWords(file, file, {}).name, QStringLiteral("as in the file"));
        QCOMPARE(targetWords(file, Tuning(), {}).name, QStringLiteral("own pools"));
    }
};

QTEST_MAIN(TestTargetsTravel)
#include "test_targets_travel.moc"
