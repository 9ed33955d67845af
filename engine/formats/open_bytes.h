#pragma once
// Tensors of which a file does not say how many bytes they take: texts, resources, results of unknown operators.

#include <string>
#include <string_view>

#include "engine/symbolic/expr.h"

namespace arenascope {

/// A new dimension without an upper bound that stands for the bytes of the tensor: "bytes_of_y".
[[nodiscard]] std::string unbounded_bytes(sym::Ranges& ranges, std::string_view tensor);

/// Whether a dimension was made by unbounded_bytes(), by its name.
[[nodiscard]] bool stands_for_bytes(std::string_view symbol);

}  // namespace arenascope
