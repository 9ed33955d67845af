#pragma once
// A what-if: an accelerator's scratch as a planned buffer, which lives only while the accelerator runs. A program that
// does so needs a runtime that gives the buffer to the backend.

#include <cstdint>
#include <optional>

#include "engine/evaluate/outcome.h"

namespace arenascope {

struct ScratchInArena {
    std::int64_t scratch = 0;  ///< bytes of all scratches, which are outside of the arena today
    std::int64_t arena = 0;    ///< of the first pool, with them
    std::int64_t saves = 0;    ///< difference to the arena and the scratches together
};

/// Nothing if no payload states a scratch, or if nothing would be saved.
std::optional<ScratchInArena> scratch_in_arena(const Outcome& outcome);

}  // namespace arenascope
