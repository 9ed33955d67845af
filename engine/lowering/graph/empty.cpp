// Tensors without elements, as PruneEmptyTensorsPass treats them.

#include <algorithm>

#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {
namespace {

bool is_empty(const fx::Graph& graph, const std::string& name) {
    const auto type = graph.tensors.find(name);
    if (type == graph.tensors.end()) return false;
    return std::any_of(type->second.sizes.begin(), type->second.sizes.end(),
                       [](const auto& size) { return size == sym::Expr(0); });
}

}  // namespace

void prune_empty(fx::ExportedProgram& program) {
    for (auto& node : program.graph.nodes) {
        if (node.target != "aten::cat.default" || node.outputs.size() != 1 || node.outputs[0].names.size() != 1)
            continue;
        if (!is_empty(program.graph, node.outputs[0].names[0])) {
            for (auto& arg : node.args)
                if (auto* items = std::get_if<std::vector<fx::Arg::Item>>(&arg.value))
                    std::erase_if(*items,
                                  [&](const auto& item) { return item && is_empty(program.graph, item->name); });
            continue;
        }
        const auto& sizes = program.graph.tensors[node.outputs[0].names[0]].sizes;
        if (!std::all_of(sizes.begin(), sizes.end(), [](const auto& size) { return size.is_constant(); })) continue;
        std::vector<fx::Arg::Dim> dims;
        for (const auto& size : sizes) dims.emplace_back(size.constant());
        node.target = "aten::full.default";
        node.args = {{.name = "size", .value = dims}, {.name = "fill_value", .value = std::int64_t{0}}};
    }
}

}  // namespace arenascope::lowering
