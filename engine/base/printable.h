#pragma once
// Names come from files: on a terminal, in a table or in a picture they must not act.

#include <string>
#include <string_view>

namespace arenascope {

/// `text` with each control character, line end, change of writing direction and byte that is no UTF-8 written out as
/// \xNN or \uNNNN; lines stay where `keeps_lines`.
[[nodiscard]] std::string printable(std::string_view text, bool keeps_lines = false);

}  // namespace arenascope
