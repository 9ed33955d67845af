#pragma once
// `explain --by module|line|op`: whose the bytes of one step are.

#include "app/cli/one_method.h"
#include "app/cli/verb.h"

namespace arenascope::cli {

enum class CostKind { tensor, module, line, op };
Result<CostKind> parse_cost_kind(std::string_view text);

/// `step`: none is the peak of the largest pool.
Result<> print_costs(const std::string& file, const Outcome& outcome, CostKind kind, Step step, bool json,
                     Console& console);

}  // namespace arenascope::cli
