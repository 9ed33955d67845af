#pragma once
// What TensorFlow Lite Micro keeps of a model beside its tensors.

#include <cstdint>

#include "engine/ir/method.h"

namespace arenascope {

/// An estimate, from programs that were measured on a 32-bit device: what each operator allocates for good.
[[nodiscard]] std::int64_t micro_allocations(const Method& method);

}  // namespace arenascope
