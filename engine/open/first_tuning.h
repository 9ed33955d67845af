#pragma once
// The tuning that a program is opened with, before anybody has edited it.

#include "engine/evaluate/outcome.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// What was decided before the program was known. Everything else that its file decides is taken from there.
struct Decided {
    bool align = false, inputs = false, outputs = false, state = false;
};
/// `asked` with what the program's file fixes: its alignment, its places, and what it leaves to the caller.
[[nodiscard]] Tuning first_tuning(const Program& program, Tuning asked, const Decided& decided = {});

/// The memories that a loaded program brings become pools that can be edited like any other. True: there are some.
bool adopt_memories(const Outcome& outcome, Tuning& tuning);

/// Whether a symbol has neither an upper bound nor a size that is assumed for it: a bound, which only the user can
/// give.
[[nodiscard]] bool lacks_bound(const Program& program, const Tuning& tuning);

}  // namespace arenascope
