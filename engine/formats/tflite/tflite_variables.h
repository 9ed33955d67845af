#pragma once
// Variables: a variable that VAR_HANDLE names, READ_VARIABLE reads and ASSIGN_VARIABLE writes becomes one state of the
// method. These operators get the state as an argument, so a run needs no table of handles.

#include "engine/ir/graph_budget.h"
#include "engine/ir/method.h"

namespace arenascope::tflite {

/// The graph of CALL_ONCE assigns variables in the first run only; a state of the operator tells whether it ran. An
/// operator with an unknown handle is not changed. Returns the number of variables.
Result<std::size_t> bind_variables(Method& method, GraphBudget& budget);

}  // namespace arenascope::tflite
