#pragma once
// Numbers known during import: sizes of tensors, and values that models compute from them. Exporters write every
// reshape with a dynamic batch as Shape, Gather, Concat, none of which needs to run.

#include "engine/formats/onnx/onnx_values.h"

namespace arenascope::onnx {

/// Whether the node's result is a list of known numbers; then it is stored, and the node does not run.
bool find_known(Values& values, const Node& node);

}  // namespace arenascope::onnx
