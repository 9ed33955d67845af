// The data of a drawing of the graph.

#include "widgets/graph/graph_picture.h"

#include <QCoreApplication>

#include "widgets/plot/chart.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

QString textInstead(bool isMade, const GraphPicture& picture, const GraphQuery& query) {
    if (!isMade) return Chart::noPlanText();
    if (!picture.scene.tooMany()) return QCoreApplication::translate("arenascope::GraphChart", "No operators here");
    if (!query.centre.valid())
        return QCoreApplication::translate("arenascope::GraphChart",
                                           "A drawing has at most %1 items; open fewer frames")
            .arg(GraphScene::most_items);
    const int hops = mostHops(*picture.graph, query), asked = static_cast<int>(picture.scene.asked);
    if (hops > 0)
        return QCoreApplication::translate("arenascope::GraphChart", "%n node(s) within distance %1; reduce it to %2",
                                           nullptr, asked)
            .arg(query.hops)
            .arg(hops);
    return QCoreApplication::translate("arenascope::GraphChart", "%n neighbour(s); choose inputs or users only",
                                       nullptr, asked);
}

NameEnds namesOf(const ProgramGraph& graph) {
    QStringList names;
    for (const NodeIndex node : graph.nodes.indices()) {
        const std::string_view name = graph.short_name(node);
        if (name.find('/') != std::string_view::npos) names.append(kit::text(name));
    }
    return NameEnds(std::move(names));
}

}  // namespace arenascope
