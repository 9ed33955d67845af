#pragma once
// Python stack traces as programs carry them.

#include <string>
#include <string_view>

namespace arenascope {

/// Innermost frame of a Python traceback that belongs to the user (else to a package, else to PyTorch), as
/// "file.py:12"; empty if there is none.
[[nodiscard]] std::string source_line(std::string_view trace);

}  // namespace arenascope
