#pragma once
// The stage that looks for an order of the operators whose plan is smaller.

#include <memory>

#include "engine/base/progress.h"
#include "engine/evaluate/outcome.h"

namespace arenascope {

/// The method in an order that needs fewer bytes; null where none was found. `problem`: of the method as it is.
Result<std::shared_ptr<const Method>> scheduled(const Method& method, const Problem& problem, const Tuning& tuning,
                                                Progress& progress);
/// The outcome in the new order, with what each plan saves; in the old one where the shown plan is not smaller.
Outcome note_schedule(Outcome ordered, Outcome plain, const Tuning& tuning);

}  // namespace arenascope
