#pragma once
// Placements from a file: what another tool, or a hand, has planned.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// Reads a placement of the outcome's tensors and judges it, as plan "file:NAME". `.csv`: columns `name` or `id`,
/// `offset` and, if tensors move to other pools, `mem_id`. JSON: {"name or id": offset}, a list of objects with
/// these members, or what `plan --json` writes (its first plan). Every planned tensor needs a place.
Result<Plan> import_plan(const Outcome& outcome, const std::string& path);

}  // namespace arenascope
