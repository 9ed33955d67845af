#pragma once
// `explain --by module|line|op`: attributes the bytes of one step.

#include "app/cli/one_method.h"
#include "app/cli/verb.h"

namespace arenascope::cli {

enum class CostKind { tensor, module, line, op };
Result<CostKind> parse_cost_kind(std::string_view text);

/// `step`: none: the peak of the largest pool.
Result<> print_costs(const std::string& file, const Outcome& outcome, CostKind kind, Step step, bool json,
                     Console& console);

}  // namespace arenascope::cli
