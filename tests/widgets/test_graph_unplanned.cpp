// Nodes without a planned tensor: a program that cannot be planned opens with the reasons marked on its nodes, and the
// nodes of a delegate's payload can be selected and found.

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QtTest>

#include "engine/engine.h"
#include "tests/formats/onnx_building.h"
#include "tests/test_data.h"
#include "tests/widgets/graph_testing.h"
#include "widgets/graph/graph_bar.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/panels/inspector/inspector_parts.h"
#include "widgets/panels/inspector/links_section.h"
#include "widgets/panels/inspector/operator_section.h"
#include "widgets/panels/inspector/values_section.h"
#include "widgets/panels/inspector_panel.h"
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

    void theInspectorShowsWhatAPayloadStatesOfANode() {
        const auto model = openedGraph(QStringLiteral(ARENASCOPE_TEST_DATA "/delegated/dw_conv_tiny_xnnpack.pte"));
        QVERIFY(model);
        ViewState state;
        state.show(model->outcome, std::make_shared<const Tuning>());
        InspectorPanel panel(state);
        panel.resize(300, 900);
        panel.show();
        const ProgramGraph& graph = *model->graph;
        const auto titled = [&](const char* title) {
            return *std::find_if(graph.nodes.indices().begin(), graph.nodes.indices().end(), [&](NodeIndex at) {
                return graph.nodes[at].kind == ProgramNode::Kind::inside && graph.nodes[at].title == title;
            });
        };
        const NodeIndex conv = titled("DepthwiseConv2d");
        panel.chooseNode({model->graph, model->outcome->method, conv});
        const auto lines = [&panel] { return panel.parts().operatorSection().lines() + panel.parts().links().lines(); };
        const auto says = [&lines](const QString& part) { return !lines().filter(part).isEmpty(); };
        QCOMPARE(panel.parts().operatorSection().summary(), QStringLiteral("xnnpack::DepthwiseConv2d"));
        for (const char* part : {"kernel 3, 3", "stride ", "groups ", "filter ", "bias ", "output ", "read by "})
            QVERIFY2(says(QString::fromLatin1(part)), qPrintable(QLatin1String(part) + lines().join(u'|')));
        QVERIFY(!panel.parts().values().isVisible() && panel.parts().links().isVisible());
        // Its links lead to other nodes of the payload.
        QSignalSpy wanted(&panel, &InspectorPanel::nodeRequested);
        for (QLabel* label : panel.parts().links().findChildren<QLabel*>()) {
            if (label->text().contains(QStringLiteral("href=\"n")))
                emit label->linkActivated(label->text().section(QStringLiteral("href=\""), 1).section(u'"', 0, 0));
        }
        QVERIFY(!wanted.isEmpty());
        const auto next = wanted.first().first().value<NodeIndex>();
        QVERIFY(graph.nodes.has(next) && graph.nodes[next].kind == ProgramNode::Kind::inside && next != conv);
        // A tensor takes its place, with all sections of its own.
        const TensorRow& row = model->outcome->tensors.front();
        state.select({row.value}, row.value);
        const bool is_left = panel.parts().operatorSection().isVisible() && says(QStringLiteral("kernel 3, 3"));
        QVERIFY(!is_left && panel.parts().values().isVisible());
        // A fully connected node has no window.
        state.select({}, no_value);
        panel.chooseNode({model->graph, model->outcome->method, titled("FullyConnected")});
        QVERIFY(!says(QStringLiteral("kernel")) && says(QStringLiteral("filter ")));
        panel.chooseNode({});
        QVERIFY(!panel.parts().isVisible());
    }

    void sequencesAndTextsAreShownWithTheirOperators() {
        using namespace arenascope::testing::onnx_model;
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("texts.onnx")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        constexpr int of_texts = 8;
        file.write(modelOf(valueOf(11, "t", {2}, of_texts) +
                               nodeOf("StringSplit", {"t"}, {"parts", "n"}, text("delimiter", ",")) +
                               valueOf(12, "n", {2}, 7) + valueOf(12, "parts", {2, 3}, of_texts),
                           20));
        file.close();
        const auto model = openedGraph(file.fileName());
        QVERIFY(model);
        ViewState state;
        GraphChart chart(state);
        chart.setProgram(model->program);
        chart.resize(1000, 700);
        chart.show();
        state.show(model->outcome, std::make_shared<const Tuning>());
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        InspectorPanel panel(state);
        panel.resize(300, 900);
        panel.show();
        connect(&chart, &GraphChart::nodeChosen, &panel, [&](NodeIndex node) {
            panel.chooseNode({chart.picture().graph, chart.picture().method, node});
        });
        NodeIndex input{};
        for (const NodeIndex at : chart.graph().nodes.indices())
            if (chart.graph().nodes[at].kind == ProgramNode::Kind::input) input = at;
        const ItemIndex item = chart.scene().itemOf(input);
        QVERIFY(item.valid());
        QTest::mouseClick(&chart.canvas(), Qt::LeftButton, {}, chart.canvas().itemRect(item).center().toPoint());
        QCOMPARE(chart.canvas().currentItem(), item);
        QVERIFY(chart.canvas().accessibleDescription().contains(QStringLiteral("not a tensor")));
        QCOMPARE(panel.parts().links().lines(), (QStringList{QStringLiteral("read by StringSplit n  ")}));
        // An arrow leads to its reader, the search to the output; the operator itself is called "parts", too.
        QTest::keyClick(&chart.canvas(), Qt::Key_Down);
        QVERIFY(chart.canvas().currentItem().valid() && chart.canvas().currentItem() != item);
        chart.find(QStringLiteral("name:parts"), false);
        QVERIFY(chart.canvas().currentNode().valid());
        QCOMPARE(chart.graph().nodes[chart.canvas().currentNode()].kind, ProgramNode::Kind::output);
    }
};

QTEST_MAIN(TestGraphUnplanned)
#include "test_graph_unplanned.moc"
