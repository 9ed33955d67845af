// Removes assertions and unused nodes, as ExecuTorch's pipeline does.

#include <algorithm>

#include "engine/lowering/graph/inline_flow.h"

namespace arenascope::lowering {
namespace {

bool is_assertion(std::string_view target) {
    return target.starts_with("aten::_assert_") || target == "aten::sym_constrain_range.default" ||
        target == "aten::sym_constrain_range_for_size.default";
}

/// Markers and constants of sub-graphs have no used results, but they are needed.
bool is_live_marker(const fx::Node& node, const std::set<std::string>& live) {
    if (node.target == flow_number) return false;  // its result is a value like others
    if (node.target != flow_constant) return is_marker(node);
    return std::any_of(node.args.begin(), node.args.end(), [&](const auto& arg) {
        const auto* value = std::get_if<fx::ValueName>(&arg.value);
        return value && live.contains(value->name);
    });
}

/// Unused buffers stay, as in ExecuTorch.
bool is_removable(const fx::InputSpec& input) {
    return input.kind == fx::InputSpec::Kind::parameter || input.kind == fx::InputSpec::Kind::tensor_constant;
}

}  // namespace

void drop_dead(fx::ExportedProgram& program) {
    auto& nodes = program.graph.nodes;
    std::set<std::string> live;
    const auto mark = [&](const std::string& name) { live.insert(name); };
    for (const auto& output : program.outputs) for_each_value(output.arg, mark);
    Table<fx::NodeIndex, fx::Node> kept;
    std::int64_t dead_flow = -1;  // control flow without used results is removed as a whole
    for (auto node = nodes.rbegin(); node != nodes.rend(); ++node) {
        if (dead_flow >= 0) {
            if (node->target == flow_begin && flow_of(*node) == dead_flow) dead_flow = -1;
            continue;
        }
        if (is_assertion(node->target)) continue;
        bool is_used = node->target != flow_end && is_live_marker(*node, live);
        for (const auto& output : node->outputs)
            for (const auto& name : output.names) is_used = is_used || live.contains(name);
        if (!is_used) {
            if (node->target == flow_end) dead_flow = flow_of(*node);
            continue;
        }
        for (const auto& arg : node->args) for_each_value(arg, mark);
        kept.push_back(std::move(*node));
    }
    std::reverse(kept.begin(), kept.end());
    nodes = std::move(kept);

    std::set<std::string> written;
    for (const auto& output : program.outputs) written.insert(output.target);
    std::erase_if(program.inputs, [&](const fx::InputSpec& input) {
        return is_removable(input) && !live.contains(input.arg) && !written.contains(input.target);
    });
}

}  // namespace arenascope::lowering
