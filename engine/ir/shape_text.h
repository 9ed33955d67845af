#pragma once
// Shapes as text, in one notation everywhere.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/text.h"
#include "engine/ir/dtype.h"
#include "engine/symbolic/expr.h"

namespace arenascope {

/// "[2, 3]"
[[nodiscard]] inline std::string shape_text(const std::vector<std::int64_t>& sizes) {
    return "[" + joined(sizes, ", ") + "]";
}

/// "[s0, 64]"
[[nodiscard]] inline std::string shape_text(const std::vector<sym::Expr>& sizes) {
    return "[" + joined(sizes, ", ", [](const sym::Expr& size) { return size.text(); }) + "]";
}

/// "f32[2,3]"
template <class Sizes>
[[nodiscard]] std::string typed_shape(DType dtype, const Sizes& sizes) {
    return std::string(name_of(dtype)) + "[" + joined(sizes, ",") + "]";
}

}  // namespace arenascope
