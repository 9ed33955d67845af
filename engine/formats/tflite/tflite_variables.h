#pragma once
// Variables: what VAR_HANDLE names, READ_VARIABLE copies out and ASSIGN_VARIABLE copies in is a state of the method,
// one for each name. The operators get that state as an argument, so that running needs no table of handles.

#include "engine/ir/graph_budget.h"
#include "engine/ir/method.h"

namespace arenascope::tflite {

/// What a graph that CALL_ONCE runs assigns is assigned in the first run only: a state of the operator tells. An
/// operator whose handle nothing names here stays as it is. Returns how many variables there are.
Result<std::size_t> bind_variables(Method& method, GraphBudget& budget);

}  // namespace arenascope::tflite
