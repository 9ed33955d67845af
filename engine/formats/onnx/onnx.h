#pragma once
// ONNX models. Where every operator maps onto aten the model is lowered like a .pt2 and runs; where one does not,
// it is planned and viewed with its own operators.

#include "engine/formats/format.h"

namespace arenascope {

/// The value of an input, or the type that the model declares.
struct OnnxValue {
    std::string name;
    TensorType type;
    Data data{};
};

/// What is known of a model beside its file.
struct OnnxKnown {
    std::vector<OnnxValue> values{};  ///< of inputs; those of large ones come without data
    sym::Values sizes{};              ///< of open dimensions, by symbol: constants, as if the file had them
    [[nodiscard]] bool empty() const { return values.empty() && sizes.empty(); }
};

bool sniff_onnx(ByteView file);
/// Weights in other files are mapped from the model's folder, and from nowhere else.
Result<Program> read_onnx(std::shared_ptr<const MappedFile> file, Progress& progress, const StageOptions& stages = {});

/// The same where values of inputs are known: what decides sizes (the axes of a reduction, the shape of a Reshape) is
/// taken from them as far as it is needed, and a run is refused other values: the input has its value as data.
Result<Program> read_onnx_with(const std::shared_ptr<const MappedFile>& file, const OnnxKnown& known,
                               Progress& progress, const StageOptions& stages = {});
/// The inputs in their order, without weights; of a type that is not known here or without a shape, an empty f32.
Result<std::vector<OnnxValue>> onnx_inputs(const std::shared_ptr<const MappedFile>& file);

}  // namespace arenascope
