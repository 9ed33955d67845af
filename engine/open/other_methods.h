#pragma once
// Plans the other methods of a program with the settings of the shown one.

#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

/// The settings of the shown method as they apply to another one, without edits of names that it lacks and without the
/// places in the shown method's file.
Tuning asked_of(const Program& program, const Method& method, const Tuning& asked);

/// All methods are exported together: the others are planned like the shown one or, if the user chose one method, with
/// default settings. Methods of a .pte that keep their plan are left out: they are written unchanged.
Result<std::vector<Outcome>> planned_beside(const Evaluator& engine, const Program& program, const Outcome& outcome,
                                            Progress& progress);

}  // namespace arenascope
