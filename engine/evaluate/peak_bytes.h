#pragma once
// Peak live bytes and stored bytes of a method: the measures of hints and passes.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// Peak live bytes over all pools, a lower bound for any placement; -1: unknown. `tuning` only determines which tensors
/// are planned. `passes`: those that change which tensors may share bytes.
[[nodiscard]] std::int64_t peak_bytes(const Method& method, const Tuning& tuning,
                                      const std::vector<std::string>& passes = {});
/// Bytes of all constants, without views.
[[nodiscard]] std::int64_t constant_bytes(const Method& method);

}  // namespace arenascope
