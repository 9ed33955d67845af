#pragma once
// Programs with several methods: verbs that assess a file look at all of them, others name the one that they take.

#include "app/cli/prepare.h"

namespace arenascope::cli {

/// The methods beside the shown one, planned as that was; none where an option names a method.
Result<std::vector<Outcome>> other_methods(const Engine& engine, const Evaluated& evaluated, const PlanArgs& args);

void warn_of_other_methods(const Prepared& prepared, const PlanArgs& args, Console& console);

}  // namespace arenascope::cli
