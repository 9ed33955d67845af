// Nothing is lost or stale: questions before edits and files are discarded, independent runs, facts that update.

#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

#include "app/dialogs/export_dialog.h"
#include "widgets/panels/dimensions_panel.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/rules_panel.h"
#include "widgets/panels/run_panel.h"

#include "tests/app/opened_window.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestWindowSafety : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_window_safety")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void editsAreNotLostWithoutAQuestion() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        emit(*window_)->docks().panel<InspectorPanel>()->pinRequested(window_->largestTensor(), 4096);
        QVERIFY(window_->wait());
        Document* before = window_->document();
        QVERIFY(answering(QMessageBox::Cancel, [&] { (*window_)->close(); }));
        QVERIFY((*window_)->isVisible());
        const QString other = programFolder(QStringLiteral("mlp_dynbatch")) + QStringLiteral("/model.pt2");
        const auto openOther = [&] {
            (*window_)->open(other);
            QVERIFY(window_->settle());  // the question appears once the file has been read
        };
        QVERIFY(answering(QMessageBox::Cancel, openOther));
        QVERIFY(window_->wait());
        QCOMPARE(window_->document(), before);
        QVERIFY(answering(QMessageBox::Cancel, [&] { (*window_)->actions().closeDocument->trigger(); }));
        QCOMPARE(window_->document(), before);
        QVERIFY(answering(QMessageBox::Discard, openOther));
        QVERIFY(window_->wait());
        QVERIFY(window_->document()->history().isClean());
        QVERIFY2(!answering(QMessageBox::Cancel, [&] { (*window_)->close(); }), "nothing to lose, nothing to ask");
        QVERIFY(!(*window_)->isVisible());
    }

    void aFileThatCannotBeReadCostsNotEvenAQuestion() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        emit(*window_)->docks().panel<InspectorPanel>()->pinRequested(window_->largestTensor(), 4096);
        QVERIFY(window_->wait());
        Document* before = window_->document();
        const QTemporaryDir folder;
        QFile bad(folder.filePath(QStringLiteral("noise.pte")));
        QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write(QByteArray(5000, 'x')) == 5000);
        bad.close();
        QVERIFY2(!answering(QMessageBox::Cancel,
                            [&] {
                                (*window_)->open(bad.fileName());
                                QVERIFY(window_->settle());
                            }),
                 "nothing is lost, nothing is asked");
        QCOMPARE(window_->document(), before);
        QVERIFY(!before->history().isClean() && before->history().canUndo());
        // What, where, what was expected, what to do; the first as a heading.
        MessageBar& bar = (*window_)->messages();
        QVERIFY(bar.isVisible());
        QVERIFY2(bar.title().startsWith(QStringLiteral("noise.pte was not opened: ")), qPrintable(bar.title()));
        QStringList said;
        for (const QLabel* label : bar.findChildren<QLabel*>()) said.append(label->text());
        const QString text = said.last();
        QVERIFY2(text.contains(QStringLiteral("In ") + bad.fileName()), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Expected: ")), qPrintable(text));
        QVERIFY2(text.endsWith(QStringLiteral("Export the model to a .pt2, .pte, .onnx or .tflite file.")),
                 qPrintable(text));
    }

    void aRunAfterAStoppedOneHasArenasOfItsOwn() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QSignalSpy ran(&(*window_)->workspace().runs(), &Runs::ran);
        QSignalSpy failed(&(*window_)->workspace(), &Workspace::failed);
        QSignalSpy progressed(&(*window_)->workspace().jobs(), &Jobs::progressed);
        RunRequest many;
        many.inputs = RunRequest::Inputs::recorded;
        many.repeat = 1000;
        for (int i = 0; i < 3; ++i) {
            (*window_)->workspace().runs().start(many);
            QVERIFY(!(*window_)->actions().run->isEnabled());
            QVERIFY(!(*window_)->actions().resetState->isEnabled());
            progressed.clear();
            QTRY_VERIFY(!progressed.isEmpty() && progressed.last()[1].value<Stage>() == Stage(StageKind::running));
            (*window_)->actions().stop->trigger();
            (*window_)->workspace().runs().resetState();
            many.repeat = 1;
            (*window_)->workspace().runs().start(many);
            QVERIFY(window_->wait());
            QCOMPARE(ran.count(), i + 1);
            QVERIFY2((*window_)->docks().panel<RunPanel>()->verdict().startsWith(QStringLiteral("✓ 1 of 1")),
                     qPrintable((*window_)->docks().panel<RunPanel>()->verdict()));
            many.repeat = 1000;
        }
        QCOMPARE(failed.count(), 0);
    }

    /// A model that was rewritten in place: the run reports it, and one click reloads it with all edits.
    void aFileThatWasWrittenAgainIsReloaded() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("model.pt2"));
        QFile original(programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2"));
        QVERIFY(original.open(QIODevice::ReadOnly));
        const QByteArray bytes = original.readAll();
        const auto write = [&](const QByteArray& what) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(what) == what.size();
        };
        QVERIFY(write(bytes));
        (*window_)->open(path);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        const QString tensor = window_->largestTensor();
        emit(*window_)->docks().panel<InspectorPanel>()->pinRequested(tensor, 4096);
        QVERIFY(window_->wait());
        const MessageBar& bar = (*window_)->messages();
        QVERIFY(write(bytes.left(bytes.size() / 2)) && write(bytes));
        (*window_)->actions().run->trigger();
        QVERIFY(window_->wait());
        QVERIFY(bar.isVisible());
        QCOMPARE(bar.title(), QStringLiteral("the file has changed since it was opened"));
        QPushButton& reload = (*window_)->messages().otherOffer();
        QVERIFY(reload.isVisible());
        QCOMPARE(reload.text(), QStringLiteral("Reload"));
        reload.click();
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->pinned.count(tensor.toStdString()), std::size_t{1});
        (*window_)->actions().run->trigger();
        QVERIFY(window_->wait());
        QVERIFY2((*window_)->docks().panel<RunPanel>()->verdict().contains(QStringLiteral("1")),
                 qPrintable((*window_)->docks().panel<RunPanel>()->verdict()));
    }

    void removingTheFirstPoolLeavesNoGhost() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        emit(*window_)->docks().panel<MemoryPoolsPanel>()->poolAdded();
        QVERIFY(window_->wait());
        emit(*window_)->docks().panel<InspectorPanel>()->pinRequested(window_->largestTensor(), 4096);
        QVERIFY(window_->wait());
        emit(*window_)->docks().panel<MemoryPoolsPanel>()->poolRemoved(1);
        QVERIFY(window_->wait());
        QVERIFY(window_->document()->outcome());
        QCOMPARE(window_->plan().pools.size(), std::size_t{1});
        QCOMPARE(window_->plan().pools.front().mem_id, 2);
        QVERIFY(window_->document()->tuning()->pinned.empty());
        QVERIFY((*window_)->docks().panel<MemoryPoolsPanel>()->card(2));
    }

    void factsFollowUndoAndRefusedEditsLeaveNoStep() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        const ValueId first = (*window_)->docks().panel<TensorTable>()->model().at(0)->value;
        (*window_)->workspace().view().select({first}, first);
        const QString before = window_->pointerText();
        const QString name = QString::fromStdString((*window_)->workspace().view().row(first)->name);
        emit(*window_)->docks().panel<InspectorPanel>()->pinRequested(name, 4096);
        QVERIFY(window_->wait());
        QVERIFY2(window_->pointerText().contains(QStringLiteral("pinned")), qPrintable(window_->pointerText()));
        (*window_)->actions().undo->trigger();
        QCOMPARE(window_->pointerText(), before);
        emit(*window_)->docks().panel<MemoryPoolsPanel>()->poolChanged(Pool{.mem_id = 1, .name = "SRAM", .align = 3});
        QVERIFY(window_->wait());
        QVERIFY((*window_)->messages().isVisible());
        QVERIFY2((*window_)->messages().title().contains(QStringLiteral("alignment 3")),
                 qPrintable((*window_)->messages().title()));
        QVERIFY2(!window_->document()->history().canRedo(), "an edit that cannot be planned is no step to redo");
        QCOMPARE(window_->document()->tuning()->pools[0].align, std::int64_t{0});
        emit(*window_)->docks().panel<InspectorPanel>()->pinRequested(name, 4096);
        QVERIFY(window_->wait());
        QVERIFY(!(*window_)->messages().isVisible());
    }

    void anUnboundedDimensionIsAskedFor() {
        QVERIFY(!programFolder(QStringLiteral("unbounded_dim")).isEmpty());
        (*window_)->open(programFolder(QStringLiteral("unbounded_dim")) + QStringLiteral("/model.pt2"));
        QVERIFY(window_->wait());
        QVERIFY(window_->document());
        QVERIFY(!window_->document()->outcome());
        QVERIFY((*window_)->messages().isVisible());
        QVERIFY((*window_)->docks().panel<DimensionsPanel>()->isVisible());
        const auto fields = (*window_)->docks().panel<DimensionsPanel>()->findChildren<QSpinBox*>(
            QRegularExpression(QStringLiteral("^max_")));
        QVERIFY(!fields.isEmpty());
        fields.first()->setValue(fields.first()->value() + 8);
        QVERIFY(window_->wait());
        QVERIFY(window_->document()->outcome());
        QVERIFY(window_->plan().valid());
        QVERIFY(!(*window_)->messages().isVisible());
        (*window_)->actions().undo->trigger();
        QVERIFY(window_->wait());
        QVERIFY(!(*window_)->workspace().view().outcome());
        QVERIFY((*window_)->messages().isVisible());
    }

    void anExistingFileIsReplacedOnlyWhenTheUserAgrees() {
        QTemporaryDir folder;
        const QString model = folder.filePath(QStringLiteral("net.pt2"));
        QVERIFY(QFile::copy(programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2"), model));
        (*window_)->open(model);
        QVERIFY(window_->wait());
        ExportDialog dialog((*window_)->workspace(), &**window_);
        QVERIFY(window_->wait());
        QCOMPARE(dialog.fileField().text(), folder.filePath(QStringLiteral("net_planned.pte")));
        QFile old(dialog.fileField().text());
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("mine") == 4);
        old.close();
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        QVERIFY(answering(QMessageBox::No, [&] { dialog.exportButton().click(); }));
        QVERIFY(window_->wait());
        QCOMPARE(exported.count(), 0);
        QCOMPARE(QFileInfo(old).size(), 4);
        QVERIFY(answering(QMessageBox::Yes, [&] { dialog.exportButton().click(); }));
        QVERIFY(window_->wait());
        QCOMPARE(exported.count(), 1);
        QVERIFY(QFileInfo(old.fileName()).size() > 1000);
    }

    void rulesSendTensorsToPoolsAndTheLastMatchWins() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        emit(*window_)->docks().panel<MemoryPoolsPanel>()->poolAdded();
        QVERIFY(window_->wait());
        RulesPanel& rules = (*window_)->docks().panel<MemoryPoolsPanel>()->rules();
        const auto add = [&](const char* text) {
            rules.field().setText(QString::fromLatin1(text));
            QTest::keyClick(&rules.field(), Qt::Key_Return);
            return window_->wait();
        };
        QVERIFY(add("nonsense:x = SRAM"));
        QVERIFY(rules.field().property("invalid").toBool());
        QVERIFY(window_->document()->tuning()->edits.rules.empty());
        QVERIFY(add("name:* = PSRAM"));
        QVERIFY(add("size>=1 = SRAM"));
        QVERIFY(add("name:nosuch* = PSRAM"));
        QCOMPARE(window_->document()->tuning()->edits.rules.size(), std::size_t{3});
        for (const Buffer& buffer : window_->plan().problem.buffers) QCOMPARE(buffer.mem_id, 1);
        QVERIFY2(rules.effect(2).contains(QStringLiteral("no match")), qPrintable(rules.effect(2)));
        // To the end with the first rule: now it is the last that matches.
        QVERIFY(rules.list().model()->moveRow({}, 0, {}, 3));
        QTRY_COMPARE(window_->document()->tuning()->edits.rules[2].match, std::string("name:*"));
        QVERIFY(window_->wait());
        for (const Buffer& buffer : window_->plan().problem.buffers) QCOMPARE(buffer.mem_id, 2);
        (*window_)->actions().undo->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->edits.rules[0].match, std::string("name:*"));
    }

    void aDevicesMemoriesReplaceThePools() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        const QList<QAction*> targets = (*window_)->actions().targetMenu->actions();
        QVERIFY(targets.size() >= 3);
        emit(*window_)->docks().panel<InspectorPanel>()->pinRequested(window_->largestTensor(), 4096);
        QVERIFY(window_->wait());
        for (QAction* target : targets) {
            target->trigger();
            QVERIFY(window_->wait());
            QVERIFY2(window_->document()->outcome(), qPrintable(target->text()));
            QVERIFY(window_->document()->tuning()->pools.front().capacity);
            // For a small device the only message is that the plan does not fit.
            QVERIFY2((*window_)->messages().isVisible() == !window_->plan().fits(), qPrintable(target->text()));
            QVERIFY2(window_->plan().fits() ||
                         (*window_)->messages().title().startsWith(QStringLiteral("The plan does not fit")),
                     qPrintable((*window_)->messages().title()));
        }
    }

    void theControlsOfTheRightColumnAreInView() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        (*window_)->resize(1440, 900);
        QVERIFY(window_->settle());
        const int inspector = (*window_)->docks().panel<InspectorPanel>()->height(),
                  pools = (*window_)->docks().panel<MemoryPoolsPanel>()->height();
        QVERIFY2(pools > 180 && inspector > pools, qPrintable(QStringLiteral("%1, %2").arg(inspector).arg(pools)));
        QVERIFY2((*window_)->docks().panel<DimensionsPanel>()->height() < 40, "nothing to edit in a static model");
        PoolCard* card = (*window_)->docks().panel<MemoryPoolsPanel>()->card(1);
        card->findChild<QToolButton*>()->click();
        QVERIFY(window_->settle());
        auto* align = card->findChild<QLineEdit*>(QStringLiteral("poolAlign"));
        QVERIFY2(!align->visibleRegion().isEmpty(), "the settings open in view");
    }
};

QTEST_MAIN(TestWindowSafety)
#include "test_window_safety.moc"
