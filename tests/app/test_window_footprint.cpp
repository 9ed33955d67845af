// Footprint in the real window: unknown until a run measures the delegates, and the firmware around the program.

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "app/controllers/edits.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/footprint/footprint_banner.h"
#include "widgets/charts/footprint/footprint_chart.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/problems_panel.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestWindowFootprint : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    MainWindow& window() { return **window_; }
    FootprintChart* card() {
        auto* chart = window().findChild<FootprintChart*>(QStringLiteral("footprintChart"));
        for (QTabWidget* each : window().findChildren<QTabWidget*>()) {
            if (each->indexOf(chart) >= 0) each->setCurrentWidget(chart);
        }
        return chart;
    }
    bool shows(FootprintChart& card, const std::function<bool(const FootprintScene&)>& what) {
        return QTest::qWaitFor([&] { return window().workspace().view().footprint() && what(card.scene()); }, 20000);
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_window_footprint")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        window().resize(1440, 900);
    }

    void aRunMeasuresWhatDelegatesTake() {
        window().open(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte"));
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        FootprintChart* footprint = card();
        QVERIFY(shows(*footprint, [](const FootprintScene& scene) { return !scene.unmeasured().isEmpty(); }));
        auto* banner = footprint->findChild<FootprintBanner*>();
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->cause().contains(footprint->scene().unmeasured().front()), qPrintable(banner->cause()));
        emit footprint->limitRequested(QStringLiteral("ram"), qint64{64} << 20);
        QVERIFY(shows(*footprint, [](const FootprintScene& scene) { return scene.fit == Fit::unknown; }));
        if (!window().actions().run->isEnabled()) QSKIP("XNNPACK is not there");

        for (QPushButton* button : banner->findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("F6"))) button->click();
        QVERIFY(window_->wait());
        QVERIFY(shows(*footprint, [](const FootprintScene& scene) { return scene.fit == Fit::fits; }));
        QVERIFY(footprint->scene().unmeasured().isEmpty() && !banner->isVisible());

        // Measurements belong to the payloads: another plan with these payloads keeps them.
        window().workspace().edit(QStringLiteral("align"), [](Tuning t) { return edit::set_align(std::move(t), 64); });
        QVERIFY(window_->wait());
        QVERIFY(!window().workspace().view().run());
        QVERIFY(shows(*footprint, [](const FootprintScene& scene) { return scene.fit == Fit::fits; }));
    }

    /// Problems lists what does not fit without Footprint being open; a verdict names what it does not count.
    void aLimitThatIsBrokenIsAProblem() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const auto problems = [&] {
            QStringList out;
            const auto* tree = window().docks().panel<ProblemsPanel>()->findChild<QTreeWidget*>();
            for (int i = 0; i < tree->topLevelItemCount(); ++i) out.append(tree->topLevelItem(i)->text(0));
            return out;
        };
        QCOMPARE(problems(), QStringList());
        window().edits().setLimit(QStringLiteral("flash"), 100);
        QVERIFY(window_->wait());
        QTRY_COMPARE(problems().size(), 1);
        QVERIFY2(problems().front().startsWith(QStringLiteral("Flash is over its limit by ")),
                 qPrintable(problems().front()));
        window().edits().setLimit(QStringLiteral("flash"), 1 << 20);
        QVERIFY(window_->wait());
        QTRY_COMPARE(problems(), QStringList());
        FootprintChart* footprint = card();
        QVERIFY(shows(*footprint, [](const FootprintScene& scene) { return scene.fits(); }));
        const auto* notes = footprint->findChild<QLabel*>(QStringLiteral("footprintNotes"));
        QVERIFY(notes->isVisible());
        QCOMPARE(notes->text(), QStringLiteral("Fits without what is unknown: Code of the application"));
    }

    /// The pool's own card does not promise what Footprint denies.
    void aCardPromisesTheArenaAlone() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const auto says = [&](const QString& text) {
            const PoolCard* pool = window().docks().panel<MemoryPoolsPanel>()->card(1);
            const auto labels = pool->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().contains(text); });
        };
        const auto setCapacity = [&](qint64 bytes) {
            window().workspace().edit(QStringLiteral("capacity"), [bytes](Tuning t) {
                const Pool pool{.mem_id = 1, .name = "SRAM", .capacity = bytes};
                return t.pools.empty() ? edit::add_pool(std::move(t), pool) : edit::set_pool(std::move(t), pool);
            });
            QVERIFY(window_->wait());
        };
        setCapacity(window_->plan().total_bytes);
        // Footprint was never looked at: the card may not promise what it will deny.
        QVERIFY(!window().workspace().view().footprint());
        QVERIFY(says(QStringLiteral("arena fits")) && !says(QStringLiteral("✓ fits")));
        QTRY_VERIFY(window().workspace().view().footprint());
        QVERIFY(says(QStringLiteral("Footprint over by ")) && !says(QStringLiteral("✓ fits")));
        FootprintChart* footprint = card();
        QVERIFY(shows(*footprint, [](const FootprintScene& scene) { return scene.fit == Fit::over; }));
        QTRY_VERIFY(says(QStringLiteral("arena fits")));
        QVERIFY(says(QStringLiteral("Footprint over by ")) && !says(QStringLiteral("✓ fits")));
        setCapacity(1 << 20);
        QTRY_VERIFY(says(QStringLiteral("✓ fits")));
        QVERIFY(!says(QStringLiteral("Footprint")));
    }

    void aLinkerMapIsAnEdit() {
        const QTemporaryDir folder;
        QFile map(folder.filePath(QStringLiteral("firmware.map")));
        QVERIFY(map.open(QIODevice::WriteOnly));
        map.write("Linker script and memory map\n\n.text 0x08000000 0x1000\n.bss 0x20000000 0x200\n");
        map.close();
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        FootprintChart* footprint = card();
        QVERIFY(shows(*footprint, [](const FootprintScene& scene) { return !scene.memories.empty(); }));
        const qint64 before = footprint->scene().memories.front().used;
        window().edits().useLinkerMap(map.fileName());
        QVERIFY(shows(*footprint,
                      [&](const FootprintScene& scene) { return scene.memories.front().used == before + 0x200; }));
        bool isOpen = false;  // the stack is not mentioned
        for (const FootprintRow& row : footprint->scene().memories.front().rows)
            isOpen |= row.kind == FootprintPart::Kind::stack && row.known == Known::unknown;
        QVERIFY(isOpen);
        window().actions().undo->trigger();
        QVERIFY(shows(*footprint, [&](const FootprintScene& scene) { return scene.memories.front().used == before; }));
    }
};

QTEST_MAIN(TestWindowFootprint)
#include "test_window_footprint.moc"
