#pragma once
// ONNX models. Where every operator maps onto aten the model is lowered like a .pt2 and runs; where one does not,
// it is planned and viewed with its own operators.

#include "engine/formats/format.h"

namespace arenascope {

bool sniff_onnx(ByteView file);
/// Weights in other files are mapped from the model's folder, and from nowhere else.
Result<Program> read_onnx(std::shared_ptr<const MappedFile> file, Progress& progress, const StageOptions& stages = {});

}  // namespace arenascope
