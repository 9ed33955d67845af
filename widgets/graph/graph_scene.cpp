#include "widgets/graph/graph_scene.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "engine/study/graph/graph_walk.h"
#include "widgets/graph/columns.h"
#include "widgets/graph/graph_view.h"
#include "widgets/graph/item_sizes.h"

namespace arenascope {
namespace {

using Kind = ProgramEdge::Kind;

struct Local;
using LocalIndex = Index<Local>;

/// An open frame during its layout.
struct Local {
    struct Part {
        ItemIndex item{};  ///< either of the two
        LocalIndex inside{};
    };
    struct Line {
        std::vector<ItemIndex> to;
        std::map<ValueId, qint64> read;  ///< bytes of each tensor
        ValueId view = no_value;
        int tensors = 0;
        Kind kind = Kind::data;
        ItemIndex from{0};
    };
    FrameIndex frame{0};
    LocalIndex parent{};
    int slot = -1;  ///< in the parent
    int depth = 0;
    std::vector<Part> parts;
    std::map<std::pair<ItemIndex, Kind>, int> entries, exits;  ///< by their source
    std::map<std::tuple<FrameEnd, FrameEnd, ItemIndex, Kind>, Line> lines;
    std::vector<int> entry_places, exit_places;  ///< of the ports where their lines lead; empty: not known
    FrameLayout layout;
    std::vector<const Line*> order;  ///< as in the layout
};

class Builder {
public:
    Builder(const ProgramGraph& graph, const Method& method, const GraphQuery& query, LayoutCache& cache,
            const std::atomic<bool>* stop)
        : graph_(graph), method_(method), query_(query), cache_(cache), stop_(stop) {}

    GraphScene build() {
        chooseNodes();
        scene_.asked = countItems(whole_program);
        scene_.shownBy.assign(graph_.nodes.size(), ItemIndex{});
        if (scene_.tooMany()) return std::move(scene_);
        localOf_.resize(graph_.frames.size());
        fillLocal(whole_program, LocalIndex{});
        addLines();
        if (!layOut()) return {};
        place(LocalIndex(0), QPointF(0, 0));
        scene_.bounds = QRectF(QPointF(0, 0), locals_[LocalIndex(0)].layout.size).adjusted(-24, -24, 24, 24);
        countHidden();
        return std::move(scene_);
    }

private:
    // -- what is shown ----------------------------------------------------------------------------------------

    void chooseNodes() {
        const bool part = graph_.nodes.has(query_.centre);
        shown_.assign(graph_.nodes.size(), !part);
        if (part) {
            for (const NodeIndex node : nodes_around(graph_, query_.centre,
                                                     {.hops = query_.hops,
                                                     .inputs = query_.direction != GraphQuery::Direction::users,
                                                     .users = query_.direction != GraphQuery::Direction::inputs,
                                                     .grown = query_.grown}))
                shown_[node] = true;
        }
        for (const NodeIndex i : graph_.nodes.indices()) {
            const ProgramNode& node = graph_.nodes[i];
            if (node.kind == ProgramNode::Kind::constant && i != query_.centre)
                shown_[i] = shown_[i] && query_.constants && node.bytes > small_constant;
        }
        held_.assign(graph_.frames.size(), 0);
        for (const NodeIndex i : graph_.nodes.indices()) {
            if (!shown_[i] || graph_.nodes[i].kind == ProgramNode::Kind::constant) continue;
            for (FrameIndex at = graph_.nodes[i].frame; at.valid(); at = graph_.frames[at].parent) ++held_[at];
        }
        if (!query_.constants && !part) return;
        for (const NodeIndex i : graph_.nodes.indices()) {
            if (shown_[i] && graph_.nodes[i].kind == ProgramNode::Kind::constant)
                constants_[graph_.nodes[i].frame].push_back(i);
        }
    }

    [[nodiscard]] bool isPart() const { return graph_.nodes.has(query_.centre); }

    /// In the surroundings of a node, frames are open; frames with a single part are not drawn.
    [[nodiscard]] bool isOpen(FrameIndex frame) const { return isPart() || query_.open.contains(frame); }
    [[nodiscard]] bool isDissolved(FrameIndex frame) const {
        const auto kind = graph_.frames[frame].kind;
        return isPart() && (held_[frame] < 2 || kind == ProgramFrame::Kind::chain || kind == ProgramFrame::Kind::steps);
    }

    [[nodiscard]] std::size_t countItems(FrameIndex frame) const {
        std::size_t out = 0;
        if (const auto found = constants_.find(frame); found != constants_.end()) out += found->second.size();
        for (const ProgramFrame::Child& child : graph_.frames[frame].children) {
            if (child.node.valid()) out += shown_[child.node] ? 1 : 0;
            else if (held_[child.frame] > 0) out += isOpen(child.frame) ? countItems(child.frame) : 1;
            if (out > GraphScene::most_items) return out;
        }
        return out;
    }

    // -- items and frames -------------------------------------------------------------------------------------

    void fillLocal(FrameIndex frame, LocalIndex parent) {
        const LocalIndex own = locals_.next();
        locals_.push_back({.frame = frame, .parent = parent});
        if (parent.valid()) {
            locals_[own].depth = locals_[parent].depth + 1;
            locals_[own].slot = static_cast<int>(locals_[parent].parts.size());
            locals_[parent].parts.push_back({.inside = own});
        }
        fillSlots(frame, own);
    }

    void fillSlots(FrameIndex frame, LocalIndex own) {
        localOf_[frame] = own;
        if (const auto found = constants_.find(frame); found != constants_.end()) {
            for (const NodeIndex node : found->second) addItem({.node = node}, own);
        }
        for (const ProgramFrame::Child& child : graph_.frames[frame].children) {
            if (child.node.valid()) {
                if (shown_[child.node]) addItem({.node = child.node}, own);
            } else if (held_[child.frame] > 0) {
                if (!isOpen(child.frame)) addItem({.frame = child.frame}, own);
                else if (isDissolved(child.frame)) fillSlots(child.frame, own);
                else fillLocal(child.frame, own);
            }
        }
    }

    void addItem(GraphItem item, LocalIndex local) {
        const ItemIndex index = scene_.items.next();
        item.parent = locals_[local].frame;
        if (item.frame.valid()) markInside(item.frame, index);
        else scene_.shownBy[item.node] = index;
        slotOf_.emplace_back(local, static_cast<int>(locals_[local].parts.size()));
        locals_[local].parts.push_back({.item = index});
        scene_.items.push_back(item);
    }

    void markInside(FrameIndex frame, ItemIndex item) {
        for (const ProgramFrame::Child& child : graph_.frames[frame].children) {
            if (child.frame.valid()) markInside(child.frame, item);
            else if (shown_[child.node]) scene_.shownBy[child.node] = item;
        }
    }

    // -- lines ------------------------------------------------------------------------------------------------

    void addLines() {
        for (const ProgramEdge& edge : graph_.edges) {
            const ItemIndex from = scene_.shownBy[edge.from], to = scene_.shownBy[edge.to];
            if (!from.valid() || !to.valid()) continue;
            const bool returns = edge.from == edge.to && !scene_.items[from].isClosed();  // a loop over one operator
            if (from != to || returns) addLine(edge, from, to);
        }
    }

    int port(std::map<std::pair<ItemIndex, Kind>, int>& ports, ItemIndex from, Kind kind) {
        return ports.try_emplace({from, kind}, static_cast<int>(ports.size())).first->second;
    }

    /// Up from the item to the common frame of both ends, then down to the other end.
    void addLine(const ProgramEdge& edge, ItemIndex from, ItemIndex to) {
        auto [up, upSlot] = slotOf_[from.row()];
        auto [down, downSlot] = slotOf_[to.row()];
        FrameEnd begin{upSlot, -1};
        std::vector<std::pair<LocalIndex, int>> inwards;  // frames that contain the end, innermost first
        LocalIndex a = up, b = down;
        while (a != b) {
            if (locals_[a].depth >= locals_[b].depth) a = locals_[a].parent;
            else {
                inwards.emplace_back(b, downSlot);
                downSlot = locals_[b].slot;
                b = locals_[b].parent;
            }
        }
        for (LocalIndex at = up; at != a; at = locals_[at].parent) {
            const int exit = port(locals_[at].exits, from, edge.kind);
            add(at, begin, {-1, exit}, edge, from, to);
            begin = {locals_[at].slot, exit};
        }
        const bool enters = !inwards.empty() && edge.kind != Kind::control;
        FrameEnd end{downSlot, -1};
        if (enters) end.port = port(locals_[inwards.back().first].entries, from, edge.kind);
        add(a, begin, end, edge, from, to);
        if (!enters) return;
        for (auto each = inwards.rbegin(); each != inwards.rend(); ++each) {
            const FrameEnd inside{-1, port(locals_[each->first].entries, from, edge.kind)};
            FrameEnd next{each->second, -1};
            if (each + 1 != inwards.rend()) next.port = port(locals_[(each + 1)->first].entries, from, edge.kind);
            add(each->first, inside, next, edge, from, to);
        }
    }

    void add(LocalIndex at, FrameEnd from, FrameEnd to, const ProgramEdge& edge, ItemIndex source, ItemIndex target) {
        Local::Line& line = locals_[at].lines[{from, to, source, edge.kind}];
        line.from = source;
        line.kind = edge.kind;
        if (std::find(line.to.begin(), line.to.end(), target) == line.to.end()) line.to.push_back(target);
        if (edge.value == no_value && edge.kind == Kind::data) {
            line.read[no_value] += edge.bytes;
            ++line.tensors;
        } else if (line.read.emplace(edge.value, edge.bytes).second) {
            ++line.tensors;
            line.view = line.tensors == 1 && edge.is_view() ? edge.seen : no_value;
        }
    }

    // -- places -----------------------------------------------------------------------------------------------

    /// False if the layout was cancelled.
    bool layOut() {
        if (!layOutAll()) return false;
        constexpr int most_rounds = 3;
        for (int round = 0; round < most_rounds && locals_.size() > 1 && crossings() > 0; ++round) {
            const std::size_t before = crossings();
            Table<LocalIndex, FrameLayout> kept;
            for (const Local& local : locals_) kept.push_back(local.layout);
            if (!findPlaces()) break;
            if (!layOutAll()) return false;
            if (crossings() < before) continue;
            for (const LocalIndex at : locals_.indices()) locals_[at].layout = std::move(kept[at]);
            break;
        }
        scene_.crossings = crossings();
        return query_.column <= 0 || isPart() || breakIntoColumns();
    }

    [[nodiscard]] QSizeF size() const { return locals_[LocalIndex(0)].layout.size; }

    /// The scale at which the whole drawing fits the view.
    [[nodiscard]] double scale() const {
        return std::min(query_.across / size().width(), query_.column / size().height());
    }

    /// Columns that fill the view, if they are readable then: all of the program is seen at once. Columns of a longer
    /// one are as high as the view at the smallest readable scale, and one scrolls across.
    bool breakIntoColumns() {
        column_ = query_.column;
        if (query_.across <= 0) return layOutAll();
        constexpr double between = 50;  // columns
        const double columns =
            std::sqrt(query_.across * size().height() / (query_.column * (size().width() + between)));
        if (columns <= 1 || scale() >= 1) return true;
        const double longest = query_.column / GraphView::readable;
        column_ = std::min(longest, size().height() / columns);
        constexpr int most_rounds = 4;
        constexpr double enough = 0.04;
        double best = scale();
        Table<LocalIndex, FrameLayout> kept;
        for (const Local& local : locals_) kept.push_back(local.layout);
        for (int round = 0; round < most_rounds; ++round) {
            if (!layOutAll()) return false;
            if (scale() > best) {
                best = scale();
                for (const LocalIndex at : locals_.indices()) kept[at] = locals_[at].layout;
            }
            // As wide, in relation to its height, as the view.
            const double wider = size().width() / size().height() * query_.column / query_.across;
            const double next = std::min(longest, column_ * std::sqrt(wider));
            if (std::abs(next / column_ - 1) < enough) break;
            column_ = next;
        }
        for (const LocalIndex at : locals_.indices()) locals_[at].layout = std::move(kept[at]);
        return true;
    }

    /// Frames around it take some of the height.
    [[nodiscard]] double columnHeight(int depth) const {
        constexpr double around = 60;
        return std::max(column_ / 2, column_ - around * depth);
    }

    [[nodiscard]] std::size_t crossings() const {
        std::size_t sum = 0;
        for (const Local& local : locals_) sum += local.layout.crossings;
        return sum;
    }

    /// Inner frames first.
    bool layOutAll() {
        for (LocalIndex at = locals_.last(); at.valid(); --at) {
            Local& local = locals_[at];
            FrameInside inside{.entries = static_cast<int>(local.entries.size()),
                               .exits = static_cast<int>(local.exits.size()),
                               .entry_places = local.entry_places,
                               .exit_places = local.exit_places};
            for (const Local::Part& slot : local.parts) {
                if (slot.item.valid()) inside.parts.push_back({.size = sizeOf(scene_.items[slot.item])});
                else
                    inside.parts.push_back({.size = locals_[slot.inside].layout.size,
                                            .entries = locals_[slot.inside].layout.entries,
                                            .exits = locals_[slot.inside].layout.exits});
            }
            local.order.clear();
            for (const auto& [key, line] : local.lines) {
                const auto& [from, to, source, kind] = key;
                const bool turns = from.slot >= 0 && to.slot >= 0;
                inside.lines.push_back({.from = from,
                                        .to = to,
                                        .net = from.port < 0 ? static_cast<int>(kind) : from.port,
                                        .back = turns && (kind == Kind::back || kind == Kind::write_back)});
                local.order.push_back(&line);
            }
            if (at != LocalIndex(0)) inside.least_width = frameWidth(graph_, local.frame);
            if (graph_.frames[local.frame].kind == ProgramFrame::Kind::loop) inside.foot = graph_foot_height;
            local.layout = cache_.layout(local.frame, inside, stop_);
            if (local.layout.parts.size() != local.parts.size()) return false;
            if (column_ > 0)
                local.layout =
                    inColumns(std::move(local.layout), columnHeight(local.depth), inside.least_width, inside.foot);
        }
        return true;
    }

    /// Where a line begins or ends within a frame.
    [[nodiscard]] double placeOf(const Local& local, const FrameEnd& end, bool begins) const {
        const auto port = static_cast<std::size_t>(end.port);
        if (end.slot < 0) return begins ? local.layout.entries[port] : local.layout.exits[port];
        const auto slot = static_cast<std::size_t>(end.slot);
        const QRectF& part = local.layout.parts[slot];
        if (end.port < 0) return part.center().x();
        const FrameLayout& inner = locals_[local.parts[slot].inside].layout;
        return part.left() + (begins ? inner.exits[port] : inner.entries[port]);
    }

    /// The ports of open frames by where their lines lead outside; false: all lie in that order already.
    bool findPlaces() {
        using Ends = std::pair<double, int>;  // sum of places, and their number
        Table<LocalIndex, std::vector<Ends>> above(locals_.size()), below(locals_.size());
        for (const LocalIndex at : locals_.indices()) {
            above[at].resize(locals_[at].entries.size());
            below[at].resize(locals_[at].exits.size());
        }
        for (const Local& local : locals_) {
            for (const auto& [key, line] : local.lines) {
                const auto& [from, to, source, kind] = key;
                const auto add = [&](const FrameEnd& port, const FrameEnd& other, bool begins, auto& ends) {
                    if (port.slot < 0 || port.port < 0) return;
                    const LocalIndex inside = local.parts[static_cast<std::size_t>(port.slot)].inside;
                    Ends& each = ends[inside][static_cast<std::size_t>(port.port)];
                    each.first += placeOf(local, other, begins);
                    ++each.second;
                };
                add(to, from, true, above);
                add(from, to, false, below);
            }
        }
        bool changes = false;
        for (const LocalIndex at : locals_.indices()) {
            Local& local = locals_[at];
            changes = setPlaces(above[at], local.layout.entries, local.entry_places) || changes;
            changes = setPlaces(below[at], local.layout.exits, local.exit_places) || changes;
        }
        return changes;
    }

    /// Whether the ports lie in another order than their other ends.
    static bool setPlaces(const std::vector<std::pair<double, int>>& ends, const std::vector<double>& ports,
                          std::vector<int>& places) {
        std::vector<std::size_t> order(ends.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto mean = [&](std::size_t i) { return ends[i].first / std::max(1, ends[i].second); };
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return mean(a) < mean(b); });
        const bool is_so = std::is_sorted(order.begin(), order.end(),
                                          [&](std::size_t a, std::size_t b) { return ports[a] < ports[b]; });
        if (is_so) return false;
        places.assign(ends.size(), 0);
        for (std::size_t i = 0; i < order.size(); ++i) places[order[i]] = static_cast<int>(i);
        return true;
    }

    [[nodiscard]] QSizeF sizeOf(const GraphItem& item) const {
        return item.isClosed() ? closedSize(graph_, item.frame) : nodeSize(graph_, method_, item.node);
    }

    void place(LocalIndex at, QPointF origin) {
        const Local& local = locals_[at];
        if (at != LocalIndex(0)) scene_.boxes.push_back({local.frame, QRectF(origin, local.layout.size)});
        for (std::size_t i = 0; i < local.order.size(); ++i) {
            const Local::Line& from = *local.order[i];
            GraphLine line{.from = from.from, .to = from.to, .kind = from.kind, .frame = local.frame};
            line.tensors = from.tensors;
            line.view = query_.views ? from.view : no_value;
            for (const auto& [value, bytes] : from.read) line.bytes += bytes;
            if (!from.read.empty()) line.value = from.read.begin()->first;
            line.route = local.layout.routes[i];
            for (QPointF& point : line.route) point += origin;
            scene_.lines.push_back(std::move(line));
        }
        std::size_t next = scene_.lines.size() - local.order.size();
        for (const auto& [key, line] : local.lines) {
            const auto& [begin, end, source, kind] = key;
            scene_.lines[next].begins = begin.slot >= 0 && begin.port < 0;
            scene_.lines[next].ends = end.slot >= 0 && end.port < 0;
            ++next;
        }
        for (std::size_t i = 0; i < local.parts.size(); ++i) {
            const QRectF rect = local.layout.parts[i].translated(origin);
            if (local.parts[i].item.valid()) scene_.items[local.parts[i].item].rect = rect;
            else place(local.parts[i].inside, rect.topLeft());
        }
    }

    void countHidden() {
        if (!isPart()) return;
        for (GraphItem& item : scene_.items) {
            std::set<NodeIndex> in, out;
            const auto hidden = [&](NodeIndex node) {
                return graph_.nodes[node].kind != ProgramNode::Kind::constant && !scene_.shownBy[node].valid();
            };
            for (const EdgeIndex edge : graph_.nodes[item.node].in) {
                const ProgramEdge& line = graph_.edges[edge];
                if (line.is_forward() && hidden(line.from)) in.insert(line.from);
            }
            for (const EdgeIndex edge : graph_.nodes[item.node].out) {
                const ProgramEdge& line = graph_.edges[edge];
                if (line.is_forward() && hidden(line.to)) out.insert(line.to);
            }
            item.hiddenIn = static_cast<int>(in.size());
            item.hiddenOut = static_cast<int>(out.size());
        }
    }

    const ProgramGraph& graph_;
    const Method& method_;
    const GraphQuery& query_;
    LayoutCache& cache_;
    const std::atomic<bool>* stop_;
    GraphScene scene_;
    Table<NodeIndex, char> shown_;
    Table<FrameIndex, int> held_;  ///< nodes that are visible if the frame is open
    std::map<FrameIndex, std::vector<NodeIndex>> constants_;
    Table<LocalIndex, Local> locals_;  ///< outer ones first
    Table<FrameIndex, LocalIndex> localOf_;
    std::vector<std::pair<LocalIndex, int>> slotOf_;  ///< by item
    double column_ = 0;                               ///< height of columns; 0: none
};

}  // namespace

GraphScene graphScene(const ProgramGraph& graph, const Method& method, const GraphQuery& query, LayoutCache* cache,
                      const std::atomic<bool>* stop) {
    if (graph.nodes.empty()) return {};
    LayoutCache own;
    return Builder(graph, method, query, cache ? *cache : own, stop).build();
}

int mostHops(const ProgramGraph& graph, GraphQuery query) {
    for (; query.hops > 0; --query.hops) {
        const Surroundings wanted{.hops = query.hops,
                                  .inputs = query.direction != GraphQuery::Direction::users,
                                  .users = query.direction != GraphQuery::Direction::inputs};
        if (nodes_around(graph, query.centre, wanted).size() <= GraphScene::most_items) return query.hops;
    }
    return 0;
}

}  // namespace arenascope
