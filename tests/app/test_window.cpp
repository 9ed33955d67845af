// The window with real widgets and a real engine, offscreen.

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "app/controllers/appearance.h"
#include "app/controllers/main_actions.h"
#include "app/dialogs/command_palette.h"
#include "app/dialogs/export_dialog.h"
#include "app/dialogs/help_window.h"
#include "app/dialogs/message_bar.h"
#include "app/document/exported_graph.h"
#include "app/document/session_file.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "tests/formats/onnx_building.h"
#include "tests/settle.h"
#include "tests/test_data.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/plot/chart.h"
#include "widgets/tables/tensor_model.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/fact_label.h"
#include "widgets/ui/tensor_mime.h"

using namespace arenascope;

class TestWindow : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<MainWindow> window_;

    bool idle() const { return !window_->workspace().jobs().anyBusy(); }
    Document* document() const { return window_->workspace().document(); }
    const Plan& plan() const { return document()->outcome()->plan(); }
    bool openProgram(const QString& name, const QString& file) {
        window_->open(arenascope::testing::programFolder(name) + QLatin1Char('/') + file);
        return QTest::qWaitFor([this] { return idle() && document() && document()->outcome(); }, 30000);
    }
    bool wait() const {
        return QTest::qWaitFor([this] { return idle(); }, 30000);
    }
    static bool drop(QWidget& target, const QStringList& tensors) {
        QMimeData data;
        data.setData(QLatin1String(tensors_mime_type), jsonOfTensors(tensors));
        const QPoint at(5, 5);
        QDragEnterEvent enter(at, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&target, &enter);
        QDropEvent event(at, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&target, &event);
        return enter.isAccepted() && event.isAccepted();
    }
    QString largestTensor() const {
        const TensorRow* largest = nullptr;
        for (const TensorRow& row : document()->outcome()->tensors) {
            if (row.planned && (!largest || row.bytes > largest->bytes)) largest = &row;
        }
        return QString::fromStdString(largest->name);
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("ArenaScopeTest"));
        QCoreApplication::setApplicationName(QStringLiteral("test_window"));
        applyThemeByName(QStringLiteral("light"));
    }
    void init() {
        QSettings().clear();
        window_ = std::make_unique<MainWindow>();
        window_->show();
        QVERIFY(wait());
    }
    void cleanup() { window_.reset(); }

    void aSampleOpensPlannedWithAllPlanners_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("pt2") << QStringLiteral("model.pt2");
        QTest::newRow("pte") << QStringLiteral("model_greedy.pte");
    }
    void aSampleOpensPlannedWithAllPlanners() {
        QFETCH(QString, file);
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), file));
        QVERIFY(plan().valid());
        QVERIFY(document()->outcome()->plans.size() > 3);
        QCOMPARE(window_->docks().panel<TensorTable>()->model().rowCount(),
                 static_cast<int>(document()->outcome()->tensors.size()));
        QVERIFY(!window_->messages().isVisible());
    }

    void aBrokenFileIsNamedAndTheDocumentStays() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        Document* before = document();
        window_->open(QStringLiteral("/nonexistent/model.pt2"));
        QVERIFY(wait());
        QCOMPARE(document(), before);
        QVERIFY(window_->messages().isVisible());
    }

    void undoAndRedoRestoreTuningAndOutcomeWithoutPlanning() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        const auto tuning0 = document()->tuning();
        const auto outcome0 = document()->outcome();
        emit window_->docks().panel<InspectorPanel>()->pinRequested(largestTensor(), 4096);
        QVERIFY(wait());
        QVERIFY(document()->outcome());
        const auto tuning1 = document()->tuning();
        const auto outcome1 = document()->outcome();
        QVERIFY(outcome1 != outcome0);
        QCOMPARE(document()->history().count(), 1);
        QSignalSpy planning(&window_->workspace().jobs(), &Jobs::started);
        window_->actions().undo->trigger();
        QCOMPARE(document()->tuning().get(), tuning0.get());
        QCOMPARE(document()->outcome().get(), outcome0.get());
        QCOMPARE(window_->workspace().view().outcome().get(), outcome0.get());
        window_->actions().redo->trigger();
        QCOMPARE(document()->tuning().get(), tuning1.get());
        QCOMPARE(document()->outcome().get(), outcome1.get());
        QCOMPARE(planning.count(), 0);
    }

    void tensorsDroppedOnAPoolCardMoveThere() {
        QVERIFY(openProgram(QStringLiteral("mobilenet_v2_w035"), QStringLiteral("model.pt2")));
        emit window_->docks().panel<MemoryPoolsPanel>()->poolAdded();
        QVERIFY(wait());
        PoolCard* card = window_->docks().panel<MemoryPoolsPanel>()->card(2);
        QVERIFY(card);
        const QString tensor = largestTensor();
        QVERIFY(drop(*card, {tensor}));
        QVERIFY(wait());
        QCOMPARE(document()->tuning()->assigned.at(tensor.toStdString()), 2);
        const auto second =
            std::find_if(plan().pools.begin(), plan().pools.end(), [](const PoolResult& p) { return p.mem_id == 2; });
        QVERIFY(second != plan().pools.end());
        QVERIFY(second->bytes > 0);
        window_->actions().undo->trigger();
        QVERIFY(document()->tuning()->assigned.empty());
    }

    void anEditOfSeveralTensorsIsOneStepAndPinsNeedAPlannerThatKeepsThem() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        window_->workspace().edit(QStringLiteral("greedy"),
                                  [](Tuning t) { return edit::set_planner(std::move(t), "greedy"); });
        QVERIFY(wait());
        Chart* chart = window_->findChild<Chart*>(QStringLiteral("arenaChart"));
        QVERIFY(chart);
        TensorEdits edits{.label = QStringLiteral("Move 2 tensors")};
        std::vector<std::string> names;
        for (const TensorRow& row : document()->outcome()->tensors) {
            if (!row.buffer.valid() || names.size() == 2) continue;
            names.push_back(row.name);
            edits.edits.push_back({.tensor = row.value, .offset = 4096 * static_cast<std::int64_t>(names.size())});
        }
        emit chart->editRequested(edits);
        QVERIFY(wait());
        QCOMPARE(document()->history().count(), 2);
        QCOMPARE(document()->history().undoText(), QStringLiteral("Move 2 tensors"));
        QCOMPARE(document()->tuning()->pinned.at(names[1]), std::int64_t{8192});
        QCOMPARE(document()->tuning()->planner, std::string("auto"));
        QVERIFY(plan().valid());
        window_->actions().undo->trigger();
        QVERIFY(document()->tuning()->pinned.empty());
        QCOMPARE(document()->tuning()->planner, std::string("greedy"));
    }

    void pinsThatOverlapAreAProblemThatNamesBothTensors() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        const std::vector<TensorRow>& rows = document()->outcome()->tensors;
        const TensorRow *a = nullptr, *b = nullptr;
        for (const TensorRow& x : rows) {
            for (const TensorRow& y : rows) {
                if (!a && x.value < y.value && x.buffer.valid() && y.buffer.valid() && x.first <= y.last &&
                    y.first <= x.last)
                    a = &x, b = &y;
            }
        }
        QVERIFY(a && b);
        const std::string first = a->name, second = b->name;
        emit window_->findChild<Chart*>(QStringLiteral("arenaChart"))
            ->editRequested({.label = QStringLiteral("Pin both"),
                             .edits = {{.tensor = a->value, .offset = 0}, {.tensor = b->value, .offset = 16}}});
        QVERIFY(wait());
        QVERIFY(!plan().valid());
        const PlanIssue& problem = plan().issues.front();
        QVERIFY2(problem.text().find(first) != std::string::npos && problem.text().find(second) != std::string::npos,
                 problem.text().c_str());
        QVERIFY(problem.bytes > 0);
        QVERIFY(window_->docks().panel<ProblemsPanel>()->count() >= 1);
    }

    void aForeignDropIsRefused() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        QMimeData data;
        data.setText(QStringLiteral("x"));
        QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window_->docks().panel<MemoryPoolsPanel>()->card(1), &enter);
        QVERIFY(!enter.isAccepted());
    }

    void aCapacityThatIsTooSmallIsAProblem() {
        QVERIFY(openProgram(QStringLiteral("mobilenet_v2_w035"), QStringLiteral("model.pt2")));
        QCOMPARE(window_->docks().panel<ProblemsPanel>()->count(), 0);
        PoolCard* card = window_->docks().panel<MemoryPoolsPanel>()->card(1);
        card->findChild<QLineEdit*>(QStringLiteral("poolName"))->setText(QStringLiteral("SRAM"));
        QLineEdit* capacity = card->findChild<QLineEdit*>(QStringLiteral("poolCapacity"));
        capacity->setText(QStringLiteral("nonsense"));
        QTest::keyClick(capacity, Qt::Key_Return);
        QCOMPARE(document()->history().count(), 0);
        QVERIFY(capacity->property("invalid").toBool());
        capacity->setText(QStringLiteral("256K"));
        QTest::keyClick(capacity, Qt::Key_Return);
        QVERIFY(wait());
        QCOMPARE(document()->tuning()->pools.front().capacity.value_or(0), std::int64_t{262144});
        QCOMPARE(window_->docks().panel<ProblemsPanel>()->count(), 1);
        // The row names the live tensors at the peak step, and a click selects it.
        const PlanIssue& problem = plan().issues.front();
        QCOMPARE(plan().verdict, PlanVerdict::infeasible);
        auto* tree = window_->docks().panel<ProblemsPanel>()->findChild<QTreeWidget*>();
        const QTreeWidgetItem* row = tree->topLevelItem(0);
        QCOMPARE(row->text(2), QString::number(problem.step.number()));
        QVERIFY(!problem.buffers.empty());
        for (const ValueId id : problem.buffers) {
            const QString name = QString::fromStdString(window_->workspace().view().row(id)->name);
            QVERIFY2(row->text(0).contains(name) || problem.buffers.size() > 3, qPrintable(row->text(0)));
        }
        window_->docks().raise(QStringLiteral("problems"));
        QVERIFY(testing::settle(window_->docks()));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(tree->topLevelItem(0)).center());
        QCOMPARE(window_->workspace().view().selection(),
                 std::set<ValueId>(problem.buffers.begin(), problem.buffers.end()));
    }

    void trafficIsShownPerTensorAndPool() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        const auto labels = [](QWidget* panel) {
            QStringList out;
            for (const QLabel* label : panel->findChildren<QLabel*>()) out.append(label->text());
            for (const FactLabel* fact : panel->findChildren<FactLabel*>()) out.append(fact->fact());
            return out.join(QLatin1Char('\n'));
        };
        double moved = 0;
        for (const TensorRow& row : document()->outcome()->tensors) {
            if (!row.buffer.valid()) continue;
            const auto traffic = plan().problem.buffers[row.buffer].traffic;
            window_->workspace().view().select({row.value}, row.value);
            const QString said = labels(window_->docks().panel<InspectorPanel>());
            QVERIFY2(said.contains(format::number(traffic) + QStringLiteral(" = ")), qPrintable(said));
            moved += static_cast<double>(traffic);
        }
        QVERIFY(moved > 0);
        QCOMPARE(plan().pools.front().traffic, moved);
        const QString card = labels(window_->docks().panel<MemoryPoolsPanel>()->card(1));
        QVERIFY2(card.contains(format::bytes(static_cast<qint64>(moved))), qPrintable(card));
    }

    void aRunOfRecordedInputsMatches() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        QSignalSpy ran(&window_->workspace().runs(), &Runs::ran);
        window_->actions().run->trigger();
        QVERIFY(wait());
        QVERIFY2(ran.count() == 1, qPrintable(window_->messages().title()));
        QVERIFY2(window_->docks().panel<RunPanel>()->verdict().startsWith(QStringLiteral("✓ 1 of 1")),
                 qPrintable(window_->docks().panel<RunPanel>()->verdict()));
        QVERIFY(window_->workspace().view().run());
        window_->actions().undo->setEnabled(true);
        emit window_->docks().panel<InspectorPanel>()->pinRequested(largestTensor(), 4096);
        QVERIFY(wait());
        QVERIFY2(!window_->workspace().view().run(), "times of another plan are gone");
    }

    void theSelectionIsOneInAllViews() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        TensorTable& table = *window_->docks().panel<TensorTable>();
        QAbstractItemModelTester tester(&table.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy changes(&window_->workspace().view(), &ViewState::selectionChanged);
        table.view().selectRow(1);
        QCOMPARE(changes.count(), 1);
        const ValueId current = window_->workspace().view().current();
        QCOMPARE(current.number(), table.model().at(1)->value.number());
        const ValueId other = table.model().at(0)->value;
        window_->workspace().view().select({other}, other);
        QCOMPARE(table.view().selectionModel()->selectedRows().size(), 1);
        QCOMPARE(table.view().selectionModel()->selectedRows().first().row(), 0);
    }

    void theFilterUnderstandsSizesStepsAndWords() {
        QVERIFY(openProgram(QStringLiteral("mobilenet_v2_w035"), QStringLiteral("model.pt2")));
        TensorTable& table = *window_->docks().panel<TensorTable>();
        const int all = table.model().rowCount();
        table.filterField()->setText(QStringLiteral("> 64K"));
        QVERIFY(table.model().rowCount() > 0 && table.model().rowCount() < all);
        for (int row = 0; row < table.model().rowCount(); ++row) QVERIFY(table.model().at(row)->bytes > 65536);
        table.filterField()->setText(QStringLiteral("step 11"));
        for (int row = 0; row < table.model().rowCount(); ++row) {
            QVERIFY(table.model().at(row)->first_step <= Step(11) && table.model().at(row)->last_step >= Step(11));
        }
        table.filterField()->setText(QStringLiteral("/_1$/"));
        QVERIFY(table.model().rowCount() > 0 && table.model().rowCount() < all);
        for (int row = 0; row < table.model().rowCount(); ++row)
            QVERIFY(QString::fromStdString(table.model().at(row)->name).endsWith(QStringLiteral("_1")));
        table.filterField()->clear();
        QCOMPARE(table.model().rowCount(), all);
        table.view().selectRow(0);
        const QStringList lines = table.selectedText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        const QStringList head = lines[0].split(QLatin1Char('\t')), cells = lines[1].split(QLatin1Char('\t'));
        QCOMPARE(cells.size(), head.size());
        QCOMPARE(cells[head.indexOf(QStringLiteral("bytes"))].toLongLong(), table.model().at(0)->bytes);
    }

    void aSessionBringsTheTuningBack() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        emit window_->docks().panel<InspectorPanel>()->pinRequested(largestTensor(), 4096);
        QVERIFY(wait());
        const Tuning saved = *document()->tuning();
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("session.json"));
        QVERIFY(window_->workspace().session().save(path).ok());
        QVERIFY(document()->history().isClean());
        window_->open(path);
        QVERIFY(wait());
        QVERIFY(*document()->tuning() == saved);
        QCOMPARE(document()->history().count(), 0);
    }

    void anExportIsProvenAndThenWritten() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        ExportDialog dialog(window_->workspace(), window_.get());
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        QVERIFY(!dialog.exportButton().isEnabled());
        QVERIFY(wait());
        QVERIFY(dialog.proof().steps.size() >= 4);
        for (const ProofStep& step : dialog.proof().steps) QVERIFY2(step.good, qPrintable(step.title + step.detail));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("out.pte"));
        dialog.fileField().setText(path);
        QVERIFY(!QFileInfo::exists(path));
        QVERIFY(dialog.exportButton().isEnabled());
        dialog.exportButton().click();
        QVERIFY(wait());
        QCOMPARE(exported.count(), 1);
        QVERIFY(QFileInfo(path).size() > 0);
    }

    /// The open graph has a recurrent layer in one operator; the file gets its steps, with the edits.
    void anExportUnrollsRecurrentLayers() {
        using namespace arenascope::testing;
        using namespace arenascope::testing::onnx_model;
        QTemporaryDir folder;
        const QByteArray graph = nodeOf("GRU", {"x", "w", "r"}, {"y"}, integer("hidden_size", 4)) +
            nodeOf("Relu", {"y"}, {"last"}) + valueOf(11, "x", {5, 1, 3}) + valueOf(12, "last", {5, 1, 1, 4}) +
            weights("w", {1, 12, 3}, std::vector<float>(36, 0.5F)) +
            weights("r", {1, 12, 4}, std::vector<float>(48, 0.25F));
        const QString model = folder.filePath(QStringLiteral("gru.onnx"));
        QFile file(model);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(modelOf(graph)) > 0);
        file.close();
        window_->open(model);
        QVERIFY(wait() && document()->outcome());
        QVERIFY(has_joined_layers(*document()->outcome()->method));
        emit window_->docks().panel<InspectorPanel>()->pinRequested(QStringLiteral("last"), 4096);
        QVERIFY(wait());
        ExportDialog dialog(window_->workspace(), window_.get());
        QVERIFY(wait());
        QVERIFY(dialog.proof().isGood);
        const QString path = folder.filePath(QStringLiteral("gru.pte"));
        dialog.fileField().setText(path);
        QVERIFY(dialog.exportButton().isEnabled());
        dialog.exportButton().click();
        QVERIFY(wait());
        Progress progress;
        const auto read = Engine().open(path.toStdString(), progress);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        const Method& written = read.value()->methods.front();
        QVERIFY(!has_joined_layers(written));
        QVERIFY(written.instructions.size() > document()->outcome()->method->instructions.size());
        QVERIFY(std::any_of(written.values.begin(), written.values.end(), [](const Value& value) {
            return value.tensor() && value.tensor()->loaded && value.tensor()->loaded->offset == 4096;
        }));
    }

    void theWindowFitsASmallScreen() {
        QVERIFY(openProgram(QStringLiteral("add_mul_sin"), QStringLiteral("model.pt2")));
        window_->resize(1024, 640);
        testing::handleEvents();
        QVERIFY2(window_->width() <= 1024 && window_->height() <= 640,
                 qPrintable(QStringLiteral("%1 x %2").arg(window_->width()).arg(window_->height())));
    }
};

QTEST_MAIN(TestWindow)
#include "test_window.moc"
