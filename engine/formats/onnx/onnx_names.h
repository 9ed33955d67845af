#pragma once
// What the file calls its values and nodes, given back to a method that was lowered from it.

#include "engine/lowering/lower.h"

namespace arenascope::onnx {

/// The method with the file's names: each tensor is called what the graph calls it, an output before anything else
/// that shares its bytes; the last instruction of a node has the node's name, where it has one. Names stay unique:
/// what lowering made on its own gives way.
Method with_file_names(LoweredWithNames lowered, const std::vector<std::string>& outputs);
/// The Python lines of a node as PyTorch's exporters record them, in Python's own form: in the metadata of today's
/// ("File \"model.py\", line 12, in forward"), in the documentation of the older one ("model.py(12): forward").
std::string stack_trace_of(std::string_view metadata, std::string_view documentation);

}  // namespace arenascope::onnx
