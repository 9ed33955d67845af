// Lifetimes graph by graph, as ExecuTorch plans control flow.

#include <QtTest>

#include "engine/planning/lifetimes/lifetimes.h"

using namespace arenascope;

class TestGraphLifetimes : public QObject {
    Q_OBJECT

private slots:
    /// A region of a loop's body is delegated.
    void aTensorMayBeInTheRowsOfTwoGraphs() {
        constexpr GraphIndex outer{0}, inner{1};
        Method method;
        method.graphs.resize(2);
        std::vector<ValueId> ids;
        for (const char* name : {"x", "first", "both"}) {
            Tensor tensor;
            tensor.upper = {4};
            method.values.push_back({name, tensor});
            ids.push_back(method.values.last());
        }
        const auto row = [&](GraphIndex graph, std::vector<ValueId> values, std::vector<ValueId> uses) {
            method.node_list.push_back({.kind = ListedNode::Kind::call,
                                        .name = "row",
                                        .values = std::move(values),
                                        .uses = std::move(uses),
                                        .graph = graph});
        };
        for (const ValueId id : ids) row(outer, {id}, {});
        row(inner, {}, {});
        row(inner, {}, {ids[2]});
        row(inner, {}, {ids[2]});
        row(outer, {}, {ids[2]});
        const auto graphs = graph_lifetimes(method);
        QCOMPARE(graphs.size(), std::size_t{2});
        QCOMPARE(graphs[inner].size(), std::size_t{1});
        QVERIFY(graphs[inner].front().value == ids[2]);
        QCOMPARE(graphs[inner].front().first.number(), 1);
        QCOMPARE(graphs[inner].front().last.number(), 2);
        QCOMPARE(graphs[outer].size(), std::size_t{3});
        QCOMPARE(graphs[outer].back().last.number(), 3);
    }
};

QTEST_GUILESS_MAIN(TestGraphLifetimes)
#include "test_graph_lifetimes.moc"
