#pragma once
// Constants of floats that passes of `--layout best` read and make.

#include <optional>
#include <string>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::best {

[[nodiscard]] bool is_in_row_order(const Tensor& tensor);
/// Floats of a row-major constant; none: it is something else.
[[nodiscard]] std::optional<std::vector<float>> floats_of(const Method& method, ValueId id);
/// A new constant of `method`, row-major.
ValueId add_floats(Method& method, const std::string& name, const std::vector<std::int64_t>& sizes,
                   std::vector<float> floats);

}  // namespace arenascope::best
