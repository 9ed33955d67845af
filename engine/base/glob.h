#pragma once
// Shell-like patterns.

#include <string_view>

namespace arenascope {

/// `*` stands for any text, `?` for one character; everything else for itself.
[[nodiscard]] bool glob_matches(std::string_view pattern, std::string_view text);

}  // namespace arenascope
