// One more memory for a plan that does not fit: what it comes to is measured before it is added.

#include <QAction>
#include <QCheckBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>

#include "app/controllers/edits.h"
#include "app/dialogs/memory_dialog.h"
#include "tests/app/opened_window.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/theme/format.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestMemoryDialog : public QObject {
    Q_OBJECT
private:
    static constexpr std::int64_t capacity = 64 * 1024;
    std::unique_ptr<OpenedWindow> window_;
    QPointer<MemoryDialog> dialog_;

    void ask() {
        (*window_)->actions().addMemory->trigger();
        dialog_ = (*window_)->findChild<MemoryDialog*>();
        QVERIFY(dialog_ && dialog_->isVisible());
        QVERIFY(testing::settle(*dialog_));
    }
    static void type(QLineEdit& field, const char* text) {
        field.selectAll();
        QTest::keyClicks(&field, QLatin1String(text));
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_memory_dialog")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        (*window_)->edits().setLimit(QStringLiteral("SRAM"), capacity);
        QVERIFY(window_->settle());
        QVERIFY(!window_->plan().fits());
    }
    void cleanup() { window_.reset(); }

    void problemsLeadToIt() {
        emit(*window_)->docks().panel<ProblemsPanel>()->memoryRequested();
        QVERIFY((*window_)->findChild<MemoryDialog*>());
    }

    void whatIsShownIsWhatComesOfIt() {
        ask();
        QCOMPARE(dialog_->nameField().text(), QStringLiteral("PSRAM"));
        QCOMPARE(dialog_->idField().value(), 2);
        QVERIFY2(dialog_->result().contains(QStringLiteral("arenas fit")), qPrintable(dialog_->result()));
        const QString said = dialog_->result();
        const int steps = window_->document()->editCount();
        type(dialog_->capacityField(), "8M");
        type(dialog_->bandwidthField(), "80");
        QVERIFY(testing::settle(*dialog_));
        dialog_->addButton().click();
        QVERIFY(window_->settle());
        QVERIFY(!dialog_);
        QCOMPARE(window_->document()->editCount(), steps + 1);
        const Tuning& tuning = *window_->document()->tuning();
        QVERIFY(tuning.place_auto);
        QCOMPARE(tuning.pools.size(), std::size_t{2});
        QCOMPARE(tuning.pools[1].name, std::string("PSRAM"));
        QCOMPARE(tuning.pools[1].capacity, std::optional<std::int64_t>(8 << 20));
        QCOMPARE(tuning.pools[1].bandwidth, std::optional<double>(80));
        QVERIFY(window_->plan().fits());
        for (const PoolResult& pool : window_->plan().pools)
            QVERIFY2(said.contains(format::bytes(pool.bytes)), qPrintable(said));
        (*window_)->actions().undo->trigger();
        QVERIFY(window_->settle());
        QCOMPARE(window_->document()->tuning()->pools.size(), std::size_t{1});
        QVERIFY(!window_->document()->tuning()->place_auto);
    }

    void aMemoryThatIsTooSmallIsSaidToBe() {
        ask();
        type(dialog_->capacityField(), "1K");
        QVERIFY(testing::settle(*dialog_));
        QVERIFY2(dialog_->result().contains(QStringLiteral("still too large")), qPrintable(dialog_->result()));
        QVERIFY(dialog_->addButton().isEnabled());
    }

    void whatCannotBeIsNamed() {
        ask();
        dialog_->idField().setValue(1);
        QVERIFY(!dialog_->addButton().isEnabled());
        QVERIFY2(dialog_->result().contains(QStringLiteral("SRAM")), qPrintable(dialog_->result()));
        dialog_->idField().setValue(7);
        QVERIFY(dialog_->addButton().isEnabled());
        type(dialog_->nameField(), "SRAM");
        QVERIFY(!dialog_->addButton().isEnabled());
        type(dialog_->nameField(), "TCM");
        type(dialog_->capacityField(), "much");
        QVERIFY(!dialog_->addButton().isEnabled());
        dialog_->capacityField().clear();
        dialog_->choosing().setChecked(false);
        dialog_->addButton().click();
        QVERIFY(window_->settle());
        const Tuning& tuning = *window_->document()->tuning();
        QVERIFY(!tuning.place_auto);
        QCOMPARE(tuning.pools.back().mem_id, 7);
        QCOMPARE(tuning.pools.back().name, std::string("TCM"));
    }

    void anotherPlanEndsIt() {
        ask();
        (*window_)->actions().undo->trigger();
        QVERIFY(window_->settle());
        QVERIFY2(!dialog_, "what it measured is of a tuning that is gone");
    }
};

QTEST_MAIN(TestMemoryDialog)
#include "test_memory_dialog.moc"
