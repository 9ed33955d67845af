// Assertions and unused nodes go, as in ExecuTorch's pipeline.

#include <algorithm>

#include "engine/lowering/passes.h"

namespace arenascope::lowering {
namespace {

bool is_assertion(std::string_view target) {
    return target.starts_with("aten::_assert_") || target == "aten::sym_constrain_range.default" ||
           target == "aten::sym_constrain_range_for_size.default";
}

/// Buffers stay even unused, as in ExecuTorch.
bool is_removable(const fx::InputSpec& input) {
    return input.kind == fx::InputSpec::Kind::parameter || input.kind == fx::InputSpec::Kind::tensor_constant;
}

}  // namespace

void drop_dead(fx::ExportedProgram& program) {
    auto& nodes = program.graph.nodes;
    std::set<std::string> live;
    const auto mark = [&](const std::string& name) { live.insert(name); };
    for (const auto& output : program.outputs) for_each_value(output.arg, mark);
    std::vector<fx::Node> kept;
    for (auto node = nodes.rbegin(); node != nodes.rend(); ++node) {
        if (is_assertion(node->target)) continue;
        bool is_used = false;
        for (const auto& output : node->outputs)
            for (const auto& name : output.names) is_used = is_used || live.contains(name);
        if (!is_used) continue;
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
