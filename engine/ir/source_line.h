#pragma once
// Python stack traces as programs carry them.

#include <string>
#include <string_view>

namespace arenascope {

/// Innermost frame of a Python traceback that is no installed package's (else the innermost of all), as "file.py:12";
/// empty where there is none.
[[nodiscard]] std::string source_line(std::string_view trace);

}  // namespace arenascope
