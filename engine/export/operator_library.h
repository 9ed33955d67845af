#pragma once
// A user's list of the operators of a device: a text file with one operator a line, below optional [headings].

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace arenascope {

struct OperatorLibrary {
    std::set<std::string, std::less<>> operators{};
    std::set<std::string, std::less<>> portable{};  ///< computed by ExecuTorch's own kernels
    std::set<std::string, std::less<>> backends{};  ///< below [backends]
};

/// '#' begins a comment. A heading names the library of the lines below it. A heading of ExecuTorch's ([portable],
/// [prim], [quantized]) without lines includes the whole library. Operators above any heading that ExecuTorch has count
/// as ExecuTorch's.
Result<OperatorLibrary> parse_operator_library(std::string_view text);
/// The error names the file.
Result<OperatorLibrary> load_operator_library(const std::string& path);

}  // namespace arenascope
