#pragma once
// ONNX models. If every operator maps to aten, the model is lowered like a .pt2 and runs; otherwise it is planned and
// viewed with its own operators.

#include "engine/formats/format.h"

namespace arenascope {

/// The value of an input, or the type that the model declares.
struct OnnxValue {
    std::string name;
    TensorType type;
    Data data{};
};

/// Information about a model in addition to its file.
struct OnnxKnown {
    std::vector<OnnxValue> values{};  ///< of inputs; large ones come without data
    sym::Values sizes{};              ///< of dynamic dimensions, by symbol: treated as constants of the file
    [[nodiscard]] bool empty() const { return values.empty() && sizes.empty(); }
};

bool sniff_onnx(ByteView file);
/// Weights in other files are mapped from the model's folder, and from nowhere else.
Result<Program> read_onnx(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                          const StageOptions& stages = {});

/// The same with values of inputs: values that determine sizes (the axes of a reduction, the shape of a Reshape) are
/// taken from them if needed. A run with other values is then refused, because the input has its value as data.
Result<Program> read_onnx_with(const std::shared_ptr<const MappedFile>& file, const OnnxKnown& known,
                               Progress& progress, const StageOptions& stages = {});
/// The inputs in their order, without weights; an empty f32 for an unsupported type or a missing shape.
Result<std::vector<OnnxValue>> onnx_inputs(const std::shared_ptr<const MappedFile>& file);

}  // namespace arenascope
