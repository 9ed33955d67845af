// The work of a frame of a large plan, counted instead of timed; and the row of scratch memory.

#include <QApplication>
#include <QWheelEvent>
#include <QtTest>
#include <algorithm>

#include "tests/painted_texts.h"
#include "tests/settle.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/scratch_row.h"
#include "widgets/charts/timeline/timeline_chart.h"
#include "widgets/tables/tensor_model.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::shared_ptr<const RunResult> runWithScratch(const std::vector<std::pair<int, qint64>>& taken) {
    auto run = std::make_shared<RunResult>();
    for (const auto& [instruction, bytes] : taken) {
        OpTime time;
        time.instruction = InstructionIndex(instruction);
        time.name = "conv_" + std::to_string(instruction);
        time.milliseconds = 1;
        time.scratch_bytes = bytes;
        run->times.push_back(time);
    }
    return run;
}

/// Items visited and painted by one frame of the step axis.
std::pair<std::size_t, std::size_t> workOf(ArenaChart& chart, double from, double to) {
    chart.setView(from, to);
    chart.renderImage(QSize(700, 500), 1);
    return chart.frameWork();
}

}  // namespace

class TestStepCharts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void aNearViewLooksAtWhatLivesThere() {
        ViewState state;
        ArenaChart chart(state);
        const int count = 20000;
        state.show(largeOutcome(count), std::make_shared<const Tuning>());
        for (const double from : {0.0, 9000.0, 19900.0}) {
            const auto [looked, painted] = workOf(chart, from, from + 100);
            std::size_t alive = 0;
            for (const ArenaBox& box : chart.scene().boxes)
                alive += box.last.number() + 1 > from && box.first.number() < from + 100 ? 1 : 0;
            QVERIFY2(looked <= alive + 2 * 64,
                     qPrintable(QString::number(looked)));  // blocks of 64, one more at each end
            QCOMPARE(painted, alive);
        }
    }

    void ofManyTensorsTheSceneComesLaterAndTheViewAskedForStays() {
        ViewState state;
        ArenaChart chart(state);
        chart.resize(800, 600);
        chart.show();
        const int count = 20000;
        state.show(largeOutcome(count), std::make_shared<const Tuning>());
        QVERIFY(chart.scene().isEmpty());  // a worker makes it
        chart.setView(100, 300);
        QTRY_COMPARE(static_cast<int>(chart.scene().boxes.size()), count);
        QCOMPARE(chart.view(), (std::pair(100.0, 300.0)));
        state.select({ValueId(7)}, ValueId(7));
        state.show(largeOutcome(count), std::make_shared<const Tuning>());
        QCOMPARE(state.selection(), (std::set<ValueId>{ValueId(7)}));  // another plan of the same tensors
        state.show(smallOutcome(), std::make_shared<const Tuning>());  // immediately; the awaited result never arrives
        const std::size_t few = chart.scene().boxes.size();
        QVERIFY(few < 20);
        QVERIFY(settle(chart));
        QCOMPARE(chart.scene().boxes.size(), few);
    }

    /// Of paths of a converter, each box shows the part that is its own.
    void namesThatEndAlikeAreToldApart() {
        std::vector<Made> made;
        for (int i = 0; i < 6; ++i)
            made.push_back({.id = i,
                            .name = "FeatureExtractor/MobilenetV1/pointwise_" + std::to_string(i) + "/activation/Relu6",
                            .bytes = 4096,
                            .first = i,
                            .last = i,
                            .mem_id = 1,
                            .offset = 0});
        ViewState state;
        state.show(outcomeOf(made, 6, {{.mem_id = 1, .name = "SRAM"}}), std::make_shared<const Tuning>());
        ArenaChart chart(state);
        const QSize size(500, 400);
        RecordedPage page(size, 1, &chart);
        chart.paintOnto(page, size);
        QStringList names;
        for (const PaintedText& each : page.texts())
            if (each.text.startsWith(u'…')) names.append(each.text);
        QCOMPARE(names.size(), qsizetype{6});
        for (const QString& name : names) QVERIFY2(name.endsWith(QStringLiteral("/…")), qPrintable(names.join(u'\n')));
        names.removeDuplicates();
        QCOMPARE(names.size(), qsizetype{6});
    }

    void altAndTheWheelBringBytesNearer() {
        ViewState state;
        ArenaChart chart(state);
        state.show(largeOutcome(200), std::make_shared<const Tuning>());
        chart.resize(900, 700);
        chart.show();
        const auto [bottom, top] = chart.bytesView(0);
        const auto steps = chart.view();
        const ArenaBox& box = chart.scene().boxes.front();
        const double middle = static_cast<double>(box.offset) + static_cast<double>(box.bytes) / 2;
        const QPointF pos(chart.boxRect(box).center().x(), chart.offsetPixel(0, static_cast<qint64>(middle)));
        const QList<QWidget*> parts = chart.findChildren<QWidget*>();
        QWidget* plot =
            *std::find_if(parts.begin(), parts.end(), [](QWidget* part) { return part->inherits("QCustomPlot"); });
        const auto turn = [&](Qt::KeyboardModifiers modifiers) {
            const QPointF at = plot->mapFrom(&chart, pos);
            QWheelEvent wheel(at, plot->mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton, modifiers, Qt::NoScrollPhase,
                              false);
            QApplication::sendEvent(plot, &wheel);
        };
        for (int i = 0; i < 6; ++i) turn(Qt::AltModifier);
        const auto [low, high] = chart.bytesView(0);
        QVERIFY((high - low) < 0.4 * (top - bottom));
        QVERIFY(low <= middle && middle <= high);  // the tensor under the pointer is still there
        QVERIFY(std::abs(chart.offsetPixel(0, static_cast<qint64>(middle)) - pos.y()) <= 1.5);
        QCOMPARE(chart.view(), steps);
        turn(Qt::NoModifier);  // then the wheel scrolls along the bytes
        QVERIFY(chart.bytesView(0) != std::pair(low, high));
        QCOMPARE(chart.view(), steps);
        const auto kept = chart.bytesView(0);
        state.show(largeOutcome(200), std::make_shared<const Tuning>());  // replanned: the view stays
        QCOMPARE(chart.bytesView(0), kept);
        state.show(smallOutcome(), std::make_shared<const Tuning>());  // ends below what was looked at, or shows it
        QVERIFY(chart.bytesView(0).first < chart.scene().lanes[0].top());
        state.show(largeOutcome(200), std::make_shared<const Tuning>());
        chart.fitAll();
        QCOMPARE(chart.bytesView(0), std::pair(bottom, top));
    }

    void fittingAThinTensorBringsItsBytesNearer() {
        ViewState state;
        ArenaChart chart(state);
        state.show(largeOutcome(2000), std::make_shared<const Tuning>());
        chart.resize(900, 700);
        chart.show();
        const ArenaBox& box = chart.scene().boxes.back();
        state.select({box.value}, box.value);
        chart.fitSelection();
        QVERIFY2(chart.boxRect(*chart.scene().boxOf(box.value)).height() >= 16,
                 qPrintable(QString::number(chart.boxRect(*chart.scene().boxOf(box.value)).height())));
        chart.fitAll();
        QCOMPARE(chart.bytesView(0).first, 0.0);
    }

    void aFrameOfEverythingPaintsNoMoreThanThePixels() {
        std::size_t before = 0;
        for (const int count : {5000, 20000, 60000}) {
            ViewState state;
            ArenaChart chart(state);
            state.show(largeOutcome(count), std::make_shared<const Tuning>());
            const auto [looked, painted] =
                workOf(chart, 0, count);  // 2000 to see that there are many, then the peak's, then the others
            QVERIFY2(looked <= static_cast<std::size_t>(2 * count) + 2100, qPrintable(QString::number(looked)));
            // The lane is as wide as before, and no higher: twelve times the tensors are not twelve times the work.
            QVERIFY2(before == 0 || painted < 3 * before,
                     qPrintable(QStringLiteral("%1 of %2, %3 before").arg(painted).arg(count).arg(before)));
            before = std::max(before, painted);
            if (count == 60000) QVERIFY(painted < 20000);
        }
    }

    void aLimitHoldsForChartAndTable() {
        ViewState state;
        ArenaChart chart(state);
        TensorTable table(state);
        chart.resize(800, 600);
        chart.show();
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        state.select({value_b}, value_b);  // live at steps 3 to 6
        QTest::keyClick(&chart, Qt::Key_L);
        QVERIFY(state.limit() && *state.limit() == std::pair(Step(3), Step(6)));
        for (const TensorRow& row : state.outcome()->tensors)
            QCOMPARE(table.model().rowOf(row.value) >= 0, row.first_step <= Step(6) && row.last_step >= Step(3));
        QVERIFY(chart.view().first <= 3 && chart.view().second >= 7);
        QTest::keyClick(&chart, Qt::Key_Escape);  // the selection first
        QVERIFY(state.selection().empty() && state.limit());
        QTest::keyClick(&chart, Qt::Key_Escape);
        QVERIFY(!state.limit());
        QCOMPARE(table.model().rowCount(), static_cast<int>(state.outcome()->tensors.size()));
    }

    void everyStepThatBorrowsIsInTheScratchLane() {
        const auto outcome = smallOutcome();
        const ScratchRow row = ScratchRow::of(runWithScratch({{2, 4096}, {7, 10000}}).get(), *outcome);
        QVERIFY(!row.isEmpty());
        QCOMPARE(row.largest(), qint64{10000});
        for (int step = -1; step <= outcome->steps; ++step)
            QCOMPARE(row.at(Step(step)), qint64{step == 2 ? 4096 : step == 7 ? 10000 : 0});
        QVERIFY(row.text(Step(7)).contains(QStringLiteral("conv_7")) &&
                row.text(Step(7)).contains(format::exactBytes(10000)));
        QVERIFY(row.text(Step(3)).isEmpty());
        QVERIFY(ScratchRow::of(nullptr, *outcome).isEmpty());
        QVERIFY(ScratchRow::of(runWithScratch({{2, 0}, {500, 64}}).get(), *outcome).isEmpty());
    }

    void everyLifetimeIsSeenWhereAllStepsAre() {
        for (const int count : {6, 300, 3000}) {
            ViewState state;
            TimelineChart timeline(state);
            timeline.resize(900, 460);
            timeline.show();
            state.show(count == 6 ? smallOutcome() : largeOutcome(count), std::make_shared<const Tuning>());
            timeline.fitAll();
            static_cast<void>(timeline.renderImage(QSize(900, 460), 1));
            for (const ArenaBox& box : timeline.scene().boxes) {
                const QRectF rect = timeline.boxRect(box);
                QVERIFY2(!rect.isEmpty(),
                         qPrintable(QStringLiteral("%1 at steps %2-%3, %4x%5 in a view of %6-%7")
                                        .arg(box.name())
                                        .arg(box.first.number())
                                        .arg(box.last.number())
                                        .arg(rect.width())
                                        .arg(rect.height())
                                        .arg(timeline.view().first)
                                        .arg(timeline.view().second)));
                for (const ArenaBox& other : timeline.scene().boxes) {
                    if (other.value <= box.value || other.first > box.last || box.first > other.last) continue;
                    QVERIFY2(timeline.boxRect(other).top() != rect.top(), "tensors that live together have own lines");
                }
            }
        }
    }

    void whatNothingMayUseIsPartOfTheScene() {
        std::vector<Pool> pools = twoPools();
        pools[0].reserved = 4096;
        pools[0].keep_out = {{65536, 69632}, {4096, 8192}};
        const auto outcome = outcomeOf({{1, "x", 8192, 0, 1, 1, 8192, Role::input}}, 4, pools);
        QVERIFY(outcome);
        const ArenaScene scene = arenaScene(*outcome);
        QCOMPARE(scene.lanes[0].closed, (std::vector<ByteRange>{{0, 8192}, {65536, 69632}}));
        QVERIFY(scene.lanes[1].closed.empty());
        ViewState with, without;
        ArenaChart closed(with), open(without);
        with.show(outcome, std::make_shared<const Tuning>());
        without.show(outcomeOf({{1, "x", 8192, 0, 1, 1, 8192, Role::input}}, 4, twoPools()),
                     std::make_shared<const Tuning>());
        QVERIFY(closed.header().legend().size() == open.header().legend().size() + 1);
    }

    void theScratchLaneComesWithARunAndIsSpokenOf() {
        const auto facts = [](const StepChart& chart) {
            QStringList out;
            for (const Fact& fact : chart.header().facts()) out.append(fact.value);
            return out;
        };
        ViewState state;
        ArenaChart arena(state);
        TimelineChart timeline(state);
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        for (StepChart* chart : {static_cast<StepChart*>(&arena), static_cast<StepChart*>(&timeline)}) {
            state.setRun(nullptr);
            const QImage before = chart->renderImage(QSize(800, 700), 1);
            QVERIFY(!facts(*chart).contains(format::bytes(12288)));
            state.setRun(runWithScratch({{5, 12288}}));
            const QImage after = chart->renderImage(QSize(800, 700), 1);
            QVERIFY(facts(*chart).contains(format::bytes(12288)));
            QVERIFY(before != after);
        }
    }

    void theSelectionFollowsTensorsThatGetOtherNumbers() {
        ViewState state;
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        state.select({value_b, value_c}, value_c);
        const auto renumbered = outcomeOf({{1, "x", 8192, 0, 1, 1, 0, Role::input},
                                           {3, "c", 24576, 5, 8, 1, 0, Role::intermediate},
                                           {4, "d", 8192, 8, 11, 1, 24576, Role::output}},
                                          12, twoPools());
        QSignalSpy changed(&state, &ViewState::selectionChanged);
        state.show(renumbered, std::make_shared<const Tuning>());
        QCOMPARE(state.selection(), std::set<ValueId>{ValueId(3)});
        QCOMPARE(state.current().number(), 3);
        QCOMPARE(changed.count(), 1);
        state.show(renumbered, std::make_shared<const Tuning>());
        QCOMPARE(changed.count(), 1);
        state.select({ValueId(4)}, ValueId(4));
        state.show(outcomeOf({{4, "x", 8192, 0, 1, 1, 0, Role::input}}, 12, twoPools()),
                   std::make_shared<const Tuning>());
        QVERIFY(state.selection().empty() && state.current() == no_value);  // a removed tensor is no longer selected
    }

    void anInputThatNothingReadsIsPaintedOverWhatTakesItsBytes() {
        auto outcome = std::make_shared<Outcome>(
            *outcomeOf({{1, "y", 8192, 0, 0, 1, 0, Role::input}, {2, "sum", 8192, 1, 3, 1, 0, Role::intermediate}}, 4,
                       twoPools()));
        auto method = std::make_shared<Method>(*outcome->method);
        method->node_list.front().kind = ListedNode::Kind::placeholder;
        outcome->method = method;
        outcome->tensors[1].first_step = Step(0);
        const ArenaScene scene = arenaScene(*outcome);
        QCOMPARE(scene.boxes.size(), std::size_t{2});
        QCOMPARE(scene.boxes.back().name(), QStringLiteral("y"));
        QCOMPARE(scene.boxAt(0, 0.5, 100)->name(), QStringLiteral("y"));
        QCOMPARE(scene.boxAt(0, 2.5, 100)->name(), QStringLiteral("sum"));
    }

    void aRunThatFailedIsMarkedAtItsStep() {
        ViewState state;
        TimelineChart chart(state);
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        auto run = std::make_shared<RunResult>(*runWithScratch({{1, 0}, {2, 0}, {5, 0}}));
        state.setRun(run);
        const QImage before = chart.renderImage(QSize(800, 700), 1);
        auto failed = std::make_shared<RunResult>(*run);
        failed->failure =
            RunFailure{InstructionIndex(5), Error{.what = message("the device hung"), .place = "call (demo)"}};
        state.setRun(failed);
        QVERIFY(before != chart.renderImage(QSize(800, 700), 1));
        const QList<Fact> facts = chart.header().facts();
        QVERIFY(std::any_of(facts.begin(), facts.end(), [](const Fact& fact) {
            return fact.tone == Fact::Tone::bad && fact.value == QStringLiteral("step 5");
        }));
    }
};

QTEST_MAIN(TestStepCharts)
#include "test_step_charts.moc"
