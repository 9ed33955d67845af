#pragma once
// Values of a model's inputs before it is opened: what decides sizes in an .onnx is known only when it runs.

#include "engine/formats/onnx/onnx.h"
#include "engine/runner/run_request.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// What the files of `inputs` hold, by the names of the model's inputs; empty for a file of another kind. Large
/// tensors, which decide no sizes, come without their data.
Result<std::vector<OnnxValue>> given_values(const std::string& model, const KeyedTexts& inputs);
/// Symbols without an upper bound and without a range of the user's get the size that a given input has.
void take_sizes(const Program& program, const std::vector<OnnxValue>& given, Tuning& tuning);

}  // namespace arenascope
