#include "widgets/graph/layer_ranks.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace arenascope {
namespace {

using Rank = LayeredNode::Rank;

/// Gansner and others, "A technique for drawing directed graphs" (1993): the network simplex. A spanning tree of edges
/// of the least length determines all layers; tree edges that would rather be longer leave the tree.
class ShortestEdges {
public:
    struct Edge {
        std::size_t from = 0, to = 0;
        int weight = 1;
    };

    /// `layers` satisfy all edges, which connect all nodes.
    ShortestEdges(std::vector<Edge> edges, std::vector<int> layers)
        : edges_(std::move(edges)), layers_(std::move(layers)) {}

    std::vector<int> find(const std::atomic<bool>* stop) && {
        // Rounds that change nothing could repeat; each looks at every edge.
        constexpr std::size_t most_work = 10'000'000;
        const std::size_t most_rounds =
            std::min(4 * layers_.size() + 64, most_work / (layers_.size() + edges_.size() + 1));
        if (!makeTree()) return std::move(layers_);
        for (std::size_t round = 0; round < most_rounds && !(stop && stop->load()); ++round) {
            numberTree();
            const auto leaves = leaving();
            if (!leaves || !exchange(*leaves)) break;
        }
        return std::move(layers_);
    }

private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    [[nodiscard]] int slack(const Edge& edge) const { return layers_[edge.to] - layers_[edge.from] - 1; }

    /// A tree of edges without slack, which grows from node 0. What is nearest to it moves until it touches.
    bool makeTree() {
        const std::size_t count = layers_.size();
        around_.assign(count, {});
        std::vector<std::vector<std::size_t>> touching(count);
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            touching[edges_[i].from].push_back(i);
            touching[edges_[i].to].push_back(i);
        }
        std::vector<char> is_inside(count, 0);
        std::vector<std::size_t> inside{0};
        is_inside[0] = 1;
        for (std::size_t next = 0; inside.size() < count;) {
            for (; next < inside.size(); ++next) {
                for (const std::size_t edge : touching[inside[next]]) {
                    const std::size_t other = edges_[edge].from + edges_[edge].to - inside[next];
                    if (is_inside[other] || slack(edges_[edge]) != 0) continue;
                    is_inside[other] = 1;
                    inside.push_back(other);
                    addToTree(edge);
                }
            }
            if (inside.size() == count) break;
            std::size_t nearest = none;
            for (std::size_t i = 0; i < edges_.size(); ++i) {
                if (is_inside[edges_[i].from] == is_inside[edges_[i].to]) continue;
                if (nearest == none || slack(edges_[i]) < slack(edges_[nearest])) nearest = i;
            }
            if (nearest == none) return false;  // not connected
            const int by = is_inside[edges_[nearest].from] ? slack(edges_[nearest]) : -slack(edges_[nearest]);
            for (const std::size_t node : inside) layers_[node] += by;
            next = 0;  // edges that had slack may have none now
        }
        return true;
    }

    void addToTree(std::size_t edge) {
        around_[edges_[edge].from].push_back(edge);
        around_[edges_[edge].to].push_back(edge);
    }

    void takeFromTree(std::size_t edge) {
        std::erase(around_[edges_[edge].from], edge);
        std::erase(around_[edges_[edge].to], edge);
    }

    /// Nodes in the order of a visit from node 0, so that each subtree is a range.
    void numberTree() {
        const std::size_t count = layers_.size();
        order_.clear();
        number_.assign(count, 0);
        up_.assign(count, none);
        std::vector<std::size_t> open{0};
        while (!open.empty()) {
            const std::size_t node = open.back();
            open.pop_back();
            number_[node] = order_.size();
            order_.push_back(node);
            for (const std::size_t edge : around_[node]) {
                if (edge == up_[node]) continue;
                const std::size_t other = edges_[edge].from + edges_[edge].to - node;
                up_[other] = edge;
                open.push_back(other);
            }
        }
        size_.assign(count, 1);
        surplus_.assign(count, 0);
        for (const Edge& edge : edges_) {
            surplus_[edge.from] += edge.weight;
            surplus_[edge.to] -= edge.weight;
        }
        for (std::size_t i = order_.size(); i-- > 1;) {
            const std::size_t node = order_[i], above = edges_[up_[node]].from + edges_[up_[node]].to - node;
            size_[above] += size_[node];
            surplus_[above] += surplus_[node];
        }
    }

    [[nodiscard]] bool isBelow(std::size_t node, std::size_t top) const {
        return number_[node] - number_[top] < size_[top];  // unsigned: also false if it is before
    }

    /// The subtree whose edge to the rest would rather be longer: the first of those after the last one.
    std::optional<std::size_t> leaving() {
        const std::size_t count = layers_.size();
        constexpr int enough = 30;
        std::optional<std::size_t> out;
        int least = 0, seen = 0;
        for (std::size_t i = 0; i < count && seen < enough; ++i) {
            cursor_ = cursor_ + 1 < count ? cursor_ + 1 : 0;
            if (up_[cursor_] == none) continue;
            // The weight of edges from the side of its first end to the other, without that of edges back.
            const int cut = edges_[up_[cursor_]].from == cursor_ ? surplus_[cursor_] : -surplus_[cursor_];
            if (cut >= 0) continue;
            ++seen;
            if (cut >= least) continue;
            least = cut;
            out = cursor_;
        }
        return out;
    }

    bool exchange(std::size_t top) {
        const std::size_t leaves = up_[top];
        const bool begins_below = edges_[leaves].from == top;
        std::size_t enters = none;
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            const bool from = isBelow(edges_[i].from, top), to = isBelow(edges_[i].to, top);
            if (from == to || from == begins_below) continue;
            if (enters == none || slack(edges_[i]) < slack(edges_[enters])) enters = i;
        }
        if (enters == none) return false;
        const int by = begins_below ? -slack(edges_[enters]) : slack(edges_[enters]);
        for (std::size_t i = number_[top]; i < number_[top] + size_[top]; ++i) layers_[order_[i]] += by;
        takeFromTree(leaves);
        addToTree(enters);
        return true;
    }

    std::vector<Edge> edges_;
    std::vector<int> layers_;
    std::vector<std::vector<std::size_t>> around_;         ///< by node: edges of the tree
    std::vector<std::size_t> order_, number_, up_, size_;  ///< of the tree; up: the edge to the rest
    std::vector<int> surplus_;                             ///< of a subtree: weight of its edges out less those in
    std::size_t cursor_ = 0;
};

class Ranker {
public:
    Ranker(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<DownEdge>& edges)
        : nodes_(nodes), edges_(edges), down_(nodes.size()), above_(nodes.size(), 0) {
        for (const DownEdge& edge : edges) {
            ++above_[edge.to];
            down_[edge.from].push_back(edge.to);
        }
    }

    Table<SpotIndex, int> find(const std::atomic<bool>* stop) && {
        longestWays();
        constexpr std::size_t most_work = 16'000'000;  // larger frames take too long
        const std::size_t size = nodes_.size() + edges_.size();
        if (size > 0 && size < most_work / size) shorten(stop);
        else lowerFirst();
        return std::move(layers_);
    }

private:
    [[nodiscard]] bool isFree(SpotIndex node) const { return nodes_[node].rank == Rank::free; }

    /// The longest way from above.
    void longestWays() {
        Table<SpotIndex, int> waiting = above_;
        const bool has_first =
            std::any_of(nodes_.begin(), nodes_.end(), [](const LayeredNode& node) { return node.rank == Rank::first; });
        layers_.assign(nodes_.size(), 0);
        std::vector<SpotIndex> ready;
        for (const SpotIndex i : nodes_.indices()) {
            layers_[i] = has_first && nodes_[i].rank != Rank::first ? 1 : 0;
            if (waiting[i] == 0) ready.push_back(i);
        }
        for (std::size_t at = 0; at < ready.size(); ++at) {
            const SpotIndex node = ready[at];
            for (const SpotIndex next : down_[node]) {
                layers_[next] = std::max(layers_[next], layers_[node] + 1);
                if (--waiting[next] == 0) ready.push_back(next);
            }
        }
        lowerLast();
    }

    /// Nodes of the last rank are below all others.
    void lowerLast() {
        int last = 0;
        for (const SpotIndex i : nodes_.indices()) {
            if (nodes_[i].rank != Rank::last) last = std::max(last, layers_[i]);
        }
        for (const SpotIndex i : nodes_.indices()) {
            if (nodes_[i].rank == Rank::last) layers_[i] = last + 1;
        }
    }

    /// What has nothing above it moves down to its first reader.
    void lowerFirst() {
        for (const SpotIndex i : nodes_.indices()) {
            if (above_[i] != 0 || down_[i].empty() || !isFree(i)) continue;
            int first = layers_[down_[i].front()];
            for (const SpotIndex next : down_[i]) first = std::min(first, layers_[next]);
            layers_[i] = std::max(layers_[i], first - 1);
        }
    }

    /// All nodes of the first rank are one node here, and all of the last rank. What nothing leads to hangs at the
    /// first without weight.
    void shorten(const std::atomic<bool>* stop) {
        const std::size_t top = 0;
        std::size_t count = 1;
        Table<SpotIndex, std::size_t> number(nodes_.size(), top);
        for (const SpotIndex i : nodes_.indices()) {
            if (isFree(i)) number[i] = count++;
        }
        const bool has_last =
            std::any_of(nodes_.begin(), nodes_.end(), [](const LayeredNode& node) { return node.rank == Rank::last; });
        const std::size_t bottom = has_last ? count++ : 0;
        std::vector<int> layers(count, -1);
        for (const SpotIndex i : nodes_.indices()) {
            if (nodes_[i].rank == Rank::last) number[i] = bottom;
            layers[number[i]] = layers_[i];
        }
        if (std::none_of(nodes_.begin(), nodes_.end(), [](const auto& node) { return node.rank == Rank::first; }))
            layers[top] = -1;
        std::vector<ShortestEdges::Edge> edges;
        for (const DownEdge& edge : edges_) edges.push_back({.from = number[edge.from], .to = number[edge.to]});
        for (const SpotIndex i : nodes_.indices()) {
            if (!isFree(i)) continue;
            if (above_[i] == 0) edges.push_back({.from = top, .to = number[i], .weight = 0});
            if (has_last && down_[i].empty()) edges.push_back({.from = number[i], .to = bottom, .weight = 0});
        }
        if (has_last) edges.push_back({.from = top, .to = bottom, .weight = 0});
        const std::vector<int> found = ShortestEdges(std::move(edges), std::move(layers)).find(stop);
        int least = std::numeric_limits<int>::max();
        for (const SpotIndex i : nodes_.indices()) least = std::min(least, found[number[i]]);
        for (const SpotIndex i : nodes_.indices()) layers_[i] = found[number[i]] - least;
        lowerLast();
    }

    const Table<SpotIndex, LayeredNode>& nodes_;
    const std::vector<DownEdge>& edges_;
    Table<SpotIndex, std::vector<SpotIndex>> down_;
    Table<SpotIndex, int> above_;  ///< number of edges from above
    Table<SpotIndex, int> layers_;
};

}  // namespace

Table<SpotIndex, int> findLayers(const Table<SpotIndex, LayeredNode>& nodes, const std::vector<DownEdge>& edges,
                                 const std::atomic<bool>* stop) {
    return Ranker(nodes, edges).find(stop);
}

}  // namespace arenascope
