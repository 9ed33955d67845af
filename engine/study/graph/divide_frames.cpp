#include "engine/study/graph/divide_frames.h"

#include <algorithm>
#include <functional>

namespace arenascope {
namespace {

using Kind = ProgramFrame::Kind;
using Child = ProgramFrame::Child;
constexpr std::size_t least_chain = 3;

std::uint64_t mix(std::uint64_t hash, std::uint64_t with) {
    hash ^= with + 0x9e3779b97f4a7c15ULL + (hash << 6) + (hash >> 2);
    return hash * 0xff51afd7ed558ccdULL;
}

class Divider {
public:
    explicit Divider(ProgramGraph& graph) : graph_(graph) {}

    void run() {
        for (const FrameIndex frame : IndexRange(whole_program, graph_.frames.next())) {
            const Kind kind = graph_.frames[frame].kind;
            if (kind != Kind::delegate) fold_chains(frame);
        }
        for (const FrameIndex frame : IndexRange(whole_program, graph_.frames.next())) divide(frame);
        count(whole_program, 0);
    }

private:
    FrameIndex add(FrameIndex parent, Kind kind, std::vector<Child> children) {
        const FrameIndex frame = graph_.frames.next();
        for (const Child& child : children) {
            if (child.frame.valid()) graph_.frames[child.frame].parent = frame;
            else graph_.nodes[child.node].frame = frame;
        }
        graph_.frames.push_back({.kind = kind, .parent = parent, .children = std::move(children)});
        return frame;
    }

    /// The one non-constant node that it reads; none: there are several, or none.
    [[nodiscard]] NodeIndex only_source(NodeIndex node) const {
        NodeIndex out{};
        for (const EdgeIndex edge : graph_.nodes[node].in) {
            const ProgramEdge& read = graph_.edges[edge];
            if (graph_.nodes[read.from].kind == ProgramNode::Kind::constant) continue;
            if (read.kind != ProgramEdge::Kind::data || (out.valid() && out != read.from)) return {};
            out = read.from;
        }
        return out;
    }

    [[nodiscard]] bool moves(const Child& child) const {
        if (!child.node.valid()) return false;
        const ProgramNode& node = graph_.nodes[child.node];
        return node.kind == ProgramNode::Kind::op && node.family == OperatorFamily::movement &&
            node.carry == ProgramNode::Carry::none;
    }

    [[nodiscard]] bool follows(const Child& last, const Child& next) const {
        return moves(last) && moves(next) && graph_.nodes[last.node].out.size() == 1 &&
            only_source(next.node) == last.node;
    }

    void fold_chains(FrameIndex frame) {
        const std::vector<Child> all = graph_.frames[frame].children;
        std::vector<Child> out;
        for (std::size_t i = 0; i < all.size();) {
            std::size_t end = i + 1;
            while (end < all.size() && follows(all[end - 1], all[end])) ++end;
            const bool fold = end - i >= least_chain && end - i < all.size();
            if (fold)
                out.push_back({.frame = add(frame, Kind::chain,
                                            {all.begin() + static_cast<std::ptrdiff_t>(i),
                                             all.begin() + static_cast<std::ptrdiff_t>(end)})});
            else
                out.insert(out.end(), all.begin() + static_cast<std::ptrdiff_t>(i),
                           all.begin() + static_cast<std::ptrdiff_t>(end));
            i = end;
        }
        graph_.frames[frame].children = std::move(out);
    }

    /// Into parts of equal size, repeatedly if required.
    void divide(FrameIndex frame) {
        while (graph_.frames[frame].children.size() > most_children) {
            const std::vector<Child> all = graph_.frames[frame].children;
            const std::size_t parts = (all.size() + most_children - 1) / most_children;
            std::vector<Child> out;
            for (std::size_t i = 0; i < parts; ++i) {
                const auto begin = static_cast<std::ptrdiff_t>(all.size() * i / parts);
                const auto end = static_cast<std::ptrdiff_t>(all.size() * (i + 1) / parts);
                out.push_back({.frame = add(frame, Kind::steps, {all.begin() + begin, all.begin() + end})});
            }
            graph_.frames[frame].children = std::move(out);
        }
    }

    void count(FrameIndex at, int depth) {
        graph_.frames[at].depth = depth;
        const std::vector<Child> children = graph_.frames[at].children;
        int operators = 0;
        Step first{}, last{};
        std::uint64_t hash = mix(static_cast<std::uint64_t>(graph_.frames[at].kind), children.size());
        const auto spread = [&](Step from, Step to) {
            if (!from.valid()) return;
            first = first.valid() ? std::min(first, from) : from;
            last = last.valid() ? std::max(last, to) : to;
        };
        for (const Child& child : children) {
            if (child.node.valid()) {
                const ProgramNode& node = graph_.nodes[child.node];
                operators += node.runs() && node.step.valid() ? 1 : 0;
                spread(node.step, node.step);
                hash = mix(hash, std::hash<std::string>{}(node.op));
                hash = mix(hash, static_cast<std::uint64_t>(node.bytes));
                for (const EdgeIndex edge : node.in)
                    hash = mix(hash, static_cast<std::uint64_t>(graph_.edges[edge].bytes));
                continue;
            }
            count(child.frame, depth + 1);
            const ProgramFrame& inner = graph_.frames[child.frame];
            operators += inner.operators;
            spread(inner.first_step, inner.last_step);
            hash = mix(hash, inner.likeness);
        }
        ProgramFrame& frame = graph_.frames[at];
        frame.operators = operators;
        frame.first_step = first;
        frame.last_step = last;
        frame.likeness = hash;
    }

    ProgramGraph& graph_;
};

}  // namespace

void divide_frames(ProgramGraph& graph) { Divider(graph).run(); }

}  // namespace arenascope
