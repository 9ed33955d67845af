// The search field of the graph: queries with completions, and large graphs that a worker reads.

#include <QLineEdit>
#include <QtTest>
#include <set>

#include "engine/study/graph/make_graph.h"
#include "tests/test_data.h"
#include "tests/widgets/graph_testing.h"
#include "widgets/graph/graph_bar.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/graph/graph_search.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestGraphSearch : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void searchTakesQueriesWithCompletions() {
        const auto model =
            openedGraph(programFolder(QStringLiteral("mobilenet_v2_w035")) + QStringLiteral("/model.pt2"));
        QVERIFY(model);
        ViewState state;
        GraphChart chart{state};
        chart.setProgram(model->program);
        chart.resize(1100, 700);
        chart.show();
        state.show(model->outcome, std::make_shared<const Tuning>());
        const ProgramGraph& graph = chart.graph();
        const auto matching = [&](const std::function<bool(const ProgramNode&)>& holds) {
            int count = 0;
            for (const NodeIndex at : graph.nodes.indices()) count += holds(graph.nodes[at]) ? 1 : 0;
            return count;
        };
        const QueryPopup& popup = chart.findChild<GraphSearch*>()->popup();
        QLineEdit& field = chart.bar().search();
        const auto type = [&](const QString& text) {
            field.setFocus();
            field.clear();
            QTest::keyClicks(&field, text);
        };
        type(QStringLiteral("op:hardt"));
        QVERIFY(popup.isVisible() && !popup.choices().rows.isEmpty());
        const QueryChoice first = popup.choices().rows.front();
        QCOMPARE(first.title, QStringLiteral("hardtanh"));
        const int all = matching([](const ProgramNode& node) { return node.title == "hardtanh"; });
        QCOMPARE(first.count.toInt(), all);
        QVERIFY2(popup.foot().startsWith(QString::number(all)), qPrintable(popup.foot()));
        QTest::keyClick(&field, Qt::Key_Tab);
        QCOMPARE(field.text(), QStringLiteral("op:hardtanh"));

        constexpr std::int64_t large = 65536;
        const auto isWanted = [](const ProgramNode& node) { return node.title == "hardtanh" && node.bytes >= large; };
        type(QStringLiteral("op:hardtanh and size>=64K and not kind:output"));
        std::set<ValueId> seen;
        QTest::keyClick(&field, Qt::Key_Return);
        for (; !seen.contains(state.current()); QTest::keyClick(&field, Qt::Key_F3)) {
            seen.insert(state.current());
            const NodeIndex node = graph.node_of(*model->outcome->method, state.current());
            QVERIFY(node.valid() && isWanted(graph.nodes[node]));
        }
        QCOMPARE(static_cast<int>(seen.size()), matching(isWanted));
        QVERIFY(seen.size() > 1 && static_cast<int>(seen.size()) < all);
        const ValueId before = state.current();
        type(QStringLiteral("colour:red"));
        QVERIFY2(popup.choices().isWrong && popup.foot().contains(QStringLiteral("colour")), qPrintable(popup.foot()));
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(state.current(), before);
    }

    /// The nodes of a large graph are read by a worker, and the search goes on when they are.
    void aLargeGraphIsSearchedLater() {
        const auto model =
            openedGraph(programFolder(QStringLiteral("mobilenet_v2_w035")) + QStringLiteral("/model.pt2"));
        QVERIFY(model);
        const auto graph = std::make_shared<const ProgramGraph>(program_graph(*model->outcome));
        QLineEdit field;
        GraphSearch search(
            field,
            [&] {
                return GraphSearch::Shown{graph, model->outcome, true};
            },
            nullptr);
        std::size_t found = 0;
        search.find(QStringLiteral("kind:operator"),
                    [&](const GraphSearch::Found& nodes) { found = nodes.ok() ? nodes.value().size() : 0; });
        QCOMPARE(found, std::size_t{0});
        QVERIFY(!search.isSettled());
        QTRY_COMPARE(found, static_cast<std::size_t>(graph->operators));
    }
};

QTEST_MAIN(TestGraphSearch)
#include "test_graph_search.moc"
