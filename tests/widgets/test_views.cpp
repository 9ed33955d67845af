// Compare, Map and Curve, and the meaning of colours: geometry and numbers against the plans they come from.

#include <QApplication>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>
#include <QtTest>

#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/study/size_curve.h"
#include "tests/test_data.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/compare/compare_chart.h"
#include "widgets/charts/compare/compare_pane.h"
#include "widgets/charts/compare/compare_picker.h"
#include "widgets/charts/compare/compare_table.h"
#include "widgets/charts/curve/curve_chart.h"
#include "widgets/charts/map/map_canvas.h"
#include "widgets/charts/map/map_chart.h"
#include "widgets/plot/arena_colors.h"
#include "widgets/plot/chart_header.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// The small outcome with a second plan in which `b` is 8 KiB higher.
std::shared_ptr<const Outcome> twoPlans() {
    auto outcome = std::make_shared<Outcome>(*smallOutcome());
    Placement placement = outcome->plan().placement;
    placement.offsets[BufferRow(2)] += 8192;
    auto second = assess("naive", outcome->plan().problem, placement);
    if (!second.ok()) return nullptr;
    outcome->plans.push_back(std::move(second).take());
    return outcome;
}

CompareSide planOf(const std::shared_ptr<const Outcome>& outcome, std::size_t plan) {
    return {.title = QStringLiteral("a plan"), .origin = {}, .outcome = outcome, .plan = plan};
}

std::shared_ptr<const Outcome> otherFile() {
    return outcomeOf(
        {{11, "x", 8192, 0, 1, 1, 0, Role::input}, {12, "b", 32768, 3, 6, 1, 24576}, {13, "new", 4096, 2, 3, 1, 8192}},
        12, twoPools());
}

std::shared_ptr<const Tuning> tuningOf(const std::vector<Pool>& pools) {
    Tuning tuning;
    tuning.pools = pools;
    return std::make_shared<const Tuning>(tuning);
}

}  // namespace

class TestViews : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }
    void every_tensor_is_in_exactly_one_row_of_the_comparison();
    void colours_of_a_comparison_follow_the_offsets();
    void both_sides_share_their_axes_and_the_selection();
    void three_plans_share_one_layout_and_any_is_the_baseline();
    void sides_are_added_unlinked_and_taken_away();
    void the_filter_shows_only_a_both_or_only_b();
    void another_file_is_matched_by_name();
    void compare_cuts_no_control_in_a_narrow_window();
    void the_map_shows_what_lives_at_the_step();
    void the_peak_is_explained_and_its_tensors_can_be_selected();
    void the_peak_names_passes_that_lower_it();
    void an_idea_to_lower_the_peak_is_what_the_peak_would_be();
    void every_colour_rule_gives_each_tensor_a_class_with_a_name();
    void delegates_branches_and_loops_are_marked_by_their_steps();
    void the_curve_grows_and_names_the_largest_value_that_fits();
    void the_curve_has_the_numbers_of_the_plan_that_is_shown();
};

void TestViews::every_tensor_is_in_exactly_one_row_of_the_comparison() {
    const CompareSide a = planOf(smallOutcome(), 0), b = planOf(otherFile(), 0);
    const CompareScene scene = compareScene({a, b});
    QCOMPARE(scene.only[0] + scene.shared, static_cast<int>(scene.sides[0].boxes.size()));
    QCOMPARE(scene.only[1] + scene.shared, static_cast<int>(scene.sides[1].boxes.size()));
    QCOMPARE(scene.shared, 2);
    QCOMPARE(static_cast<int>(scene.rows.size()), scene.only[0] + scene.shared + scene.only[1]);
    QCOMPARE(*scene.facts.front().values[1] - *scene.facts.front().values[0],
             static_cast<double>(b.get().pools.front().bytes - a.get().pools.front().bytes));
}

void TestViews::colours_of_a_comparison_follow_the_offsets() {
    const auto outcome = twoPlans();
    const CompareScene scene = compareScene({planOf(outcome, 0), planOf(outcome, 1)});
    QCOMPARE(scene.moved, 1);
    const QColor higher = scene.sides[1].colors(*scene.sides[1].boxOf(value_b)).solid,
                 same = scene.sides[1].colors(*scene.sides[1].boxOf(value_c)).solid;
    QCOMPARE(higher, theme().role(DataRole::other).solid);
    QVERIFY(same != higher);
    const CompareScene back = compareScene({planOf(outcome, 1), planOf(outcome, 0)});
    QCOMPARE(back.sides[1].colors(*back.sides[1].boxOf(value_b)).solid, theme().role(DataRole::intermediate).solid);
}

void TestViews::both_sides_share_their_axes_and_the_selection() {
    ViewState state;
    CompareChart chart(state);
    state.show(twoPlans(), tuningOf(twoPools()));
    QCOMPARE(chart.picker(0).currentIndex(), 1);  // beside the plan that is shown
    chart.setBaseline(1);
    chart.resize(1000, 640);
    chart.show();
    static_cast<void>(QTest::qWaitForWindowExposed(&chart));
    QCOMPARE(chart.scene().moved, 1);
    chart.zoom(2);
    QCOMPARE(chart.pane(0).view(), chart.pane(1).view());
    QWidget& plot = chart.pane(1).plot();
    const QRectF box = chart.pane(1).boxRect(*chart.scene().sides[1].boxOf(value_b));
    QVERIFY(!box.isEmpty());
    QTest::mouseClick(&plot, Qt::LeftButton, Qt::NoModifier, plot.mapFrom(&chart.pane(1), box.center().toPoint()));
    QCOMPARE(state.selection(), (std::set<ValueId>{value_b}));
    const auto before = chart.pane(0).view();
    QTest::keyClick(&chart, Qt::Key_D);
    QCOMPARE(chart.pane(0).view(), chart.pane(1).view());
    QTest::keyClick(&chart, Qt::Key_Home);
    QVERIFY(chart.pane(0).view() != before);
}

void TestViews::three_plans_share_one_layout_and_any_is_the_baseline() {
    const auto outcome = twoPlans();
    const std::vector<CompareSide> sides{planOf(outcome, 0), planOf(outcome, 1), planOf(otherFile(), 0)};
    for (std::size_t base = 0; base < sides.size(); ++base) {
        const CompareScene scene = compareScene(sides, base);
        std::set<QString> names;
        int alone = 0, shared = 0;
        for (const CompareRow& row : scene.rows) {
            names.insert(row.name);
            (row.isShared() ? shared : alone) += 1;
            // Counted by hand: a tensor has one place on each side that knows its name.
            for (std::size_t side = 0; side < sides.size(); ++side) {
                const auto& tensors = sides[side].outcome->tensors;
                const auto known = std::find_if(tensors.begin(), tensors.end(), [&](const TensorRow& tensor) {
                    return QString::fromStdString(tensor.name) == row.name;
                });
                QCOMPARE(row.isIn(side), known != tensors.end());
                if (known == tensors.end()) continue;
                const Placement& places = sides[side].get().placement;
                QCOMPARE(row.at[side].offset, qint64(places.offsets[known->buffer]));
                QCOMPARE(scene.row(side, known->value), &row);
                if (row.isIn(base) && row.at[side].mem == row.at[base].mem)
                    QCOMPARE(row.delta(side), row.at[side].offset - row.at[base].offset);
            }
        }
        QCOMPARE(names.size(), scene.rows.size());
        QCOMPARE(shared, scene.shared);
        QCOMPARE(alone, scene.only[0] + scene.only[1] + scene.only[2]);
        CompareModel model;
        model.show(&scene);
        QCOMPARE(model.columnCount(), 2 + 3 + 2);
        const QString head = model.headerData(model.deltas(), Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY2(head.startsWith(sideLetter(base == 0 ? 1 : 0) + QStringLiteral(" − ") + sideLetter(base)),
                 qPrintable(head));
        // Every side has every pool, at one scale; unlinked each has its own.
        const CompareLayout linked = compareLayout(scene, true), own = compareLayout(scene, false);
        QCOMPARE(linked.pools.size(), std::size_t{2});
        QVERIFY(linked.modules);
        QVERIFY(linked.pools[0].top[0] == linked.pools[0].top[1] && linked.pools[0].top[1] == linked.pools[0].top[2]);
        QCOMPARE(own.pools[0].top[1], scene.sides[1].lanes[0].top());
    }
}

void TestViews::sides_are_added_unlinked_and_taken_away() {
    ViewState state;
    CompareChart chart(state);
    state.show(twoPlans(), tuningOf(twoPools()));
    chart.resize(1200, 700);
    chart.show();
    static_cast<void>(QTest::qWaitForWindowExposed(&chart));
    QCOMPARE(chart.sides(), std::size_t{2});
    chart.addSide(1);
    QCOMPARE(chart.sides(), std::size_t{3});
    QCOMPARE(chart.scene().sides.size(), std::size_t{3});
    QVERIFY(chart.pane(2).isVisible());
    state.setCompared(std::make_shared<const Compared>(Compared{QStringLiteral("other.pt2"), otherFile()}));
    QCOMPARE(chart.sides(), std::size_t{4});
    QVERIFY(chart.side(3).file == QStringLiteral("other.pt2"));
    QCOMPARE(chart.scene().only[3], 1);
    chart.setBaseline(3);
    QCOMPARE(chart.scene().base, std::size_t{3});
    // One layout: the plots of all sides are as high, though the file's has no second pool in use.
    for (std::size_t i = 1; i < 4; ++i) QCOMPARE(chart.pane(i).plot().height(), chart.pane(0).plot().height());
    chart.zoom(2);
    for (std::size_t i = 1; i < 4; ++i) QCOMPARE(chart.pane(i).view(), chart.pane(0).view());
    chart.setLinked(false, true);
    const auto before = chart.pane(1).view();
    chart.zoom(2);
    QVERIFY(chart.pane(0).view() != before);
    QCOMPARE(chart.pane(1).view(), before);
    chart.setLinked(true, true);
    QCOMPARE(chart.pane(1).view(), chart.pane(0).view());
    chart.removeSide(2);
    QCOMPARE(chart.sides(), std::size_t{3});
    QVERIFY(chart.side(2).file == QStringLiteral("other.pt2"));
    QCOMPARE(chart.scene().base, std::size_t{2});
    QVERIFY(!chart.pane(3).isVisible());
    state.setCompared(nullptr);  // another program
    QCOMPARE(chart.sides(), std::size_t{2});
}

void TestViews::the_filter_shows_only_a_both_or_only_b() {
    ViewState state;
    CompareChart chart(state);
    state.setCompared(std::make_shared<const Compared>(Compared{QStringLiteral("other.pt2"), otherFile()}));
    state.show(smallOutcome(), tuningOf(twoPools()));
    const auto rows = [&] { return chart.model().rowCount(); };
    const CompareScene& scene = chart.scene();
    QCOMPARE(rows(), scene.only[0] + scene.shared + scene.only[1]);
    chart.filter(1).setChecked(false);
    QCOMPARE(rows(), scene.only[0] + scene.only[1]);
    chart.filter(0).setChecked(false);
    QCOMPARE(rows(), scene.only[1]);
    QCOMPARE(chart.model().at(0).name, QStringLiteral("new"));
}

void TestViews::compare_cuts_no_control_in_a_narrow_window() {
    ViewState state;
    CompareChart chart(state);
    state.show(twoPlans(), tuningOf(twoPools()));
    QList<QPushButton*> buttons = chart.findChildren<QPushButton*>();
    buttons.removeOne(chart.findChild<QPushButton*>(QStringLiteral("poolOffer")));  // there is no other file
    QCOMPARE(buttons.size(), 3);
    buttons.last()->setText(QStringLiteral("Plan daneben stellen"));  // other languages are longer
    chart.filter(1).setText(QStringLiteral("In beiden  1 195"));
    for (const int width : {470, 640, 1000}) {
        chart.resize(width, 420);
        chart.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&chart));
        QCoreApplication::processEvents();  // the layouts follow
        const auto whole = [&](const QWidget& part) {
            const QRect place(part.mapTo(&chart, QPoint(0, 0)), part.size());
            return part.width() >= part.sizeHint().width() && chart.rect().contains(place);
        };
        for (const QPushButton* button : buttons) QVERIFY2(whole(*button), qPrintable(button->text()));
        for (std::size_t i = 0; i < 3; ++i) QVERIFY2(whole(chart.filter(i)), qPrintable(chart.filter(i).text()));
        for (std::size_t i = 0; i < 2; ++i)
            QVERIFY2(chart.picker(i).width() >= 100, qPrintable(QString::number(width)));
        // A visible table has room for all its columns, and both tables can be opened.
        int seen = 0;
        for (const QTableView* view : chart.findChildren<QTableView*>()) {
            if (!view->isVisible()) continue;
            ++seen;
            int columns = 0;
            for (int column = 0; column < view->model()->columnCount(); ++column) columns += view->columnWidth(column);
            QVERIFY2(columns <= view->viewport()->width(), qPrintable(view->accessibleName()));
        }
        QCOMPARE(seen, width < 640 ? 1 : 2);
        if (seen == 2) continue;
        QTableView *numbers = chart.findChildren<QTableView*>()[0], *tensors = chart.findChildren<QTableView*>()[1];
        for (QToolButton* button : chart.findChildren<QToolButton*>()) {
            if (button->text() != QStringLiteral("Tensors")) continue;
            button->click();
            QVERIFY(tensors->isVisible() && !numbers->isVisible());
        }
    }
}

void TestViews::another_file_is_matched_by_name() {
    ViewState state;
    CompareChart chart(state);
    state.show(smallOutcome(), tuningOf(twoPools()));
    state.setCompared(std::make_shared<const Compared>(Compared{QStringLiteral("other.pt2"), otherFile()}));
    QVERIFY(chart.picker(1).currentText().contains(QStringLiteral("other.pt2")));
    QCOMPARE(chart.scene().shared, 2);
    state.setCompared(nullptr);
    QCOMPARE(chart.scene().only[1], 0);
}

void TestViews::the_map_shows_what_lives_at_the_step() {
    ViewState state;
    MapChart chart(state);
    state.show(smallOutcome(), tuningOf(twoPools()));
    chart.resize(800, 600);
    chart.show();
    static_cast<void>(QTest::qWaitForWindowExposed(&chart));
    for (const Step step : IndexRange(Step(0), Step(chart.scene().steps))) {
        state.setStep(step);
        for (const ArenaBox& box : chart.scene().boxes) {
            const bool lives = box.first <= step && step <= box.last;
            QCOMPARE(!chart.canvas().segmentRect(box.value).isEmpty(), lives);
        }
        for (std::size_t lane = 0; lane < chart.scene().lanes.size(); ++lane) {
            qint64 sum = 0;
            for (const LiveTensor& live : liveAt(chart.scene(), lane, step))
                sum += (live.box->bytes + live.box->align - 1) / live.box->align * live.box->align;
            QCOMPARE(sum, liveBytes(chart.scene(), lane, step));  // none of them share bytes
        }
    }
    state.setStep(Step(5));
    QTest::mouseClick(const_cast<MapCanvas*>(&chart.canvas()), Qt::LeftButton, Qt::NoModifier,
                      chart.canvas().segmentRect(value_c).center().toPoint());
    QCOMPARE(state.selection(), (std::set<ValueId>{value_c}));
}

void TestViews::the_peak_is_explained_and_its_tensors_can_be_selected() {
    ViewState state;
    MapChart chart(state);
    state.show(smallOutcome(), tuningOf(twoPools()));
    const ArenaLane& lane = chart.scene().lanes[0];
    state.setStep(Step(0));
    QVERIFY(chart.explanation().contains(QString::number(lane.peakStep.number())));
    QTest::keyClick(&chart, Qt::Key_Home);
    QCOMPARE(state.step().number(), lane.peakStep.number());
    QCOMPARE(state.selection(), (std::set<ValueId>{value_b, value_c}));
    QVERIFY2(chart.explanation().contains(QStringLiteral("Optimal for this program")), qPrintable(chart.explanation()));
    QSignalSpy spy(&chart, &Chart::editRequested);
    QPushButton* idea = chart.findChild<QPushButton*>(QStringLiteral("idea"));
    QVERIFY(idea);
    idea->click();
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].value<TensorEdits>().edits[0].mem_id.value_or(0), 2);
}

/// Gains measured for the tuning that is shown; requested when the peak is explained.
void TestViews::the_peak_names_passes_that_lower_it() {
    ViewState state;
    QSignalSpy wanted(&state, &ViewState::gainsWanted);
    MapChart chart(state);
    state.show(smallOutcome(), tuningOf(twoPools()));
    QTest::keyClick(&chart, Qt::Key_Home);
    QVERIFY(!wanted.isEmpty());
    GainStudy study{.is_complete = true};
    state.setGains(std::make_shared<const GainStudy>(study));
    QVERIFY2(chart.explanation().contains(QStringLiteral("No graph pass or operator order")),
             qPrintable(chart.explanation()));
    study.alone.push_back({.changes = {{ProgramChange::Kind::pass, "fold-constants"}},
                           .pools = {{1, "SRAM", 4096, 1024}},
                           .before = 4096,
                           .after = 1024});
    state.setGains(std::make_shared<const GainStudy>(study));
    QVERIFY2(
        chart.explanation().contains(
            QStringLiteral("program changes that lower the peak: Fold constants %1.").arg(format::bytesDelta(-3072)),
            Qt::CaseInsensitive),
        qPrintable(chart.explanation()));
}

void TestViews::an_idea_to_lower_the_peak_is_what_the_peak_would_be() {
    for (const auto& outcome : {smallOutcome(), largeOutcome(400)}) {
        const ArenaScene scene = arenaScene(*outcome);
        const std::vector<LowerIdea> ideas = lowerIdeas(scene, 0, 100);
        QVERIFY(!ideas.empty());
        for (const LowerIdea& idea : ideas) {
            Problem problem = outcome->plan().problem;
            std::erase_if(problem.buffers.rows(), [&](const Buffer& buffer) { return buffer.id == idea.value; });
            QCOMPARE(static_cast<std::int64_t>(idea.peak), lower_bound(problem, problem.pools.front()));
        }
    }
}

void TestViews::every_colour_rule_gives_each_tensor_a_class_with_a_name() {
    const auto outcome = largeOutcome(300);
    ArenaScene scene = arenaScene(*outcome);
    for (int i = 0; i < color_rule_count; ++i) {
        const auto rule = static_cast<ColorRule>(i);
        colorScene(scene, *outcome, rule, nullptr);
        QVERIFY2(!scene.classes.empty() && scene.classes.size() <= 6, qPrintable(colorRuleName(rule)));
        for (const ArenaBox& box : scene.boxes) {
            QVERIFY(box.color < scene.classes.size());
            QVERIFY(!scene.colorClass(box).name.isEmpty());
        }
    }
    // Larger tensors never get a class before that of smaller ones.
    colorScene(scene, *outcome, ColorRule::size, nullptr);
    for (const ArenaBox& a : scene.boxes) {
        for (const ArenaBox& b : scene.boxes) QVERIFY(a.bytes > b.bytes || a.color <= b.color);
    }
}

void TestViews::delegates_branches_and_loops_are_marked_by_their_steps() {
    auto outcome = std::make_shared<Outcome>(*smallOutcome());
    auto method = std::make_shared<Method>(*outcome->method);
    method->delegates.push_back({.id = "XnnpackBackend"});
    const auto at = [&](int number) -> Instruction& { return method->instructions[InstructionIndex(number)]; };
    at(2).kind = Instruction::Kind::delegate;
    at(2).delegate = DelegateIndex(0);
    // A jump before step 5 over two steps, and one after step 8 back to it.
    Instruction jump;
    jump.kind = Instruction::Kind::jump_false;
    jump.jump_to = InstructionIndex(8);
    method->instructions.insert(method->instructions.begin() + 5, jump);
    jump.jump_to = InstructionIndex(9);
    method->instructions.insert(method->instructions.begin() + 10, jump);
    at(6).name = "true_graph_0.sum";
    at(7).name = "true_graph_0.false_graph_1.mul";  // of a branch inside
    outcome->method = method;
    const ArenaScene scene = arenaScene(*outcome);
    QCOMPARE(scene.regions.size(), std::size_t{3});
    QCOMPARE(scene.regions[1].name, QStringLiteral("true_graph_0"));
    const StepRegion &delegate = scene.regions[0], &branch = scene.regions[1], &loop = scene.regions[2];
    QVERIFY(delegate.kind == StepRegion::Kind::delegate && delegate.first == Step(2) && delegate.last == Step(2));
    QCOMPARE(delegate.name, QStringLiteral("xnnpack_0"));
    QVERIFY(branch.kind == StepRegion::Kind::branch && branch.first == Step(5) && branch.last == Step(6));
    QVERIFY(loop.kind == StepRegion::Kind::loop && loop.first == Step(8) && loop.last == Step(8));
}

void TestViews::the_curve_grows_and_names_the_largest_value_that_fits() {
    const QString folder = arenascope::testing::programFolder(QStringLiteral("mlp_dynbatch"));
    QVERIFY(!folder.isEmpty());
    Engine engine;
    Progress progress;
    auto program = engine.open((folder + QStringLiteral("/model.pt2")).toStdString(), progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    const std::string symbol = program.value()->methods.front().ranges.begin()->first;
    Tuning tuning;
    auto all = size_curve(engine, *program.value(), tuning, symbol, 9, progress);
    QVERIFY2(all.ok(), all.ok() ? "" : all.error().text().c_str());
    QVERIFY(!all.value().largest_fit);
    const std::vector<CurvePoint>& points = all.value().points;
    for (std::size_t i = 1; i < points.size(); ++i) QVERIFY(points[i].bounds.front() >= points[i - 1].bounds.front());
    tuning.pools[0].capacity = (points.front().bytes.front() + points.back().bytes.front()) / 2;
    auto curve = size_curve(engine, *program.value(), tuning, symbol, 9, progress);
    QVERIFY(curve.ok() && curve.value().largest_fit);
    bool largest = false, next = false;
    for (const CurvePoint& point : curve.value().points) {
        largest = largest || (point.value == *curve.value().largest_fit && point.fits);
        next = next || (point.value == *curve.value().largest_fit + 1 && !point.fits);
    }
    QVERIFY2(largest && next, "the crossing is exact");
    const std::int64_t exported = program.value()->methods.front().ranges.begin()->second.max.value_or(64);
    Tuning wider = tuning;
    wider.ranges[symbol] = {1, 2 * exported};
    const auto beyond = size_curve(engine, *program.value(), wider, symbol, 5, progress);
    QVERIFY2(beyond.ok(), beyond.ok() ? "" : beyond.error().text().c_str());
    QCOMPARE(beyond.value().now, 2 * exported);
    QCOMPARE(beyond.value().points.back().value, 2 * exported);
    QVERIFY(std::any_of(beyond.value().points.begin(), beyond.value().points.end(),
                        [&](const CurvePoint& point) { return point.value == exported; }));
    QVERIFY(!size_curve(engine, *program.value(), tuning, "no_such_symbol", 9, progress).ok());

    auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
    QVERIFY(outcome.ok());
    ViewState state;
    CurveChart chart(state);
    QSignalSpy asked(&chart, &Chart::curveRequested);
    state.show(std::make_shared<const Outcome>(std::move(outcome).take()), std::make_shared<const Tuning>(tuning));
    QCOMPARE(asked.size(), 0);  // the view is hidden
    chart.resize(700, 500);
    chart.show();
    QVERIFY(asked.size() >= 1);
    state.setCurve(std::make_shared<const SizeCurve>(std::move(curve).take()));
    QVERIFY(chart.table().rowCount() >= 9);
    QVERIFY(chart.header().facts()[1].label.contains(QString::fromStdString(symbol)));
    const int rows = chart.table().rowCount();
    asked.clear();
    state.setCurve(nullptr);  // another tuning: the last curve stays until the new one arrives
    QVERIFY(chart.table().isVisible());
    QCOMPARE(chart.table().rowCount(), rows);
    QVERIFY(asked.size() >= 1);
    QHeaderView& heads = *chart.table().horizontalHeader();
    for (int column = 0; column < 4; ++column) {
        const QString text = chart.table().horizontalHeaderItem(column)->text();
        QVERIFY2(heads.sectionSize(column) >= QFontMetrics(heads.font()).horizontalAdvance(text) + 20,
                 qPrintable(text));
    }
}

void TestViews::the_curve_has_the_numbers_of_the_plan_that_is_shown() {
    const Engine engine;
    Progress progress;
    auto program = engine.open(ARENASCOPE_SOURCE_DIR "/resources/samples/llama_kv_dynseq.pt2", progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    const Tuning tuning = starting_tuning(*program.value());
    const auto shown = engine.evaluate(*program.value(), tuning, {}, progress);
    QVERIFY(shown.ok());
    const auto curve =
        size_curve(engine, *program.value(), tuning, shown.value().method->ranges.begin()->first, 3, progress);
    QVERIFY2(curve.ok(), curve.ok() ? "" : curve.error().text().c_str());
    QCOMPARE(curve.value().planner, shown.value().plan().planner);
    int now = 0;
    for (const CurvePoint& point : curve.value().points) {
        if (point.value != curve.value().now) continue;
        ++now;
        QCOMPARE(point.bytes.front(), shown.value().plan().pools.front().bytes);
    }
    QCOMPARE(now, 1);
}

QTEST_MAIN(TestViews)
#include "test_views.moc"
