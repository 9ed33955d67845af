// Sessions in the window: what they keep besides edits, pools, the last view, and runs of each method.

#include <QAbstractItemView>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoView>

#include "app/controllers/edits.h"
#include "app/controllers/report_controller.h"
#include "app/dialogs/session_dialog.h"
#include "app/document/session_file.h"
#include "app/document/settings.h"
#include "tests/app/json_schema.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/step_chart.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/model_panel.h"
#include "widgets/panels/note_editor.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/pool_editor.h"
#include "widgets/panels/run_panel.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestWindowSession : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] const Tuning& tuning() const { return *window_->document()->tuning(); }
    /// A session of add_mul_sin by another planner than the present one, with a pin of a tensor that does not exist.
    static bool writeOlderSession(const QString& path) {
        const QString model = programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2");
        Session session{.program = model.toStdString()};
        session.tuning.pinned["gone_tensor"] = 64;
        session.tuning.assigned["gone_too"] = 1;
        session.baseline = Baseline{.planner = "naive", .arenas = {{.mem_id = 1, .name = "SRAM", .bytes = 4096}}};
        return writeSession(path, session).ok();
    }
    [[nodiscard]] SessionDialog* details() const {
        window().actions().sessionDetails->trigger();
        return window().findChild<SessionDialog*>();
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_window_session")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void notesAreUndoneSavedAndReported() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        ViewState& view = window().workspace().view();
        const TensorRow& row = view.outcome()->tensors.back();
        auto* editor = window().docks().panel<InspectorPanel>()->findChild<NoteEditor*>();
        QVERIFY(editor && editor->isVisible());
        const QString planner = QString::fromStdString(view.outcome()->plan().planner);
        QVERIFY2(editor->accessibleName().contains(QStringLiteral("plan Automatic")),
                 qPrintable(editor->accessibleName()));
        editor->setPlainText(QStringLiteral("the one we ship"));
        editor->finish();
        view.select({row.value}, row.value);
        QCOMPARE(editor->toPlainText(), QString());
        editor->setFocus();
        QTest::keyClicks(editor, QStringLiteral("late reader"));
        QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(window_->document()->history().count(), 2);
        window().actions().undo->trigger();
        QCOMPARE(editor->toPlainText(), QString());
        window().actions().redo->trigger();
        QCOMPARE(editor->toPlainText(), QStringLiteral("late reader"));
        QTest::keyClicks(editor, QStringLiteral("!!"));
        QTest::keyClick(editor, Qt::Key_Escape);
        QCOMPARE(editor->toPlainText(), QStringLiteral("late reader"));
        view.select({}, no_value);
        window().actions().selectNoted->trigger();
        QCOMPARE(view.current().number(), row.value.number());
        const QTemporaryDir folder;
        const QString session = folder.filePath(QStringLiteral("s.json")),
                      page = folder.filePath(QStringLiteral("r.html"));
        QVERIFY(window().workspace().session().save(session).ok());
        QVERIFY(window_->document()->history().isClean());
        window().findChild<ReportController*>()->write(page, 1);
        QVERIFY(window_->wait());
        QFile report(page);
        QVERIFY(report.open(QIODevice::ReadOnly));
        const QByteArray text = report.readAll();
        QVERIFY(text.contains("late reader") && text.contains("the one we ship"));
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QVERIFY(window().workspace().session().notes().texts().empty());
        window().open(session);
        QVERIFY(window_->wait());
        QCOMPARE(window().workspace().session().notes().ofTensor(view.row(view.current())->name),
                 QStringLiteral("late reader"));
        QCOMPARE(window().workspace().session().notes().ofPlan(planner.toStdString()),
                 QStringLiteral("the one we ship"));
    }

    void reloadingAppliesUnsavedEditsToTheFileAsItIsNow() {
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("model.pt2"));
        QVERIFY(QFile::copy(programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2"), copy));
        window().open(copy);
        QVERIFY(window_->wait());
        const std::string tensor = "sin";  // the other program has none
        window().edits().pin(QString::fromStdString(tensor), 4096);
        QVERIFY(window_->wait());
        QVERIFY(tuning().pinned.contains(tensor));
        window().actions().reload->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(tuning().pinned.at(tensor), std::int64_t{4096});
        QVERIFY(!window_->document()->history().isClean());
        QVERIFY(QFile::remove(copy) &&
                QFile::copy(programFolder(QStringLiteral("mobilenet_v2_w035")) + QStringLiteral("/model.pt2"), copy));
        window().actions().reload->trigger();
        QVERIFY(window_->wait());
        QVERIFY(tuning().pinned.empty());
        QCOMPARE(window().messages().title(), QStringLiteral("Reloaded: 0 of 1 edit applies"));
        QCOMPARE(window().workspace().session().reapplied().orphans.pinned.size(), std::size_t{1});
    }

    void aSessionIsComparedAsItWasTuned() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.json"));
        const QString tensor = window_->largestTensor();
        window().edits().pin(tensor, 4096);
        QVERIFY(window_->wait());
        const qint64 tuned = window_->plan().total_bytes;
        QVERIFY(window().workspace().session().save(path).ok());
        window().actions().undo->trigger();
        QVERIFY(window_->wait());
        QVERIFY(window_->plan().total_bytes < tuned);
        window().workspace().compareWith(path);
        QVERIFY(window_->wait());
        QVERIFY(window().workspace().view().compared());
        QCOMPARE(window().workspace().view().compared()->outcome->plan().total_bytes, tuned);
    }

    void aSessionOpensWhereItWasSaved() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        ViewState& view = window().workspace().view();
        auto* charts = window().findChild<QTabWidget*>();
        const auto timeline = [&] { return qobject_cast<StepChart*>(charts->currentWidget()); };
        auto* wanted = window().findChild<StepChart*>(QStringLiteral("timelineChart"));
        QVERIFY(wanted);
        charts->setCurrentWidget(wanted);
        QVERIFY(QTest::qWaitFor([&] { return wanted->isVisible(); }));
        const ValueId value = view.outcome()->tensors[5].value;
        const std::string name = view.row(value)->name;
        view.select({value, view.outcome()->tensors[6].value}, value);
        view.setStep(Step(7));
        view.setLimit(std::pair(Step(3), Step(30)));
        view.setColorRule(ColorRule::op);
        wanted->setView(4.5, 20.25);
        const QTemporaryDir folder;
        const QString session = folder.filePath(QStringLiteral("s.json")),
                      again = folder.filePath(QStringLiteral("t.json"));
        QVERIFY(window().workspace().session().save(session).ok());
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        view.setColorRule(ColorRule::role);
        view.setLimit(std::nullopt);
        window().open(session);
        QVERIFY(window_->wait());
        QVERIFY(timeline() == wanted);
        QCOMPARE(wanted->view(), (std::pair(4.5, 20.25)));
        QCOMPARE(view.row(view.current())->name, name);
        QCOMPARE(view.selection().size(), std::size_t{2});
        QCOMPARE(view.step().number(), 7);
        QVERIFY(view.limit() == std::optional(std::pair(Step(3), Step(30))));
        QVERIFY(view.colorRule() == ColorRule::op);
        QVERIFY(window_->document()->history().isClean());
        QVERIFY(window().workspace().session().save(again).ok());
        const auto first = readSession(session), second = readSession(again);
        QVERIFY(first.ok() && second.ok());
        QVERIFY(first.value().view->steps == second.value().view->steps);
        QFile file(session);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString wrong =
            schemaViolation(QJsonDocument::fromJson(file.readAll()).object(), schemaOf(QStringLiteral("session")));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void aSessionStartsNoProgramThatIsNotTheUsersOwn() {
        const QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("planner.sh"));
        const QString mark = folder.filePath(QStringLiteral("started"));
        const QString path = folder.filePath(QStringLiteral("foreign.json"));
        QFile script(program);
        QVERIFY(script.open(QIODevice::WriteOnly));
        QVERIFY(script.write("#!/bin/sh\ntouch '" + mark.toUtf8() + "'\n") > 0);
        script.close();
        QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QString model = programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2");
        Session session{.program = model.toStdString()};
        session.tuning.planner = "exec:" + program.toStdString();
        QVERIFY(writeSession(path, session).ok());
        window().open(path);
        QVERIFY(window_->wait());
        QVERIFY(!QFile::exists(mark));
        QCOMPARE(tuning().planner, std::string("auto"));
        QCOMPARE(window().workspace().session().warnings().size(), std::size_t{1});
        QVERIFY(window().messages().isVisible());
        settings::addOwnPlanner(program);
        window().open(path);
        QVERIFY(window_->wait());
        settings::removeOwnPlanner(program);
        QVERIFY(QFile::exists(mark));
    }

    void anOpenedSessionTellsWhatWasLostAndTheDifferenceToItsBaseline() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.json"));
        QVERIFY(writeOlderSession(path));
        window().open(path);
        QVERIFY(window_->wait());
        QVERIFY(window().messages().isVisible());
        QCOMPARE(window().messages().title(), QStringLiteral("0 of 2 edits of the session apply"));
        QVERIFY(window().messages().offer().isVisible());
        window().messages().offer().click();
        auto* dialog = window().findChild<SessionDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->orphans().topLevelItemCount(), 2);
        const auto difference = window().workspace().session().baselineDifference();
        QVERIFY(difference && difference->before == 4096 && difference->after < 4096);
        QVERIFY2(dialog->difference().topLevelItem(0)->text(3).contains(QStringLiteral("−")),
                 qPrintable(dialog->difference().topLevelItem(0)->text(3)));
        QCOMPARE(dialog->difference().topLevelItemCount(), 2 + static_cast<int>(difference->added.size()));
        // Deleting is an undo step like any other.
        dialog->orphans().topLevelItem(0)->setSelected(true);
        dialog->deleteButton().click();
        QCOMPARE(dialog->orphans().topLevelItemCount(), 1);
        QCOMPARE(dialog->orphans().topLevelItem(0)->text(0), QStringLiteral("gone_too"));
        QVERIFY(!window_->document()->history().isClean());
        window().actions().undo->trigger();
        QCOMPARE(dialog->orphans().topLevelItemCount(), 2);
        window().actions().redo->trigger();
        QVERIFY(window().workspace().session().save(path).ok());
        const auto saved = readSession(path);
        QVERIFY(saved.ok());
        QCOMPARE(saved.value().tuning.pinned.size(), std::size_t{0});
        QCOMPARE(saved.value().tuning.assigned.size(), std::size_t{1});
        QCOMPARE(saved.value().baseline->total_bytes(), std::int64_t{4096});
    }

    void theBaselineIsSetUndoneAndSaved() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        SessionDialog* dialog = details();
        QVERIFY(dialog);
        QVERIFY(dialog->difference().isHidden());
        dialog->setBaselineButton().click();
        QVERIFY(!dialog->difference().isHidden());
        const std::int64_t before = window_->plan().total_bytes;
        QCOMPARE(window().workspace().session().baselineDifference()->before, before);
        emit window().docks().panel<InspectorPanel>()->pinRequested(window_->largestTensor(), 4096);
        QVERIFY(window_->wait());
        QVERIFY(window().workspace().session().baselineDifference()->after > before);
        QVERIFY(dialog->difference().topLevelItem(0)->text(3).startsWith(QLatin1Char('+')));
        window().actions().undo->trigger();
        window().actions().undo->trigger();
        QVERIFY(!window().workspace().session().baselineDifference());
        QVERIFY(dialog->difference().isHidden());
        window().actions().redo->trigger();
        const QTemporaryDir folder;
        QVERIFY(window().workspace().session().save(folder.filePath(QStringLiteral("s.json"))).ok());
        QCOMPARE(readSession(folder.filePath(QStringLiteral("s.json"))).value().baseline->total_bytes(), before);
    }

    void recordedRunsFollowTheMethodThatIsShown() {
        window().open(QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/shared_state.pte"));
        QVERIFY(window_->wait());
        QVERIFY(window_->document());
        const Program& program = *window_->document()->program();
        QVERIFY(program.methods.size() >= 2);
        const auto* inputs = window().docks().panel<RunPanel>()->findChild<QComboBox*>();
        QVERIFY(inputs);
        for (const std::size_t at : {std::size_t{0}, std::size_t{1}, std::size_t{0}}) {
            emit window().docks().panel<ModelPanel>()->methodRequested(
                QString::fromStdString(program.methods[at].name));
            QVERIFY(window_->wait());
            const auto& runs = window().workspace().runs().recorded();
            QVERIFY(!runs.empty());
            for (const VectorRun& run : runs) QCOMPARE(run.method, program.methods[at].name);
            QCOMPARE(inputs->count(), static_cast<int>(runs.size()) + 2);  // and random numbers, and zeros
        }
    }

    void everythingOfAPoolIsEditedInItsCardInOneStep() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        PoolEditor& editor = window().docks().panel<MemoryPoolsPanel>()->card(1)->editor();
        window().docks().panel<MemoryPoolsPanel>()->card(1)->findChild<QToolButton*>()->setChecked(true);
        const auto type = [&](const char* field, const char* text) {
            editor.findChild<QLineEdit*>(QLatin1String(field))->setText(QString::fromLatin1(text));
        };
        const auto apply = [&] {
            QTest::keyClick(editor.findChild<QLineEdit*>(QStringLiteral("poolName")), Qt::Key_Return);
            return window_->wait();
        };
        type("poolName", "TCM");
        type("poolCapacity", "256K");
        type("poolAlign", "64");
        type("poolBase", "0x20000000");
        type("poolCost", "2.5");
        type("poolBandwidth", "120 MB/s");
        type("poolReserved", "0-1K, 2K-3K");
        type("poolCopy", "opencl");
        editor.findChild<KindButton*>(QStringLiteral("poolPrefer"))->setKinds({BufferKind::state});
        auto* planner = editor.findChild<QComboBox*>(QStringLiteral("poolPlanner"));
        planner->setCurrentIndex(planner->findData(QStringLiteral("greedy_by_size")));
        editor.findChild<QCheckBox*>(QStringLiteral("poolZeroed"))->setChecked(true);
        QVERIFY(apply());
        QVERIFY2(editor.message().isEmpty(), qPrintable(editor.message()));
        const Pool expected{.mem_id = 1,
                            .name = "TCM",
                            .capacity = 256 * 1024,
                            .align = 64,
                            .base_address = 0x20000000,
                            .cost = 2.5,
                            .bandwidth = 120,
                            .prefer = {BufferKind::state},
                            .keep_out = {{.begin = 0, .end = 1024}, {.begin = 2048, .end = 3072}},
                            .copy_function = "opencl",
                            .zeroed = true,
                            .planner = "greedy_by_size"};
        QVERIFY(tuning().pools[0] == expected);
        QCOMPARE(window_->document()->editCount(), 1);
        QVERIFY2(window_->plan().valid(), name_of(window_->plan().verdict).data());
        for (const std::int64_t offset : window_->plan().placement.offsets) QVERIFY(offset >= 1024 && offset % 64 == 0);
        window().actions().undo->trigger();
        QVERIFY(tuning().pools[0] == Pool({.mem_id = 1, .name = "SRAM"}));
        QCOMPARE(editor.findChild<QLineEdit*>(QStringLiteral("poolBase"))->text(), QString());
    }

    void whatAPoolCannotBeIsSaidInTheCard_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* field, const char* text, const char* word) {
            QTest::addRow("%s %s", field, text)
                << QString::fromLatin1(field) << QString::fromLatin1(text) << QString::fromLatin1(word);
        };
        row("poolName", "", "name");
        row("poolName", "PSRAM", "Another pool");
        row("poolCapacity", "many", "256K");
        row("poolAlign", "48", "power of two");
        row("poolBase", "here", "0x20000000");
        row("poolBase", "0x20000001", "multiple");
        row("poolCost", "-1", "at least 0");
        row("poolBandwidth", "fast", "ns per byte");
        row("poolReserved", "4K-1K", "begin before");
        row("poolReserved", "4K", "begin before");
    }
    void whatAPoolCannotBeIsSaidInTheCard() {
        QFETCH(const QString, field);
        QFETCH(const QString, text);
        QFETCH(const QString, word);
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        emit window().docks().panel<MemoryPoolsPanel>()->poolAdded();
        QVERIFY(window_->wait());
        PoolEditor& editor = window().docks().panel<MemoryPoolsPanel>()->card(1)->editor();
        auto* line = editor.findChild<QLineEdit*>(field);
        line->setText(text);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY2(editor.message().contains(word), qPrintable(editor.message()));
        QCOMPARE(window_->document()->editCount(), 1);  // the added pool
        QCOMPARE(line->text(), text);
    }

    void kindsThatContradictEachOtherAreRefused() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        PoolEditor& editor = window().docks().panel<MemoryPoolsPanel>()->card(1)->editor();
        auto* allow = editor.findChild<KindButton*>(QStringLiteral("poolAllow"));
        allow->setKinds({BufferKind::intermediate, BufferKind::input, BufferKind::output});
        editor.findChild<KindButton*>(QStringLiteral("poolPrefer"))->setKinds({BufferKind::state});
        QTest::keyClick(editor.findChild<QLineEdit*>(QStringLiteral("poolName")), Qt::Key_Return);
        QVERIFY2(editor.message().contains(QStringLiteral("state")), qPrintable(editor.message()));
        QCOMPARE(window_->document()->editCount(), 0);
        allow->setKinds({BufferKind::intermediate, BufferKind::input, BufferKind::output, BufferKind::state,
                         BufferKind::delegate_io});
        QTest::keyClick(editor.findChild<QLineEdit*>(QStringLiteral("poolName")), Qt::Key_Return);
        QVERIFY(window_->wait());
        QVERIFY2(tuning().pools[0].allow.empty(), "all kinds are no rule");
    }

    void backAndForwardGoWhereTheUserWas() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        ViewState& view = window().workspace().view();
        auto* charts = window().findChild<QTabWidget*>();
        const auto& rows = window_->document()->outcome()->tensors;
        QVERIFY(!window().actions().back->isEnabled());
        view.select({rows[3].value}, rows[3].value);
        charts->setCurrentIndex(1);
        view.select({rows[5].value, rows[6].value}, rows[6].value);
        window().actions().back->trigger();
        QCOMPARE(view.current().number(), rows[3].value.number());
        QCOMPARE(charts->currentIndex(), 1);
        window().actions().back->trigger();
        QCOMPARE(charts->currentIndex(), 0);
        window().actions().forward->trigger();
        window().actions().forward->trigger();
        QCOMPARE(view.selection(), (std::set<ValueId>{rows[5].value, rows[6].value}));
        QVERIFY(!window().actions().forward->isEnabled());
        window().actions().back->trigger();
        view.select({rows[9].value}, rows[9].value);
        QVERIFY2(!window().actions().forward->isEnabled(), "a new way forward");
    }

    void theMenusSelectColourAndZoomWhatIsShown() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        ViewState& view = window().workspace().view();
        const auto& rows = window_->document()->outcome()->tensors;
        QVERIFY(!window().actions().selectOp->isEnabled());
        view.select({rows[8].value}, rows[8].value);
        window().actions().selectOp->trigger();
        std::size_t same = 0, alive = 0;
        for (const TensorRow& row : rows) {
            same += row.op == rows[8].op;
            alive += row.first <= rows[8].last && rows[8].first <= row.last;
        }
        QVERIFY(same > 1);
        QCOMPARE(view.selection().size(), same);
        QCOMPARE(view.current().number(), rows[8].value.number());
        window().actions().selectAlive->trigger();
        QCOMPARE(view.selection().size(), alive);
        window().actions().selectAll->trigger();
        QCOMPARE(view.selection().size(), rows.size());
        window().actions().colorMenu->actions()[1]->trigger();
        QCOMPARE(view.colorRule(), ColorRule::pool);
        QVERIFY(window().actions().colorMenu->actions()[1]->isChecked());
        auto* arena = window().findChild<ArenaChart*>();
        window().actions().fitAll->trigger();
        const auto whole = arena->view();
        window().actions().zoomIn->trigger();
        QVERIFY(arena->view() != whole);
        window().actions().fitAll->trigger();
        QCOMPARE(arena->view(), whole);
        window().actions().copyPicture->trigger();
        QVERIFY(QApplication::clipboard()->image().width() >= arena->width());
        window().docks().panel<TensorTable>()->view().selectRow(2);
        window().actions().findNext->trigger();
        QCOMPARE(window().docks().panel<TensorTable>()->view().currentIndex().row(), 3);
    }

    void theHistoryGoesBackToAnyStep() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const Tuning opened = tuning();
        for (const qint64 offset : {4096, 8192, 12288}) {
            emit window().docks().panel<InspectorPanel>()->pinRequested(window_->largestTensor(), offset);
            QVERIFY(window_->wait());
        }
        QUndoView& history = *window().docks().panel<QUndoView>();
        QCOMPARE(history.model()->rowCount(), 4);
        history.setCurrentIndex(history.model()->index(0, 0));
        QVERIFY(tuning() == opened);
        history.setCurrentIndex(history.model()->index(2, 0));
        QCOMPARE(tuning().pinned.begin()->second, std::int64_t{8192});
        window().actions().closeDocument->setEnabled(true);
        QVERIFY(answering(QMessageBox::Discard, [&] { window().actions().closeDocument->trigger(); }));
        QVERIFY(!history.stack());
    }
};

QTEST_MAIN(TestWindowSession)
#include "test_window_session.moc"
