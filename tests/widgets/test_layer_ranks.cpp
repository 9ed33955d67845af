// Layers of a drawing: edges lead downwards, and together they are as short as they can be.

#include <QtTest>
#include <algorithm>
#include <functional>
#include <random>

#include "widgets/graph/layer_ranks.h"

using namespace arenascope;

namespace {

using Rank = LayeredNode::Rank;

Table<SpotIndex, LayeredNode> nodesOf(std::size_t count) {
    Table<SpotIndex, LayeredNode> out;
    for (std::size_t i = 0; i < count; ++i) out.push_back({.size = QSizeF(10, 10)});
    return out;
}

int lengthOf(const Table<SpotIndex, int>& layers, const std::vector<DownEdge>& edges) {
    int sum = 0;
    for (const DownEdge& edge : edges) sum += layers[edge.to] - layers[edge.from];
    return sum;
}

/// The least length over all layers below `most`.
int leastLength(std::size_t count, const std::vector<DownEdge>& edges, int most) {
    Table<SpotIndex, int> layers(count, 0);
    int best = std::numeric_limits<int>::max();
    const std::function<void(std::size_t)> choose = [&](std::size_t at) {
        if (at == count) {
            best = std::min(best, lengthOf(layers, edges));
            return;
        }
        for (int layer = 0; layer < most; ++layer) {
            layers[SpotIndex(at)] = layer;
            const bool fits = std::all_of(edges.begin(), edges.end(), [&](const DownEdge& edge) {
                return edge.to.row() > at || edge.from.row() > at || layers[edge.from] < layers[edge.to];
            });
            if (fits) choose(at + 1);
        }
    };
    choose(0);
    return best;
}

}  // namespace

class TestLayerRanks : public QObject {
    Q_OBJECT
private slots:
    void edgesAreAsShortAsTheyCanBe() {
        std::mt19937 random(5);
        for (int round = 0; round < 60; ++round) {
            const std::size_t count = 2 + random() % 5;
            std::vector<DownEdge> edges;
            for (std::size_t to = 1; to < count; ++to) {
                for (auto k = random() % 3; k > 0; --k) edges.push_back({SpotIndex(random() % to), SpotIndex(to)});
            }
            const auto layers = findLayers(nodesOf(count), edges, nullptr);
            for (const DownEdge& edge : edges) QVERIFY(layers[edge.from] < layers[edge.to]);
            QCOMPARE(lengthOf(layers, edges), leastLength(count, edges, static_cast<int>(count)));
            QCOMPARE(*std::min_element(layers.begin(), layers.end()), 0);
        }
    }

    /// Ports of a frame have layers of their own, whatever is between them.
    void portsAreFirstAndLast() {
        std::mt19937 random(9);
        for (int round = 0; round < 60; ++round) {
            const std::size_t count = 4 + random() % 40;
            auto nodes = nodesOf(count);
            nodes[SpotIndex(0)].rank = nodes[SpotIndex(1)].rank = Rank::first;
            nodes[SpotIndex(count - 1)].rank = nodes[SpotIndex(count - 2)].rank = Rank::last;
            std::vector<DownEdge> edges;
            for (std::size_t to = 2; to < count; ++to) {
                for (auto k = random() % 3; k > 0; --k)
                    edges.push_back({SpotIndex(random() % std::min(to, count - 2)), SpotIndex(to)});
            }
            const auto layers = findLayers(nodes, edges, nullptr);
            int last = 0;
            for (const SpotIndex i : nodes.indices()) last = std::max(last, layers[i]);
            for (const SpotIndex i : nodes.indices()) {
                QCOMPARE(layers[i] == 0, nodes[i].rank == Rank::first);
                QCOMPARE(layers[i] == last, nodes[i].rank == Rank::last);
            }
            for (const DownEdge& edge : edges) QVERIFY(layers[edge.from] < layers[edge.to]);
        }
    }

    void largeFramesAndDeepOnesAreDoneInTime() {
        constexpr std::size_t count = 20000;
        std::vector<DownEdge> edges;
        for (std::size_t i = 1; i < count; ++i) edges.push_back({SpotIndex(i - 1), SpotIndex(i)});
        const auto layers = findLayers(nodesOf(count), edges, nullptr);
        QCOMPARE(layers[SpotIndex(count - 1)], static_cast<int>(count) - 1);
    }
};

QTEST_GUILESS_MAIN(TestLayerRanks)
#include "test_layer_ranks.moc"
