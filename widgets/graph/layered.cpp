#include "widgets/graph/layered.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace arenascope {
namespace {

/// Nodes and, where an edge passes a layer, a stand-in for it.
struct Spot {
    int node = -1;  ///< -1: an edge passes
    int layer = 0;
    double width = 0, x = 0;  ///< x of the middle
    std::vector<int> up, down;
};

class Drawing {
public:
    Drawing(const std::vector<QSizeF>& sizes, const std::vector<LayeredEdge>& edges, const LayeredGaps& gaps,
            const std::atomic<bool>* stop)
        : sizes_(sizes), edges_(edges), gaps_(gaps), stop_(stop) {}

    Layered draw() {
        breakCycles();
        findLayers();
        makeSpots();
        order();
        place();
        return stopped() ? Layered{} : result();
    }

private:
    [[nodiscard]] bool stopped() const { return stop_ && stop_->load(); }
    [[nodiscard]] int from(std::size_t edge) const { return reversed_[edge] ? edges_[edge].to : edges_[edge].from; }
    [[nodiscard]] int to(std::size_t edge) const { return reversed_[edge] ? edges_[edge].from : edges_[edge].to; }

    /// An edge to a node that is still being visited closes a cycle. With a stack of its own: graphs are deep.
    void breakCycles() {
        const std::size_t count = sizes_.size();
        out_.assign(count, {});
        for (std::size_t i = 0; i < edges_.size(); ++i)
            out_[static_cast<std::size_t>(edges_[i].from)].push_back(static_cast<int>(i));
        reversed_.assign(edges_.size(), false);
        std::vector<char> state(count, 0);
        for (std::size_t start = 0; start < count; ++start) {
            if (state[start] != 0) continue;
            std::vector<std::pair<std::size_t, std::size_t>> open{{start, 0}};
            state[start] = 1;
            while (!open.empty()) {
                auto& [node, next] = open.back();
                if (next == out_[node].size()) {
                    state[node] = 2;
                    open.pop_back();
                    continue;
                }
                const auto edge = static_cast<std::size_t>(out_[node][next++]);
                const auto target = static_cast<std::size_t>(edges_[edge].to);
                if (state[target] == 1) reversed_[edge] = true;
                if (state[target] != 0) continue;
                state[target] = 1;
                open.emplace_back(target, 0);
            }
        }
    }

    /// The longest way from above; what has nothing above it moves down to its first reader.
    void findLayers() {
        const std::size_t count = sizes_.size();
        std::vector<int> waiting(count, 0);
        std::vector<std::vector<int>> down(count);
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            if (from(i) == to(i)) continue;
            ++waiting[static_cast<std::size_t>(to(i))];
            down[static_cast<std::size_t>(from(i))].push_back(to(i));
        }
        const std::vector<int> above = waiting;
        layers_.assign(count, 0);
        std::vector<int> ready;
        for (std::size_t i = 0; i < count; ++i) {
            if (waiting[i] == 0) ready.push_back(static_cast<int>(i));
        }
        for (std::size_t at = 0; at < ready.size(); ++at) {
            const auto node = static_cast<std::size_t>(ready[at]);
            for (const int next : down[node]) {
                int& layer = layers_[static_cast<std::size_t>(next)];
                layer = std::max(layer, layers_[node] + 1);
                if (--waiting[static_cast<std::size_t>(next)] == 0) ready.push_back(next);
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (above[i] != 0 || down[i].empty()) continue;
            int first = layers_[static_cast<std::size_t>(down[i].front())];
            for (const int next : down[i]) first = std::min(first, layers_[static_cast<std::size_t>(next)]);
            layers_[i] = std::max(0, first - 1);
        }
    }

    int addSpot(int node, int layer, double width) {
        spots_.push_back({.node = node, .layer = layer, .width = width});
        rows_[static_cast<std::size_t>(layer)].push_back(static_cast<int>(spots_.size()) - 1);
        return static_cast<int>(spots_.size()) - 1;
    }

    void makeSpots() {
        const int last = layers_.empty() ? 0 : *std::max_element(layers_.begin(), layers_.end());
        rows_.assign(static_cast<std::size_t>(last) + 1, {});
        for (std::size_t i = 0; i < sizes_.size(); ++i) addSpot(static_cast<int>(i), layers_[i], sizes_[i].width());
        chains_.resize(edges_.size());
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            if (from(i) == to(i)) continue;
            int above = from(i);
            chains_[i].push_back(above);
            const int end = layers_[static_cast<std::size_t>(to(i))];
            for (int layer = layers_[static_cast<std::size_t>(from(i))] + 1; layer < end; ++layer) {
                const int spot = addSpot(-1, layer, gaps_.lane);
                link(above, spot);
                chains_[i].push_back(spot);
                above = spot;
            }
            link(above, to(i));
            chains_[i].push_back(to(i));
        }
    }

    void link(int above, int below) {
        spots_[static_cast<std::size_t>(above)].down.push_back(below);
        spots_[static_cast<std::size_t>(below)].up.push_back(above);
    }

    // -- order within the layers -----------------------------------------------------------------------------

    void numberRow(const std::vector<int>& row) {
        for (std::size_t i = 0; i < row.size(); ++i) rank_[static_cast<std::size_t>(row[i])] = static_cast<double>(i);
    }

    /// Each spot to the mean of its neighbours; where it has none it keeps its place.
    void sortRow(std::vector<int>& row, bool by_up) {
        std::vector<std::pair<double, int>> wanted;
        for (const int at : row) {
            const Spot& spot = spots_[static_cast<std::size_t>(at)];
            const std::vector<int>& near = by_up ? spot.up : spot.down;
            double sum = 0;
            for (const int other : near) sum += rank_[static_cast<std::size_t>(other)];
            wanted.emplace_back(
                near.empty() ? rank_[static_cast<std::size_t>(at)] : sum / static_cast<double>(near.size()), at);
        }
        std::stable_sort(wanted.begin(), wanted.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t i = 0; i < row.size(); ++i) row[i] = wanted[i].second;
        numberRow(row);
    }

    [[nodiscard]] std::size_t crossings() const {
        std::size_t sum = 0;
        for (const std::vector<int>& row : rows_) {
            std::vector<double> seen;  // ends of the edges so far, sorted
            for (const int at : row) {
                std::vector<double> ends;
                for (const int below : spots_[static_cast<std::size_t>(at)].down)
                    ends.push_back(rank_[static_cast<std::size_t>(below)]);
                for (const double end : ends)
                    sum += static_cast<std::size_t>(seen.end() - std::upper_bound(seen.begin(), seen.end(), end));
                for (const double end : ends) seen.insert(std::upper_bound(seen.begin(), seen.end(), end), end);
            }
        }
        return sum;
    }

    void order() {
        constexpr int sweeps = 8;
        rank_.assign(spots_.size(), 0);
        for (const std::vector<int>& row : rows_) numberRow(row);
        std::vector<std::vector<int>> best = rows_;
        std::size_t fewest = crossings();
        for (int sweep = 0; sweep < sweeps && fewest > 0 && !stopped(); ++sweep) {
            for (std::size_t i = 1; i < rows_.size(); ++i) sortRow(rows_[i], true);
            for (std::size_t i = rows_.size() - 1; i-- > 0;) sortRow(rows_[i], false);
            const std::size_t now = crossings();
            if (now >= fewest) continue;
            fewest = now;
            best = rows_;
        }
        rows_ = best;
        for (const std::vector<int>& row : rows_) numberRow(row);
    }

    // -- x ---------------------------------------------------------------------------------------------------

    [[nodiscard]] double apart(const Spot& a, const Spot& b) const { return (a.width + b.width) / 2 + gaps_.between; }

    /// The places nearest to what each wants, in the order of the row and apart: neighbours that would overlap are
    /// moved as one block to the mean of what they want.
    void settle(const std::vector<int>& row, const std::vector<double>& wanted) {
        struct Block {
            std::size_t first, last;
            double sum, weight;
            [[nodiscard]] double at() const { return sum / weight; }
        };
        std::vector<double> shift(row.size(), 0);
        for (std::size_t i = 1; i < row.size(); ++i)
            shift[i] = shift[i - 1] +
                apart(spots_[static_cast<std::size_t>(row[i - 1])], spots_[static_cast<std::size_t>(row[i])]);
        std::vector<Block> blocks;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const double weight =
                spots_[static_cast<std::size_t>(row[i])].node < 0 ? 4 : 1;  // long edges stay straight
            blocks.push_back({i, i, (wanted[i] - shift[i]) * weight, weight});
            while (blocks.size() > 1 && blocks[blocks.size() - 2].at() > blocks.back().at()) {
                const Block last = blocks.back();
                blocks.pop_back();
                blocks.back() = {blocks.back().first, last.last, blocks.back().sum + last.sum,
                                 blocks.back().weight + last.weight};
            }
        }
        for (const Block& block : blocks) {
            for (std::size_t i = block.first; i <= block.last; ++i)
                spots_[static_cast<std::size_t>(row[i])].x = block.at() + shift[i];
        }
    }

    void pull(const std::vector<int>& row, bool up, bool down) {
        std::vector<double> wanted;
        for (const int at : row) {
            const Spot& spot = spots_[static_cast<std::size_t>(at)];
            double sum = 0, count = 0;
            for (const int other : up ? spot.up : std::vector<int>{})
                sum += spots_[static_cast<std::size_t>(other)].x, ++count;
            for (const int other : down ? spot.down : std::vector<int>{})
                sum += spots_[static_cast<std::size_t>(other)].x, ++count;
            wanted.push_back(count > 0 ? sum / count : spot.x);
        }
        settle(row, wanted);
    }

    void place() {
        constexpr int sweeps = 6;
        for (const std::vector<int>& row : rows_) settle(row, std::vector<double>(row.size(), 0));
        for (int sweep = 0; sweep < sweeps && !stopped(); ++sweep) {
            for (std::size_t i = 1; i < rows_.size(); ++i) pull(rows_[i], true, false);
            for (std::size_t i = rows_.size() - 1; i-- > 0;) pull(rows_[i], false, true);
        }
        for (const std::vector<int>& row : rows_) pull(row, true, true);
    }

    // -- result ----------------------------------------------------------------------------------------------

    /// Edges of one side of a node leave it side by side, in the order of where they go.
    [[nodiscard]] double port(int node, int other, const std::vector<int>& all) const {
        std::vector<int> sorted = all;
        std::sort(sorted.begin(), sorted.end(), [this](int a, int b) {
            return spots_[static_cast<std::size_t>(a)].x < spots_[static_cast<std::size_t>(b)].x;
        });
        const auto at = static_cast<double>(std::find(sorted.begin(), sorted.end(), other) - sorted.begin());
        const Spot& spot = spots_[static_cast<std::size_t>(node)];
        return spot.x + ((at + 1) / (static_cast<double>(sorted.size()) + 1) - 0.5) * spot.width * 0.9;
    }

    Layered result() {
        Layered out;
        double left = 0, right = 0;
        for (const Spot& spot : spots_) {
            left = std::min(left, spot.x - spot.width / 2);
            right = std::max(right, spot.x + spot.width / 2);
        }
        for (Spot& spot : spots_) spot.x -= left;
        double tallest = 0;
        for (const QSizeF& size : sizes_) tallest = std::max(tallest, size.height());
        out.layers = layers_;
        out.reversed = reversed_;
        for (std::size_t i = 0; i < sizes_.size(); ++i) {
            const double y = layers_[i] * gaps_.pitch + (tallest - sizes_[i].height()) / 2;
            out.nodes.emplace_back(QPointF(spots_[i].x - sizes_[i].width() / 2, y), sizes_[i]);
        }
        out.size = {right - left, (static_cast<double>(rows_.size()) - 1) * gaps_.pitch + tallest};
        out.routes.resize(edges_.size());
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            const std::vector<int>& chain = chains_[i];
            if (chain.size() < 2) continue;
            std::vector<QPointF>& route = out.routes[i];
            const QRectF &above = out.nodes[static_cast<std::size_t>(chain.front())],
                         &below = out.nodes[static_cast<std::size_t>(chain.back())];
            route.emplace_back(port(chain.front(), chain[1], spots_[static_cast<std::size_t>(chain.front())].down),
                               above.bottom());
            for (std::size_t k = 1; k + 1 < chain.size(); ++k) {
                const Spot& spot = spots_[static_cast<std::size_t>(chain[k])];
                route.emplace_back(spot.x, spot.layer * gaps_.pitch);
                route.emplace_back(spot.x, spot.layer * gaps_.pitch + tallest);
            }
            route.emplace_back(
                port(chain.back(), chain[chain.size() - 2], spots_[static_cast<std::size_t>(chain.back())].up),
                below.top());
            if (reversed_[i]) std::reverse(route.begin(), route.end());
        }
        return out;
    }

    const std::vector<QSizeF>& sizes_;
    const std::vector<LayeredEdge>& edges_;
    LayeredGaps gaps_;
    const std::atomic<bool>* stop_;
    std::vector<std::vector<int>> out_;
    std::vector<bool> reversed_;
    std::vector<int> layers_;
    std::vector<Spot> spots_;  ///< nodes first, under their own index
    std::vector<std::vector<int>> rows_, chains_;
    std::vector<double> rank_;
};

}  // namespace

Layered layered(const std::vector<QSizeF>& sizes, const std::vector<LayeredEdge>& edges, const LayeredGaps& gaps,
                const std::atomic<bool>* stop) {
    return sizes.empty() ? Layered{} : Drawing(sizes, edges, gaps, stop).draw();
}

}  // namespace arenascope
