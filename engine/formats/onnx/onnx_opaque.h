#pragma once
// A method with the model's own operators, for models that cannot be lowered.

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

/// Planned and shown, but not run. The bodies of If, Loop and Scan are graphs of the method. Of a body, only tensors of
/// known shape are planned.
Result<Method> opaque_method(const Model& model, const Importer& importer);

}  // namespace arenascope::onnx
