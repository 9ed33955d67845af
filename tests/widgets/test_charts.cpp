// Charts and the Plans table: geometry as properties, every listed chart in every size and theme, and input by mouse
// and keyboard. ARENASCOPE_DUMP=folder writes pictures for people to view.

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QtTest>
#include <random>

#include "engine/engine.h"
#include "tests/settle.h"
#include "tests/test_data.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/timeline/timeline_chart.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QWidget& plotOf(QWidget& chart) {
    // The plot is the child that fills the widget's lower part.
    QWidget* child = chart.childAt(chart.width() / 2, chart.height() / 2);
    return child ? *child : chart;
}

QPoint inPlot(QWidget& chart, const QPointF& pos) { return plotOf(chart).mapFrom(&chart, pos.toPoint()); }

void save(const QImage& image, const QString& name) {
    const QString folder = qEnvironmentVariable("ARENASCOPE_DUMP");
    if (!folder.isEmpty()) image.save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

int coloursOf(const QImage& image) {
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3) seen.insert(image.pixel(x, y));
    }
    return static_cast<int>(seen.size());
}

int warnings = 0;
void countWarnings(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtDebugMsg || type == QtInfoMsg) return;
    ++warnings;
    fprintf(stderr, "warning: %s\n", qPrintable(text));
}

}  // namespace

class TestCharts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }
    void every_planned_tensor_has_one_box_inside_its_pool();
    void boxes_of_a_valid_plan_never_overlap();
    void the_peak_set_lives_at_the_peak_and_sums_to_the_bound();
    void live_bytes_of_a_pool_reach_its_lower_bound_and_no_more();
    void an_overlap_is_shown_where_bytes_and_steps_are_shared();
    void every_chart_renders_every_size_in_both_themes();
    void a_click_selects_control_adds_and_empty_clears();
    void arrows_move_the_cursor_and_walk_the_tensors();
    void the_wheel_keeps_the_step_under_the_pointer();
    void hovering_says_what_a_tensor_is();
    void the_plans_table_lists_best_first_and_reports_a_choice();
    void numbers_read_the_same_everywhere();
    void icons_and_colours_follow_the_theme();
    void pictures_of_a_real_program();
};

void TestCharts::every_planned_tensor_has_one_box_inside_its_pool() {
    for (const auto& outcome : {smallOutcome(), largeOutcome(700)}) {
        QVERIFY(outcome);
        const ArenaScene scene = arenaScene(*outcome);
        QCOMPARE(scene.boxes.size(), outcome->tensors.size());
        QSet<ValueId> seen;
        for (const ArenaBox& box : scene.boxes) {
            QVERIFY(!seen.contains(box.value));
            seen.insert(box.value);
            const TensorRow& row = outcome->tensors[box.row];
            QCOMPARE(row.value.number(), box.value.number());
            QCOMPARE(box.bytes, row.bytes);
            QVERIFY(box.first.valid() && box.first <= box.last && box.last < Step(scene.steps));
            QVERIFY(box.offset >= 0 && box.top() <= scene.lanes[box.lane].bytes);
        }
    }
}

void TestCharts::boxes_of_a_valid_plan_never_overlap() {
    const auto outcome = largeOutcome(700);
    QVERIFY(outcome->plan().valid());
    const ArenaScene scene = arenaScene(*outcome);
    QVERIFY(scene.conflicts.empty());
    for (const BoxIndex i : scene.boxes.indices()) {
        for (const BoxIndex j : IndexRange(i + 1, scene.boxes.next())) {
            const ArenaBox &a = scene.boxes[i], &b = scene.boxes[j];
            const bool together = a.lane == b.lane && a.first <= b.last && b.first <= a.last;
            QVERIFY2(!together || a.top() <= b.offset || b.top() <= a.offset, qPrintable(a.name() + u' ' + b.name()));
        }
    }
}

void TestCharts::the_peak_set_lives_at_the_peak_and_sums_to_the_bound() {
    const auto outcome = smallOutcome();
    const ArenaScene scene = arenaScene(*outcome);
    for (std::size_t lane = 0; lane < scene.lanes.size(); ++lane) {
        qint64 sum = 0;
        for (const ArenaBox& box : scene.boxes) {
            const bool lives = box.first <= scene.lanes[lane].peakStep && scene.lanes[lane].peakStep <= box.last;
            if (box.lane == lane) QCOMPARE(box.peak, lives);
            if (box.lane == lane && box.peak) sum += box.bytes;
        }
        QCOMPARE(sum, scene.lanes[lane].lowerBound);
    }
}

void TestCharts::live_bytes_of_a_pool_reach_its_lower_bound_and_no_more() {
    for (const auto& outcome : {smallOutcome(), largeOutcome(300)}) {
        const ArenaScene scene = arenaScene(*outcome);
        for (const ArenaLane& lane : scene.lanes)
            QCOMPARE(*std::max_element(lane.live.begin(), lane.live.end()), lane.lowerBound);
    }
}

void TestCharts::an_overlap_is_shown_where_bytes_and_steps_are_shared() {
    const auto outcome = outcomeOf({{1, "a", 4096, 0, 4, 1, 0}, {2, "b", 4096, 3, 6, 1, 1024}}, 8, twoPools());
    QVERIFY(!outcome->plan().valid());
    const ArenaScene scene = arenaScene(*outcome);
    QCOMPARE(scene.conflicts.size(), std::size_t{1});
    const ArenaConflict& conflict = scene.conflicts.front();
    QCOMPARE(conflict.first.number(), 3);
    QCOMPARE(conflict.last.number(), 4);
    QCOMPARE(conflict.offset, qint64{1024});
    QCOMPARE(conflict.end, qint64{4096});
    QVERIFY(scene.boxes.front().conflict && scene.boxes.back().conflict);
}

void TestCharts::every_chart_renders_every_size_in_both_themes() {
    const auto one = outcomeOf({{1, "only", 4096, 0, 0, 1, 0}}, 1, twoPools());
    const auto large = largeOutcome(5200);
    QVERIFY(one && large);
    qInstallMessageHandler(countWarnings);
    for (const Theme::Kind kind : {Theme::Kind::light, Theme::Kind::dark}) {
        applyTheme(*qApp, kind);
        for (const ChartEntry& entry : builtinCharts()) {
            ViewState state;
            const std::unique_ptr<Chart> chart(entry.make(state, nullptr));
            const QString name = QString::fromLatin1(entry.id) +
                (kind == Theme::Kind::dark ? QStringLiteral("_dark") : QStringLiteral("_light"));
            const QImage empty = chart->renderImage({720, 560}, 1);
            QCOMPARE(empty.size(), QSize(720, 560));
            save(empty, name + QStringLiteral("_empty"));
            QVERIFY2(coloursOf(empty) > 1, "the empty chart says what will appear");
            for (const auto& [outcome, what] :
                 {std::pair{one, "one"}, std::pair{smallOutcome(), "small"}, std::pair{large, "large"}}) {
                Footprint print;
                for (const PoolResult& pool : outcome->plan().pools) {
                    print.pools.push_back({.name = pool.name, .mem_id = pool.mem_id, .bytes = pool.bytes});
                    print.parts.push_back({.kind = FootprintPart::Kind::arena,
                                           .memory = pool.name,
                                           .name = message("Arena of {pool}", pool.name),
                                           .from = {},
                                           .bytes = pool.bytes});
                }
                state.setFootprint(std::make_shared<const Footprint>(print));
                state.show(outcome, std::make_shared<const Tuning>());
                const QImage image = chart->renderImage({720, 560}, 1);
                save(image, name + u'_' + QString::fromLatin1(what));
                QVERIFY(coloursOf(image) > 12);
                chart->fitAll();
                save(chart->renderImage({720, 560}, 1),
                     name + u'_' + QString::fromLatin1(what) + QStringLiteral("_all"));
            }
            QCOMPARE(chart->renderImage({400, 300}, 2).size(), QSize(800, 600));
        }
    }
    qInstallMessageHandler(nullptr);
    applyTheme(*qApp, Theme::Kind::light);
    QCOMPARE(warnings, 0);
}

namespace {
struct Shown {
    ViewState state;
    ArenaChart chart{state};
    Shown() {
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        chart.resize(900, 700);
        chart.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&chart));
        handleEvents();
    }
    const ArenaBox& box(ValueId value) const { return *chart.scene().boxOf(value); }
};
}  // namespace

void TestCharts::a_click_selects_control_adds_and_empty_clears() {
    Shown shown;
    const auto click = [&](ValueId value, Qt::KeyboardModifiers modifiers) {
        const QRectF rect = shown.chart.boxRect(shown.box(value));
        QVERIFY(rect.width() > 4);
        QTest::mouseClick(&plotOf(shown.chart), Qt::LeftButton, modifiers, inPlot(shown.chart, rect.center()));
    };
    click(value_b, Qt::NoModifier);
    QCOMPARE(shown.state.selection(), (std::set<ValueId>{value_b}));
    QCOMPARE(shown.state.current().number(), 3);
    QVERIFY(shown.state.step() >= Step(3) && shown.state.step() <= Step(6));
    click(value_c, Qt::ControlModifier);
    QCOMPARE(shown.state.selection(), (std::set<ValueId>{value_b, value_c}));
    click(value_b, Qt::ControlModifier);
    QCOMPARE(shown.state.selection(), (std::set<ValueId>{value_c}));
    const QRectF d = shown.chart.boxRect(shown.box(value_d));
    QTest::mouseClick(&plotOf(shown.chart), Qt::LeftButton, Qt::NoModifier,
                      inPlot(shown.chart, d.center() - QPointF(0, d.height() + 40)));
    QVERIFY(shown.state.selection().empty());
}

void TestCharts::arrows_move_the_cursor_and_walk_the_tensors() {
    Shown shown;
    shown.state.setStep(Step(5));
    QTest::keyClick(&shown.chart, Qt::Key_Right);
    QCOMPARE(shown.state.step().number(), 6);
    QTest::keyClick(&shown.chart, Qt::Key_Left);
    QTest::keyClick(&shown.chart, Qt::Key_Left);
    QCOMPARE(shown.state.step().number(), 4);
    std::set<ValueId> walked;
    for (int i = 0; i < 2; ++i) {
        QTest::keyClick(&shown.chart, Qt::Key_Up);
        walked.insert(shown.state.current());
    }
    QCOMPARE(walked, (std::set<ValueId>{value_b, value_far}));  // live at step 4
    // With a tensor in focus, sideways leads to the next one in time.
    for (int i = 0; i < 40; ++i) QTest::keyClick(&shown.chart, Qt::Key_Right);
    QCOMPARE(shown.state.current().number(), 5);
    QCOMPARE(shown.state.step().number(), 8);
    QTest::keyClick(&shown.chart, Qt::Key_Left);
    QCOMPARE(shown.state.current().number(), 4);
    for (int i = 0; i < 40; ++i) QTest::keyClick(&shown.chart, Qt::Key_BracketRight);
    QCOMPARE(shown.state.step().number(), 11);
}

void TestCharts::the_wheel_keeps_the_step_under_the_pointer() {
    Shown shown;
    const QRectF before = shown.chart.boxRect(shown.box(value_b));
    const QPointF at = inPlot(shown.chart, before.center());
    QWidget& plot = plotOf(shown.chart);
    QWheelEvent event(at, plot.mapToGlobal(at), {}, QPoint(0, 240), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(&plot, &event);
    const QRectF after = shown.chart.boxRect(shown.box(value_b));
    QVERIFY(after.width() > before.width() * 1.2);
    QVERIFY(qAbs(after.center().x() - before.center().x()) < 2);
}

void TestCharts::hovering_says_what_a_tensor_is() {
    Shown shown;
    const ArenaBox& box = shown.box(value_b);
    QTest::mouseMove(&plotOf(shown.chart), inPlot(shown.chart, shown.chart.boxRect(box).center()));
    QCOMPARE(shown.state.hovered().number(), 3);
    QTRY_VERIFY(!shown.chart.tipText().isEmpty());
    const QString text = shown.chart.tipText();
    for (const QString& part : {box.name(), format::exactBytes(box.bytes), format::offsetRange(box.offset, box.top()),
                                format::steps(box.first, box.last)})
        QVERIFY2(text.contains(part), qPrintable(text));
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (window->inherits("arenascope::ChartTip") && window->isVisible())
            save(window->grab().toImage(), QStringLiteral("tip"));
    }
}

void TestCharts::the_plans_table_lists_best_first_and_reports_a_choice() {
    auto outcome = std::make_shared<Outcome>(*smallOutcome());
    outcome->plans.push_back(outcome->plans.front());
    outcome->plans.back().planner = "naive";
    outcome->plans.back().total_bytes += 40960;
    outcome->plans.back().pools.front().bytes += 40960;
    std::swap(outcome->plans[0], outcome->plans[1]);
    outcome->shown = 1;
    ViewState state;
    PlansTable table(state);
    table.resize(1200, 168);
    state.show(outcome, std::make_shared<const Tuning>());
    const std::vector<PlanRow> rows = planRows(*outcome);
    QCOMPARE(rows.size(), std::size_t{2});
    QCOMPARE(rows[0].planner, QStringLiteral("greedy"));
    QVERIFY(rows[0].shown && rows[0].isBaseline);
    QCOMPARE(*rows[1].toBaseline, qint64{40960});
    QCOMPARE(table.currentIndex().row(), 0);
    QSignalSpy spy(&table, &PlansTable::planChosen);
    table.selectRow(1);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].toString(), QStringLiteral("naive"));
}

void TestCharts::numbers_read_the_same_everywhere() {
    const QString thin = QString(QChar(0x202F)), minus = QString(QChar(0x2212));
    QCOMPARE(format::exactBytes(442368), QStringLiteral("442") + thin + QStringLiteral("368 B"));
    QCOMPARE(format::bytes(540 * 1024), QStringLiteral("540 KiB"));
    QCOMPARE(format::bytes(8 << 20), QStringLiteral("8 MiB"));
    QCOMPARE(format::bytes(12), QStringLiteral("12 B"));
    QCOMPARE(format::in(format::unitFor(5730 * 1024), 5730 * 1024 + 512),
             QStringLiteral("5") + thin + QStringLiteral("730.5"));
    const format::Unit kib = format::unitFor(144 * 1024);
    QCOMPARE(format::in(kib, 16), QStringLiteral("< 0.1"));
    QCOMPARE(format::deltaIn(kib, -144 * 1024), minus + QStringLiteral("144"));
    QCOMPARE(format::deltaIn(kib, 144 * 1024), QStringLiteral("+144"));
    const format::Unit few = format::unitFor(896);
    QCOMPARE(format::in(few, 16) + QLatin1Char(' ') + few.name, QStringLiteral("16 B"));
    QCOMPARE(format::bytesDelta(-144 * 1024), minus + QStringLiteral("144 KiB"));
    QCOMPARE(format::offset(0x6C000), QStringLiteral("0x06C000"));
    QCOMPARE(format::number(-1234567),
             minus + QStringLiteral("1") + thin + QStringLiteral("234") + thin + QStringLiteral("567"));
    QCOMPARE(format::percentDelta(0.267), QStringLiteral("+26.7"));
    QCOMPARE(format::milliseconds(0.03), QStringLiteral("< 0.1"));
    QCOMPARE(paint::nodeName(QStringLiteral("aten__native_batch_norm_legit_no_training_default_3")),
             QStringLiteral("batch_norm_3"));
    QCOMPARE(paint::nodeName(QStringLiteral("aten_add_tensor")), QStringLiteral("add"));
    QCOMPARE(paint::nodeName(QStringLiteral("my_default_op")), QStringLiteral("my_default_op"));
}

void TestCharts::icons_and_colours_follow_the_theme() {
    for (const char* name :
         {"open", "save",  "undo",  "redo",    "plan", "run",    "export",  "search", "fit",  "zoom_in", "zoom_out",
          "lock", "check", "cross", "warning", "add",  "remove", "pointer", "hand",   "moon", "sun"}) {
        const QImage image = themePixmap(QString::fromLatin1(name), Qt::red, 16, 2).toImage();
        int painted = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) painted += image.pixelColor(x, y).red() > 128 ? 1 : 0;
        }
        QVERIFY2(painted > 20, name);
    }
    QVERIFY(theme().role(DataRole::intermediate).fill != theme().role(DataRole::intermediate).solid);
    const QColor light = QApplication::palette().color(QPalette::Window);
    applyTheme(*qApp, Theme::Kind::dark);
    QVERIFY(theme().isDark());
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < light.lightness());
    applyTheme(*qApp, Theme::Kind::light);
}

void TestCharts::pictures_of_a_real_program() {
    const QString folder = arenascope::testing::programFolder(QStringLiteral("mobilenet_v2_w035"));
    if (folder.isEmpty()) QSKIP("mobilenet_v2_w035 is not in reach");
    Engine engine;
    Progress progress;
    auto program = engine.open((folder + QStringLiteral("/model_greedy.pte")).toStdString(), progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    Tuning tuning;
    tuning.pools = twoPools();
    tuning.pools[0].capacity = 512 * 1024;
    tuning.pools[1].capacity = 8 << 20;
    tuning.planner = "greedy_by_size";
    tuning.keep_loaded_plan = false;
    const std::vector<std::string> planners{"greedy_by_size", "greedy_by_breadth", "hill_climb", "greedy", "naive"};
    auto evaluated = engine.evaluate(*program.value(), tuning, planners, progress);
    QVERIFY2(evaluated.ok(), evaluated.ok() ? "" : evaluated.error().text().c_str());
    // Moves the largest tensor of the peak into the second pool, as a user would.
    const ArenaScene scene = arenaScene(evaluated.value());
    const auto& buffers = evaluated.value().plan().problem.buffers;
    const auto filled =
        std::count_if(buffers.begin(), buffers.end(), [](const Buffer& buffer) { return buffer.bytes > 0; });
    QCOMPARE(static_cast<std::ptrdiff_t>(scene.boxes.size()), filled);
    for (const ArenaBox& box : scene.boxes) {
        if (box.peak && box.lane == 0) {
            tuning = edit::assign(tuning, {box.name().toStdString()}, 2);
            break;
        }
    }
    auto moved = engine.evaluate(*program.value(), tuning, planners, progress);
    QVERIFY(moved.ok());
    const auto outcome = std::make_shared<const Outcome>(std::move(moved).take());
    QVERIFY(outcome->plan().valid());
    auto run = std::make_shared<RunResult>();
    std::mt19937 random(3);
    for (const InstructionIndex i : outcome->method->instructions.indices())
        run->times.push_back(
            {i, {}, {}, {}, static_cast<double>(random() % 1000) / 1000.0 * (i.number() % 37 == 5 ? 2.2 : 0.4)});
    run->milliseconds = 14.6;
    for (const Theme::Kind kind : {Theme::Kind::light, Theme::Kind::dark}) {
        applyTheme(*qApp, kind);
        const QString suffix = kind == Theme::Kind::dark ? QStringLiteral("_dark") : QStringLiteral("_light");
        ViewState state;
        ArenaChart arena(state);
        TimelineChart timeline(state);
        PlansTable table(state);
        state.show(outcome, std::make_shared<const Tuning>(tuning));
        state.setRun(run);
        const ArenaScene& now = arena.scene();
        for (const ArenaBox& box : now.boxes) {
            if (box.peak && box.lane == 0) state.select({box.value}, box.value);
        }
        save(arena.renderImage({752, 640}, 1), QStringLiteral("mobilenet_arena") + suffix);
        save(arena.renderImage({752, 640}, 2), QStringLiteral("mobilenet_arena_2x") + suffix);
        save(timeline.renderImage({752, 640}, 1), QStringLiteral("mobilenet_timeline") + suffix);
        arena.fitAll();
        timeline.fitAll();
        save(arena.renderImage({752, 640}, 1), QStringLiteral("mobilenet_arena_all") + suffix);
        save(timeline.renderImage({752, 640}, 1), QStringLiteral("mobilenet_timeline_all") + suffix);
        table.resize(1420, 168);
        table.show();
        save(table.grab().toImage(), QStringLiteral("plans") + suffix);
    }
    applyTheme(*qApp, Theme::Kind::light);
}

QTEST_MAIN(TestCharts)
#include "test_charts.moc"
