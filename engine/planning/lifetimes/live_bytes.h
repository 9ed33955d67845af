#pragma once
// How many bytes of a pool are in use at each step, each byte counted once, however many tensors share it.

#include <cstdint>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

struct LiveBytes {
    Table<Position, std::int64_t> at;
    Position peak{};  ///< the first with the most; none: nothing is ever live
    [[nodiscard]] std::int64_t most() const { return peak.valid() ? at[peak] : 0; }
};

/// For a pool of the plan, rounded up to the alignment. Where control flow lets tensors share addresses while both
/// lifetimes run, the used addresses are counted. `padded` false: without alignment and padding. Bytes that overflow
/// count as none.
LiveBytes live_bytes(const Method* method, const Plan& plan, std::int32_t mem_id, bool padded = true);

}  // namespace arenascope
