#include "widgets/graph/layering.h"

#include <algorithm>
#include <limits>
#include <map>

#include "widgets/graph/layer_order.h"
#include "widgets/graph/layer_ranks.h"
#include "widgets/graph/settle.h"

namespace arenascope {
namespace {

using Spot = LayeredSpot;
using Row = std::vector<SpotIndex>;  ///< from left to right

class Finder {
public:
    Finder(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<LayeredEdge>& edges, const LayeredGaps& gaps,
           const std::atomic<bool>* stop)
        : nodes_(nodes), edges_(edges), gaps_(gaps), stop_(stop) {}

    Layering find() && {
        breakCycles();
        chooseLayers();
        makeSpots();
        orderRows(out_, stop_);
        place();
        return std::move(out_);
    }

private:
    [[nodiscard]] bool stopped() const { return stop_ && stop_->load(); }
    [[nodiscard]] bool leadsBack(std::size_t edge) const { return edges_[edge].back || out_.reversed[edge]; }
    [[nodiscard]] double middle(SpotIndex node) const { return nodes_[node].size.width() / 2; }

    /// An edge to a node that is still being visited closes a cycle. With a stack of its own: graphs are deep.
    void breakCycles() {
        const std::size_t count = nodes_.size();
        Table<SpotIndex, std::vector<std::size_t>> out(count);
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            if (!edges_[i].back) out[edges_[i].from].push_back(i);
        }
        out_.reversed.assign(edges_.size(), false);
        Table<SpotIndex, char> state(count, 0);
        for (const SpotIndex start : nodes_.indices()) {
            if (state[start] != 0) continue;
            std::vector<std::pair<SpotIndex, std::size_t>> open{{start, 0}};
            state[start] = 1;
            while (!open.empty()) {
                auto& [node, next] = open.back();
                if (next == out[node].size()) {
                    state[node] = 2;
                    open.pop_back();
                    continue;
                }
                const std::size_t edge = out[node][next++];
                const SpotIndex target = edges_[edge].to;
                if (state[target] == 1) out_.reversed[edge] = true;
                if (state[target] != 0) continue;
                state[target] = 1;
                open.emplace_back(target, 0);
            }
        }
    }

    void chooseLayers() {
        std::vector<DownEdge> down;
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            if (edges_[i].from != edges_[i].to && !leadsBack(i)) down.push_back({edges_[i].from, edges_[i].to});
        }
        out_.layers = findLayers(nodes_, down, stop_);
    }

    SpotIndex addSpot(bool passes, int layer, double width) {
        out_.spots.push_back({.passes = passes, .layer = layer, .width = width});
        out_.rows[static_cast<std::size_t>(layer)].push_back(out_.spots.last());
        return out_.spots.last();
    }

    /// Edges of one net pass a layer together.
    void makeSpots() {
        const int last = out_.layers.empty() ? 0 : *std::max_element(out_.layers.begin(), out_.layers.end());
        out_.rows.assign(static_cast<std::size_t>(last) + 1, {});
        for (const SpotIndex i : nodes_.indices())
            out_.spots[addSpot(false, out_.layers[i], nodes_[i].size.width())].outside = nodes_[i].outside;
        out_.chains.resize(edges_.size());
        std::map<std::pair<SpotIndex, int>, std::vector<SpotIndex>> nets;
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            const LayeredEdge& edge = edges_[i];
            if (edge.from == edge.to || leadsBack(i)) continue;
            std::vector<SpotIndex>& passed = nets[{edge.from, edge.net}];
            SpotIndex above = edge.from;
            double here = edge.leaves < 0 ? 0 : edge.leaves - middle(edge.from);
            out_.chains[i].push_back(above);
            const int begin = out_.layers[edge.from], count = out_.layers[edge.to] - begin - 1;
            for (int k = 0; k < count; ++k) {
                const auto at = static_cast<std::size_t>(k);
                if (at == passed.size()) {
                    passed.push_back(addSpot(true, begin + 1 + k, gaps_.lane));
                    link(above, passed[at], here, 0);
                }
                above = passed[at];
                here = 0;
                out_.chains[i].push_back(above);
            }
            link(above, edge.to, here, edge.ends < 0 ? 0 : edge.ends - middle(edge.to));
            out_.chains[i].push_back(edge.to);
        }
    }

    void link(SpotIndex above, SpotIndex below, double leaves, double ends) {
        out_.spots[above].down.push_back({.other = below, .here = leaves, .there = ends});
        out_.spots[below].up.push_back({.other = above, .here = ends, .there = leaves});
    }

    // -- x ---------------------------------------------------------------------------------------------------

    [[nodiscard]] double apart(const Spot& a, const Spot& b) const { return (a.width + b.width) / 2 + gaps_.between; }

    void pull(const Row& row, bool up, bool down) {
        std::vector<Wanted> wanted;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const Spot& spot = out_.spots[row[i]];
            double sum = 0, count = 0;
            const auto add = [&](const std::vector<Spot::Link>& links) {
                for (const Spot::Link& each : links) {
                    const double weight = out_.spots[each.other].passes ? 2 : 1;
                    sum += (out_.spots[each.other].x + each.there - each.here) * weight;
                    count += weight;
                }
            };
            if (up) add(spot.up);
            if (down) add(spot.down);
            wanted.push_back({.at = count > 0 ? sum / count : spot.x,
                              .weight = spot.passes ? 4.0 : 1.0,  // long edges stay straight
                              .gap = i > 0 ? apart(out_.spots[row[i - 1]], spot) : 0});
        }
        const std::vector<double> places = settled(wanted);
        for (std::size_t i = 0; i < row.size(); ++i) out_.spots[row[i]].x = places[i];
    }

    /// Where there is room for it, edges that pass several layers run straight through all of them.
    void straighten() {
        Table<SpotIndex, std::pair<double, double>> room(out_.spots.size(), {-1e9, 1e9});
        for (const Row& row : out_.rows) {
            for (std::size_t i = 0; i < row.size(); ++i) {
                const Spot& spot = out_.spots[row[i]];
                if (i > 0) room[row[i]].first = out_.spots[row[i - 1]].x + apart(out_.spots[row[i - 1]], spot);
                if (i + 1 < row.size())
                    room[row[i]].second = out_.spots[row[i + 1]].x - apart(spot, out_.spots[row[i + 1]]);
            }
        }
        for (const SpotIndex at : out_.spots.indices()) {
            const auto starts = [&] {
                const std::vector<Spot::Link>& up = out_.spots[at].up;
                return out_.spots[at].passes && (up.size() != 1 || !out_.spots[up.front().other].passes);
            };
            if (!starts()) continue;
            std::vector<SpotIndex> run{at};
            while (true) {
                const auto& down = out_.spots[run.back()].down;
                const auto next = std::find_if(down.begin(), down.end(),
                                               [&](const Spot::Link& each) { return out_.spots[each.other].passes; });
                if (next == down.end()) break;
                run.push_back(next->other);
            }
            alignRun(run, room);
        }
    }

    /// Parts of it, as long as they have a place in common: nearest to where the edge ends.
    void alignRun(const std::vector<SpotIndex>& run, const Table<SpotIndex, std::pair<double, double>>& room) {
        for (std::size_t begin = 0; begin < run.size();) {
            double low = room[run[begin]].first, high = room[run[begin]].second, sum = 0;
            std::size_t end = begin;
            while (end < run.size()) {
                const double a = std::max(low, room[run[end]].first), b = std::min(high, room[run[end]].second);
                if (a > b) break;
                low = a;
                high = b;
                sum += out_.spots[run[end]].x;
                ++end;
            }
            if (end == begin) {
                ++begin;
                continue;
            }
            double wanted = sum / static_cast<double>(end - begin);
            const Spot& last = out_.spots[run.back()];
            const Spot& first = out_.spots[run.front()];
            if (end == run.size() && last.down.size() == 1)
                wanted = out_.spots[last.down.front().other].x + last.down.front().there;
            else if (begin == 0 && first.up.size() == 1)
                wanted = out_.spots[first.up.front().other].x + first.up.front().there;
            for (std::size_t i = begin; i < end; ++i) out_.spots[run[i]].x = std::clamp(wanted, low, high);
            begin = end;
        }
    }

    void place() {
        constexpr int sweeps = 6;
        for (const Row& row : out_.rows) pull(row, false, false);
        for (int sweep = 0; sweep < sweeps && !stopped(); ++sweep) {
            for (std::size_t i = 1; i < out_.rows.size(); ++i) pull(out_.rows[i], true, false);
            for (std::size_t i = out_.rows.size() - 1; i-- > 0;) pull(out_.rows[i], false, true);
        }
        for (const Row& row : out_.rows) pull(row, true, true);
        for (std::size_t i = 1; i < out_.rows.size(); ++i) pull(out_.rows[i], true, true);
        straighten();
        double left = out_.spots.empty() ? 0 : std::numeric_limits<double>::max();
        for (const Spot& spot : out_.spots) left = std::min(left, spot.x - spot.width / 2);
        for (Spot& spot : out_.spots) spot.x -= left;
    }

    const Table<SpotIndex, LayeredNode>& nodes_;
    const std::vector<LayeredEdge>& edges_;
    LayeredGaps gaps_;
    const std::atomic<bool>* stop_;
    Layering out_;
};

}  // namespace

Layering findLayering(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<LayeredEdge>& edges,
                      const LayeredGaps& gaps, const std::atomic<bool>* stop) {
    return Finder(nodes, edges, gaps, stop).find();
}

}  // namespace arenascope
