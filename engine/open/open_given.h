#pragma once
// Opening a model with values of its inputs or sizes of its dimensions.

#include "engine/formats/onnx/onnx.h"

namespace arenascope {

/// Opens an .onnx for which these are given.
Result<std::shared_ptr<const Program>> open_given(const std::string& path, const OnnxKnown& known, Progress& progress,
                                                  const StageOptions& stages);

}  // namespace arenascope
