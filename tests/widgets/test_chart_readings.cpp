// Texts of the charts and their room: sides of Compare and their names, exact bytes under the pointer, legends, places
// of sanitizer findings, and heights that other rows must not take.

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

#include "engine/planning/assess.h"
#include "engine/study/footprint.h"
#include "engine/study/size_curve.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/compare/compare_chart.h"
#include "widgets/charts/compare/compare_pane.h"
#include "widgets/charts/compare/compare_picker.h"
#include "widgets/charts/compare/compare_table.h"
#include "widgets/charts/curve/curve_canvas.h"
#include "widgets/charts/footprint/footprint_bars.h"
#include "widgets/charts/footprint/footprint_chart.h"
#include "widgets/charts/map/map_canvas.h"
#include "widgets/charts/timeline/timeline_chart.h"
#include "widgets/panels/pool_card.h"
#include "widgets/plot/chart_tip.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/run_findings.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// The small outcome with these plans; in each further one `b` is 4 KiB higher than in the one before.
std::shared_ptr<const Outcome> withPlans(const std::vector<std::string>& planners, std::size_t shown) {
    auto outcome = std::make_shared<Outcome>(*smallOutcome());
    const Plan first = outcome->plan();
    outcome->plans.clear();
    for (std::size_t i = 0; i < planners.size(); ++i) {
        Placement placement = first.placement;
        placement.offsets[BufferRow(2)] += static_cast<std::int64_t>(4096 * i);
        auto plan = assess(planners[i], first.problem, placement);
        if (plan.ok()) outcome->plans.push_back(std::move(plan).take());
    }
    outcome->shown = shown;
    return outcome;
}

std::shared_ptr<const Tuning> anyTuning() { return std::make_shared<const Tuning>(); }

/// `b`, pinned below, and `c` share 8 KiB of SRAM at the steps 5 and 6.
std::shared_ptr<const Outcome> overlapping() {
    return outcomeOf({{3, "b", 32768, 3, 6, 1, 0, Role::intermediate}, {4, "c", 24576, 5, 8, 1, 24576}}, 12,
                     twoPools());
}

QStringList legendOf(const ChartHeader& header) {
    QStringList out;
    for (const Swatch& each : header.legend()) out.append(each.text);
    return out;
}

}  // namespace

class TestChartReadings : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void besideThePlanThatIsShownIsAnother_data() {
        QTest::addColumn<QStringList>("planners");
        QTest::addColumn<int>("shown");
        QTest::addColumn<int>("left");
        QTest::newRow("baseline") << QStringList{"auto", "naive", "greedy"} << 0 << 2;
        QTest::newRow("its stand-in, with pins") << QStringList{"auto", "naive", "greedy_by_size"} << 0 << 2;
        QTest::newRow("as in the file") << QStringList{"auto", "naive", "loaded"} << 0 << 2;
        QTest::newRow("the baseline is shown") << QStringList{"auto", "greedy", "naive"} << 1 << 0;
        QTest::newRow("next best") << QStringList{"naive", "auto", "search"} << 1 << 0;
    }

    void besideThePlanThatIsShownIsAnother() {
        QFETCH(QStringList, planners);
        QFETCH(int, shown);
        QFETCH(int, left);
        std::vector<std::string> ids;
        for (const QString& each : planners) ids.push_back(each.toStdString());
        ViewState state;
        CompareChart chart(state);
        state.show(withPlans(ids, static_cast<std::size_t>(shown)), anyTuning());
        QCOMPARE(chart.picker(0).currentIndex(), left);
        QCOMPARE(chart.picker(1).currentIndex(), shown);
        QVERIFY(chart.scene().moved > 0);
    }

    void aPlanThatIsGoneIsNotReplacedByOneThatStandsThere() {
        ViewState state;
        CompareChart chart(state);
        state.show(withPlans({"auto", "greedy", "naive"}, 0), anyTuning());
        state.setCompared(std::make_shared<const Compared>(Compared{QStringLiteral("other.pt2"), smallOutcome()}));
        chart.addSide(1);
        const auto titles = [&] {
            QStringList out;
            for (std::size_t i = 0; i < chart.sides(); ++i) out.append(chart.picker(i).currentText());
            return out;
        };
        const QStringList before = titles();
        QCOMPARE(before.size(), 3);
        QCOMPARE(QSet<QString>(before.begin(), before.end()).size(), 3);
        state.show(withPlans({"auto", "naive"}, 0), anyTuning());  // a pin, which greedy does not honour
        const QStringList without = titles();
        QCOMPARE(QSet<QString>(without.begin(), without.end()).size(), 3);
        QVERIFY(!without.contains(before.last()));
        state.show(withPlans({"auto", "greedy", "naive"}, 0), anyTuning());  // undone
        QCOMPARE(titles(), before);
    }

    /// "640 B less", not "-640 B less".
    void aDifferenceHasOneSignOnly() {
        for (const bool isLess : {true, false}) {
            ViewState state;
            CompareChart chart(state);
            state.show(withPlans({"auto", "naive"}, isLess ? 0 : 1), anyTuning());
            int words = 0;
            for (const std::size_t side : {0, 1}) {
                const QString verdict = chart.pane(side).accessibleDescription();
                QVERIFY(!verdict.isEmpty());
                const bool isDifference =
                    verdict.contains(QLatin1String("less")) || verdict.contains(QLatin1String("more"));
                words += isDifference ? 1 : 0;
                QVERIFY2(!isDifference || verdict.front().isDigit(), qPrintable(verdict));
            }
            QCOMPARE(words, 1);
        }
    }

    void onePlanIsNotComparedWithItself() {
        ViewState state;
        CompareChart chart(state);
        chart.resize(900, 500);
        chart.show();
        state.show(withPlans({"auto"}, 0), anyTuning());
        QVERIFY(chart.scene().isEmpty());
        QVERIFY(!chart.pane(0).isVisible());
        state.show(withPlans({"auto", "naive"}, 0), anyTuning());
        QVERIFY(!chart.scene().isEmpty());
        QVERIFY(chart.pane(0).isVisible() && chart.pane(1).isVisible());
    }

    void aChoiceNamesThePlanAndThenItsFile() {
        ComparePicker picker;
        const QString plan = QStringLiteral("Best fit by size"), file = QStringLiteral("mobilenet_v2/model.pt2");
        picker.addPlan(plan, file);
        picker.resize(600, 30);
        QCOMPARE(picker.seen(), std::pair(plan, file));
        picker.resize(picker.wholeWidth(), 30);
        QCOMPARE(picker.seen(), std::pair(plan, file));
        QSet<QString> files;
        for (int width = picker.wholeWidth(); width >= 60; width -= 4) {
            picker.resize(width, 30);
            const auto [seen, beside] = picker.seen();
            files.insert(beside);
            if (width >= 200) QCOMPARE(seen, plan);
        }
        // Whole, under its own name, or hidden: never part of a name.
        QCOMPARE(files, (QSet<QString>{file, QStringLiteral("…/model.pt2"), QString()}));
        QVERIFY(picker.toolTip().contains(plan) && picker.toolTip().contains(file));
    }

    void theCursorStandsAtThePeakOfEverySide() {
        const auto outcome = std::make_shared<Outcome>(*largeOutcome(300));
        outcome->plans.push_back(outcome->plans.front());
        outcome->plans.back().planner = "auto";
        ViewState state;
        CompareChart chart(state);
        state.show(outcome, anyTuning());
        static_cast<void>(chart.renderImage(QSize(1200, 700), 1));
        const ArenaScene& scene = chart.scene().sides.front();
        const int peak = scene.lanes[scene.mainLane()].peakStep.number();
        QVERIFY(peak > 0);
        QCOMPARE(state.step().number(), peak);
        for (std::size_t i = 0; i < chart.sides(); ++i) {
            const auto [lower, upper] = chart.pane(i).view();
            QVERIFY(lower <= peak && peak + 1 <= upper);
        }
        ViewState chosen;
        CompareChart other(chosen);
        chosen.show(outcome, anyTuning());
        chosen.setStep(Step(7));
        static_cast<void>(other.renderImage(QSize(1200, 700), 1));
        QCOMPARE(chosen.step().number(), 7);
    }

    void numbersOfTheComparisonAreWhole() {
        ViewState state;
        CompareChart chart(state);
        state.show(withPlans({"auto", "naive", "greedy"}, 0), anyTuning());
        chart.addSide(1);
        chart.resize(1440, 700);
        chart.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&chart));
        for (const QTableView* view : chart.findChildren<QTableView*>()) {
            QVERIFY(view->isVisible());
            for (int row = 0; row < view->model()->rowCount(); ++row) {
                for (int column = 1; column < view->model()->columnCount(); ++column) {
                    const QString text = view->model()->index(row, column).data().toString();
                    constexpr int padding = 12;
                    const int need = QFontMetrics(theme().mono).horizontalAdvance(text) + padding;
                    QVERIFY2(view->isColumnHidden(column) || view->columnWidth(column) >= need, qPrintable(text));
                }
            }
        }
    }

    void hoveringASideSaysExactBytes() {
        ViewState state;
        CompareChart chart(state);
        state.show(withPlans({"auto", "greedy"}, 0), anyTuning());
        chart.resize(1000, 640);
        chart.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&chart));
        QSignalSpy said(&chart, &Chart::statusChanged);
        QWidget& plot = chart.pane(1).plot();
        const ArenaBox& box = *chart.scene().sides[1].boxOf(value_c);
        QTest::mouseMove(&plot, plot.mapFrom(&chart.pane(1), chart.pane(1).boxRect(box).center().toPoint()));
        QVERIFY(said.count() > 0 && said.last().first().toString().contains(format::exactBytes(24576)));
        auto* tip = chart.findChild<ChartTip*>();
        QTRY_VERIFY(tip->isVisible());
        QVERIFY(tip->text().contains(format::exactBytes(24576)));
        chart.zoom(2);
        QVERIFY(!tip->isVisible());
    }

    void theCurveOfLiveBytesKeepsItsHeight() {
        auto run = std::make_shared<RunResult>();
        for (int i = 0; i < 12; ++i) {
            OpTime time;
            time.instruction = InstructionIndex(i);
            time.name = "op";
            time.milliseconds = 1 + i;
            time.scratch_bytes = 4096;
            run->times.push_back(time);
        }
        for (const int height : {385, 400, 430, 520, 700}) {
            ViewState state;
            TimelineChart chart(state);
            state.show(smallOutcome(), anyTuning());  // two pools
            state.setRun(run);
            chart.resize(760, height);
            chart.show();
            static_cast<void>(chart.renderImage(QSize(760, height), 1));
            QVERIFY2(chart.curveHeight() >= 90,
                     qPrintable(QStringLiteral("%1 of %2").arg(chart.curveHeight()).arg(chart.height())));
        }
    }

    /// The sanitizer counts operators without the runtime's own primitives, which touch no bytes.
    void aFindingIsInTheStepOfTheOperatorThatItNames() {
        auto outcome = std::make_shared<Outcome>(*overlapping());
        auto method = std::make_shared<Method>(*outcome->method);
        method->instructions[InstructionIndex(2)].op = "executorch_prim::et_view.default";
        outcome->method = method;
        outcome->steps = 11;
        ViewState state;
        ArenaChart chart(state);
        chart.resize(900, 640);
        chart.show();
        state.show(outcome, anyTuning());
        state.setRun(std::make_shared<RunResult>());
        QCOMPARE(instructionOf(state, Step(6)), InstructionIndex(7));
        QCOMPARE(instructionOf(state, Step(1)), InstructionIndex(1));
        QVERIFY2(!instructionOf(state, Step(11)).valid(), "the caller reads");
        state.setFindings({{.kind = ViolationKind::overwritten,
                            .writer = "c",
                            .victim = "b",
                            .step = Step(6),
                            .mem_id = 1,
                            .offset = 24576,
                            .bytes = 8192}});
        QCOMPARE(chart.damages().size(), std::size_t{1});
        QCOMPARE(chart.damages().front().last, Step(6));
    }

    void whatARunOverwroteIsMarkedWhereItLies() {
        ViewState state;
        ArenaChart chart(state);
        chart.resize(900, 640);
        chart.show();
        state.show(overlapping(), anyTuning());
        state.setRun(std::make_shared<RunResult>());
        const QImage before = chart.renderImage(QSize(900, 640), 1);
        QVERIFY(chart.damages().empty());
        // relu_5 makes no listed tensor: the sanitizer names the tensor at those bytes.
        state.setFindings({{.kind = ViolationKind::overwritten,
                            .writer = "c",
                            .victim = "b",
                            .step = Step(6),
                            .mem_id = 1,
                            .offset = 24576,
                            .bytes = 8192},
                           {.kind = ViolationKind::dead,
                            .writer = {},
                            .victim = "b",
                            .step = Step(7),
                            .mem_id = 1,
                            .offset = 0,
                            .bytes = 64}});
        QCOMPARE(chart.damages().size(), std::size_t{1});
        const ArenaDamage& damage = chart.damages().front();
        QVERIFY(damage.writer == value_c && damage.victim == value_b);
        QCOMPARE(std::pair(damage.first.number(), damage.last.number()), std::pair(5, 6));
        QVERIFY(damage.text().contains(QStringLiteral("c")) && damage.text().contains(format::exactBytes(8192)));
        QVERIFY(damage.place().contains(format::offsetRange(24576, 32768)));
        QVERIFY(legendOf(chart.header()).contains(QStringLiteral("overwritten in the run")));
        const QImage after = chart.renderImage(QSize(900, 640), 1);
        // Exactly on the bytes that the two share, in the steps at which both are live.
        const QRectF place = chart.damageRect(damage);
        const QRectF b = chart.boxRect(*chart.scene().boxOf(value_b)), c = chart.boxRect(*chart.scene().boxOf(value_c));
        QVERIFY(qAbs(place.top() - b.top()) < 2 && qAbs(place.bottom() - c.bottom()) < 3);
        QVERIFY(qAbs(place.left() - c.left()) < 2 && qAbs(place.right() - b.right()) < 3);
        QVERIFY(before.pixel(place.center().toPoint()) != after.pixel(place.center().toPoint()) ||
                before.pixel(place.center().toPoint() + QPoint(2, 0)) !=
                    after.pixel(place.center().toPoint() + QPoint(2, 0)));
        QCOMPARE(chart.namedDamage(), &damage);
        state.setRun(nullptr);
        QVERIFY(chart.damages().empty());
        QVERIFY(!legendOf(chart.header()).contains(QStringLiteral("overwritten in the run")));
    }

    void theFootprintHasAMapOfEveryPool() {
        const auto outcome = smallOutcome();
        Footprint print;
        for (const PoolResult& pool : outcome->plan().pools)
            print.pools.push_back({.name = pool.name, .mem_id = pool.mem_id, .bytes = pool.bytes});
        print.parts = {{.kind = FootprintPart::Kind::arena,
                        .memory = print.pools.front().name,
                        .name = message("Arena"),
                        .from = {},
                        .bytes = outcome->plan().pools.front().bytes},
                       {.kind = FootprintPart::Kind::stack,
                        .memory = print.pools.front().name,
                        .name = message("Stack"),
                        .from = {},
                        .bytes = 6400}};
        ViewState state;
        FootprintChart chart(state);
        state.setFootprint(std::make_shared<const Footprint>(print));
        state.show(outcome, anyTuning());
        state.setStep(Step(5));
        chart.resize(720, 580);  // the chart's size in a window of 1440x900
        chart.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&chart));
        const MapCanvas& map = chart.map();
        QVERIFY(map.isVisible());
        QVERIFY(map.barOf(1).bottom() + 30 < map.height());
        for (const ValueId value : {value_b, value_far}) {  // `b` in SRAM, `far` in PSRAM
            const QRectF segment = map.segmentRect(value);
            QVERIFY(!segment.isEmpty() && QRectF(map.rect()).contains(segment));
            const QString said = map.textAt(segment.center());
            QVERIFY2(said.contains(format::exactBytes(value == value_b ? 32768 : 65536)), qPrintable(said));
        }
        QVERIFY(map.textAt(QPointF(map.barOf(0).right() - 2, map.barOf(0).center().y()))
                    .contains(format::exactBytes(outcome->plan().pools.front().bytes)));
        const auto* bars = chart.findChild<FootprintBars*>();
        const QString row = bars->textAt(QPoint(300, 16 + 15));
        QVERIFY2(row.contains(QStringLiteral("SRAM")) && row.contains(format::exactBytes(6400)), qPrintable(row));
        QVERIFY(bars->textAt(QPoint(300, 4)).isEmpty());
    }

    void legendsNameWhatIsOverTheCapacity() {
        ViewState state;
        ArenaChart chart(state);
        state.show(smallOutcome(), anyTuning());
        static_cast<void>(chart.renderImage(QSize(900, 640), 1));
        QVERIFY(legendOf(chart.header()).contains(QStringLiteral("over capacity")));  // 56 of 48 KiB
        auto pools = twoPools();
        pools[0].capacity.reset();
        state.show(outcomeOf({{1, "x", 8192, 0, 1, 1, 0}}, 4, pools), anyTuning());
        QVERIFY(!legendOf(chart.header()).contains(QStringLiteral("over capacity")));
    }

    void theMarkOfTheLowerBoundIsWholeAtBothEnds() {
        for (const std::int64_t bound : {std::int64_t{0}, std::int64_t{1} << 30}) {
            PoolResult result;
            result.capacity = 1000;
            result.lower_bound = bound;
            PoolBar bar;
            bar.resize(200, 18);
            bar.show(result);
            const QImage image = bar.grab().toImage();
            int marked = 0;  // at the foot of the triangle
            const QRgb ground = image.pixel(100, 16);
            for (int x = 0; x < image.width(); ++x) marked += image.pixel(x, 16) != ground ? 1 : 0;
            QVERIFY2(marked >= 5, qPrintable(QString::number(marked)));
        }
    }

    void aPointOfTheCurveIsSaidExactly() {
        auto curve = std::make_shared<SizeCurve>();
        curve->symbol = "s0";
        curve->pools.push_back({});
        curve->points.push_back({.value = 4, .bytes = {12345}, .bounds = {12000}});
        CurveCanvas canvas(nullptr);
        canvas.show(curve);
        QVERIFY(canvas.textOf(0).contains(format::exactBytes(12345)));
        QVERIFY(canvas.textOf(0).contains(format::exactBytes(12000)));
        QVERIFY(canvas.textOf(1).isEmpty());
    }
};

QTEST_MAIN(TestChartReadings)
#include "test_chart_readings.moc"
