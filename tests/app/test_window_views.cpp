// The graph, the footprint, rules, signature, reports and files that accompany a program, in the real window.

#include <qcustomplot.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "app/cli/targets.h"
#include "app/controllers/plan_controller.h"
#include "app/controllers/report_controller.h"
#include "app/controllers/run_controller.h"
#include "app/controllers/target_controller.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/footprint/footprint_chart.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/model_panel.h"
#include "widgets/panels/node_facts.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/panels/rules_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/panels/run_settings.h"
#include "widgets/ui/run_findings.h"

using namespace arenascope;
using namespace arenascope::testing;

/// Counts how often its plot's overlay is painted.
class PaintCounter final : public QCPLayerable {
public:
    explicit PaintCounter(QCustomPlot* plot) : QCPLayerable(plot, QStringLiteral("overlay")) {}
    int count = 0;

protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter*) override { ++count; }
};

class TestWindowViews : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    MainWindow& window() { return **window_; }
    ViewState& view() { return window().workspace().view(); }
    template <class T>
    T* shown(const char* name) {
        T* chart = window().findChild<T*>(QString::fromLatin1(name));
        for (QTabWidget* each : window().findChildren<QTabWidget*>()) {
            if (each->indexOf(chart) >= 0) each->setCurrentWidget(chart);
        }
        return chart;
    }
    [[nodiscard]] QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_window_views")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void theGraphSharesTheSelection() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        auto* graph = shown<GraphChart>("graphChart");
        QVERIFY(graph && graph->isVisible());
        QVERIFY(!graph->scene().items.empty());
        const ValueId value = window().docks().panel<TensorTable>()->model().at(3)->value;
        view().select({value}, value);
        QVERIFY(graph->canvas().currentItem().valid());
        QSignalSpy changes(&view(), &ViewState::selectionChanged);
        QTest::keyClick(&graph->canvas(), Qt::Key_Down);
        QCOMPARE(changes.count(), 1);
        QVERIFY(view().current() != value);
        // An edit of the plan leaves the graph where it is.
        const GraphQuery before = graph->query();
        window().docks().panel<InspectorPanel>()->pinRequested(window_->largestTensor(), 4096);
        QVERIFY(window_->wait());
        QVERIFY(graph->query() == before);
    }

    void chartsBehindOtherTabsPaintNothingUntilTheyAreSeen() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        const char* const seen_once[] = {"timelineChart", "compareChart"};
        for (const char* name : seen_once) {
            QVERIFY(shown<Chart>(name));
            QVERIFY(window_->settle());
        }
        QVERIFY(shown<Chart>("arenaChart"));
        QVERIFY(window_->settle());
        // Painted whenever their plots repaint: the whole plot or only the overlay.
        std::vector<PaintCounter*> counters;
        for (const char* name : seen_once) {
            for (auto* plot : window().findChild<Chart*>(QString::fromLatin1(name))->findChildren<QCustomPlot*>())
                counters.push_back(new PaintCounter(plot));
        }
        QCOMPARE(counters.size(), std::size_t{3});
        const auto painted = [&] {
            int all = 0;
            for (const PaintCounter* counter : counters) all += counter->count;
            return all;
        };
        std::set<ValueId> all;
        for (const TensorRow& row : view().outcome()->tensors) all.insert(row.value);
        view().select(all, *all.begin());
        view().setHovered(*all.rbegin());
        view().setStep(Step(20));
        view().setLimit(std::pair(Step(3), Step(30)));
        view().setLimit(std::nullopt);
        view().setColorRule(ColorRule::op);
        window().docks().panel<InspectorPanel>()->pinRequested(window_->largestTensor(), 4096);
        QVERIFY(window_->wait());
        QVERIFY(window_->settle());
        QCOMPARE(painted(), 0);
        for (const char* name : seen_once) {
            const int before = painted();
            QVERIFY(shown<Chart>(name));
            QVERIFY2(QTest::qWaitFor([&] { return painted() > before; }), name);
        }
    }

    void limitsOfTheFootprintAreEditsAndChangeNoPlan() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        auto* card = shown<FootprintChart>("footprintChart");
        QVERIFY(QTest::qWaitFor([&] { return view().footprint() != nullptr; }, 20000));
        QVERIFY(!card->scene().hasLimits());
        const std::shared_ptr<const Outcome> outcome = window_->document()->outcome();
        const auto type = [&](const char* text) {
            auto* field = card->findChild<QLineEdit*>(QStringLiteral("limit_flash"));
            field->clear();
            QTest::keyClicks(field, QString::fromLatin1(text));
            QTest::keyClick(field, Qt::Key_Return);
            return window_->wait();
        };
        QVERIFY(type("64K"));
        QCOMPARE(window_->document()->tuning()->limits.size(), std::size_t{1});
        QCOMPARE(card->scene().memories.back().fit, Fit::over);
        QCOMPARE(window_->document()->outcome(), outcome);
        QVERIFY(type("64M"));
        QVERIFY(card->scene().fits() && card->scene().hasLimits());
        window().actions().undo->trigger();
        QVERIFY(!card->scene().fits());
        window().actions().undo->trigger();
        QVERIFY(!card->scene().hasLimits());
        // The limit of a pool is its capacity.
        auto* sram = card->findChild<QLineEdit*>(QStringLiteral("limit_SRAM"));
        QVERIFY(sram);
        QTest::keyClicks(sram, QStringLiteral("256K"));
        QTest::keyClick(sram, Qt::Key_Return);
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->pools[0].capacity, std::optional<std::int64_t>(256 * 1024));
    }

    void rulesAreEditedMovedAndRemovedByKey() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        emit window().docks().panel<MemoryPoolsPanel>()->poolAdded();
        QVERIFY(window_->wait());
        RulesPanel& rules = window().docks().panel<MemoryPoolsPanel>()->rules();
        for (const char* text : {"name:* = PSRAM", "name:nosuch* = PSRAM"}) {
            rules.field().setText(QString::fromLatin1(text));
            QTest::keyClick(&rules.field(), Qt::Key_Return);
            QVERIFY(window_->wait());
        }
        QVERIFY2(rules.effect(1).contains(QStringLiteral("no match")), qPrintable(rules.effect(1)));
        QVERIFY2(window().docks().panel<ProblemsPanel>()->count() >= 1, "a rule that matches nothing is a problem");
        // Selecting a rule selects what it matches.
        rules.list().setCurrentRow(0);
        QVERIFY(view().selection().size() >= 3);
        QTest::keyClick(&rules.list(), Qt::Key_Down, Qt::AltModifier);
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->edits.rules[1].match, std::string("name:*"));
        rules.list().item(0)->setText(QStringLiteral("kind:output = SRAM"));
        QTRY_COMPARE(window_->document()->tuning()->edits.rules[0].match, std::string("kind:output"));
        QVERIFY(window_->wait());
        rules.list().setCurrentRow(1);
        QTest::keyClick(&rules.list(), Qt::Key_Delete);
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->edits.rules.size(), std::size_t{1});
        const ValueId value = window().docks().panel<TensorTable>()->model().at(0)->value;
        view().select({value}, value);
        rules.proposeFromSelection();
        QVERIFY(rules.field().text().startsWith(QStringLiteral("name:")));
    }

    void aTargetOfOnesOwnIsAFileThatCanBeChosen() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        emit window().docks().panel<MemoryPoolsPanel>()->poolChanged(
            Pool{.mem_id = 1, .name = "TCM", .capacity = 128 * 1024});
        QVERIFY(window_->wait());
        window().findChild<TargetController*>()->save(QStringLiteral("My board 7"));
        const auto saved = cli::find_target("my_board_7");
        QVERIFY2(saved.ok(), saved.ok() ? "" : saved.error().text().c_str());
        QCOMPARE(saved.value().pools.size(), std::size_t{1});
        QVERIFY(saved.value().pools[0] == window_->document()->tuning()->pools[0]);
        emit window().docks().panel<MemoryPoolsPanel>()->poolChanged(Pool{.mem_id = 1, .name = "SRAM"});
        QVERIFY(window_->wait());
        emit window().actions().targetMenu->aboutToShow();
        const QList<QAction*> targets = window().actions().targetMenu->actions();
        const auto own = std::find_if(targets.begin(), targets.end(),
                                      [](const QAction* each) { return each->text() == QStringLiteral("My board 7"); });
        QVERIFY(own != targets.end());
        (*own)->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->pools[0].name, std::string("TCM"));
        QVERIFY(QFile::remove(QString::fromStdString(saved.value().file)));
    }

    void theSignatureTellsStateAndWhatItStartsAs() {
        QVERIFY(window_->open(QStringLiteral("init_state_nonzero")));
        QTreeWidget& signature = window().docks().panel<ModelPanel>()->signature();
        int inputs = 0, states = 0, outputs = 0;
        QComboBox* initial = nullptr;
        for (int i = 0; i < signature.topLevelItemCount(); ++i) {
            QTreeWidgetItem* row = signature.topLevelItem(i);
            inputs += row->text(0) == QStringLiteral("input");
            outputs += row->text(0) == QStringLiteral("output");
            if (row->text(0) != QStringLiteral("state")) continue;
            ++states;
            initial = signature.findChildren<QComboBox*>().last();
        }
        const Method& method = *window_->document()->outcome()->method;
        QCOMPARE(inputs, static_cast<int>(method.inputs.size()));
        QCOMPARE(outputs, static_cast<int>(method.outputs.size()));
        QVERIFY(states >= 1 && initial);
        QVERIFY2(initial->currentText().contains(QStringLiteral("kept")), qPrintable(initial->currentText()));
        initial->setCurrentIndex(1);
        emit initial->activated(1);
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->initial.size(), std::size_t{1});
        const std::string state = window_->document()->tuning()->initial.begin()->first;
        int found = 0;
        for (const Value& value : window_->document()->outcome()->method->values) {
            if (value.name != state || !value.tensor()) continue;
            ++found;
            QVERIFY2(!value.tensor()->data, "nothing of it is stored");
        }
        QCOMPARE(found, 1);
        window().actions().undo->trigger();
        QVERIFY(window_->document()->tuning()->initial.empty());
    }

    void reportsAreWrittenAndVectorsStayVectors() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QTemporaryDir folder;
        const auto path = [&](const char* name) { return folder.filePath(QString::fromLatin1(name)); };
        for (const char* name : {"r.html", "r.svg", "r.pdf", "r.png", "r.csv", "r.json"}) {
            window().findChild<ReportController*>()->write(path(name), 2);
            QVERIFY(window_->wait());
            QVERIFY2(QFile(path(name)).size() > 500, name);
        }
        const QByteArray svg = read(path("r.svg"));
        for (const char* part : {"<svg", "<table"}) QVERIFY2(read(path("r.html")).contains(part), part);
        QVERIFY2(!svg.contains("<image"), "a chart is vector");
        QVERIFY(svg.count("<path") + svg.count("<rect") + svg.count("<poly") > 150);
        QVERIFY(read(path("r.pdf")).startsWith("%PDF"));
        QImage picture(path("r.png"));
        QCOMPARE(picture.width(), window().findChild<QWidget*>(QStringLiteral("arenaChart"))->width() * 2);
        for (const char* key : {"Title", "Description", "Software", "Creation Time"})
            QVERIFY2(!picture.text(QString::fromLatin1(key)).isEmpty(), key);
        QVERIFY(read(path("r.json")).contains("\"plans\""));
        // The report is light in every theme, and the window keeps its theme.
        applyThemeByName(QStringLiteral("dark"));
        window().findChild<ReportController*>()->write(path("d.html"), 1);
        QVERIFY(window_->wait());
        QVERIFY(theme().isDark());
        QVERIFY(!read(path("d.html")).contains(theme().chart.name().toLatin1()));
        applyThemeByName(QStringLiteral("light"));
    }

    void aPlanFromOutsideIsOneStepOfPins() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.csv"));
        QByteArray text("name,offset\n");
        qint64 at = 0;
        for (const TensorRow& row : window_->document()->outcome()->tensors) {
            if (!row.buffer.valid()) continue;
            text += QByteArray::fromStdString(row.name) + ',' + QByteArray::number(at) + '\n';
            at += (row.bytes + 15) / 16 * 16;
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        window().findChild<PlanController*>()->importPlan(path);
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->editCount(), 1);
        QCOMPARE(window_->plan().total_bytes, at);
        QVERIFY(window_->plan().valid());
        window().actions().undo->trigger();
        QVERIFY(window_->plan().total_bytes < at);
        window().findChild<PlanController*>()->importPlan(folder.filePath(QStringLiteral("missing.csv")));
        QVERIFY(window_->wait());
        QVERIFY(window().messages().isVisible());
    }

    void theInspectorTellsTheKernelAndTakesAnotherOperator() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const auto& rows = window_->document()->outcome()->tensors;
        const auto made = std::find_if(rows.begin(), rows.end(),
                                       [](const TensorRow& row) { return row.op.find("mul") != std::string::npos; });
        QVERIFY(made != rows.end());
        view().select({made->value}, made->value);
        auto* facts = window().docks().panel<InspectorPanel>()->findChild<NodeFacts*>();
        QCOMPARE(facts->kernel(), QStringLiteral("out"));
        facts->operatorField().setText(QStringLiteral("mylib::mul.out"));
        QTest::keyClick(&facts->operatorField(), Qt::Key_Return);
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->edits.operators.size(), std::size_t{1});
        QCOMPARE(facts->kernel(), QStringLiteral("missing"));
        window().actions().undo->trigger();
        QCOMPARE(facts->kernel(), QStringLiteral("out"));
    }

    void theRunPanelWarmsUpAndSharesOperators() {
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));
        RunPanel& run = *window().docks().panel<RunPanel>();
        RunSettings& settings = run.settings();
        settings.runtime().setCurrentIndex(
            settings.runtime().findData(static_cast<int>(RunRequest::Runtime::precomputed)));
        settings.warmup().setText(QStringLiteral("x=2,16 x=4,16"));
        settings.intraThreads().setValue(2);
        RunRequest request = run.request();
        QCOMPARE(request.intra_threads, 2);
        QCOMPARE(request.warmup, (KeyedTexts{{"x", "2,16"}, {"x", "4,16"}}));
        request.inputs = RunRequest::Inputs::made;
        window().workspace().runs().start(request);
        QVERIFY(window_->wait());
        QVERIFY2(run.findings().contains(QStringLiteral("storage groups:")), qPrintable(run.findings()));
        const auto& bytes = view().run()->group_bytes;
        QVERIFY(bytes && bytes->planned > 0 && bytes->learned > 0);
        request.warmup = {{"", "x"}};
        QSignalSpy failed(&window().workspace(), &Workspace::failed);
        window().workspace().runs().start(request);
        QVERIFY(window_->wait());
        QCOMPARE(failed.count(), 1);
        settings.runtime().setCurrentIndex(0);
        QVERIFY(run.request().warmup.empty());
        // The same threads on planned arenas: another executor whose first run prepares kernels.
        request = run.request();
        request.intra_threads = 2;
        window().workspace().runs().start(request);
        QVERIFY(window_->wait());
        QVERIFY(!view().run()->group_bytes);
    }

    void aRunCountsBytesAndSaysWhatThePlanDamages() {
        const QString file =
            programFolder(QStringLiteral("two_conds_live_across")) + QStringLiteral("/model_greedy.pte");
        QVERIFY(QFile::exists(file));
        window().open(file);
        QVERIFY(QTest::qWaitFor([this] { return window_->idle() && window_->document(); }, 30000));
        const auto follow = [this](bool valid) {
            RunPanel& run = *window().docks().panel<RunPanel>();
            run.settings().sanitize().setChecked(true);
            window().workspace().runs().start(run.request());
            QVERIFY(window_->wait());
            QCOMPARE(window_->plan().valid(), valid);
            QVERIFY2(run.findings().contains(QStringLiteral("touched")), qPrintable(run.findings()));
            QCOMPARE(run.findings().contains(QStringLiteral("✓ sanitizer")), valid);
            QCOMPARE(run.findings().contains(QStringLiteral("overwrote")), !valid);
            // The finding has a card, the tab shows a count, and the status bar shows no check mark.
            QCOMPARE(run.found().isVisibleTo(&run), !valid);
            QCOMPARE(run.verdict().contains(QStringLiteral("sanitizer")), !valid);
            QCOMPARE(run.verdict().startsWith(u'✓') || run.verdict().startsWith(QStringLiteral("ran")), valid);
            if (valid) return;
            QVERIFY2(run.found().text().contains(QStringLiteral("0x")), qPrintable(run.found().text()));
            run.found().showInArena().click();
            const TensorRow* victim = view().row(view().current());
            QVERIFY2(victim && run.found().text().contains(QString::fromStdString(victim->name)),
                     qPrintable(run.found().text()));
        };
        follow(false);
        // The message bar reports it, and its button fixes it.
        QVERIFY(!window().messages().offer().isHidden());
        window().messages().offer().click();
        QVERIFY(window_->wait());
        follow(true);
    }

    void aRunChecksValuesFeedsBackAndHasAStaticRuntime() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        RunPanel& run = *window().docks().panel<RunPanel>();
        QSignalSpy ran(&window().workspace().runs(), &Runs::ran);
        RunRequest request = run.request();
        request.check_values = true;
        window().workspace().runs().start(request);
        QVERIFY(window_->wait());
        QCOMPARE(ran.count(), 1);
        QVERIFY2(run.findings().contains(QStringLiteral("✓ all")), qPrintable(run.findings()));
        // Compared with the chosen reference, also in instances of the static runtime.
        run.settings().checkValues().setChecked(true);
        run.settings().against().setCurrentIndex(run.settings().against().findData(QStringLiteral("cpu")));
        request = run.request();
        for (const RunRequest::Runtime runtime : {RunRequest::Runtime::executorch, RunRequest::Runtime::resizing}) {
            request.runtime = runtime;
            window().workspace().runs().start(request);
            QVERIFY(window_->wait());
            QVERIFY2(run.findings().contains(QStringLiteral("equal those of the CPU")), qPrintable(run.findings()));
        }
        request.check_values = false;
        request.runtime = RunRequest::Runtime::resizing;
        request.repeat = 3;
        request.instances = 2;
        window().workspace().runs().start(request);
        QVERIFY(window_->wait());
        QCOMPARE(ran.count(), 4);
        QVERIFY2(run.findings().contains(QStringLiteral("Runs per second")), qPrintable(run.findings()));
        QVERIFY2(run.verdict().startsWith(QStringLiteral("✓")), qPrintable(run.verdict()));
        // The first output onto the first input that may take it.
        RunSettings& settings = run.settings();
        const Method& method = *window_->document()->outcome()->method;
        std::size_t input = 0;
        while (input < method.inputs.size() && !settings.refusal(0, input).isEmpty()) ++input;
        QVERIFY(input < method.inputs.size());
        settings.bind(0, input);
        QVERIFY(window_->wait());
        const auto& unplanned = window_->document()->tuning()->unplanned;
        QVERIFY(unplanned.contains(method.values[method.outputs[0]].name));
        QCOMPARE(run.request().bindings.size(), std::size_t{1});
    }

    void anInputIsReadFromAFileAndTolerancesAreTheUsers() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        RunPanel& run = *window().docks().panel<RunPanel>();
        RunSettings& settings = run.settings();
        window().workspace().runs().start(run.request());
        QVERIFY(window_->wait());
        QVERIFY2(run.verdict().startsWith(QStringLiteral("✓")), qPrintable(run.verdict()));
        const Method& method = *window_->document()->outcome()->method;
        const Tensor* first = method.values[method.inputs[0]].tensor();
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("x.bin")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(qsizetype(first->bytes().value()), '\0'));
        file.close();
        settings.setFile(0, file.fileName());
        window().workspace().runs().start(run.request());  // recorded outputs belong to other inputs
        QVERIFY(window_->wait());
        QVERIFY2(!run.verdict().startsWith(QStringLiteral("✓")), qPrintable(run.verdict()));
        settings.rtol().setText(QStringLiteral("1e9"));
        settings.atol().setText(QStringLiteral("1e9"));
        window().workspace().runs().start(run.request());
        QVERIFY(window_->wait());
        QVERIFY2(run.verdict().startsWith(QStringLiteral("✓")), qPrintable(run.verdict()));
        settings.setFile(0, folder.filePath(QStringLiteral("nothing.bin")));
        QSignalSpy failed(&window().workspace(), &Workspace::failed);
        window().workspace().runs().start(run.request());
        QVERIFY(window_->wait());
        QCOMPARE(failed.count(), 1);
        settings.setFile(0, {});
        QVERIFY(run.request().made.files.empty());
    }

    void stateIsSavedAndLoaded() {
        QVERIFY(window_->open(QStringLiteral("init_state_nonzero")));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.safetensors"));
        const auto save = [&] {
            window().findChild<RunController*>()->saveState(path);
            return window_->wait() ? read(path) : QByteArray();
        };
        const QByteArray initial = save();
        QVERIFY(initial.size() > 8);
        RunRequest request;
        request.made.values = InputRequest::Values::random;
        request.repeat = 2;
        window().workspace().runs().start(request);
        QVERIFY(window_->wait());
        const QByteArray later = save();
        QVERIFY2(later != initial, "a run changes the state");
        window().workspace().runs().resetState();
        QCOMPARE(save(), initial);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(later) == later.size());
        file.close();
        window().findChild<RunController*>()->loadState(path);
        QVERIFY(window_->wait());
        QCOMPARE(save(), later);
    }
};

QTEST_MAIN(TestWindowViews)
#include "test_window_views.moc"
