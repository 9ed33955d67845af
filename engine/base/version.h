#pragma once
// The version of this program, as --version and files that it writes give it.

#include <string_view>

namespace arenascope {

inline constexpr std::string_view version = "0.1.0";

}  // namespace arenascope
