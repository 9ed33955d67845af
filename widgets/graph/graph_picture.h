#pragma once
// A graph with all data that its drawing shows.

#include <map>
#include <memory>

#include "widgets/graph/graph_labels.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/plot/arena_scene.h"
#include "widgets/plot/name_ends.h"

namespace arenascope {

struct GraphPicture {
    std::shared_ptr<const ProgramGraph> graph = std::make_shared<const ProgramGraph>();
    std::shared_ptr<const Method> method;
    GraphScene scene;
    GraphLoads loads;
    FlowCounts counts;  ///< of the runs of this method
    ArenaScene colors;
    ModuleClasses classes;
    NameEnds names;  ///< of the graph's nodes
    GraphHeat heat = GraphHeat::off;
    std::map<NodeIndex, Message> stops;  ///< nodes that stop planning: why
    bool is_part = false;                ///< not the whole program: Escape leaves it first
};

/// Those that can end alike: paths.
[[nodiscard]] NameEnds namesOf(const ProgramGraph& graph);

/// A text in place of the drawing.
[[nodiscard]] QString textInstead(bool isMade, const GraphPicture& picture, const GraphQuery& query);

}  // namespace arenascope
