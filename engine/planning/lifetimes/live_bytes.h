#pragma once
// How many bytes of a pool are taken at each moment, each byte counted once, however many tensors share it.

#include <cstdint>
#include <vector>

#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

struct LiveBytes {
    Table<Position, std::int64_t> at;
    Position peak{};  ///< the first with the most of them; none: nothing is ever live
    [[nodiscard]] std::int64_t most() const { return peak.valid() ? at[peak] : 0; }
};

/// Of a pool of the plan, rounded up to the alignment. Where paths of control flow keep tensors apart these may share
/// addresses while both lifetimes run: there the addresses taken are counted. `padded` false: without what alignment
/// and padding cost. Bytes that overflow count as none.
LiveBytes live_bytes(const Method* method, const Plan& plan, std::int32_t mem_id, bool padded = true);

}  // namespace arenascope
