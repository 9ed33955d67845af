#pragma once
// Small whole-number tensors of any rank that are computed while importing: what exporters write for lists of pads.

#include "engine/formats/onnx/onnx_values.h"

namespace arenascope::onnx {

/// Makes the node's result a constant where all of its inputs are small constants of whole numbers. False where it does
/// not apply.
bool fold_small(Values& values, const Node& node);

}  // namespace arenascope::onnx
