// Finds nodes of the graph by operator, tensor, module or source line.

#include "widgets/graph/graph_search.h"

#include "widgets/ui/ui_helpers.h"

namespace arenascope {

std::vector<NodeIndex> foundNodes(const ProgramGraph& graph, const QString& text) {
    std::vector<NodeIndex> out;
    for (const NodeIndex index : graph.nodes.indices()) {
        const ProgramNode& node = graph.nodes[index];
        if (node.value == no_value) continue;
        for (const std::string* each : {&node.title, &node.name, &node.op, &node.module, &node.source}) {
            if (!kit::text(*each).contains(text, Qt::CaseInsensitive)) continue;
            out.push_back(index);
            break;
        }
    }
    return out;
}

}  // namespace arenascope
