#include "engine/study/graph/frames.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "engine/study/graph/divide_frames.h"
#include "engine/study/graph/module_parts.h"

namespace arenascope {
namespace {

using Kind = ProgramFrame::Kind;

struct Part;
using PartIndex = Index<Part>;

/// A node of the nesting: a module, a flow, a region, a delegate, tiles; identified by its parent and its key.
struct Part {
    PartIndex parent{};
    Kind kind = Kind::module;
    std::string title, path;
    int number = 0;
};

/// "conv.tile2": "conv"; empty if it is not a tile.
std::string_view tiled_base(std::string_view name) {
    const std::size_t at = name.rfind(".tile");
    if (at == std::string_view::npos || at + 5 == name.size()) return {};
    const std::string_view number = name.substr(at + 5);
    const bool digits = std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; });
    return digits ? name.substr(0, at) : std::string_view();
}

class Framer {
public:
    Framer(PlacedNodes& placed, const Method& method, const ControlFlows& flows)
        : placed_(placed), graph_(placed.graph), method_(method), flows_(flows) {}

    void run() {
        graph_.frames.push_back({.kind = Kind::program});
        region_parts_.resize(flows_.regions.size());
        flow_parts_.resize(flows_.flows.size());
        flow_frames_.resize(flows_.flows.size());
        find_tiles();
        find_chains();
        name_added();
        for (const NodeIndex node : graph_.nodes.indices()) {
            const auto kind = graph_.nodes[node].kind;
            if (kind == ProgramNode::Kind::input || kind == ProgramNode::Kind::state)
                graph_.frames[whole_program].children.push_back({.node = node});
        }
        fill(whole_program, placed_.order, 0);
        for (const NodeIndex node : graph_.nodes.indices()) {
            if (graph_.nodes[node].kind == ProgramNode::Kind::output)
                graph_.frames[whole_program].children.push_back({.node = node});
        }
        place_constants();
        for (const FlowIndex flow : flows_.flows.indices()) {
            const FrameIndex frame = flow_frames_[flow];
            if (!frame.valid()) continue;
            graph_.frames[frame].result = placed_.results[flow];
            graph_.frames[frame].condition = placed_.conditions[flow];
            graph_.frames[frame].trips = flows_.flows[flow].trips;
        }
    }

private:
    // -- parts ------------------------------------------------------------------------------------------------

    PartIndex part(PartIndex parent, Kind kind, const std::string& title, const std::string& path, int number = 0) {
        const auto [found, is_new] = known_.try_emplace({parent, kind, title, number}, parts_.next());
        if (is_new) parts_.push_back({.parent = parent, .kind = kind, .title = title, .path = path, .number = number});
        return found->second;
    }

    /// The module's parts below `at`, without those that already contain the flow.
    PartIndex module_part(PartIndex at, std::string_view module, std::string_view around) {
        if (!around.empty() && module.starts_with(around) &&
            (module.size() == around.size() || module[around.size()] == '.')) {
            module.remove_prefix(std::min(module.size(), around.size() + 1));
        } else {
            around = {};
        }
        std::string path(around);
        const char separator = module.find('/') == std::string_view::npos ? '.' : '/';
        for (const std::string& each : module_parts(module)) {
            path += (path.empty() ? std::string() : std::string(1, separator)) + each;
            at = part(at, Kind::module, each, path);
        }
        return at;
    }

    [[nodiscard]] std::string_view around(GraphIndex region) const {
        const FlowIndex flow = flows_.of_region.has(region) ? flows_.of_region[region] : FlowIndex{};
        return flow.valid() ? std::string_view(flows_.flows[flow].module) : std::string_view();
    }

    PartIndex region_part(GraphIndex region) {
        const FlowIndex flow = flows_.of_region.has(region) ? flows_.of_region[region] : FlowIndex{};
        if (!flow.valid()) return {};
        if (region_parts_[region].valid()) return region_parts_[region];
        const SubGraph& own = flows_.regions[region];
        const std::vector<GraphIndex>& all = flows_.flows[flow].regions;
        const Kind kind = own.kind == SubGraph::Kind::arm ? Kind::arm
            : own.kind == SubGraph::Kind::test            ? Kind::test
                                                          : Kind::body;
        const int number = kind != Kind::arm ? 0 : all.size() < 2 ? 2 : all.front() == region ? 0 : 1;
        return region_parts_[region] = part(flow_part(flow), kind, {}, own.path, number);
    }

    PartIndex flow_part(FlowIndex at) {
        if (flow_parts_[at].valid()) return flow_parts_[at];
        const ControlFlow& flow = flows_.flows[at];
        const PartIndex outer = module_part(region_part(flow.outer), flow.module, around(flow.outer));
        const std::string& path = flows_.regions[flow.regions.front()].path;
        // Several flows of a module are distinguished by what they run.
        const PartIndex own = parts_.next();
        parts_.push_back(
            {.parent = outer, .kind = flow.is_loop ? Kind::loop : Kind::branch, .title = flow.title, .path = path});
        flow_of_part_[own] = at;
        return flow_parts_[at] = own;
    }

    void find_tiles() {
        for (const Instruction& instruction : method_.instructions) {
            const std::string_view base = tiled_base(instruction.name);
            if (!base.empty()) tiled_.emplace(base, 0);
        }
        if (tiled_.empty()) return;
        // Consecutive operators of which each is a tile, or the first one of those that follow.
        int group = 0;
        bool inside = false;
        for (const NodeIndex node : placed_.order) {
            const InstructionIndex at = graph_.nodes[node].instruction;
            if (!graph_.nodes[node].runs() || !at.valid()) continue;
            const std::string_view name = method_.instructions[at].name, base = tiled_base(name);
            const bool tiled = !base.empty() || tiled_.contains(name);
            if (tiled && !inside) ++group;
            inside = tiled;
            if (tiled) tile_group_[node] = group;
        }
    }

    void find_chains() {
        parts_of_.resize(graph_.nodes.size());
        for (const NodeIndex node : placed_.order) {
            const NodePlace& place = placed_.places[node];
            const ProgramNode& own = graph_.nodes[node];
            PartIndex at{};
            if (place.flow.valid()) {
                at = flow_part(place.flow);
            } else {
                at = region_part(place.region);
                std::string_view module = own.module;
                if (module.empty() && own.source.empty()) module = module_in_name(own.name);
                const auto tiles = tile_group_.find(node);
                if (tiles != tile_group_.end()) {
                    at = part(at, Kind::tiles, {}, {}, tiles->second);
                } else if (place.call.valid()) {
                    const Instruction& call = method_.instructions[place.call];
                    at = module_part(at, call.module_path, around(place.region));
                    at = part(at, Kind::delegate, call.name, call.name);
                } else {
                    at = module_part(at, module, around(place.region));
                }
            }
            parts_of_[node] = chain(at);
        }
    }

    /// Outermost first.
    [[nodiscard]] std::vector<PartIndex> chain(PartIndex at) const {
        std::vector<PartIndex> out;
        for (; at.valid(); at = parts_[at].parent) out.push_back(at);
        std::reverse(out.begin(), out.end());
        return out;
    }

    /// Operators added by lowering belong to the same module as their neighbours in program order.
    void name_added() {
        const std::vector<NodeIndex>& order = placed_.order;
        const auto is_added = [&](NodeIndex node) {
            return placed_.places[node].is_added && graph_.nodes[node].runs() && !placed_.places[node].flow.valid();
        };
        std::vector<std::size_t> next(order.size(), order.size());
        for (std::size_t i = order.size(); i-- > 1;) next[i - 1] = is_added(order[i]) ? next[i] : i;
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (!is_added(order[i]) || i == 0 || next[i] == order.size()) continue;
            const std::vector<PartIndex>&before = parts_of_[order[i - 1]], &after = parts_of_[order[next[i]]];
            const auto [end, other] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
            const std::vector<PartIndex> common(before.begin(), end);
            const std::vector<PartIndex>& own = parts_of_[order[i]];
            const bool fits = common.size() >= own.size() && std::equal(own.begin(), own.end(), common.begin());
            if (fits) parts_of_[order[i]] = common;
        }
    }

    // -- frames -----------------------------------------------------------------------------------------------

    struct Group {
        PartIndex part{};  ///< none: the frame's own nodes
        std::vector<NodeIndex> nodes;
        std::size_t last = 0;  ///< row of the frame's nodes
    };

    void fill(FrameIndex frame, const std::vector<NodeIndex>& nodes, std::size_t depth) {
        std::vector<Group> groups = groups_of(nodes, depth, true);
        if (joins_ > 0 && has_cycle(groups)) groups = groups_of(nodes, depth, false);
        for (Group& group : groups) {
            if (!group.part.valid()) {
                for (const NodeIndex node : group.nodes) {
                    graph_.nodes[node].frame = frame;
                    graph_.frames[frame].children.push_back({.node = node});
                }
                continue;
            }
            add_frame(frame, group, depth);
        }
    }

    void add_frame(FrameIndex parent, Group& group, std::size_t depth) {
        const Part* own = &parts_[group.part];
        ProgramFrame made{.kind = own->kind,
                          .parent = parent,
                          .title = own->title,
                          .path = own->path,
                          .number = own->number,
                          .depth = graph_.frames[parent].depth + 1};
        // A module that contains only one module becomes one frame with both names.
        std::size_t inner = depth + 1;
        while (made.kind == Kind::module && inner < parts_of_[group.nodes.front()].size()) {
            const PartIndex next = parts_of_[group.nodes.front()][inner];
            const bool all = std::all_of(group.nodes.begin(), group.nodes.end(), [&](NodeIndex node) {
                return inner < parts_of_[node].size() && parts_of_[node][inner] == next;
            });
            if (!all || parts_[next].kind != Kind::module) break;
            own = &parts_[next];
            made.title += (own->path.find('/') == std::string::npos ? "." : "/") + own->title;
            made.path = own->path;
            ++inner;
        }
        if (made.kind == Kind::module && group.nodes.size() == 1) {  // one operator needs no frame
            if (inner == parts_of_[group.nodes.front()].size()) {
                graph_.nodes[group.nodes.front()].frame = parent;
                return graph_.frames[parent].children.push_back({.node = group.nodes.front()});
            }
            return fill(parent, group.nodes, inner);
        }
        const FrameIndex frame = graph_.frames.next();
        if (made.kind == Kind::branch || made.kind == Kind::loop) flow_frames_[flow_of_part_.at(group.part)] = frame;
        graph_.frames.push_back(std::move(made));
        graph_.frames[parent].children.push_back({.frame = frame});
        fill(frame, group.nodes, inner);
    }

    /// In the order of their first nodes.
    std::vector<Group> groups_of(const std::vector<NodeIndex>& nodes, std::size_t depth, bool joins) {
        std::vector<Group> out;
        joins_ = 0;
        std::map<PartIndex, std::size_t> latest;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const std::vector<PartIndex>& own = parts_of_[nodes[i]];
            const PartIndex at = depth < own.size() ? own[depth] : PartIndex{};
            if (!out.empty() && out.back().part == at && (at.valid() || out.back().last + 1 == i)) {
                out.back().nodes.push_back(nodes[i]);
                out.back().last = i;
                continue;
            }
            std::size_t end = i + 1;  // of this run
            while (end < nodes.size() && depth < parts_of_[nodes[end]].size() && at.valid() &&
                   parts_of_[nodes[end]][depth] == at)
                ++end;
            const auto before = latest.find(at);
            if (joins && at.valid() && before != latest.end() && may_join(out[before->second], nodes, i, end)) {
                Group& group = out[before->second];
                group.nodes.insert(group.nodes.end(), nodes.begin() + static_cast<std::ptrdiff_t>(i),
                                   nodes.begin() + static_cast<std::ptrdiff_t>(end));
                group.last = end - 1;
                i = end - 1;
                ++joins_;
                continue;
            }
            latest[at] = out.size();
            out.push_back({.part = at, .nodes = {nodes[i]}, .last = i});
        }
        return out;
    }

    /// Of groups as nodes; the frame's own nodes are single.
    [[nodiscard]] bool has_cycle(const std::vector<Group>& groups) const {
        std::unordered_map<NodeIndex, std::size_t> of_node;
        std::size_t count = 0;
        for (const Group& group : groups) {
            for (const NodeIndex node : group.nodes) of_node[node] = group.part.valid() ? count : count++;
            if (group.part.valid()) ++count;
        }
        std::vector<std::vector<std::size_t>> readers(count);
        std::vector<int> waiting(count, 0);
        for (const auto& [node, from] : of_node) {
            for (const EdgeIndex edge : graph_.nodes[node].out) {
                const auto to = of_node.find(graph_.edges[edge].to);
                if (!graph_.edges[edge].is_forward() || to == of_node.end() || to->second == from) continue;
                readers[from].push_back(to->second);
                ++waiting[to->second];
            }
        }
        std::vector<std::size_t> ready;
        for (std::size_t i = 0; i < count; ++i) {
            if (waiting[i] == 0) ready.push_back(i);
        }
        for (std::size_t i = 0; i < ready.size(); ++i) {
            for (const std::size_t next : readers[ready[i]]) {
                if (--waiting[next] == 0) ready.push_back(next);
            }
        }
        return ready.size() < count;
    }

    /// Whether no node between them depends on the group and is read by the run; a quick, conservative check.
    bool may_join(const Group& group, const std::vector<NodeIndex>& nodes, std::size_t begin, std::size_t end) {
        const std::size_t gap = begin - group.last - 1;
        constexpr std::size_t most_looked_at = 4'000'000;
        looked_at_ += gap;
        if (looked_at_ > most_looked_at) return false;
        bool depends = false;
        std::map<NodeIndex, bool> between;
        for (std::size_t i = group.last + 1; i < begin; ++i) between.emplace(nodes[i], true);
        for (const auto& [node, is_between] : between) {
            for (const EdgeIndex edge : graph_.nodes[node].in) {
                const ProgramEdge& read = graph_.edges[edge];
                if (read.is_forward() && std::binary_search(group.nodes.begin(), group.nodes.end(), read.from))
                    depends = true;
            }
        }
        if (!depends) return true;
        for (std::size_t i = begin; i < end; ++i) {
            for (const EdgeIndex edge : graph_.nodes[nodes[i]].in) {
                const ProgramEdge& read = graph_.edges[edge];
                if (read.is_forward() && between.contains(read.from)) return false;
            }
        }
        return true;
    }

    /// The frame that contains all readers.
    void place_constants() {
        for (ProgramNode& node : graph_.nodes) {
            if (node.kind != ProgramNode::Kind::constant) continue;
            FrameIndex common{};
            for (const EdgeIndex edge : node.out) {
                FrameIndex at = graph_.nodes[graph_.edges[edge].to].frame;
                if (!common.valid()) common = at;
                while (common != at) {
                    if (graph_.frames[common].depth >= graph_.frames[at].depth && common != whole_program)
                        common = graph_.frames[common].parent;
                    else at = graph_.frames[at].parent;
                }
            }
            node.frame = common.valid() ? common : whole_program;
        }
    }

    PlacedNodes& placed_;
    ProgramGraph& graph_;
    const Method& method_;
    const ControlFlows& flows_;
    Table<PartIndex, Part> parts_;
    std::map<std::tuple<PartIndex, Kind, std::string, int>, PartIndex> known_;
    Table<GraphIndex, PartIndex> region_parts_;
    Table<FlowIndex, PartIndex> flow_parts_;
    Table<FlowIndex, FrameIndex> flow_frames_;  ///< none: the flow has no nodes
    std::unordered_map<PartIndex, FlowIndex> flow_of_part_;
    Table<NodeIndex, std::vector<PartIndex>> parts_of_;  ///< outermost first
    std::map<std::string, int, std::less<>> tiled_;      ///< names of operators that have tiles
    std::unordered_map<NodeIndex, int> tile_group_;
    std::size_t looked_at_ = 0;
    int joins_ = 0;
};

}  // namespace

void add_frames(PlacedNodes& placed, const Method& method, const ControlFlows& flows) {
    Framer(placed, method, flows).run();
    divide_frames(placed.graph);
}

}  // namespace arenascope
