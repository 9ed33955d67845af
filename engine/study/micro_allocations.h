#pragma once
// TensorFlow Lite Micro's data about a model, in addition to its tensors.

#include <cstdint>

#include "engine/ir/method.h"

namespace arenascope {

/// An estimate, from programs measured on a 32-bit device: the persistent allocations of each operator.
[[nodiscard]] std::int64_t micro_allocations(const Method& method);

}  // namespace arenascope
