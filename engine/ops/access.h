#pragma once
// Which rows of its operands an operator needs for a range of rows of a result, along one axis: the basis of tiling.
// Sizes are those of the call, so one operator may be cut in one program and not in another.

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"
#include "engine/ops/row_map.h"

namespace arenascope::ops {

/// For rows of axis `axis` of result `result` of a call. can_cut is false if these rows cannot be computed alone.
[[nodiscard]] Access access(const Method& method, const Instruction& instruction, std::size_t result, std::size_t axis);

/// For a view: the same elements in the same order with other sizes.
[[nodiscard]] Access reshape_access(const std::vector<std::int64_t>& from, const std::vector<std::int64_t>& to,
                                    std::size_t axis);

/// Whether a size is the same in every run.
[[nodiscard]] bool is_fixed_size(const Method& method, const Tensor& tensor, std::size_t axis);

/// Whether access() supports the operator; others are never cut.
[[nodiscard]] bool has_access_map(std::string_view op);

}  // namespace arenascope::ops
