#pragma once
// Opening a program together with files that say more about it.

#include "engine/engine.h"
#include "engine/formats/onnx/onnx.h"

namespace arenascope {

struct Companions {
    std::string etrecord{};           ///< Python lines of a .pte's instructions; empty: none
    std::vector<OnnxValue> values{};  ///< of inputs of an .onnx whose sizes depend on them
    std::vector<std::string> data{};  ///< .ptd files of its external constants; empty: what lies beside it
};

Result<std::shared_ptr<const Program>> open_with(const Engine& engine, const std::string& path,
                                                 const Companions& companions, Progress& progress);

}  // namespace arenascope
