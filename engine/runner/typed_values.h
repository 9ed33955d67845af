#pragma once
// Values of a tensor that a user types instead of naming a file: "16000", "1,3,224,224", "true".

#include <string_view>
#include <vector>

#include "engine/runtime/host_tensor.h"

namespace arenascope {

/// Whether the text is a list of numbers or truth values. A file of that name has precedence.
[[nodiscard]] bool is_typed_value(std::string_view text);
/// As many values as `shape` has elements; a list of another length has its own, where one dimension is all there is.
Result<HostTensor> typed_value(std::string_view text, DType dtype, const std::vector<std::int64_t>& shape);

}  // namespace arenascope
