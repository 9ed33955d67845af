#pragma once
// Builds the input of a planner: the buffers and pools of a method with a tuning.
#include <vector>

#include "engine/tuning/tuning.h"

namespace arenascope {

/// The problem of a method (already specialised with the tuning's ranges) with a tuning. Unknown tensor names, pins
/// into unknown pools and the like are errors that name them.
Result<Problem> make_problem(const Method& method, const Tuning& tuning);
/// Gives a buffer of `value`, whose kind is known, the pool, pin and alignment of a tuning. A memory that only the
/// program's own file names becomes a pool of the problem.
Result<> place_by_tuning(const Value& value, const Tuning& tuning, Problem& problem, Buffer& buffer);
/// One problem per graph with graph_lifetimes(), all with the same pools: what ExecuTorch
/// plans. Inputs of an arm are not planned, those of a body are; results of sub-graphs always are.
Result<Table<GraphIndex, Problem>> make_graph_problems(const Method& method, const Tuning& tuning);

}  // namespace arenascope
