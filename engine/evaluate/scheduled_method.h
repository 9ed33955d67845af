#pragma once
// The stage that searches an operator order with a smaller plan.

#include <memory>

#include "engine/base/progress.h"
#include "engine/evaluate/outcome.h"

namespace arenascope {

/// The method in an order that needs fewer bytes; null if none was found. `problem`: of the original order.
Result<std::shared_ptr<const Method>> scheduled(const Method& method, const Problem& problem, const Tuning& tuning,
                                                Progress& progress);
/// The outcome in the new order, with the saving of each plan; in the old order if the shown plan is not smaller.
Outcome note_schedule(Outcome ordered, Outcome plain, const Tuning& tuning);

}  // namespace arenascope
