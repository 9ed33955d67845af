#pragma once
// Values that a program keeps from run to run.
#include <span>
#include <vector>

#include "engine/ir/runtime_value.h"
#include "engine/runtime/host_tensor.h"

namespace arenascope {

/// State buffers by name, read and written; both use the values before the first instruction.
Result<std::vector<NamedTensor>> read_state(const Method& method, ConstValuesView values);
Result<> write_state(const Method& method, ConstValuesView values, const std::vector<NamedTensor>& state);

}  // namespace arenascope
