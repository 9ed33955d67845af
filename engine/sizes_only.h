#pragma once
// Evaluation for a plan that nobody runs or writes: what a pass would compute has its size and no bytes.

#include "engine/engine.h"

namespace arenascope {

/// Engine::evaluate without the data of constants that passes make: a program of gigabytes is planned in the memory of
/// its plan. The method of the outcome cannot be run or exported. Backends read data: with some it is all there.
Result<Outcome> evaluate_sizes(const Engine& engine, const Program& program, const Tuning& tuning,
                               const std::vector<std::string>& planners, Progress& progress);
/// The stage before planning of the same.
Result<MethodReport> edit_method_sizes(Method& method, const Program& program, const Tuning& tuning,
                                       Progress& progress);

}  // namespace arenascope
