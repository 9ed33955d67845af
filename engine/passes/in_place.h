#pragma once
// Results that use the bytes of an operand, as files store them: written so, and recognised when they are read.

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope::lowering {

struct PassTools;

/// The pass state-in-place, also used by the fast layout: every result of a state's updates uses the state's bytes, and
/// the copy back is removed.
Result<> update_state_in_place(Method& method, const PassTools& tools);
/// In the fast layout: a convolution with a sum writes over the tensor that it adds, if that is not read again.
void add_in_place(Method& method);
/// In a loaded plan, results at the exact place of an operand that is not read again become aliases of it, as the
/// passes in-place and state-in-place make them. Returns how many.
int recognise_in_place(Method& method);
/// A state that is updated in place gets a copy onto itself at the end: files recognise a state by its write-back.
void write_states_back(Method& method);

}  // namespace arenascope::lowering
