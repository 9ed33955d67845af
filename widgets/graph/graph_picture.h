#pragma once
// A graph with all that is drawn of it.

#include <map>
#include <memory>

#include "widgets/graph/graph_labels.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/plot/arena_scene.h"

namespace arenascope {

struct GraphPicture {
    std::shared_ptr<const ProgramGraph> graph = std::make_shared<const ProgramGraph>();
    std::shared_ptr<const Method> method;
    GraphScene scene;
    GraphLoads loads;
    ArenaScene colors;
    ModuleClasses classes;
    GraphHeat heat = GraphHeat::off;
    std::map<NodeIndex, Message> stops;  ///< nodes that stop planning: why
};

/// What stands in place of a drawing.
[[nodiscard]] QString textInstead(bool isMade, const GraphPicture& picture, const GraphQuery& query);

}  // namespace arenascope
