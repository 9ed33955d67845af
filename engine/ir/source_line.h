#pragma once
// Python stack traces as programs carry them.

#include <string>
#include <string_view>

namespace arenascope {

/// Innermost frame of a Python traceback that is the user's own (else a package's, else that of PyTorch), as
/// "file.py:12"; empty where there is none.
[[nodiscard]] std::string source_line(std::string_view trace);

}  // namespace arenascope
