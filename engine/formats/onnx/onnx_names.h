#pragma once
// Restores the file's names of values and nodes in a method that was lowered from it.

#include "engine/lowering/lower.h"

namespace arenascope::onnx {

/// The method with the file's names: each tensor has its name in the graph, that of an output before any other; the
/// last instruction of a node has the node's name, if it has one. Names stay unique: names made by lowering give way.
Method with_file_names(LoweredWithNames lowered, const std::vector<std::string>& outputs);
/// The Python lines of a node as PyTorch's exporters record them, in Python's own form: from the metadata of the
/// present exporter ("File \"model.py\", line 12, in forward"), or from the documentation of the older one
/// ("model.py(12): forward").
std::string stack_trace_of(std::string_view metadata, std::string_view documentation);

}  // namespace arenascope::onnx
