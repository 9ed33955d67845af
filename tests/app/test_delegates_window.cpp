// The Delegates panel in the window: its changes are edits like all others.

#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "app/controllers/edits.h"
#include "app/dialogs/plugins_page.h"
#include "engine/study/delegation_study.h"
#include "tests/app/opened_window.h"
#include "tests/backends/built_in.h"
#include "widgets/panels/delegates/delegate_backends.h"
#include "widgets/panels/delegates/delegate_nodes.h"
#include "widgets/panels/delegates/delegate_regions.h"
#include "widgets/panels/delegates/payload_viewer.h"
#include "widgets/panels/delegates_panel.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/log_panel.h"
#include "widgets/panels/node_facts.h"
#include "widgets/plot/arena_scene.h"
#include "widgets/ui/tensor_mime.h"

namespace arenascope {

using testing::OpenedWindow;

class TestDelegatesWindow : public QObject {
    Q_OBJECT
    std::unique_ptr<OpenedWindow> window_;

    MainWindow& window() const { return **window_; }
    DelegatesPanel& panel() const { return *window().docks().panel<DelegatesPanel>(); }
    BackendList& list() const { return *panel().findChild<BackendList*>(); }
    const Delegation& delegation() const { return window_->document()->tuning()->delegation; }
    const Partition* partition() const {
        return window_->document()->outcome() ? window_->document()->outcome()->partition.get() : nullptr;
    }
    /// Waits for the plan and for the study of delegates.
    bool settled() const {
        return QTest::qWaitFor([this] { return window_->idle() && window_->document()->outcome(); }, 60000);
    }
    void trigger(QMenu& menu, const QString& text) const {
        for (QAction* action : menu.actions()) {
            if (action->text() == text) return action->trigger();
        }
        QFAIL(qPrintable(text));
    }
    bool ask(const QString& backend) const {
        for (QMenu* menu : panel().backends().findChildren<QMenu*>()) {
            for (QAction* action : menu->actions()) {
                if (action->data() == backend) action->trigger();
            }
        }
        return settled();
    }
    int taken() const {
        const auto& nodes = partition()->nodes;
        return static_cast<int>(
            std::count_if(nodes.begin(), nodes.end(), [](const NodeVerdict& node) { return !node.backend.empty(); }));
    }
    QTableView& nodes() const { return panel().nodes().view(); }
    QString nodeAt(int row) const { return QString::fromStdString(panel().nodes().model().at(row).node); }
    int firstTaken() const {
        for (int row = 0; row < panel().nodes().model().rowCount(); ++row) {
            if (!panel().nodes().model().at(row).region.empty()) return row;
        }
        return -1;
    }

private slots:
    void initTestCase() { testing::prepareWindows(QStringLiteral("test_delegates_window")); }

    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->open(QStringLiteral("dw_conv_tiny")));
        window().docks().raise(QStringLiteral("delegates"));
        QVERIFY(settled());
        QVERIFY(!panel().backends().backends().empty());
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
    }
    void cleanup() { window_.reset(); }

    void backendsAreKnownAfterAChangeOfTheLanguage() {
        QVERIFY(ask(QStringLiteral("xnnpack")));
        const QPointer<DelegatesPanel> before = &panel();
        const std::size_t known = before->backends().backends().size();
        applyLanguageByName(QStringLiteral("de"));
        QTRY_VERIFY(!before);
        QCOMPARE(panel().backends().backends().size(), known);
        const QString says = list().item(0)->toolTip();
        QVERIFY2(says.contains(QStringLiteral("verfügbar, ")) && !says.contains(QStringLiteral("keinen")),
                 qPrintable(says));
        applyLanguageByName(QStringLiteral("en"));
        QVERIFY(settled());
    }

    void aBackendThatIsAddedTakesNodesAndSaysWhyNotTheOthers() {
        QCOMPARE(list().count(), 1);  // the CPU
        QVERIFY(panel().regions().verdict().contains(QStringLiteral("Nothing is delegated")));
        QVERIFY(ask(QStringLiteral("xnnpack")));
        QCOMPARE(delegation().backends, std::vector<std::string>{"xnnpack"});
        QVERIFY(taken() > 0);
        const NodeModel& model = panel().nodes().model();
        QCOMPARE(model.rowCount(), static_cast<int>(partition()->nodes.size()));
        for (int row = 0; row < model.rowCount(); ++row) {
            const bool isTaken =
                model.data(model.index(row, NodeModel::taken), Qt::DisplayRole) != QStringLiteral("CPU");
            const QString why = model.data(model.index(row, NodeModel::why), Qt::DisplayRole).toString();
            QVERIFY2(isTaken == why.isEmpty(), qPrintable(nodeAt(row)));
        }
        panel().nodes().filter().setText(QStringLiteral("xnnpack_0"));
        QCOMPARE(model.rowCount(), static_cast<int>(partition()->regions[0].nodes.size()));
        panel().nodes().filter().clear();
        QTreeWidget& regions = panel().regions().table();
        QCOMPARE(
            regions.topLevelItemCount(),
            static_cast<int>(partition()->regions.size() + (partition()->regions.size() > 1 ? 1 : 0)));  // and the sum
        QVERIFY(regions.topLevelItem(0)->text(7).contains(QStringLiteral("→")));
        QVERIFY(panel().regions().verdict().contains(QStringLiteral("arena")));
        QCOMPARE(window_->document()->history().undoText(), QStringLiteral("Add backend xnnpack"));
        window_->document()->history().undo();
        QVERIFY(settled());
        QVERIFY(!partition());
        QCOMPARE(list().count(), 1);
    }

    void aLoadedCallHoldsTheNodesOfItsPayloadAndOneNameEverywhere() {
        window().open(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte"));
        QVERIFY(settled());
        QTRY_VERIFY(panel().regions().table().topLevelItemCount() > 1);
        const QTreeWidget& regions = panel().regions().table();
        const Outcome& outcome = *window_->document()->outcome();
        const std::vector<std::string> names = region_names(outcome).rows();
        QCOMPARE(QString::fromStdString(names.front()), QStringLiteral("xnnpack_0"));
        const ArenaScene scene = arenaScene(outcome);
        for (std::size_t i = 0; i < names.size(); ++i) {
            QTreeWidgetItem* row = regions.topLevelItem(static_cast<int>(i));
            QCOMPARE(row->text(0), QString::fromStdString(names[i]));
            QVERIFY2(row->toolTip(0).contains(QStringLiteral("XnnpackBackend")), qPrintable(row->toolTip(0)));
            QVERIFY(row->childCount() > 0);
            QCOMPARE(row->text(1), QString::number(row->childCount()));
            const auto cell = std::find_if(scene.regions.begin(), scene.regions.end(),
                                           [&](const StepRegion& each) { return each.name == row->text(0); });
            QVERIFY2(cell != scene.regions.end(), qPrintable(row->text(0)));
        }
        QStringList inside;
        for (int i = 0; i < regions.topLevelItem(0)->childCount(); ++i)
            inside.append(regions.topLevelItem(0)->child(i)->text(0));
        QVERIFY2(inside.contains(QStringLiteral("convolution")), qPrintable(inside.join(QLatin1Char(' '))));
        for (const int column : {5, 6}) QVERIFY(!regions.isColumnHidden(column));
        // A child row is part of its region, whose payload is shown.
        panel().regions().table().setCurrentItem(regions.topLevelItem(1)->child(0));
        QCOMPARE(panel().regions().delegate().number(), 1);
    }

    void theVerdictWrapsInALowDock() {
        QVERIFY(ask(QStringLiteral("xnnpack")));
        QTRY_VERIFY(panel().regions().verdict().contains(QStringLiteral("moved into delegates")));
        auto* brief = panel().regions().findChild<QLabel*>(QStringLiteral("briefVerdict"));
        QVERIFY(brief && brief->isVisible() && brief->wordWrap());
        QTRY_VERIFY(brief->height() >= brief->heightForWidth(brief->width()));
        QVERIFY(panel().regions().verdict().startsWith(brief->text()));
    }

    void theInspectorTellsWhatRanWhereInsideACall() {
        QVERIFY(ask(QStringLiteral("xnnpack")));
        const Method& method = *window_->document()->outcome()->method;
        const auto call = std::find_if(method.instructions.begin(), method.instructions.end(),
                                       [](const auto& each) { return each.kind == Instruction::Kind::delegate; });
        QVERIFY(call != method.instructions.end());
        window().workspace().view().select({call->outs.front()}, call->outs.front());
        const auto* facts = window().docks().panel<InspectorPanel>()->findChild<NodeFacts*>();
        QVERIFY2(facts->inside().contains(QStringLiteral("aten_convolution")), qPrintable(facts->inside()));
        QVERIFY2(facts->inside().contains(QStringLiteral(".py:")), qPrintable(facts->inside()));
        QVERIFY2(!facts->inside().contains(QStringLiteral("Conv2d")), qPrintable(facts->inside()));
        window().actions().run->trigger();
        QVERIFY(settled());
        QVERIFY2(facts->inside().contains(QStringLiteral("Conv2d, aten_convolution")), qPrintable(facts->inside()));
        QVERIFY2(facts->inside().contains(QStringLiteral("XNNPACK")), qPrintable(facts->inside()));
    }

    void theOrderIsTurnedByKeyAndComparedWithTheOtherOne() {
        QVERIFY(ask(QStringLiteral("demo")) && ask(QStringLiteral("xnnpack")));
        QCOMPARE(delegation().backends, (std::vector<std::string>{"demo", "xnnpack"}));
        QVERIFY(
            panel().findChild<QLabel*>(QStringLiteral("otherOrder"))->text().contains(QStringLiteral("xnnpack, demo")));
        list().setCurrentRow(1);
        QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier);
        QVERIFY(settled());
        QCOMPARE(delegation().backends, (std::vector<std::string>{"xnnpack", "demo"}));
        list().setCurrentRow(1);
        QTest::keyClick(&list(), Qt::Key_Delete);
        QVERIFY(settled());
        QCOMPARE(delegation().backends, std::vector<std::string>{"xnnpack"});
    }

    void nodesAreDraggedToTheCpuAndGivenBackByMenu() {
        QVERIFY(ask(QStringLiteral("xnnpack")));
        const int before = taken(), row = firstTaken();
        const QString node = nodeAt(row);
        const QModelIndexList dragged{panel().nodes().model().index(row, NodeModel::node)};
        const std::unique_ptr<QMimeData> data(panel().nodes().model().mimeData(dragged));
        QCOMPARE(tensorsOf(data->data(QLatin1String(nodes_mime_type))), QStringList{node});
        const QPoint at = list().visualItemRect(list().item(1)).center();
        QDragEnterEvent enter(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(list().viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(list().viewport(), &drop);
        QVERIFY(settled());
        QCOMPARE(delegation().rules.size(), std::size_t{1});
        QCOMPARE(delegation().rules.front().rule, "name:" + node.toStdString());
        QCOMPARE(delegation().rules.front().backend, std::string("cpu"));
        QVERIFY(taken() < before);
        QVERIFY(panel()
                    .nodes()
                    .model()
                    .data(panel().nodes().model().index(row, NodeModel::why), Qt::DisplayRole)
                    .toString()
                    .contains(QStringLiteral("by a rule")));
        nodes().selectRow(row);
        QMenu menu;
        panel().nodes().fillMenu(menu);
        trigger(menu, QStringLiteral("Use the backends' choice"));
        QVERIFY(settled());
        QVERIFY(delegation().rules.empty());
        QCOMPARE(taken(), before);
    }

    void aRuleAndACompileSpecAreTypedIn() {
        panel()
            .backends()
            .findChild<QLineEdit*>(QString(), Qt::FindChildrenRecursively)
            ->setText(QStringLiteral("op:aten::convolution.*"));
        auto* backend = panel().backends().findChildren<QComboBox*>().first();
        backend->setCurrentText(QStringLiteral("xnnpack"));
        panel().backends().findChild<QPushButton*>(QStringLiteral("assignRule"))->click();
        QVERIFY(settled());
        QCOMPARE(delegation().rules, (std::vector<DelegateRule>{{"op:aten::convolution.*", "xnnpack"}}));
        for (const NodeVerdict& node : partition()->nodes)
            QCOMPARE(!node.backend.empty(), node.op == "aten::convolution.out");
        const QList<QLineEdit*> fields = panel().backends().findChildren<QLineEdit*>();
        fields[1]->setText(QStringLiteral("dqlinear_partitioner"));
        fields[2]->setText(QStringLiteral("3"));
        panel().backends().findChildren<QComboBox*>().last()->setCurrentText(QStringLiteral("xnnpack"));
        panel().backends().findChild<QPushButton*>(QStringLiteral("setSpec"))->click();
        QVERIFY(settled());
        QCOMPARE(delegation().specs, (std::vector<CompileSpec>{{"xnnpack", "dqlinear_partitioner", "3"}}));
        QCOMPARE(window_->document()->outcome()->method->delegates.front().compile_specs[0].first,
                 std::string("dqlinear_partitioner"));
    }

    void aPayloadIsSeenSavedReplacedAndRestored() {
        QVERIFY(ask(QStringLiteral("xnnpack")));
        panel().regions().table().setCurrentItem(panel().regions().table().topLevelItem(0));
        PayloadViewer& payload = panel().regions().payload();
        QVERIFY(payload.text().contains(QStringLiteral("XH00")));
        payload.showPage(PayloadViewer::header);
        QVERIFY(payload.text().contains(QStringLiteral("XN01")));
        payload.showPage(PayloadViewer::specs);
        QVERIFY(payload.text().contains(QStringLiteral("no compile specs")));
        QVERIFY(!nodes().selectionModel()->selectedRows().isEmpty());
        QVERIFY(!window().workspace().view().selection().empty());
        const DelegateIndex delegate = panel().regions().delegate();
        const auto bytes = [&] {
            return window_->document()->outcome()->method->delegates[delegate].payload.bytes.size();
        };
        const std::size_t before = bytes();
        const QTemporaryDir folder;
        Edits& own = window().edits();
        own.savePayload(delegate, folder.filePath(QStringLiteral("a.bin")));
        QCOMPARE(QFile(folder.filePath(QStringLiteral("a.bin"))).size(), static_cast<qint64>(before));
        QFile other(folder.filePath(QStringLiteral("b.bin")));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("twelve bytes") == 12);
        other.close();
        own.replacePayload(delegate, other.fileName());
        QVERIFY(settled());
        QCOMPARE(bytes(), std::size_t{12});
        own.replacePayload(delegate, folder.filePath(QStringLiteral("none.bin")));
        QCOMPARE(bytes(), std::size_t{12});
        window_->document()->history().undo();
        QVERIFY(settled());
        QCOMPARE(bytes(), before);
    }

    void aPluginThatIsRefusedKeepsItsRowUntilItIsRemoved() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("no_library.so")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("text") == 4);
        file.close();
        PluginsPage page(window().workspace());
        page.add(file.fileName());
        QVERIFY(settled());
        auto* list = page.findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 1);
        QVERIFY2(list->topLevelItem(0)->text(1).contains(QStringLiteral("refused")),
                 qPrintable(list->topLevelItem(0)->text(1)));
        QVERIFY(list->topLevelItem(0)->text(1).contains(QStringLiteral("no_library.so")));
        {
            MainWindow another;  // the next start remembers it
            QVERIFY(another.workspace().plugins().paths() == QStringList{file.fileName()});
        }
        list->setCurrentItem(list->topLevelItem(0));
        page.removeCurrent();
        QCOMPARE(list->topLevelItemCount(), 0);
        QVERIFY(settled());
    }

    void theLogTellsTheLifeOfEveryDelegate() {
        QVERIFY(ask(QStringLiteral("xnnpack")));
        window().actions().run->trigger();
        QVERIFY(settled());
        const auto log = [this] { return window().docks().panel<LogPanel>()->toPlainText(); };
        QVERIFY(QTest::qWaitFor([&] { return log().contains(QStringLiteral(": init, ")); }));
        QVERIFY(log().contains(QStringLiteral("XnnpackBackend (executorch_call_delegate): available, ")));
        QVERIFY(log().contains(QStringLiteral("payload released")));
        QVERIFY(!window().workspace().view().run()->events.empty());
        window_->document()->history().undo();  // another plan: this one's delegates are destroyed
        QVERIFY(settled());
        QVERIFY(QTest::qWaitFor([&] { return log().contains(QStringLiteral(": destroy, ")); }));
    }
};

}  // namespace arenascope

QTEST_MAIN(arenascope::TestDelegatesWindow)
#include "test_delegates_window.moc"
