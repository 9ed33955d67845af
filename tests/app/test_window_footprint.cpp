// Footprint in the real window: unknown until a run measures the delegates, and the firmware around the program.

#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "app/controllers/edits.h"
#include "app/dialogs/export_dialog.h"
#include "tests/app/cli_testing.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/footprint/footprint_banner.h"
#include "widgets/charts/footprint/footprint_chart.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/plot/chart_header.h"

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

    /// The verdict of every memory is that of `info`, whatever is known and however tight the limit is.
    void theCommandLineJudgesAlike_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("twoPools");
        QTest::newRow("one memory") << programFolder("add_mul_sin") + "/model.pt2" << false;
        QTest::newRow("several memories") << programFolder("mlp_dynbatch") + "/model.pt2" << true;
        QTest::newRow("state") << programFolder("mutable_state") + "/model.pt2" << false;
        QTest::newRow("a delegate of unknown memory")
            << QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte") << false;
    }
    void theCommandLineJudgesAlike() {
        QFETCH(const QString, file);
        QFETCH(const bool, twoPools);
        window().open(file);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        const QStringList pools = twoPools
            ? QStringList{"--pool", "SRAM=1,size=4M", "--pool", "DRAM=2,size=8M", "--assign", "kind:output=DRAM"}
            : QStringList();
        if (twoPools) {
            window().workspace().edit(QStringLiteral("pools"), [](Tuning t) {
                t.pools = {{.mem_id = 1, .name = "SRAM", .capacity = 4 << 20},
                           {.mem_id = 2, .name = "DRAM", .capacity = 8 << 20}};
                t.edits.rules.push_back({.match = "kind:output", .pool = 2});
                return t;
            });
            QVERIFY(window_->wait());
        }
        const auto judged = [&](const QStringList& limits) {
            return say(QStringList{"info", file, "--json"} + pools + limits)
                .json()["methods"][0]["footprint"]
                .toObject();
        };
        const QJsonObject plain = judged({"--limit", "ram=1G", "--limit", "flash=1G"});
        std::map<QString, qint64> used;
        for (const QJsonValue& each : plain["limits"].toArray())
            used[each.toObject()["name"].toString()] = each.toObject()["bytes"].toInteger();
        QVERIFY(used.contains("ram") && used.contains("flash"));
        FootprintChart* footprint = card();
        // No limit, then each limit below, at and above what is used, then both memories at once.
        std::vector<std::map<QString, qint64>> cases{{}};
        for (const char* memory : {"ram", "flash"})
            for (const qint64 more : {-1, 0, 1}) cases.push_back({{memory, used[memory] + more}});
        cases.push_back({{"ram", used["ram"]}, {"flash", used["flash"] - 1}});
        cases.push_back({{"ram", 1 << 30}, {"flash", 1 << 30}});
        std::set<QString> verdicts;
        for (const auto& limits : cases) {
            QStringList options;
            for (const auto& [memory, bytes] : limits) options << "--limit" << memory + "=" + QString::number(bytes);
            const QJsonObject there = judged(options);
            verdicts.insert(there["verdict"].toString());
            window().workspace().edit(QStringLiteral("limits"), [&](Tuning t) {
                t.limits.clear();
                for (const auto& [memory, bytes] : limits)
                    t = edit::set_limit(std::move(t), memory.toStdString(), bytes);
                return t;
            });
            QVERIFY(window_->wait());
            const auto agrees = [&](const FootprintScene& here) {
                const std::string_view word = name_of(here.fit);
                if (there["verdict"].toString() != QString::fromUtf8(word.data(), qsizetype(word.size()))) return false;
                std::size_t found = 0;
                for (const QJsonValue& each : there["limits"].toArray()) {
                    const QJsonObject row = each.toObject();
                    for (const FootprintBar& memory : here.memories) {
                        if (memory.id != row["name"].toString()) continue;
                        const std::string_view fit = name_of(memory.fit);
                        found += memory.limit == row["limit"].toInteger() && memory.used == row["bytes"].toInteger() &&
                            memory.isOpen == row["at_least"].toBool() &&
                            memory.overBy() == row["over_by"].toInteger() &&
                            row["verdict"].toString() == QString::fromUtf8(fit.data(), qsizetype(fit.size()));
                    }
                }
                const auto limited = std::count_if(here.memories.begin(), here.memories.end(),
                                                   [](const FootprintBar& memory) { return memory.limit.has_value(); });
                return found == std::size_t(there["limits"].toArray().size()) && found == std::size_t(limited);
            };
            const bool is_shown = shows(*footprint, agrees);
            const auto& view = window().workspace().view();
            QVERIFY2(is_shown,
                     qPrintable(QString("%1: %2 of %3 memories (footprint %4, plan %5, visible %6), there %7 %8")
                                    .arg(options.join(' '), footprint->scene().verdict())
                                    .arg(footprint->scene().memories.size())
                                    .arg(view.footprint() != nullptr)
                                    .arg(view.outcome() ? int(view.outcome()->plan().pools.size()) : -1)
                                    .arg(footprint->isVisible())
                                    .arg(QString(QJsonDocument(there["limits"].toArray()).toJson()),
                                         there["verdict"].toString())));
        }
        QVERIFY(verdicts.contains("does not fit") && verdicts.size() >= (twoPools ? 2U : 3U));
    }

    void anInvalidPlanFitsNowhere() {
        const QString file = programFolder("two_conds_live_across") + "/model_greedy.pte";  // arms share bytes
        const QJsonObject there =
            say({"info", file, "--json", "--limit", "ram=1G"}).json()["methods"][0]["footprint"].toObject();
        QCOMPARE(there["verdict"].toString(), QStringLiteral("does not fit"));
        QCOMPARE(say({"info", file, "--limit", "ram=1G"}).status, 1);
        QCOMPARE(say({"info", file}).status, 0);
        window().open(file);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        QVERIFY(!window_->plan().valid());
        window().edits().setLimit(QStringLiteral("ram"), 1 << 30);
        QVERIFY(window_->wait());
        FootprintChart* footprint = card();
        QVERIFY(shows(*footprint, [](const FootprintScene& scene) { return scene.fit == Fit::over; }));
        QCOMPARE(footprint->scene().verdict(), QStringLiteral("✗ the plan is invalid"));
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
        QVERIFY(!says(QStringLiteral("Footprint over by")));
        QVERIFY(says(QStringLiteral("Footprint: ")));  // with its own spare bytes: fewer than the arena's
    }

    /// An arena that fits in a memory that the whole program exceeds: every place gives the verdict of Footprint.
    void everyPlaceSaysThatTheFootprintIsOver() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        window().workspace().edit(QStringLiteral("capacity"), [bytes = window_->plan().total_bytes](Tuning t) {
            const Pool pool{.mem_id = 1, .name = "SRAM", .capacity = bytes + 16};
            return t.pools.empty() ? edit::add_pool(std::move(t), pool) : edit::set_pool(std::move(t), pool);
        });
        QVERIFY(window_->wait());
        const auto* header = window().findChild<ArenaChart*>()->findChild<ChartHeader*>();
        const auto headline = [&] {
            QStringList out;
            for (const Fact& fact : header->facts())
                out.append(fact.label + (fact.tone == Fact::Tone::bad ? QStringLiteral("!") : QString()));
            return out.join(u'|');
        };
        QVERIFY(!window().workspace().view().footprint());
        QVERIFY2(headline().contains(QStringLiteral("Arena fits")), qPrintable(headline()));
        QVERIFY2(!headline().contains(QStringLiteral("To spare")), qPrintable(headline()));
        QTRY_VERIFY(window().workspace().view().footprint());
        QVERIFY2(headline().contains(QStringLiteral("Footprint over by!")), qPrintable(headline()));
        const auto* trouble = window().findChild<QWidget*>(QStringLiteral("planTrouble"));
        QVERIFY(trouble->isVisible());
        QVERIFY2(trouble->toolTip().contains(QStringLiteral("over its limit by")), qPrintable(trouble->toolTip()));

        ExportDialog dialog(window().workspace(), &window());
        dialog.show();
        const auto says = [&](const QString& text) {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                return label->isVisibleTo(&dialog) && label->text().contains(text);
            });
        };
        QVERIFY(says(QStringLiteral("✗ footprint over by")) && !says(QStringLiteral("arena fits")));
        QTRY_VERIFY(says(QStringLiteral("over its limit by")) && dialog.force().isVisibleTo(&dialog));
        dialog.close();

        auto* tree = window().docks().panel<ProblemsPanel>()->findChild<QTreeWidget*>();
        QVERIFY(tree->topLevelItemCount() > 0);
        FootprintChart* chart = window().findChild<FootprintChart*>(QStringLiteral("footprintChart"));
        QVERIFY(!chart->isVisible());
        emit tree->itemDoubleClicked(tree->topLevelItem(0), 0);
        QTRY_VERIFY(chart->isVisible());
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
