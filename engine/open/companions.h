#pragma once
// Opening a program together with additional files.

#include "engine/engine.h"
#include "engine/formats/onnx/onnx.h"

namespace arenascope {

struct Companions {
    std::string etrecord{};           ///< Python lines of a .pte's instructions; empty: none
    OnnxKnown known{};                ///< of an .onnx: values of inputs, sizes of open dimensions
    std::vector<std::string> data{};  ///< .ptd files of its external constants; empty: those next to it
};

Result<std::shared_ptr<const Program>> open_with_companions(const Engine& engine, const std::string& path,
                                                            const Companions& companions, Progress& progress);

}  // namespace arenascope
