#pragma once
// A user's list of what a device has: a text file with one operator a line, below optional [headings].

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace arenascope {

struct OperatorLibrary {
    std::set<std::string, std::less<>> operators{};
    std::set<std::string, std::less<>> portable{};  ///< those that ExecuTorch's own kernels compute
    std::set<std::string, std::less<>> backends{};  ///< below [backends]
};

/// '#' begins a comment. A heading names the library of the lines below it; one of ExecuTorch's ([portable], [prim],
/// [quantized]) without a line stands for all of that library. Above any heading, what ExecuTorch has is ExecuTorch's.
Result<OperatorLibrary> parse_operator_library(std::string_view text);
/// The error names the file.
Result<OperatorLibrary> load_operator_library(const std::string& path);

}  // namespace arenascope
