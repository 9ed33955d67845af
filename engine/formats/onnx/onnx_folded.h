#pragma once
// Small integer tensors of any rank computed during import, such as exporters' lists of pads.

#include "engine/formats/onnx/onnx_values.h"

namespace arenascope::onnx {

/// Makes the node's result a constant if all of its inputs are small integer constants. False if that does not apply.
bool fold_small(Values& values, const Node& node);

}  // namespace arenascope::onnx
