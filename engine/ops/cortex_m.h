#pragma once
// Operators of ExecuTorch's Cortex-M library: schemas of all releases, which differ in the number of arguments. Scratch
// arguments are listed with the written tensors: a kernel may overwrite them, and their previous bytes are undefined.

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace arenascope::ops {

[[nodiscard]] bool is_cortex_m(std::string_view op);

/// Schemas that a release before the newest has.
[[nodiscard]] std::span<const std::string_view> older_cortex_m_schemas();

/// Operators whose result may share an operand's bytes, from the first byte on.
[[nodiscard]] bool is_cortex_m_in_place(std::string_view op);

/// All of the library's, each once for every release that changed it.
[[nodiscard]] std::vector<std::string_view> cortex_m_operators();

/// Releases whose library has an operator with so many arguments (without the repeated result): names as in
/// resources/cortex_m_ops.txt, in their order.
[[nodiscard]] std::vector<std::string_view> cortex_m_releases(std::string_view op, std::size_t arguments);

}  // namespace arenascope::ops
