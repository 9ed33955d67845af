#pragma once
// Resize and Upsample in modes that aten lacks.

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

/// Resize and Upsample in any mode, axis by axis: selected elements, or weighted sums.
Result<> resample(Importer& im, const Node& node);

}  // namespace arenascope::onnx
