#pragma once
// Results that lie on what they are computed from, in files: written so, and recognised when they are read.

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope::lowering {

struct PassTools;

/// The pass state-in-place, which the fast layout uses, too: every result of a state's updates lies where the state
/// lies, and the copy back goes.
Result<> update_state_in_place(Method& method, const PassTools& tools);
/// Results of a loaded plan that lie exactly on an operand which nothing reads again become other names of its bytes,
/// as the passes in-place and state-in-place make them. Returns how many.
int recognise_in_place(Method& method);
/// A state that is updated where it lies gets a copy onto itself at the end: files tell state by what is written back.
void write_states_back(Method& method);

}  // namespace arenascope::lowering
