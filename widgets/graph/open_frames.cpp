#include "widgets/graph/open_frames.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace arenascope {
namespace {

bool isChain(const ProgramFrame& frame) { return frame.kind == ProgramFrame::Kind::chain; }

std::size_t drawnBy(const ProgramFrame& frame) { return frame.children.size(); }

/// Of a program that is nothing but parts by steps: the parts in which it begins, outermost first.
std::set<FrameIndex> firstSteps(const ProgramGraph& graph) {
    const auto is_part = [&](const ProgramFrame::Child& child) {
        return child.frame.valid() && graph.frames[child.frame].kind == ProgramFrame::Kind::steps;
    };
    std::set<FrameIndex> out;
    FrameIndex at = whole_program;
    while (!graph.frames[at].children.empty() &&
           std::all_of(graph.frames[at].children.begin(), graph.frames[at].children.end(), is_part)) {
        at = graph.frames[at].children.front().frame;
        out.insert(at);
    }
    return out;
}

}  // namespace

std::set<FrameIndex> framesAtFirst(const ProgramGraph& graph, NodeIndex to, std::size_t most) {
    std::set<FrameIndex> out;
    if (graph.frames.empty()) return out;
    std::size_t drawn = drawnBy(graph.frames[whole_program]);
    std::map<int, std::vector<FrameIndex>> levels;
    for (const FrameIndex at : graph.frames.indices()) {
        if (at != whole_program && !isChain(graph.frames[at])) levels[graph.frames[at].depth].push_back(at);
    }
    for (const auto& [depth, frames] : levels) {
        std::size_t more = drawn;
        for (const FrameIndex frame : frames) more += drawnBy(graph.frames[frame]) - 1;
        if (more > most) break;
        drawn = more;
        out.insert(frames.begin(), frames.end());
    }
    if (out.empty()) out = firstSteps(graph);  // otherwise no operator would be seen
    if (!graph.nodes.has(to)) return out;
    std::vector<FrameIndex> way;
    for (FrameIndex at = graph.nodes[to].frame; at.valid() && at != whole_program; at = graph.frames[at].parent)
        way.push_back(at);
    std::reverse(way.begin(), way.end());
    for (const FrameIndex frame : way) {
        if (out.contains(frame) || isChain(graph.frames[frame])) continue;
        drawn += drawnBy(graph.frames[frame]) - 1;
        if (drawn > most + most / 2) break;
        out.insert(frame);
    }
    return out;
}

std::set<FrameIndex> framesToLevel(const ProgramGraph& graph, int level) {
    std::set<FrameIndex> out;
    const bool all = level >= deepestLevel(graph);
    for (const FrameIndex at : graph.frames.indices()) {
        const ProgramFrame& frame = graph.frames[at];
        if (at != whole_program && frame.depth <= level && (all || !isChain(frame))) out.insert(at);
    }
    return out;
}

int deepestLevel(const ProgramGraph& graph) {
    int out = 0;
    for (const ProgramFrame& frame : graph.frames) out = std::max(out, frame.depth);
    return out;
}

std::set<FrameIndex> framesAlike(const ProgramGraph& graph, FrameIndex frame) {
    std::set<FrameIndex> out{frame};
    for (const FrameIndex at : graph.frames.indices()) {
        const ProgramFrame &one = graph.frames[at], &other = graph.frames[frame];
        if (one.kind == other.kind && one.likeness == other.likeness && one.operators == other.operators)
            out.insert(at);
    }
    return out;
}

std::set<FrameIndex> framesAround(const ProgramGraph& graph, FrameIndex frame) {
    std::set<FrameIndex> out;
    for (FrameIndex at = graph.frames[frame].parent; at.valid() && at != whole_program; at = graph.frames[at].parent)
        out.insert(at);
    return out;
}

std::set<FrameIndex> sameFrames(const ProgramGraph& before, const std::set<FrameIndex>& open, const ProgramGraph& now) {
    const auto key = [](const ProgramGraph& graph, FrameIndex at) {
        std::string out;
        for (; at.valid(); at = graph.frames[at].parent) {
            const ProgramFrame& frame = graph.frames[at];
            out += frame.path + '\n' + frame.title + '\n' + std::to_string(static_cast<int>(frame.kind)) + '\n' +
                std::to_string(frame.number) + '\n';
        }
        return out;
    };
    std::set<std::string> known;
    for (const FrameIndex frame : open) known.insert(key(before, frame));
    std::set<FrameIndex> out;
    if (known.empty()) return out;
    for (const FrameIndex frame : now.frames.indices()) {
        if (known.contains(key(now, frame))) out.insert(frame);
    }
    return out;
}

}  // namespace arenascope
