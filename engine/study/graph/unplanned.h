#pragma once
// A program that cannot be planned yet, for display: its graph, and the reason.

#include <map>
#include <memory>
#include <string>

#include "engine/evaluate/outcome.h"
#include "engine/study/graph/program_graph.h"

namespace arenascope {

/// One method of a program as in its file, without plans. Dimensions without an upper bound have their smallest size.
/// Null if the program has no such method.
std::shared_ptr<const Outcome> unplanned_outcome(const Program& program, std::string_view method);

/// Nodes that stop planning, each with why: a dimension of a tensor that it makes or is has no upper bound.
std::map<NodeIndex, Message> plan_stops(const ProgramGraph& graph, const Method& method);

}  // namespace arenascope
