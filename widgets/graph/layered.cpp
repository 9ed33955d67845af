#include "widgets/graph/layered.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace arenascope {

/// Nodes and, where an edge passes a layer, a stand-in for it.
struct LayeredSpot {
    bool passes = false;  ///< an edge
    int layer = 0;
    double width = 0, x = 0;  ///< x of the middle
    std::vector<SpotIndex> up, down;
};

namespace {

using Spot = LayeredSpot;
using Row = std::vector<SpotIndex>;  ///< from left to right

class Drawing {
public:
    Drawing(const Table<SpotIndex, QSizeF>& sizes, const std::vector<LayeredEdge>& edges, const LayeredGaps& gaps,
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
    [[nodiscard]] SpotIndex from(std::size_t edge) const {
        return reversed_[edge] ? edges_[edge].to : edges_[edge].from;
    }
    [[nodiscard]] SpotIndex to(std::size_t edge) const { return reversed_[edge] ? edges_[edge].from : edges_[edge].to; }

    /// An edge to a node that is still being visited closes a cycle. With a stack of its own: graphs are deep.
    void breakCycles() {
        const std::size_t count = sizes_.size();
        out_.assign(count, {});
        for (std::size_t i = 0; i < edges_.size(); ++i) out_[edges_[i].from].push_back(i);
        reversed_.assign(edges_.size(), false);
        Table<SpotIndex, char> state(count, 0);
        for (const SpotIndex start : sizes_.indices()) {
            if (state[start] != 0) continue;
            std::vector<std::pair<SpotIndex, std::size_t>> open{{start, 0}};
            state[start] = 1;
            while (!open.empty()) {
                auto& [node, next] = open.back();
                if (next == out_[node].size()) {
                    state[node] = 2;
                    open.pop_back();
                    continue;
                }
                const std::size_t edge = out_[node][next++];
                const SpotIndex target = edges_[edge].to;
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
        Table<SpotIndex, int> waiting(count, 0);
        Table<SpotIndex, std::vector<SpotIndex>> down(count);
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            if (from(i) == to(i)) continue;
            ++waiting[to(i)];
            down[from(i)].push_back(to(i));
        }
        const Table<SpotIndex, int> above = waiting;
        layers_.assign(count, 0);
        std::vector<SpotIndex> ready;
        for (const SpotIndex i : sizes_.indices()) {
            if (waiting[i] == 0) ready.push_back(i);
        }
        for (std::size_t at = 0; at < ready.size(); ++at) {
            const SpotIndex node = ready[at];
            for (const SpotIndex next : down[node]) {
                int& layer = layers_[next];
                layer = std::max(layer, layers_[node] + 1);
                if (--waiting[next] == 0) ready.push_back(next);
            }
        }
        for (const SpotIndex i : sizes_.indices()) {
            if (above[i] != 0 || down[i].empty()) continue;
            int first = layers_[down[i].front()];
            for (const SpotIndex next : down[i]) first = std::min(first, layers_[next]);
            layers_[i] = std::max(0, first - 1);
        }
    }

    SpotIndex addSpot(bool passes, int layer, double width) {
        spots_.push_back({.passes = passes, .layer = layer, .width = width});
        rows_[static_cast<std::size_t>(layer)].push_back(spots_.last());
        return spots_.last();
    }

    void makeSpots() {
        const int last = layers_.empty() ? 0 : *std::max_element(layers_.begin(), layers_.end());
        rows_.assign(static_cast<std::size_t>(last) + 1, {});
        for (const SpotIndex i : sizes_.indices()) addSpot(false, layers_[i], sizes_[i].width());
        chains_.resize(edges_.size());
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            if (from(i) == to(i)) continue;
            SpotIndex above = from(i);
            chains_[i].push_back(above);
            const int end = layers_[to(i)];
            for (int layer = layers_[from(i)] + 1; layer < end; ++layer) {
                const SpotIndex spot = addSpot(true, layer, gaps_.lane);
                link(above, spot);
                chains_[i].push_back(spot);
                above = spot;
            }
            link(above, to(i));
            chains_[i].push_back(to(i));
        }
    }

    void link(SpotIndex above, SpotIndex below) {
        spots_[above].down.push_back(below);
        spots_[below].up.push_back(above);
    }

    // -- order within the layers -----------------------------------------------------------------------------

    void numberRow(const Row& row) {
        for (std::size_t i = 0; i < row.size(); ++i) rank_[row[i]] = static_cast<double>(i);
    }

    /// Each spot to the mean of its neighbours; where it has none it keeps its place.
    void sortRow(Row& row, bool by_up) {
        std::vector<std::pair<double, SpotIndex>> wanted;
        for (const SpotIndex at : row) {
            const Spot& spot = spots_[at];
            const std::vector<SpotIndex>& near = by_up ? spot.up : spot.down;
            double sum = 0;
            for (const SpotIndex other : near) sum += rank_[other];
            wanted.emplace_back(near.empty() ? rank_[at] : sum / static_cast<double>(near.size()), at);
        }
        std::stable_sort(wanted.begin(), wanted.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t i = 0; i < row.size(); ++i) row[i] = wanted[i].second;
        numberRow(row);
    }

    [[nodiscard]] std::size_t crossings() const {
        std::size_t sum = 0;
        for (const Row& row : rows_) {
            std::vector<double> seen;  // ends of the edges so far, sorted
            for (const SpotIndex at : row) {
                std::vector<double> ends;
                for (const SpotIndex below : spots_[at].down) ends.push_back(rank_[below]);
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
        for (const Row& row : rows_) numberRow(row);
        std::vector<Row> best = rows_;
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
        for (const Row& row : rows_) numberRow(row);
    }

    // -- x ---------------------------------------------------------------------------------------------------

    [[nodiscard]] double apart(const Spot& a, const Spot& b) const { return (a.width + b.width) / 2 + gaps_.between; }

    /// The places nearest to what each wants, in the order of the row and apart: neighbours that would overlap are
    /// moved as one block to the mean of what they want.
    void settle(const Row& row, const std::vector<double>& wanted) {
        struct Block {
            std::size_t first, last;
            double sum, weight;
            [[nodiscard]] double at() const { return sum / weight; }
        };
        std::vector<double> shift(row.size(), 0);
        for (std::size_t i = 1; i < row.size(); ++i)
            shift[i] = shift[i - 1] + apart(spots_[row[i - 1]], spots_[row[i]]);
        std::vector<Block> blocks;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const double weight = spots_[row[i]].passes ? 4 : 1;  // long edges stay straight
            blocks.push_back({i, i, (wanted[i] - shift[i]) * weight, weight});
            while (blocks.size() > 1 && blocks[blocks.size() - 2].at() > blocks.back().at()) {
                const Block last = blocks.back();
                blocks.pop_back();
                blocks.back() = {blocks.back().first, last.last, blocks.back().sum + last.sum,
                                 blocks.back().weight + last.weight};
            }
        }
        for (const Block& block : blocks) {
            for (std::size_t i = block.first; i <= block.last; ++i) spots_[row[i]].x = block.at() + shift[i];
        }
    }

    void pull(const Row& row, bool up, bool down) {
        std::vector<double> wanted;
        for (const SpotIndex at : row) {
            const Spot& spot = spots_[at];
            double sum = 0, count = 0;
            for (const SpotIndex other : up ? spot.up : std::vector<SpotIndex>{}) sum += spots_[other].x, ++count;
            for (const SpotIndex other : down ? spot.down : std::vector<SpotIndex>{}) sum += spots_[other].x, ++count;
            wanted.push_back(count > 0 ? sum / count : spot.x);
        }
        settle(row, wanted);
    }

    void place() {
        constexpr int sweeps = 6;
        for (const Row& row : rows_) settle(row, std::vector<double>(row.size(), 0));
        for (int sweep = 0; sweep < sweeps && !stopped(); ++sweep) {
            for (std::size_t i = 1; i < rows_.size(); ++i) pull(rows_[i], true, false);
            for (std::size_t i = rows_.size() - 1; i-- > 0;) pull(rows_[i], false, true);
        }
        for (const Row& row : rows_) pull(row, true, true);
    }

    // -- result ----------------------------------------------------------------------------------------------

    /// Edges of one side of a node leave it side by side, in the order of where they go.
    [[nodiscard]] double port(SpotIndex node, SpotIndex other, const std::vector<SpotIndex>& all) const {
        std::vector<SpotIndex> sorted = all;
        std::sort(sorted.begin(), sorted.end(), [this](SpotIndex a, SpotIndex b) { return spots_[a].x < spots_[b].x; });
        const auto at = static_cast<double>(std::find(sorted.begin(), sorted.end(), other) - sorted.begin());
        const Spot& spot = spots_[node];
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
        for (const SpotIndex i : sizes_.indices()) {
            const double y = layers_[i] * gaps_.pitch + (tallest - sizes_[i].height()) / 2;
            out.nodes.emplace_back(QPointF(spots_[i].x - sizes_[i].width() / 2, y), sizes_[i]);
        }
        out.size = {right - left, (static_cast<double>(rows_.size()) - 1) * gaps_.pitch + tallest};
        out.routes.resize(edges_.size());
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            const std::vector<SpotIndex>& chain = chains_[i];
            if (chain.size() < 2) continue;
            std::vector<QPointF>& route = out.routes[i];
            const QRectF &above = out.nodes[chain.front()], &below = out.nodes[chain.back()];
            route.emplace_back(port(chain.front(), chain[1], spots_[chain.front()].down), above.bottom());
            for (std::size_t k = 1; k + 1 < chain.size(); ++k) {
                const Spot& spot = spots_[chain[k]];
                route.emplace_back(spot.x, spot.layer * gaps_.pitch);
                route.emplace_back(spot.x, spot.layer * gaps_.pitch + tallest);
            }
            route.emplace_back(port(chain.back(), chain[chain.size() - 2], spots_[chain.back()].up), below.top());
            if (reversed_[i]) std::reverse(route.begin(), route.end());
        }
        return out;
    }

    const Table<SpotIndex, QSizeF>& sizes_;
    const std::vector<LayeredEdge>& edges_;
    LayeredGaps gaps_;
    const std::atomic<bool>* stop_;
    Table<SpotIndex, std::vector<std::size_t>> out_;  ///< edges
    std::vector<bool> reversed_;
    Table<SpotIndex, int> layers_;
    Table<SpotIndex, Spot> spots_;  ///< nodes first
    std::vector<Row> rows_;         ///< one of each layer
    std::vector<std::vector<SpotIndex>> chains_;
    Table<SpotIndex, double> rank_;
};

}  // namespace

Layered layered(const Table<SpotIndex, QSizeF>& sizes, const std::vector<LayeredEdge>& edges, const LayeredGaps& gaps,
                const std::atomic<bool>* stop) {
    return sizes.empty() ? Layered{} : Drawing(sizes, edges, gaps, stop).draw();
}

}  // namespace arenascope
