#pragma once
// Which operators compute channels last as well.

#include <string_view>

namespace arenascope::best {

/// Operators that keep the order of what they read: they have a kernel for any order, or for both.
[[nodiscard]] bool keeps_order(std::string_view op);

}  // namespace arenascope::best
