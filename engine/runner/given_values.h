#pragma once
// Values of a model's inputs before it is opened: some sizes in an .onnx depend on them.

#include "engine/formats/onnx/onnx.h"
#include "engine/runner/run_request.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// The contents of the files of `inputs`, by the names of the model's inputs; empty for a file of another kind. Large
/// tensors, which never determine sizes, come without their data, as inputs of which only the shape is given.
Result<std::vector<OnnxValue>> given_values(const std::string& model, const KeyedTexts& inputs,
                                            const KeyedTexts& shapes = {});
/// Symbols without an upper bound and without a range of the user's get the size of a given input.
void take_sizes(const Program& program, const std::vector<OnnxValue>& given, Tuning& tuning);

}  // namespace arenascope
