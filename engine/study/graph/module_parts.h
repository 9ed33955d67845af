#pragma once
// The nested modules of an operator, in the notation of each file format.

#include <string>
#include <string_view>
#include <vector>

namespace arenascope {

/// "features", "2", "conv" of "features.2.conv"; of "/encoder/layer.0/MatMul" the part before the operator's own name.
[[nodiscard]] std::vector<std::string> module_parts(std::string_view module);
/// In files without modules, tensor names may contain them: "MobilenetV1/Conv2d_0/Relu6;MobilenetV1/Conv2d_0/BiasAdd".
[[nodiscard]] std::string_view module_in_name(std::string_view name);

}  // namespace arenascope
