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
    const std::string_view bare = name.starts_with('/') ? name.substr(1) : name;
    for (FrameIndex at = nodes[node].frame; at.valid(); at = frames[at].parent) {
        const ProgramFrame& frame = frames[at];
        const bool is_module = frame.kind == ProgramFrame::Kind::module;
        if ((!frame.is_flow() && !is_module) || frame.path.empty()) continue;
        const std::string_view own = is_module ? bare : name;
        const bool inside = own.size() > frame.path.size() + 1 && own.starts_with(frame.path);
        if (inside && own[frame.path.size()] == (is_module ? '/' : '.')) return own.substr(frame.path.size() + 1);
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
