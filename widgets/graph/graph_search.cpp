// Finds nodes of the graph by operator, tensor, module or source line.

#include "widgets/graph/graph_search.h"

#include <algorithm>

#include "widgets/ui/ui_helpers.h"

namespace arenascope {

std::vector<NodeIndex> foundNodes(const ProgramGraph& graph, const QString& text) {
    std::vector<NodeIndex> out;
    for (const NodeIndex index : graph.nodes.indices()) {
        const ProgramNode& node = graph.nodes[index];
        if (node.value == no_value && node.title.empty()) continue;  // a mark, not an operator
        for (const std::string* each : {&node.title, &node.name, &node.op, &node.module, &node.source}) {
            if (!kit::text(*each).contains(text, Qt::CaseInsensitive)) continue;
            out.push_back(index);
            break;
        }
    }
    return out;
}

std::size_t nextFound(const std::vector<NodeIndex>& found, NodeIndex current, bool backwards) {
    const auto before = std::lower_bound(found.begin(), found.end(), current);
    if (backwards)
        return static_cast<std::size_t>((before == found.begin() ? found.end() : before) - found.begin()) - 1;
    const auto behind = std::upper_bound(found.begin(), found.end(), current);
    return behind == found.end() ? 0 : static_cast<std::size_t>(behind - found.begin());
}

}  // namespace arenascope
