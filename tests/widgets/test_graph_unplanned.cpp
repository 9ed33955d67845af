// Nodes without a planned tensor: a program that cannot be planned opens with the reasons marked on its nodes, and the
// nodes of a delegate's payload can be selected and found.

#include <QLineEdit>
#include <QMenu>
#include <QtTest>

#include "engine/engine.h"
#include "tests/test_data.h"
#include "tests/widgets/graph_testing.h"
#include "widgets/graph/graph_bar.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestGraphUnplanned : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }
    void aProgramWithoutAPlanIsDrawnWithWhatStopsPlanning() {
        const Engine engine;
        Progress progress;
        const auto program =
            engine.open((programFolder(QStringLiteral("unbounded_dim")) + "/model.pt2").toStdString(), progress);
        QVERIFY(program.ok());
        ViewState state;
        GraphChart chart(state);
        chart.resize(1000, 700);
        chart.show();
        chart.setProgram(program.value());
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QVERIFY(!chart.scene().items.empty());
        const auto& stops = chart.picture().stops;
        QVERIFY(!stops.empty());
        // Nodes can be selected and read by assistive tools as in any program.
        const ItemIndex item = chart.scene().itemOf(stops.begin()->first);
        QVERIFY(item.valid() && !chart.scene().items[item].isClosed());
        QTest::mouseClick(&chart.canvas(), Qt::LeftButton, {}, chart.canvas().itemRect(item).center().toPoint());
        QCOMPARE(chart.canvas().currentItem(), item);
        const QString said = chart.canvas().accessibleDescription();
        QVERIFY2(said.contains(QStringLiteral("cannot be planned: no upper bound")), qPrintable(said));
        QTest::keyClick(&chart.canvas(), Qt::Key_Down);
        QVERIFY(chart.canvas().currentItem().valid() && chart.canvas().currentItem() != item);
        QMenu menu;
        chart.fillMenu(menu);
        QStringList entries;
        for (const QAction* each : menu.findChildren<QAction*>()) entries.append(each->text());
        QVERIFY2(entries.contains(QStringLiteral("All inputs of this node")), qPrintable(entries.join(u'|')));
    }

    void nodesOfAPayloadAreSelectedFoundAndReadAsOthers() {
        const auto model = openedGraph(QStringLiteral(ARENASCOPE_TEST_DATA "/delegated/dw_conv_tiny_xnnpack.pte"));
        QVERIFY(model);
        ViewState state;
        GraphChart chart(state);
        chart.setProgram(model->program);
        chart.resize(1000, 700);
        chart.show();
        state.show(model->outcome, std::make_shared<const Tuning>());
        const ProgramGraph& graph = chart.graph();
        GraphCanvas& canvas = chart.canvas();
        chart.openToLevel(0);
        QLineEdit& field = chart.bar().search();
        field.setText(QStringLiteral("Conv2d"));
        QTest::keyClick(&field, Qt::Key_Return);
        const NodeIndex first = canvas.currentNode();
        QVERIFY2(graph.nodes.has(first) && graph.nodes[first].kind == ProgramNode::Kind::inside, "it makes no tensor");
        const ItemIndex item = canvas.currentItem();
        QVERIFY2(item.valid() && !chart.scene().items[item].isClosed(), "the delegate opens");
        QVERIFY(QRectF(canvas.rect()).intersects(canvas.itemRect(item)));
        QCOMPARE(canvas.accessibleDescription(), canvas.spoken(item));
        QTest::keyClick(&field, Qt::Key_F3);
        QVERIFY(canvas.currentNode() != first);
        // Arrows go on from there; a tensor that is selected elsewhere takes its place.
        const NodeIndex from = canvas.currentNode();
        QTest::keyClick(&canvas, Qt::Key_Up);
        const NodeIndex above = canvas.currentNode();
        QVERIFY(above.valid() && above < from);
        const ValueId tensor = model->outcome->tensors.front().value;
        state.select({tensor}, tensor);
        QCOMPARE(canvas.currentNode(), graph.node_of(*model->outcome->method, tensor));
        state.select({}, no_value);
        QVERIFY(!canvas.currentNode().valid());
    }
};

QTEST_MAIN(TestGraphUnplanned)
#include "test_graph_unplanned.moc"
