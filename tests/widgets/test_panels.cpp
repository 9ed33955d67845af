// The panels on their own: state that they keep, values that they refresh, actions that they never take.

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>
#include <map>

#include "engine/study/delegation_study.h"
#include "tests/settle.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/panels/delegates/delegate_nodes.h"
#include "widgets/panels/dimensions_panel.h"
#include "widgets/panels/fit_slider.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/run_panel.h"
#include "widgets/panels/symbol_editor.h"
#include "widgets/panels/symbol_section.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// The hand-made outcome, with a tensor behind every row.
std::shared_ptr<Outcome> madeOutcome() {
    auto outcome = std::make_shared<Outcome>(*smallOutcome());
    auto method = std::make_shared<Method>(*outcome->method);
    for (const TensorRow& row : outcome->tensors) {
        if (!method->values.has(row.value)) method->values.resize(row.value.row() + 1);
        method->values[row.value].data = Tensor{};
    }
    outcome->method = method;
    return outcome;
}

/// A program with one symbol, and the outcome that goes with a tuning of it.
struct Dynamic {
    std::shared_ptr<Program> program = std::make_shared<Program>();
    std::shared_ptr<const Outcome> outcome = madeOutcome();

    explicit Dynamic(sym::Range range) {
        Method method;
        method.name = outcome->method->name;
        method.ranges["s0"] = range;
        program->methods.push_back(method);
    }
};

std::shared_ptr<const Tuning> ranged(std::int64_t min, std::int64_t max) {
    Tuning tuning;
    tuning.ranges["s0"] = {min, max};
    return std::make_shared<const Tuning>(tuning);
}

sym::Range boundedRange() {
    sym::Range range;
    range.min = 1;
    range.max = 100;
    return range;
}

/// `took`: milliseconds.
OpSummary timed(InstructionIndex at, const std::string& op, const std::string& name, double took) {
    return {.last = {.instruction = at, .op = op, .name = name, .kernel = "arenascope"}, .min = took, .median = took};
}

}  // namespace

class TestPanels : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void theSliderOutlivesTheOutcomesOfItsOwnDrag() {
        ViewState state;
        const Dynamic dynamic(boundedRange());
        DimensionsPanel panel(state);
        state.show(dynamic.outcome, std::make_shared<const Tuning>());
        panel.setProgram(dynamic.program);
        panel.show();
        QPointer<QSlider> slider = panel.findChild<QSlider*>();
        QVERIFY(slider);
        QSignalSpy asked(&panel, &DimensionsPanel::rangeRequested);
        slider->setSliderDown(true);
        emit slider->sliderPressed();
        for (const int value : {40, 50, 60}) {
            slider->setValue(value);
            state.show(madeOutcome(), ranged(1, value - 5));  // late: of an earlier position
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY2(slider, "the slider is gone in the middle of its drag");
            QCOMPARE(slider->value(), value);
        }
        QCOMPARE(asked.count(), 3);
        QCOMPARE(asked[0][2].toInt(), asked[2][2].toInt());
        QVERIFY2(asked[0][2].toInt() >= 0, "one drag is one step");
        slider->setSliderDown(false);
        state.show(madeOutcome(), ranged(1, 77));
        QCOMPARE(slider->value(), 77);
    }

    void aRefusedRangeDoesNotStayOnShow() {
        ViewState state;
        const Dynamic dynamic(boundedRange());
        DimensionsPanel panel(state);
        state.show(dynamic.outcome, std::make_shared<const Tuning>());
        panel.setProgram(dynamic.program);
        panel.show();
        auto* max = panel.findChild<QSpinBox*>(QStringLiteral("max_s0"));
        auto* fixed = panel.findChild<QCheckBox*>(QStringLiteral("fix_s0"));
        const int holds = max->value();
        QSignalSpy asked(&panel, &DimensionsPanel::rangeRequested);
        max->setValue(0);
        QCOMPARE(max->value(), 0);
        QTest::keyClick(max, Qt::Key_Escape);
        QCOMPARE(max->value(), holds);
        max->setValue(0);
        fixed->click();
        QVERIFY(!fixed->isChecked());
        QCOMPARE(max->value(), holds);
        QCOMPARE(asked.count(), 0);
    }

    void typingAMaximumKeepsTheFocusAndTheText() {
        ViewState state;
        const Dynamic dynamic(boundedRange());
        DimensionsPanel panel(state);
        state.show(dynamic.outcome, std::make_shared<const Tuning>());
        panel.setProgram(dynamic.program);
        panel.show();
        QPointer<QSpinBox> max = panel.findChild<QSpinBox*>(QStringLiteral("max_s0"));
        panel.activateWindow();
        max->setFocus();
        max->selectAll();
        QTest::keyClicks(max, QStringLiteral("8"));
        state.show(madeOutcome(), std::make_shared<const Tuning>());  // another panel's edit
        QCOMPARE(max->findChild<QLineEdit*>()->text(), QStringLiteral("8"));
        QSignalSpy asked(&panel, &DimensionsPanel::rangeRequested);
        QTest::keyClick(max, Qt::Key_Return);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][1].value<std::optional<RangeEdit>>()->max, std::int64_t{8});
        state.show(madeOutcome(), ranged(1, 8));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(max);
        QCOMPARE(max->value(), 8);
    }

    void aSymbolWithoutABoundAsksForOne() {
        ViewState state;
        sym::Range open;
        open.min = 2;
        const Dynamic dynamic(open);
        DimensionsPanel panel(state);
        panel.setProgram(dynamic.program);  // nothing is planned: no outcome
        panel.show();
        QVERIFY(panel.hasSymbols());
        const auto asks = [&] {
            const QList<QLabel*> labels = panel.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text().contains(QStringLiteral("no upper bound"));
            });
        };
        QVERIFY(asks());
        state.show(dynamic.outcome, ranged(2, 64));
        QVERIFY(!asks());
    }

    void aFoldedDimensionIsARowAndUnfolds() {
        ViewState state;
        const Dynamic dynamic(boundedRange());
        dynamic.program->methods.front().ranges["s1"] = boundedRange();
        DimensionsPanel panel(state);
        state.show(dynamic.outcome, std::make_shared<const Tuning>());
        panel.setProgram(dynamic.program);
        panel.show();
        SymbolSection *first = panel.section("s0"), *second = panel.section("s1");
        QVERIFY(first && second);
        QVERIFY(first->isOpen() && !second->isOpen());
        QVERIFY(first->editor().isVisible() && !second->editor().isVisible());
        QVERIFY2(second->head().isVisible(), "the row stays");
        QCOMPARE(second->head().accessibleName(), QStringLiteral("s1, ≤ 100"));
        QTest::mouseClick(&second->head(), Qt::LeftButton);
        QVERIFY(second->editor().isVisible());
        QTest::keyClick(&second->head(), Qt::Key_Space);
        QVERIFY(!second->editor().isVisible());
    }

    void theSliderTellsTheArenaAndTheLargestValueThatFits() {
        ViewState state;
        Dynamic dynamic(boundedRange());
        dynamic.outcome =
            outcomeOf({{0, "a", 1000, 0, 1, 1, 0}}, 2, {Pool{.mem_id = 1, .name = "SRAM", .capacity = 1000}});
        dynamic.program->methods.front().name = dynamic.outcome->method->name;
        DimensionsPanel panel(state);
        QSignalSpy wanted(&panel, &DimensionsPanel::curveRequested), asked(&panel, &DimensionsPanel::rangeRequested);
        state.show(dynamic.outcome, std::make_shared<const Tuning>());
        panel.setProgram(dynamic.program);
        panel.show();
        auto* slider = panel.findChild<FitSlider*>();
        QVERIFY(slider && !slider->mark());
        QTRY_COMPARE(wanted.count(), 1);
        SizeCurve curve{.symbol = "s0",
                        .now = 100,
                        .pools = {Pool{.mem_id = 1, .name = "SRAM", .capacity = 1000}},
                        .points = {{.value = 1, .bytes = {100}, .bounds = {100}},
                                   {.value = 51, .bytes = {600}, .bounds = {600}},
                                   {.value = 90, .bytes = {1000}, .bounds = {990}},
                                   {.value = 100, .bytes = {1100}, .bounds = {1090}, .fits = false}},
                        .largest_fit = 90,
                        .planner = "auto"};
        const QImage before = slider->grab().toImage();
        state.setCurve(std::make_shared<const SizeCurve>(curve));
        QCOMPARE(slider->mark(), std::optional<int>(90));
        QVERIFY(slider->accessibleDescription().contains(QStringLiteral("90")));
        const QImage after = slider->grab().toImage();
        const QPoint ring = (slider->pointOf(90) * after.devicePixelRatio()).toPoint();
        QVERIFY2(before.pixelColor(ring) != after.pixelColor(ring), "the ring is seen");
        QCOMPARE(after.pixelColor(ring), theme().chart);
        // Before planning: the expected size of the arena.
        const SymbolSection& section = *panel.section("s0");
        slider->setSliderDown(true);
        emit slider->sliderPressed();
        slider->setValue(51);
        QVERIFY2(section.arena().contains(QStringLiteral("✓ SRAM: 600 B of")), qPrintable(section.arena()));
        slider->setValue(26);
        QVERIFY2(section.arena().contains(QStringLiteral("≈ 350 B")), qPrintable(section.arena()));
        slider->setValue(100);
        QVERIFY2(section.arena().contains(QStringLiteral("✗ SRAM")), qPrintable(section.arena()));
        slider->setSliderDown(false);
        asked.clear();
        panel.findChild<QPushButton*>(QStringLiteral("fit_s0"))->click();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][1].value<std::optional<RangeEdit>>()->max, std::int64_t{90});
        // The range is the one of the curve: it stays valid. Another alignment gives another curve.
        state.setCurve(nullptr);
        state.show(dynamic.outcome, ranged(1, 90));
        QCOMPARE(slider->mark(), std::optional<int>(90));
        Tuning other;
        other.align = 64;
        state.show(dynamic.outcome, std::make_shared<const Tuning>(other));
        QVERIFY(!slider->mark());
        QTRY_COMPARE(wanted.count(), 2);
    }

    void anOpenPoolEditorFollowsUndo() {
        ViewState state;
        MemoryPoolsPanel panel(state);
        Tuning tuning;
        tuning.pools[0].capacity = 64 * 1024;
        state.show(smallOutcome(), std::make_shared<const Tuning>(tuning));
        panel.show();
        PoolCard* card = panel.card(1);
        card->findChild<QToolButton*>()->click();
        auto* capacity = card->findChild<QLineEdit*>(QStringLiteral("poolCapacity"));
        QCOMPARE(capacity->text(), QStringLiteral("64K"));
        tuning.pools[0].capacity = 32 * 1024;
        state.show(smallOutcome(), std::make_shared<const Tuning>(tuning));
        QCOMPARE(panel.card(1), card);
        QCOMPARE(capacity->text(), QStringLiteral("32K"));
        QSignalSpy changed(&panel, &MemoryPoolsPanel::poolChanged);
        QTest::keyClick(capacity, Qt::Key_Return);
        QCOMPARE(changed[0][0].value<Pool>().capacity.value_or(0), std::int64_t{32768});
    }

    void everyPartOfTheInspectorStaysInsideANarrowDock() {
        ViewState state;
        InspectorPanel panel(state);
        panel.resize(264, 700);
        panel.show();
        auto outcome = madeOutcome();
        const std::string name = "aten__native_batch_norm_legit_no_training_default_1";
        for (TensorRow& row : outcome->tensors) {
            row.name = row.first_node = row.last_node = row.op = name;
            row.module_path = "features_features_features.conv_conv_conv_conv";
        }
        state.show(outcome, std::make_shared<const Tuning>());
        state.select({value_b}, value_b);
        handleEvents();
        int seen = 0;
        for (QWidget* child : panel.viewport()->findChildren<QWidget*>()) {
            if (!child->isVisible()) continue;
            ++seen;
            const int right = child->mapTo(panel.viewport(), QPoint(child->width(), 0)).x();
            QVERIFY2(
                right <= panel.viewport()->width(),
                qPrintable(
                    QStringLiteral("%1 ends at %2").arg(QLatin1String(child->metaObject()->className())).arg(right)));
        }
        QVERIFY(seen > 15);
    }

    void thePlansTableNamesPlannersThatRefuse() {
        auto outcome = std::make_shared<Outcome>(*smallOutcome());
        outcome->plans[0].planner = "greedy_by_size";
        outcome->refusals.push_back({"greedy", Error{.what = message("it cannot honour a pin")}});
        const std::vector<PlanRow> rows = planRows(*outcome);
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[1].planner, QStringLiteral("greedy"));
        QVERIFY(rows[0].isBaseline && rows[1].refusedBaseline && !rows[1].isBaseline);  // the nearest value is used
        QCOMPARE(rows[1].refusal, QStringLiteral("it cannot honour a pin"));
        ViewState state;
        PlansTable table(state);
        state.show(outcome, std::make_shared<const Tuning>());
        QCOMPARE(table.model()->rowCount(), 2);
        QVERIFY(!(table.model()->flags(table.model()->index(1, 0)) & Qt::ItemIsSelectable));
        QCOMPARE(table.baselineText(),
                 QStringLiteral("reference: %1\n%2: %3").arg(rows[0].title, rows[1].title, rows[1].refusal));
    }

    void thePlansTableHasTheStaticRuntimesSizesSideBySide() {
        const auto outcome = smallOutcome();
        ViewState state;
        PlansTable table(state);
        state.show(outcome, std::make_shared<const Tuning>());
        const int plans = table.model()->rowCount();
        auto run = std::make_shared<RunResult>();
        state.setRun(run);
        QCOMPARE(table.model()->rowCount(), plans);  // not available in that runtime
        run = std::make_shared<RunResult>();
        run->group_bytes = GroupBytes{.planned = 4096, .learned = 1024};
        state.setRun(run);
        QCOMPARE(table.model()->rowCount(), plans + 2);
        const std::vector<PlanRow> rows = planRows(*outcome, nullptr, run.get());
        const std::size_t ahead = rows.size() - 2, learned = rows.size() - 1;
        QVERIFY(rows[ahead].isRuntime && rows[learned].isRuntime && !rows[ahead - 1].isRuntime);
        QCOMPARE(rows[ahead].bytes, qint64{4096});
        QCOMPARE(rows[learned].bytes, qint64{1024});
        QVERIFY(rows[ahead].verdict != rows[learned].verdict);
        QVERIFY(!(table.model()->flags(table.model()->index(plans, 0)) & Qt::ItemIsSelectable));
    }

    void aNarrowPlansTableDoesNotScrollSideways() {
        ViewState state;
        PlansTable table(state);
        table.resize(900, 140);
        table.show();
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        handleEvents();
        QVERIFY(table.horizontalHeader()->length() <= table.viewport()->width());
        table.resize(1500, 140);
        handleEvents();
        for (int i = 0; i < table.model()->columnCount(); ++i) QCOMPARE(table.isColumnHidden(i), i == 4 || i == 5);
    }

    void theRunPanelTellsMedianAndFastestPerOperator() {
        ViewState state;
        RunPanel panel(state);
        RunReport report;
        report.last = std::make_shared<const RunResult>(RunResult{.calls = {OpEvent{}}});  // bytes were counted
        report.milliseconds = {3, 1, 2};
        OpSummary relu = timed(InstructionIndex(0), "aten::relu.out", "relu", 0.75);
        relu.min = 0.25;
        relu.last.bytes_read = 2048;
        relu.last.bytes_written = 1536;
        report.ops.push_back(relu);
        panel.setReport(report);
        const auto trees = panel.findChildren<QTreeWidget*>();
        const QTreeWidget* ops = trees.last();
        QStringList cells;
        for (int column = 0; column < ops->columnCount(); ++column) cells.append(ops->topLevelItem(0)->text(column));
        QVERIFY2(cells.contains(QStringLiteral("0.750")) && cells.contains(QStringLiteral("0.250")),
                 qPrintable(cells.join(QLatin1Char(' '))));
        QVERIFY2(cells.contains(format::bytes(2048)) && cells.contains(format::bytes(1536)),
                 qPrintable(cells.join(QLatin1Char(' '))));
        // The first run takes longer than its operators, and the panel states that.
        const auto tells = [&] {
            const auto labels = panel.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->text().contains(QStringLiteral("including kernel preparation"));
            });
        };
        QVERIFY(!tells());
        report.milliseconds = {30};
        report.prepares_kernels = true;
        panel.setReport(report);
        QVERIFY(tells());
        panel.clear();
        QCOMPARE(ops->topLevelItemCount(), 0);
        QVERIFY(panel.verdict().isEmpty());
    }

    void anOperatorThatComputesSomethingElseIsMarked() {
        ViewState state;
        RunPanel panel(state);
        panel.resize(1400, 290);
        panel.show();
        RunReport report;
        report.last = std::make_shared<const RunResult>();
        report.milliseconds = {1};
        for (const auto& [at, change] : {std::pair(0, 1e-7), std::pair(1, 0.5), std::pair(2, 2.0)}) {
            report.ops.push_back(timed(InstructionIndex(at), "aten::relu.out", "relu", 1));
            report.checked.push_back({.instruction = InstructionIndex(at), .value = ValueId(at), .change = change});
            if (at > 0) report.checked.back().difference = ValueDifference{};
        }
        panel.setReport(report);
        const QTreeWidget* ops = panel.findChildren<QTreeWidget*>().last();
        std::map<int, QString> verdicts;
        for (int row = 0; row < 3; ++row) {
            const QTreeWidgetItem* item = ops->topLevelItem(row);
            verdicts[item->data(step_column, Qt::UserRole + 1).toInt()] = item->text(checked_column);
            QCOMPARE(item->icon(step_column).isNull(), !item->text(checked_column).contains(QStringLiteral("first")));
        }
        QCOMPARE(verdicts[0], QStringLiteral("✓"));
        QVERIFY2(verdicts[1].contains(QStringLiteral("first")), qPrintable(verdicts[1]));
        QVERIFY2(verdicts[2].startsWith(u'✗') && !verdicts[2].contains(QStringLiteral("first")),
                 qPrintable(verdicts[2]));
        QVERIFY(!ops->isColumnHidden(checked_column));
        // Without a comparison no verdict is shown, and its columns are hidden.
        report.checked.clear();
        panel.setReport(report);
        QVERIFY(ops->isColumnHidden(checked_column));
    }

    void operatorsHaveTheNumbersThatTheChartsHave() {
        const Engine engine;
        Progress progress;
        const auto program = engine.open(ARENASCOPE_SOURCE_DIR "/resources/samples/llama_kv_dynseq.pt2", progress);
        QVERIFY(program.ok());
        auto evaluated = engine.evaluate(*program.value(), starting_tuning(*program.value()), {}, progress);
        QVERIFY(evaluated.ok());
        const auto outcome = std::make_shared<const Outcome>(std::move(evaluated).take());
        std::map<std::string, Step> born, named;
        for (const TensorRow& row : outcome->tensors) born[row.node] = named[row.name] = row.first_step;
        ViewState state;
        RunPanel run(state);
        DelegateNodes nodes(state);
        state.show(outcome, std::make_shared<const Tuning>());
        RunReport report;
        report.last = std::make_shared<const RunResult>();
        report.milliseconds = {1};
        for (const Instruction& each : outcome->method->instructions)
            report.ops.push_back(timed(InstructionIndex(report.ops.size()), each.op, each.name, 1));
        run.setReport(report);
        nodes.show(delegation_rows(*outcome));
        int compared = 0;
        const QTreeWidget* ops = run.findChildren<QTreeWidget*>().last();
        for (int row = 0; row < ops->topLevelItemCount(); ++row) {
            const auto tensor = named.find(ops->topLevelItem(row)->text(2).toStdString());
            if (tensor == named.end() || ops->topLevelItem(row)->text(0).isEmpty()) continue;
            QCOMPARE(ops->topLevelItem(row)->text(0), QString::number(tensor->second.number()));
            ++compared;
        }
        QVERIFY2(compared > 100, qPrintable(QString::number(compared)));
        compared = 0;
        for (int row = 0; row < nodes.model().rowCount(); ++row) {
            const auto tensor = born.find(nodes.model().at(row).node);
            const QString step = nodes.model().index(row, NodeModel::number).data().toString();
            if (tensor == born.end() || step.isEmpty()) continue;
            QCOMPARE(step, QString::number(tensor->second.number()));
            ++compared;
        }
        QVERIFY2(compared > 100, qPrintable(QString::number(compared)));
    }

    void theRunPanelTellsWhoComputedWhatInsideADelegate() {
        ViewState state;
        RunPanel panel(state);
        RunResult last;
        constexpr InstructionIndex third{3}, ninth{9};
        last.events.push_back({.instruction = third,
                               .event = {.handle = 1, .name = "Conv2d", .kernel = "XNNPACK", .start = 0, .end = 0.5},
                               .nodes = {{"conv", "aten::convolution.out", "model.py:7"}}});
        last.events.push_back({.instruction = third, .event = {.name = "Gelu", .kernel = "arenascope"}, .nodes = {}});
        last.events.push_back({.instruction = ninth, .event = {.name = "Add", .kernel = "XNNPACK"}, .nodes = {}});
        RunReport report;
        report.last = std::make_shared<const RunResult>(std::move(last));
        report.milliseconds = {1};
        report.ops.push_back(timed(third, "XnnpackBackend", "call", 0.6));
        panel.setReport(report);
        const QTreeWidgetItem* call = panel.findChildren<QTreeWidget*>().last()->topLevelItem(0);
        QCOMPARE(call->childCount(), 2);
        QStringList conv, gelu;
        for (int column = 0; column < call->columnCount(); ++column) {
            conv.append(call->child(0)->text(column) + call->child(0)->toolTip(column));
            gelu.append(call->child(1)->text(column));
        }
        if (conv.filter(QStringLiteral("Gelu")).size() > 0) std::swap(conv, gelu);  // sorted by time
        const QString one = conv.join(QLatin1Char(' ')), other = gelu.join(QLatin1Char(' '));
        for (const char* part : {"Conv2d", "conv", "model.py:7", "XNNPACK", "0.500"})
            QVERIFY2(one.contains(QLatin1String(part)), qPrintable(one));
        QVERIFY2(other.contains(u"Gelu") && other.contains(u"arenascope"), qPrintable(other));
    }
};

QTEST_MAIN(TestPanels)
#include "test_panels.moc"
