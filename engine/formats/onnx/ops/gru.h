#pragma once
// GRU where torch has no such layer.

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

/// A GRU whose reset comes before the product, which torch's layer does not have: a scan over the steps.
Result<> gru_by_steps(Importer& im, const Node& node);

}  // namespace arenascope::onnx
