// view_copy -> view, as in NormalizeViewCopyBase and ReplaceViewCopyWithView.

#include "engine/lowering/graph/inline_flow.h"

namespace arenascope::lowering {

std::map<std::string, std::string> find_views(fx::ExportedProgram& program) {
    std::map<std::string, std::string> base_of;
    for (auto& node : program.graph.nodes) {
        if (node.target != "aten::view.default" || node.args.empty()) continue;
        auto* base = std::get_if<fx::ValueName>(&node.args[0].value);
        if (!base) continue;
        if (const auto earlier = base_of.find(base->name); earlier != base_of.end()) base->name = earlier->second;
        base_of[node.outputs[0].names[0]] = base->name;
    }
    // A direct input of the output node must own its memory.
    for (const auto& output : program.outputs) {
        if (!is_result(output)) continue;
        for_each_value(output.arg, [&](const std::string& name) { base_of.erase(name); });
    }
    for (const auto& node : program.graph.nodes)
        if (node.target == flow_leave)
            for (const auto& result : flow_items(node, "results")) base_of.erase(result->name);
    return base_of;
}

}  // namespace arenascope::lowering
