// Tables: numbers are never cut, names are elided; one name and one share per operator, one count of problems.

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

#include "engine/engine.h"
#include "engine/study/conflict_groups.h"
#include "tests/settle.h"
#include "tests/test_data.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/timeline/timeline_chart.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/model_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/plot/chart_header.h"
#include "widgets/tables/tensor_count.h"
#include "widgets/tables/tensor_model.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/column_room.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::shared_ptr<const Outcome> planned(const QString& program) {
    const Engine engine;
    Progress progress;
    auto opened = engine.open(programFile(program).toStdString(), progress);
    if (!opened.ok()) return nullptr;
    auto outcome = engine.evaluate(*opened.value(), Tuning{}, {}, progress);
    return outcome.ok() ? std::make_shared<const Outcome>(std::move(outcome).take()) : nullptr;
}

/// The first operator that runs takes three quarters of what the kernels take, and half of the wall time.
RunReport madeReport(const Outcome& outcome) {
    auto run = std::make_shared<RunResult>();
    RunReport report;
    double took = 3;
    for (const InstructionIndex at : outcome.method->instructions.indices()) {
        if (took <= 0.5) break;
        const Instruction& each = outcome.method->instructions[at];
        if (each.kind != Instruction::Kind::kernel || each.outs.empty()) continue;
        run->times.push_back({.instruction = at, .op = each.op, .name = each.name, .milliseconds = took});
        report.ops.push_back({.last = {.instruction = at,
                                       .op = each.op,
                                       .name = each.name,
                                       .kernel = "onednn brgdmm_dw:avx512_core",
                                       .bytes_read = 82'227,
                                       .bytes_written = 70'451},
                              .min = took,
                              .median = took});
        run->calls.push_back({.instruction = at});
        took -= 2;
    }
    run->milliseconds = 6;
    report.last = run;
    report.milliseconds = {6};
    report.outputs.push_back(
        {.name = "a_long_name_of_an_output_that_gives_way", .dtype = DType::f32, .shape = {1, 1000, 7, 128}});
    return report;
}

bool isWhole(const QTreeWidget& tree, const QTreeWidgetItem& item, int column) {
    constexpr int padding = 12;
    return tree.isColumnHidden(column) ||
        tree.columnWidth(column) >= QFontMetrics(theme().mono).horizontalAdvance(item.text(column)) + padding;
}

}  // namespace

class TestColumns : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void namesGiveWayAndNumbersDoNot() {
        const std::vector<ColumnWish> wishes{{0, 200, 40}, {.column = 1, .whole = 80}, {2, 90, 30, 2}, {3, 50, 0, 1}};
        QCOMPARE(divideWidth(1000, wishes), (std::vector<int>{200, 80, 90, 50}));  // no column has more than it needs
        QCOMPARE(divideWidth(370, wishes), (std::vector<int>{150, 80, 90, 50}));   // the longest name gives way first
        QCOMPARE(divideWidth(250, wishes), (std::vector<int>{60, 80, 60, 50}));
        QCOMPARE(divideWidth(190, wishes), (std::vector<int>{55, 80, 55, 0}));  // a number goes before it is cut
        QCOMPARE(divideWidth(130, wishes), (std::vector<int>{50, 80, 0, 0}));
    }

    void noNumberOfARunIsCut() {
        const auto outcome = planned(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(outcome);
        ViewState state;
        RunPanel panel(state);
        state.show(outcome, std::make_shared<const Tuning>());
        const RunReport report = madeReport(*outcome);
        QCOMPARE(report.ops.size(), std::size_t{2});
        panel.setReport(report);
        panel.show();
        const auto trees = panel.findChildren<QTreeWidget*>();
        const QTreeWidget &ops = *trees.last(), &outputs = *trees.at(trees.size() - 2);
        for (const int width : {1500, 1200, 1000, 800}) {
            panel.resize(width, 260);
            handleEvents();
            for (int column = 0; column < ops.columnCount(); ++column) {
                const bool name = column == op_column || column == node_column || column == kernel_column;
                if (!name) QVERIFY2(isWhole(ops, *ops.topLevelItem(0), column), qPrintable(QString::number(column)));
            }
            QVERIFY(isWhole(outputs, *outputs.topLevelItem(0), shape_column));
            QVERIFY(outputs.isColumnHidden(delta_column));  // nothing was recorded to compare with
            QVERIFY(ops.header()->length() <= ops.viewport()->width());
        }
        panel.resize(1500, 260);
        handleEvents();
        QVERIFY(!ops.isColumnHidden(read_column) && !ops.isColumnHidden(written_column));
    }

    void stepsAreWholeBesideAScrollBar() {
        ViewState state;
        TensorTable table(state);
        table.resize(396, 400);
        table.show();
        state.show(largeOutcome(12'000), std::make_shared<const Tuning>());
        handleEvents();
        QVERIFY(table.view().verticalScrollBar()->isVisible());
        QVERIFY2(table.view().horizontalHeader()->length() <= table.view().viewport()->width(),
                 qPrintable(QStringLiteral("%1 in %2")
                                .arg(table.view().horizontalHeader()->length())
                                .arg(table.view().viewport()->width())));
    }

    void shapesOfTheSignatureAreWholeInANarrowDock() {
        const auto outcome = planned(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(outcome);
        ViewState state;
        ModelPanel panel(state);
        panel.resize(252, 500);
        panel.show();
        state.show(outcome, std::make_shared<const Tuning>());
        handleEvents();
        const QTreeWidget& rows = panel.signature();
        constexpr int type = 2;
        QVERIFY(rows.topLevelItemCount() >= 2);
        for (int row = 0; row < rows.topLevelItemCount(); ++row) {
            const QTreeWidgetItem& item = *rows.topLevelItem(row);
            QVERIFY2(item.text(type).endsWith(u']') && isWhole(rows, item, type), qPrintable(item.text(type)));
        }
        // No band of ground between the two tables.
        const auto* modules = panel.findChildren<QTreeWidget*>().last();
        QVERIFY2(modules->y() - rows.geometry().bottom() <= 8,
                 qPrintable(QStringLiteral("%1 below %2").arg(modules->y()).arg(rows.geometry().bottom())));
        panel.resize(700, 500);
        QVERIFY(rows.topLevelItem(0)->text(type).startsWith(QStringLiteral("float32")));
    }

    void choicesOfInitialValuesAreWholeInANarrowDock() {
        const auto outcome = planned(QStringLiteral("llama_kv_dynseq"));
        QVERIFY(outcome);
        ViewState state;
        ModelPanel panel(state);
        panel.resize(252, 500);
        panel.show();
        state.show(outcome, std::make_shared<const Tuning>());
        handleEvents();
        const auto areWhole = [&] {
            const QTreeWidget& rows = panel.signature();
            const auto choices = rows.findChildren<QComboBox*>();
            return choices.size() == 4 && std::all_of(choices.begin(), choices.end(), [&](const QComboBox* choice) {
                       const int right = choice->mapTo(rows.viewport(), QPoint(choice->width(), 0)).x();
                       return choice->isVisible() && choice->width() >= choice->sizeHint().width() &&
                           right <= rows.viewport()->width();
                   });
        };
        QTRY_VERIFY(areWhole());
        panel.resize(700, 500);
        QTRY_VERIFY(panel.signature().topLevelItem(2)->childCount() == 0);
        panel.resize(252, 500);
        QTRY_VERIFY(areWhole());
    }

    void aSelectedRowHasABarOfInkAndKeepsItsColours() {
        QTreeWidget tree;
        tree.setColumnCount(2);
        tree.setItemDelegate(new RowDelegate(&tree));
        tree.setHeaderHidden(true);
        auto* item = new QTreeWidgetItem(&tree, {QStringLiteral("x"), QStringLiteral("888888")});
        item->setForeground(1, theme().bad);
        tree.resize(300, 60);
        tree.show();
        const auto reddest = [&](const QImage& of) {
            int most = 0;
            for (int y = 0; y < of.height(); ++y)
                for (int x = tree.columnWidth(0); x < of.width(); ++x)
                    most = std::max(most, qRed(of.pixel(x, y)) - qBlue(of.pixel(x, y)));
            return most;
        };
        const QRect row = tree.visualItemRect(item);
        const QImage before = tree.viewport()->grab(QRect(0, row.top(), 300, row.height())).toImage();
        tree.setCurrentItem(item);
        const QImage after = tree.viewport()->grab(QRect(0, row.top(), 300, row.height())).toImage();
        QCOMPARE(after.pixelColor(0, after.height() / 2).name(), theme().ink.name());
        QVERIFY(before.pixelColor(0, before.height() / 2).name() != theme().ink.name());
        QVERIFY2(reddest(after) > 60, qPrintable(QString::number(reddest(after))));
    }

    void theSlowestOperatorHasOneNameAndOneShare() {
        const auto outcome = planned(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(outcome);
        ViewState state;
        TimelineChart timeline(state);
        RunPanel panel(state);
        timeline.resize(900, 600);
        timeline.show();
        state.show(outcome, std::make_shared<const Tuning>());
        const RunReport report = madeReport(*outcome);
        state.setRun(report.last);
        panel.setReport(report);
        const QTreeWidget& ops = *panel.findChildren<QTreeWidget*>().last();
        const QTreeWidgetItem& slowest = *ops.topLevelItem(0);
        const QList<Fact>& facts = timeline.header().facts();
        const auto found = std::find_if(facts.begin(), facts.end(),
                                        [](const Fact& fact) { return fact.label == QStringLiteral("Slowest op"); });
        QVERIFY(found != facts.end());
        QCOMPARE(found->value, slowest.text(node_column));
        QCOMPARE(slowest.text(share_column), QStringLiteral("75.0"));
        QVERIFY2(found->suffix.startsWith(QStringLiteral("75")), qPrintable(found->suffix));
    }

    void problemsAreCountedByTheirCausesEverywhere() {
        std::vector<Pool> pools = twoPools();
        pools.front().capacity = 20'000;
        const auto outcome = outcomeOf({{0, "a", 8192, 0, 9, 1, 0, Role::intermediate},
                                        {1, "b", 8192, 0, 4, 1, 4096, Role::intermediate},
                                        {2, "c", 16384, 5, 9, 1, 8192, Role::intermediate}},
                                       10, pools);
        QVERIFY(outcome && !outcome->plan().valid());
        ViewState state;
        ProblemsPanel problems(state);
        MemoryPoolsPanel cards(state);
        auto tuning = std::make_shared<Tuning>();
        tuning->pools = pools;
        state.show(outcome, tuning);
        const auto* tree = problems.findChild<QTreeWidget*>();
        QCOMPARE(tree->topLevelItemCount(), 2);  // one overlap, one pool that is too small
        QCOMPARE(problem_count(*outcome, nullptr), 2);
        QCOMPARE(causes_in(outcome->plan(), 1).all, 2);
        QCOMPARE(causes_in(outcome->plan(), 1).overlaps, 1);
        QCOMPARE(causes_in(outcome->plan(), 2).all, 0);
        bool told = false;
        for (const QLabel* label : cards.card(1)->findChildren<QLabel*>())
            told = told || label->text().contains(QStringLiteral("of which 1"));
        QVERIFY(told);
    }

    void aGroupOfConflictsSaysWhereAndWhen() {
        const auto apart = outcomeOf({{0, "a", 8192, 0, 9, 1, 0, Role::intermediate},
                                      {1, "b", 8192, 0, 4, 1, 4096, Role::intermediate},
                                      {2, "c", 8192, 5, 9, 1, 6144, Role::intermediate}},
                                     10, twoPools());
        QVERIFY(apart);
        auto outcome = std::make_shared<Outcome>(*apart);
        outcome->plans.front().problem.buffers.front().pinned = 0;
        ViewState state;
        ProblemsPanel problems(state);
        state.show(outcome, std::make_shared<const Tuning>());
        const auto* tree = problems.findChild<QTreeWidget*>();
        QCOMPARE(tree->topLevelItemCount(), 1);
        const QTreeWidgetItem& group = *tree->topLevelItem(0);
        QCOMPARE(group.childCount(), 2);
        QCOMPARE(group.text(1), format::offsetRange(4096, 8192));
        QCOMPARE(group.text(2), format::steps(Step(0), Step(9)));
    }

    /// Numbers and places leave first, then the problem and its fix share what is left.
    void problemsNeverScrollSideways() {
        std::vector<Pool> pools = twoPools();
        pools.front().capacity = 4096;
        const auto outcome =
            outcomeOf({{0, "some_convolution_of_the_first_block", 8192, 0, 9, 1, 0, Role::intermediate},
                       {1, "some_convolution_of_the_other_block", 8192, 0, 9, 1, 0, Role::intermediate}},
                      10, pools);
        QVERIFY(outcome);
        ViewState state;
        ProblemsPanel problems(state);
        auto tuning = std::make_shared<Tuning>();
        tuning->pools = pools;
        state.show(outcome, tuning);
        problems.show();
        const auto* tree = problems.findChild<QTreeWidget*>();
        QVERIFY(tree->topLevelItemCount() > 0);
        int whole = 0;
        for (const int width : {1200, 700, 490, 420, 340, 280, 1200}) {
            problems.resize(width, 200);
            handleEvents();
            const int problem = tree->header()->sectionSize(0), fix = tree->header()->sectionSize(4);
            QVERIFY2(tree->horizontalScrollBar()->maximum() == 0, qPrintable(QString::number(width)));
            QVERIFY2(problem >= 100 && fix >= 100, qPrintable(QString::number(width)));
            QVERIFY(!tree->isColumnHidden(0) && !tree->isColumnHidden(4));
            if (width == 1200) {
                for (int column = 0; column < tree->columnCount(); ++column) QVERIFY(!tree->isColumnHidden(column));
            }
            whole += tree->isColumnHidden(3) ? 0 : 1;
        }
        QVERIFY2(whole >= 4, "the bytes stay where there is room");
    }

    void aLegendSaysHowManyEntriesItHasNoRoomFor() {
        ChartHeader header;
        QList<Swatch> swatches;
        for (int i = 0; i < 12; ++i) swatches.append({.text = QStringLiteral("operator %1").arg(i)});
        header.setLegend(swatches);
        header.resize(2000, header.sizeHint().height());
        QCOMPARE(header.legendShown().size(), 12);
        header.resize(400, header.sizeHint().height());
        const auto shown = header.legendShown().size();
        QVERIFY(shown > 0 && shown < 12);
        // Behind the last of them there is something to read.
        const double last = metric::chartPad +
            static_cast<double>(shown) * (32 + QFontMetricsF(theme().small).horizontalAdvance(swatches[0].text));
        const QImage picture = header.grab().toImage();
        bool ink = false;
        for (int x = static_cast<int>(last); x < picture.width() && !ink; ++x)
            for (int y = picture.height() - 20; y < picture.height() - 6; ++y)
                ink = ink || picture.pixelColor(x, y).lightness() < 170;
        QVERIFY(ink);
    }

    void tensorsWithoutBytesAreToldApart() {
        const auto outcome = planned(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY(outcome);
        const TensorCount count = tensorCount(*outcome);
        QCOMPARE(count.full, 153);
        QCOMPARE(count.empty, 104);
        QVERIFY(tensorCountText(count).startsWith(QStringLiteral("153 tensor")));
        QVERIFY(tensorCountText(count).endsWith(QStringLiteral(", 104 empty")));
        QVERIFY(!tensorCountText({153, 0}).contains(u','));
    }
};

QTEST_MAIN(TestColumns)
#include "test_columns.moc"
