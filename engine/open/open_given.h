#pragma once
// Opening a model with values of its inputs.

#include "engine/formats/onnx/onnx.h"

namespace arenascope {

/// Opens an .onnx whose sizes may depend on these values.
Result<std::shared_ptr<const Program>> open_given(const std::string& path, const std::vector<OnnxValue>& given,
                                                  Progress& progress, const StageOptions& stages);

}  // namespace arenascope
