#pragma once
// TensorFlow Lite Micro's data about a model, in addition to its tensors.

#include <cstdint>
#include <string_view>

#include "engine/ir/method.h"

namespace arenascope {

/// An estimate, from programs measured on a 32-bit device: the persistent allocations of each operator.
[[nodiscard]] std::int64_t micro_allocations(const Method& method);
/// The same of one call that is in it; `op` for another in its place.
[[nodiscard]] std::int64_t micro_allocations(const Method& method, const Instruction& instruction);
[[nodiscard]] std::int64_t micro_allocations(std::string_view op, std::int64_t channels = 0);
inline constexpr std::int64_t micro_tensor_bytes = 13;  ///< of each tensor

}  // namespace arenascope
