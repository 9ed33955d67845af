// The Graph view in the window: the Inspector shows nodes of a payload, and runs count branches.

#include <QTabWidget>

#include "app/document/runs.h"
#include "tests/app/opened_window.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/panels/inspector/inspector_parts.h"
#include "widgets/panels/inspector/operator_section.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

GraphChart* shownGraph(MainWindow& window) {
    auto* graph = window.findChild<GraphChart*>();
    for (auto* tabs : window.findChildren<QTabWidget*>())
        if (const int at = tabs->indexOf(graph); at >= 0) tabs->setCurrentIndex(at);
    return graph;
}

}  // namespace

class TestWindowGraph : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepareWindows(QStringLiteral("window_graph")); }

    void theInspectorShowsAChosenNodeOfAPayload() {
        OpenedWindow window;
        window->open(QStringLiteral(ARENASCOPE_TEST_DATA "/delegated/dw_conv_tiny_xnnpack.pte"));
        QVERIFY(QTest::qWaitFor([&] { return window.idle() && window.document(); }, 30000));
        GraphChart* graph = shownGraph(*window);
        QVERIFY(graph && window.settle());
        auto* panel = window->docks().panel<InspectorPanel>();
        OperatorSection& section = panel->parts().operatorSection();
        graph->find(QStringLiteral("FullyConnected"), false);
        QCOMPARE(section.summary(), QStringLiteral("xnnpack::FullyConnected"));
        QVERIFY(panel->parts().isVisibleTo(panel));
        // Formats that are chosen anew change nothing about it.
        for (int i = 0; i < 2; ++i) window->workspace().view().announce();
        QVERIFY(panel->parts().isVisibleTo(panel));
        QCOMPARE(section.summary(), QStringLiteral("xnnpack::FullyConnected"));
        // By its kernel after a run, and by nothing once nothing is chosen.
        window->workspace().runs().start({});
        QVERIFY(window.wait());
        QTest::keyClick(&graph->canvas(), Qt::Key_Escape);
        QVERIFY(!panel->parts().isVisibleTo(panel));
    }

    void runsOfThePressedKeyAddUp() {
        OpenedWindow window;
        QVERIFY(window.open(QStringLiteral("cond")));
        GraphChart* graph = shownGraph(*window);
        QVERIFY(graph && window.settle());
        for (int run = 1; run <= 2; ++run) {
            window->workspace().runs().start({.repeat = run});
            QVERIFY(window.wait());
        }
        QCOMPARE(graph->picture().counts.runs, std::int64_t{3});
        const GraphPicture& picture = graph->picture();
        const GraphLabels words(*picture.graph, *picture.method, picture.classes, &picture.counts);
        QStringList said;
        for (const FrameIndex at : picture.graph->frames.indices())
            if (picture.graph->frames[at].kind == ProgramFrame::Kind::arm) said.append(words.detail(at));
        QVERIFY2(said.join(u'|').contains(QStringLiteral("taken in 3 of 3 run")) &&
                     said.join(u'|').contains(QStringLiteral("taken in 0 of 3 run")),
                 qPrintable(said.join(u'|')));
    }
};

QTEST_MAIN(TestWindowGraph)
#include "test_window_graph.moc"
