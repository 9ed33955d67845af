// Nothing of one file leaks into the next; a file that fails to open changes nothing; Compare shows no limits that a
// file does not have.

#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QUndoStack>

#include "app/controllers/edits.h"
#include "app/document/recent_plans.h"
#include "app/document/settings.h"
#include "app/windows/chart_tabs.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/compare/compare_chart.h"
#include "widgets/charts/compare/compare_table.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/rules_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/ui/language.h"

using namespace arenascope;

class TestNextFile : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<testing::OpenedWindow> window_;
    [[nodiscard]] MainWindow& window() const { return **window_; }

    void openRefused() const {
        QSignalSpy refused(&window().workspace(), &Workspace::notOpened);
        window().open(QStringLiteral(ARENASCOPE_SOURCE_DIR "/LICENSE"));
        QTRY_COMPARE_WITH_TIMEOUT(refused.size(), 1, 30000);
        QVERIFY(window_->settle());
    }
    /// The numbers of both sides and their difference, from a row of the table of whole plans.
    [[nodiscard]] static QStringList factsOf(const CompareChart& chart, const QString& label) {
        const auto* model = chart.findChild<CompareFactsModel*>();
        for (int row = 0; row < model->rowCount({}); ++row) {
            if (model->index(row, 0).data().toString() != label) continue;
            return {model->index(row, 1).data().toString(), model->index(row, 2).data().toString(),
                    model->index(row, 3).data().toString()};
        }
        return {};
    }

private slots:
    void initTestCase() {
        testing::prepareWindows(QStringLiteral("nextFile"));
        applyLanguageByName(QStringLiteral("en"));
    }
    void init() {
        window_ = std::make_unique<testing::OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void whatCannotBeOpenedChangesNothing() {
        QVERIFY(window_->open(QStringLiteral("branchy_multi_io")));
        QSignalSpy ran(&window().workspace().runs(), &Runs::ran);
        window().actions().run->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(ran.size(), 1, 30000);
        QVERIFY(window_->settle());
        const RunPanel& panel = *window().docks().panel<RunPanel>();
        const QString verdict = panel.verdict(), findings = panel.findings(), status = window_->pointerText();
        const auto run = window().workspace().view().run();
        QVERIFY(!verdict.isEmpty() && run && !status.isEmpty());
        const QString title = window().windowTitle();
        const Document* document = window_->document();
        openRefused();
        QVERIFY(window().messages().isVisible() && window().messages().title().contains(QStringLiteral("LICENSE")));
        QCOMPARE(window_->document(), document);
        QCOMPARE(window().windowTitle(), title);
        QCOMPARE(window().workspace().view().run(), run);
        QCOMPARE(panel.verdict(), verdict);
        QCOMPARE(panel.findings(), findings);
        QCOMPARE(window_->pointerText(), status);
        QVERIFY2(window().docks().panel<RunPanel>()->isEnabled(), "panels can be used again");
    }

    void aRuleThatWasTypedStaysWithItsFile() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QLineEdit& field = window().docks().panel<MemoryPoolsPanel>()->rules().field();
        field.setText(QStringLiteral("size>>3=PSRAM"));
        emit field.returnPressed();
        QVERIFY(field.property("invalid").toBool());
        const QString why = field.toolTip();
        openRefused();
        QCOMPARE(field.text(), QStringLiteral("size>>3=PSRAM"));
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));
        QCOMPARE(field.text(), QString());
        QVERIFY(!field.property("invalid").toBool());
        QVERIFY(field.toolTip() != why);
    }

    void recentFilesTellOfWhatIsOnTheDisk() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const QString path = settings::recentFiles().first();
        QVERIFY(recentPlan(path) && !recentPlan(path)->limited);
        Pool pool = window_->plan().problem.pools.front();
        pool.capacity = window_->plan().total_bytes - 16;
        emit window().docks().panel<MemoryPoolsPanel>()->poolChanged(pool);
        QVERIFY(window_->wait());
        QVERIFY(!window_->plan().fits());
        QVERIFY2(recentPlan(path) && !recentPlan(path)->limited && recentPlan(path)->over == 0 &&
                     recentPlan(path)->edits == 0,
                 "the edit may yet be discarded");
        const QTemporaryDir folder;
        const QString session = folder.filePath(QStringLiteral("s.json"));
        QVERIFY(window().workspace().session().save(session).ok());
        QVERIFY(recentPlan(session) && recentPlan(session)->over == 16 && recentPlan(session)->edits == 1);
    }

    void anAutosaveCopyIsTwoSecondsBehindAtMost() {
        QVERIFY2(settings::autosaveSeconds() <= 2, "nobody has chosen another delay");
    }

    void tabsOfViewsStayWhereTheyAreBesideAWideView() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QVERIFY(window_->settle());
        auto* tabs = window().findChild<ChartTabs*>();
        const auto leftOf = [&](int tab) {
            return tabs->tabBar()->mapTo(&window(), tabs->tabBar()->tabRect(tab).topLeft()).x();
        };
        const int before = leftOf(0);
        QVERIFY2(before > 200, "beside the panels at the left");
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            QVERIFY(window_->settle());
            QTRY_COMPARE(leftOf(0), before);
        }
    }

    void theKeysThatTheTablesMenuNamesWork() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        window().activateWindow();
        QTableView& view = window().docks().panel<TensorTable>()->view();
        view.setFocus();
        view.selectRow(0);
        const QString name = window().docks().panel<TensorTable>()->selectedNames().value(0);
        QVERIFY(!name.isEmpty());
        QTest::keyClick(&view, Qt::Key_P);
        QVERIFY(window_->wait());
        QVERIFY(window_->document()->tuning()->pinned.contains(name.toStdString()));
        QTest::keyClick(&view, Qt::Key_P);
        QVERIFY(window_->wait());
        QVERIFY(!window_->document()->tuning()->pinned.contains(name.toStdString()));
        QTest::keyClick(&view, Qt::Key_M);
        const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu && menu->objectName() == QStringLiteral("poolMenu"));
        QApplication::activePopupWidget()->close();
        QTest::keyClick(&view, Qt::Key_O);
        QWidget* dialog = nullptr;
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (each->objectName() == QStringLiteral("offsetDialog")) dialog = each;
        }
        QVERIFY(dialog);
        dialog->close();
    }

    void aFileWithoutLimitsIsNoImprovementAndCanGetThem() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const qint64 capacity = window_->plan().total_bytes - 16;
        Pool pool = window_->plan().problem.pools.front();
        pool.capacity = capacity;
        emit window().docks().panel<MemoryPoolsPanel>()->poolChanged(pool);
        QVERIFY(window_->wait());
        const QString other = testing::programFolder(QStringLiteral("mlp_dynbatch")) + QStringLiteral("/model.pt2");
        window().workspace().compareWith(other);
        QVERIFY(window_->settle());
        auto* chart = window().findChild<CompareChart*>();
        const QString over = QStringLiteral("Over capacity"), above = QStringLiteral("Tensors above capacity");
        const QString none = QStringLiteral("no limit"), unknown = QStringLiteral("n/a");
        QCOMPARE(factsOf(*chart, over), (QStringList{QStringLiteral("16 B"), none, unknown}));
        QCOMPARE(factsOf(*chart, above).mid(1), (QStringList{none, unknown}));
        auto* offer = chart->findChild<QPushButton*>(QStringLiteral("poolOffer"));
        QVERIFY(offer && offer->isVisible());
        QCOMPARE(offer->text(), QStringLiteral("Apply A's pools to B"));
        offer->click();
        QVERIFY(window_->settle());
        QVERIFY(!offer->isVisible());
        const Plan& plan = chart->side(1).get();
        QCOMPARE(plan.problem.pools.front().capacity, std::optional<std::int64_t>(capacity));
        QVERIFY2(!factsOf(*chart, over).contains(none), qPrintable(factsOf(*chart, over).join(u'|')));
        QVERIFY2(factsOf(*chart, over)[2] != unknown, qPrintable(factsOf(*chart, over).join(u'|')));
        QVERIFY2(window_->document()->history().count() == 1, "the open program is not edited");
    }
};

QTEST_MAIN(TestNextFile)
#include "test_next_file.moc"
