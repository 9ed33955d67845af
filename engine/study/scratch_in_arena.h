#pragma once
// What if an accelerator's scratch were a buffer of the plan, which lives only while the accelerator runs? Shown as
// what it is: a program that does so needs a runtime that gives the buffer to the backend.

#include <cstdint>
#include <optional>

#include "engine/evaluate/outcome.h"

namespace arenascope {

struct ScratchInArena {
    std::int64_t scratch = 0;  ///< bytes of all scratches, which lie beside the arena today
    std::int64_t arena = 0;    ///< of the first pool, with them
    std::int64_t saves = 0;    ///< bytes less than the arena and the scratches together
};

/// Nothing where no payload states a scratch, or where it would save nothing.
std::optional<ScratchInArena> scratch_in_arena(const Outcome& outcome);

}  // namespace arenascope
