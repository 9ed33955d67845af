#pragma once
// Which operators compute channels last as well.

#include <string_view>

namespace arenascope::best {

/// Operators that keep the order of what they read: elementwise ones with a kernel for any order.
[[nodiscard]] bool keeps_order(std::string_view op);

}  // namespace arenascope::best
