#pragma once
// Places that an offline plan shares on purpose: rows that a SLICE takes lie inside its operand, what a CONCATENATION
// joins lies inside its result, and a loop updates what it carries in place. These copies move nothing then.

#include "engine/ir/method.h"

namespace arenascope::tflite {

/// Tensors whose loaded places say so become parts of the others.
void share_rows(Method& method);

}  // namespace arenascope::tflite
