#pragma once
// Shell-like patterns.

#include <string_view>

namespace arenascope {

/// `*` matches any text, `?` matches one character; every other character matches itself.
[[nodiscard]] bool glob_matches(std::string_view pattern, std::string_view text);

}  // namespace arenascope
