#pragma once
// Programs with several methods: some verbs process all of them, others name the one that they use.

#include "app/cli/prepare.h"

namespace arenascope::cli {

/// The other methods, planned like the shown one; none if an option names a method.
Result<std::vector<Outcome>> other_methods(const Engine& engine, const Evaluated& evaluated, const PlanArgs& args);

void warn_of_other_methods(const Prepared& prepared, const PlanArgs& args, Console& console);

}  // namespace arenascope::cli
