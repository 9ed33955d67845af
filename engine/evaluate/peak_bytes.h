#pragma once
// How much a method needs at once and stores: what hints and passes are measured by.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// Most bytes that live at once over all pools, whatever the placement; -1: unknown. Of `tuning` only counts what is
/// planned at all. `passes`: those that change what may lie where.
[[nodiscard]] std::int64_t peak_bytes(const Method& method, const Tuning& tuning,
                                      const std::vector<std::string>& passes = {});
/// Bytes of all constants that are no views.
[[nodiscard]] std::int64_t constant_bytes(const Method& method);

}  // namespace arenascope
