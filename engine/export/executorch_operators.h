#pragma once
// The operators for which ExecuTorch registers kernels, by the library that a device links for them.

#include <span>
#include <string_view>

namespace arenascope {

struct ExecutorchOperator {
    std::string_view library, name;  ///< portable, prim or quantized; "aten::add.out"
};

[[nodiscard]] std::span<const ExecutorchOperator> executorch_operators();
/// The library that has an operator; empty: none.
[[nodiscard]] std::string_view executorch_library_of(std::string_view op);

}  // namespace arenascope
