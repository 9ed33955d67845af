#pragma once
// The modules that an operator lies in, one in another, by how files write them.

#include <string>
#include <string_view>
#include <vector>

namespace arenascope {

/// "features", "2", "conv" of "features.2.conv"; of "/encoder/layer.0/MatMul" what is before the operator's own name.
[[nodiscard]] std::vector<std::string> module_parts(std::string_view module);
/// Where a file records no modules its tensors' names may: "MobilenetV1/Conv2d_0/Relu6;MobilenetV1/Conv2d_0/BiasAdd".
[[nodiscard]] std::string_view module_in_name(std::string_view name);

}  // namespace arenascope
