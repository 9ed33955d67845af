#pragma once
// Numbers that are known while importing: sizes of tensors and what models compute from them. Exporters write every
// reshape of an open batch as Shape, Gather, Concat; nothing of that needs to run.

#include "engine/formats/onnx/onnx_values.h"

namespace arenascope::onnx {

/// Whether the node's result is a list of numbers that are known now; then it is kept, and the node does not run.
bool find_known(Values& values, const Node& node);

}  // namespace arenascope::onnx
