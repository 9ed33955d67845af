#pragma once
// Computes constants of a method while it is planned.

#include <cstdint>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Runs a method without inputs in arenas of its own, of at most `most_bytes`. Its outputs stay where the kernels wrote
/// them, because they may be large.
Result<std::vector<Data>> evaluate_constants(const Method& part, std::int64_t most_bytes, Progress& progress);

}  // namespace arenascope
