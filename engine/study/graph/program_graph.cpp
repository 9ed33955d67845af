#include "engine/study/graph/program_graph.h"

#include "engine/ir/dependences.h"

namespace arenascope {

NodeIndex ProgramGraph::node_of(const Method& method, ValueId value) const {
    if (!method.values.has(value)) return {};
    const auto found = makers.find(memory_root(method, value));
    return found == makers.end() ? NodeIndex{} : found->second;
}

bool ProgramGraph::is_inside(FrameIndex frame, FrameIndex outer) const {
    while (frame.valid() && frame != outer) frame = frames[frame].parent;
    return frame == outer;
}

std::string_view ProgramGraph::short_name(NodeIndex node) const {
    const std::string_view name = nodes[node].name;
    for (FrameIndex at = nodes[node].frame; at.valid(); at = frames[at].parent) {
        const ProgramFrame& frame = frames[at];
        if (!frame.is_flow() || frame.path.empty()) continue;
        const bool inside = name.size() > frame.path.size() + 1 && name.starts_with(frame.path);
        if (inside && name[frame.path.size()] == '.') return name.substr(frame.path.size() + 1);
    }
    return name;
}

ProgramFrame::Child ProgramGraph::child_of(FrameIndex outer, NodeIndex node) const {
    FrameIndex at = nodes[node].frame;
    if (at == outer) return {.node = node};
    while (at.valid() && frames[at].parent != outer) at = frames[at].parent;
    return {.frame = at};
}

}  // namespace arenascope
