#pragma once
// The tuning of a newly opened program, before the first edit.

#include "engine/evaluate/outcome.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// Settings made before the program was known. Everything else comes from the program's file.
struct Decided {
    bool align = false, inputs = false, outputs = false, state = false;
};
/// `asked` with the settings of the program's file: its alignment, its places, and the tensors bound by the caller.
[[nodiscard]] Tuning first_tuning(const Program& program, Tuning asked, const Decided& decided = {});

/// Makes the pools of a loaded program editable like any other. True: there are some.
bool adopt_memories(const Outcome& outcome, Tuning& tuning);

/// Whether a symbol has neither an upper bound nor an assumed size: then only the user can give a bound.
[[nodiscard]] bool lacks_bound(const Program& program, const Tuning& tuning);

}  // namespace arenascope
