#pragma once
// Resize and Upsample where aten has no such operator.

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

/// Resize and Upsample in any mode, axis by axis: elements picked, or weighted sums of some.
Result<> resample(Importer& im, const Node& node);

}  // namespace arenascope::onnx
