#pragma once
// Names come from files, so control characters in them must not reach a terminal, a table or a picture.

#include <string>
#include <string_view>

namespace arenascope {

/// `text` with each control character, line end, change of writing direction and invalid byte of UTF-8 written as \xNN
/// or \uNNNN; line ends are kept if `keeps_lines`.
[[nodiscard]] std::string printable(std::string_view text, bool keeps_lines = false);

}  // namespace arenascope
