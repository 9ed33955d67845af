#pragma once
// Symbolic numbers: instructions on values that are not tensors, by the primitives that every ExecuTorch runtime has.

#include "engine/lowering/emit/method_builder.h"

namespace arenascope::lowering {

/// A node that makes_number(): one instruction for most, several for those without a primitive.
Result<> emit_number(MethodBuilder& builder, const fx::Node& node);

}  // namespace arenascope::lowering
