#pragma once
// Cutting up the text of operator schemas.

#include <string_view>
#include <vector>

namespace arenascope::ops {

/// Splits at top-level commas: "int[2] a=[1, 2], int b" has two parts.
[[nodiscard]] std::vector<std::string_view> split_params(std::string_view text);

}  // namespace arenascope::ops
