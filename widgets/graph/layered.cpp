#include "widgets/graph/layered.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "widgets/graph/channel.h"
#include "widgets/graph/layering.h"
#include "widgets/graph/settle.h"

namespace arenascope {

namespace {

using Spot = LayeredSpot;

class Drawing {
public:
    Drawing(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<LayeredEdge>& edges, const LayeredGaps& gaps,
            Layering layering)
        : nodes_(nodes), edges_(edges), gaps_(gaps), in_(std::move(layering)) {}

    Layered draw() {
        findLeaves();
        findEnds();
        findLanes();
        fillChannels();
        return result();
    }

private:
    [[nodiscard]] bool leadsBack(std::size_t edge) const { return edges_[edge].back || in_.reversed[edge]; }
    /// An edge from a node to itself is drawn if it leads to the next iteration of a loop.
    [[nodiscard]] bool isDrawn(std::size_t edge) const {
        return edges_[edge].from != edges_[edge].to || edges_[edge].back;
    }
    [[nodiscard]] double middle(SpotIndex node) const { return nodes_[node].size.width() / 2; }

    // -- where edges leave and end ---------------------------------------------------------------------------

    /// Distributes the ends on one side of a node, near to their targets or sources.
    [[nodiscard]] std::vector<double> ports(SpotIndex node, const std::vector<double>& wanted) const {
        const double width = nodes_[node].size.width(), left = in_.spots[node].x - width / 2;
        const double pad = std::min(10.0, width / 2), most = std::max(0.0, width - 2 * pad);
        const double gap = wanted.size() > 1 ? std::min(12.0, most / static_cast<double>(wanted.size() - 1)) : 0;
        std::vector<Wanted> ends;
        ends.reserve(wanted.size());
        for (const double at : wanted)
            ends.push_back({.at = std::clamp(at, left + pad, left + pad + most), .gap = ends.empty() ? 0 : gap});
        std::vector<double> out = settled(ends);
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = std::max(out[i], left + pad + gap * static_cast<double>(i));
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = std::min(out[i], left + pad + most - gap * static_cast<double>(out.size() - 1 - i));
        return out;
    }

    [[nodiscard]] double left(SpotIndex node) const { return in_.spots[node].x - nodes_[node].size.width() / 2; }

    void findLeaves() {
        struct Net {
            double sum = 0, count = 0;
            std::vector<std::size_t> edges;
        };
        leaves_.assign(edges_.size(), 0);
        Table<SpotIndex, std::map<std::pair<int, bool>, Net>> nets(nodes_.size());
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            const LayeredEdge& edge = edges_[i];
            if (!isDrawn(i)) continue;
            if (edge.leaves >= 0) {
                leaves_[i] = left(edge.from) + edge.leaves;
                continue;
            }
            Net& net = nets[edge.from][{edge.net, leadsBack(i)}];
            const double right = left(edge.from) + nodes_[edge.from].size.width();
            const SpotIndex next = leadsBack(i) ? SpotIndex{} : in_.chains[i][1];
            const bool last = next.valid() && in_.chains[i].size() == 2;
            net.sum += !next.valid() ? right : last && edge.ends >= 0 ? left(edge.to) + edge.ends : in_.spots[next].x;
            ++net.count;
            net.edges.push_back(i);
        }
        for (const SpotIndex node : nodes_.indices()) {
            std::vector<std::pair<double, const Net*>> sorted;
            for (const auto& [key, net] : nets[node]) sorted.emplace_back(net.sum / net.count, &net);
            std::stable_sort(sorted.begin(), sorted.end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; });
            std::vector<double> wanted;
            wanted.reserve(sorted.size());
            for (const auto& [at, net] : sorted) wanted.push_back(at);
            const std::vector<double> found = ports(node, wanted);
            for (std::size_t i = 0; i < sorted.size(); ++i) {
                for (const std::size_t edge : sorted[i].second->edges) leaves_[edge] = found[i];
            }
        }
    }

    void findEnds() {
        ends_.assign(edges_.size(), 0);
        Table<SpotIndex, std::vector<std::pair<double, std::size_t>>> coming(nodes_.size());
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            const LayeredEdge& edge = edges_[i];
            if (!isDrawn(i)) continue;
            if (edge.ends >= 0) {
                ends_[i] = left(edge.to) + edge.ends;
                continue;
            }
            const double right = left(edge.to) + nodes_[edge.to].size.width();
            const double from = leadsBack(i) ? right
                : in_.chains[i].size() == 2  ? leaves_[i]
                                             : in_.spots[in_.chains[i][in_.chains[i].size() - 2]].x;
            coming[edge.to].emplace_back(from, i);
        }
        for (const SpotIndex node : nodes_.indices()) {
            std::stable_sort(coming[node].begin(), coming[node].end());
            std::vector<double> wanted;
            for (const auto& [at, edge] : coming[node]) wanted.push_back(at);
            const std::vector<double> found = ports(node, wanted);
            for (std::size_t i = 0; i < found.size(); ++i) ends_[coming[node][i].second] = found[i];
        }
    }

    /// Backward edges run outside, the longest outermost, at the nearer side.
    void findLanes() {
        width_ = 0;
        for (const Spot& spot : in_.spots) width_ = std::max(width_, spot.x + spot.width / 2);
        std::vector<std::size_t> back;
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            if (leadsBack(i) && isDrawn(i)) back.push_back(i);
        }
        const auto length = [this](std::size_t i) {
            return std::abs(in_.layers[edges_[i].from] - in_.layers[edges_[i].to]);
        };
        std::stable_sort(back.begin(), back.end(), [&](std::size_t a, std::size_t b) { return length(a) < length(b); });
        lanes_.assign(edges_.size(), 0);
        double at_left = 0, at_right = width_;
        for (const std::size_t edge : back) {
            const bool is_left = (leaves_[edge] + ends_[edge]) / 2 < width_ / 2;
            lanes_[edge] = is_left ? at_left -= gaps_.lane : at_right += gaps_.lane;
        }
        const double shift = at_left < 0 ? gaps_.lane - at_left : 0;
        for (Spot& spot : in_.spots) spot.x += shift;
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            leaves_[i] += shift;
            ends_[i] += shift;
            lanes_[i] += shift;
        }
        width_ = at_right + shift + (at_right > width_ ? gaps_.lane : 0);
    }

    // -- between the layers ----------------------------------------------------------------------------------

    /// A net in a channel, by its place in that channel.
    struct Passage {
        std::size_t channel = 0, net = 0;
    };

    Passage cross(std::size_t channel, const std::tuple<int, std::int32_t, int>& key, double from, double to) {
        const auto [found, is_new] = known_[channel].try_emplace(key, channels_[channel].size());
        if (is_new) channels_[channel].push_back({.from = from});
        channels_[channel][found->second].to.push_back(to);
        return {channel, found->second};
    }

    /// Channel 0 is above the first layer.
    void fillChannels() {
        channels_.assign(in_.rows.size() + 1, {});
        known_.assign(in_.rows.size() + 1, {});
        passages_.resize(edges_.size());
        enum : int { forward, away, home };
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            const LayeredEdge& edge = edges_[i];
            if (!isDrawn(i)) continue;
            const auto own = static_cast<int>(i);
            if (leadsBack(i)) {
                const auto below = static_cast<std::size_t>(in_.layers[edge.from]) + 1;
                const auto above = static_cast<std::size_t>(in_.layers[edge.to]);
                passages_[i] = {cross(below, {away, own, 0}, leaves_[i], lanes_[i]),
                                cross(above, {home, own, 0}, lanes_[i], ends_[i])};
                continue;
            }
            const std::vector<SpotIndex>& chain = in_.chains[i];
            for (std::size_t k = 0; k + 1 < chain.size(); ++k) {
                const auto channel = static_cast<std::size_t>(in_.layers[edge.from]) + 1 + k;
                const double from = k == 0 ? leaves_[i] : in_.spots[chain[k]].x;
                const double to = k + 2 == chain.size() ? ends_[i] : in_.spots[chain[k + 1]].x;
                passages_[i].push_back(cross(channel, {forward, chain[k].number(), k == 0 ? edge.net : 0}, from, to));
            }
        }
        tops_.assign(channels_.size(), 0);
        heights_.assign(channels_.size(), 0);
        double y = 0;
        for (std::size_t i = 0; i < channels_.size(); ++i) {
            const int tracks = assign_tracks(channels_[i]);
            const bool outer = i == 0 || i + 1 == channels_.size();
            const double needed = tracks > 0 ? gaps_.above + (tracks - 1) * gaps_.track + gaps_.below : 0;
            tops_[i] = y;
            const bool ports = !outer && (rowHeight(i - 1) <= 0 || rowHeight(i) <= 0);
            heights_[i] = outer ? needed : std::max(ports ? gaps_.port : gaps_.least, needed);
            y += heights_[i] + (i < in_.rows.size() ? rowHeight(i) : 0);
        }
        height_ = y;
    }

    [[nodiscard]] double rowHeight(std::size_t row) const {
        double out = 0;
        for (const SpotIndex spot : in_.rows[row]) {
            if (!in_.spots[spot].passes) out = std::max(out, nodes_[spot].size.height());
        }
        return out;
    }

    // -- result ----------------------------------------------------------------------------------------------

    [[nodiscard]] double trackY(const Passage& at) const {
        return tops_[at.channel] + gaps_.above + channels_[at.channel][at.net].track * gaps_.track;
    }

    static void bend(std::vector<QPointF>& route, double y, double to) {
        const double from = route.back().x();
        if (std::abs(from - to) < 1e-9) return;
        route.emplace_back(from, y);
        route.emplace_back(to, y);
    }

    Layered result() {
        Layered out;
        out.layers = in_.layers;
        out.reversed = in_.reversed;
        out.crossings = in_.crossings;
        for (const SpotIndex i : nodes_.indices()) {
            const auto row = static_cast<std::size_t>(in_.layers[i]);
            const double top = tops_[row] + heights_[row];
            out.nodes.emplace_back(QPointF(in_.spots[i].x - middle(i), top), nodes_[i].size);
        }
        out.size = {width_, height_};
        out.routes.resize(edges_.size());
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            const LayeredEdge& edge = edges_[i];
            if (!isDrawn(i)) continue;
            std::vector<QPointF>& route = out.routes[i];
            route.emplace_back(leaves_[i], out.nodes[edge.from].bottom());
            const std::vector<Passage>& passed = passages_[i];
            if (leadsBack(i)) {
                bend(route, trackY(passed[0]), lanes_[i]);
                bend(route, trackY(passed[1]), ends_[i]);
            } else {
                for (std::size_t k = 0; k < passed.size(); ++k) {
                    const double to = k + 1 == passed.size() ? ends_[i] : in_.spots[in_.chains[i][k + 1]].x;
                    const ChannelNet& net = channels_[passed[k].channel][passed[k].net];
                    if (net.track >= 0) bend(route, trackY(passed[k]), to);
                    else if (k + 1 < passed.size()) route.emplace_back(to, tops_[passed[k].channel]);
                }
            }
            route.emplace_back(ends_[i], out.nodes[edge.to].top());
        }
        return out;
    }

    const Table<SpotIndex, LayeredNode>& nodes_;
    const std::vector<LayeredEdge>& edges_;
    LayeredGaps gaps_;
    Layering in_;
    std::vector<double> leaves_, ends_, lanes_;  ///< x, by edge
    double width_ = 0, height_ = 0;
    std::vector<std::vector<ChannelNet>> channels_;
    std::vector<std::map<std::tuple<int, std::int32_t, int>, std::size_t>> known_;
    std::vector<std::vector<Passage>> passages_;  ///< by edge
    std::vector<double> tops_, heights_;          ///< of channels
};

}  // namespace

Layered layered(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<LayeredEdge>& edges,
                const LayeredGaps& gaps, const std::atomic<bool>* stop) {
    if (nodes.empty()) return {};
    Layering layering = findLayering(nodes, edges, gaps, stop);
    if (stop && stop->load()) return {};
    return Drawing(nodes, edges, gaps, std::move(layering)).draw();
}

}  // namespace arenascope
