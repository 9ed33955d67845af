#pragma once
// Why a tensor lives as long as it does, and what conflicts with it, for the Inspector.

#include <QString>

#include "engine/evaluate/outcome.h"

namespace arenascope {

/// One or two sentences about the lifetime and the place of a tensor.
[[nodiscard]] QString lifetimeText(const TensorRow& row, const Tensor& tensor);
/// Issues of the plan that name the tensor, without those of capacities.
[[nodiscard]] int conflictsOf(const Plan& plan, ValueId value);

}  // namespace arenascope
