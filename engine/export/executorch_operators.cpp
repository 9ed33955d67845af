#include "engine/export/executorch_operators.h"

#include <algorithm>

namespace arenascope {

namespace {

/// resources/portable_ops.txt, written into a header by CMake.
constexpr ExecutorchOperator operators[] = {
#include "portable_ops.inc"
};

}  // namespace

std::span<const ExecutorchOperator> executorch_operators() { return operators; }

std::string_view executorch_library_of(std::string_view op) {
    const auto found = std::find_if(std::begin(operators), std::end(operators),
                                    [&](const ExecutorchOperator& each) { return each.name == op; });
    return found == std::end(operators) ? std::string_view() : found->library;
}

}  // namespace arenascope
