#pragma once
// Steps: the clock that people read. Operators that run, counted from 0.

#include "engine/ir/method.h"

namespace arenascope {

/// The runtime's own primitives (views, arithmetic on sizes), moves and jumps take none: they touch no tensor's bytes.
[[nodiscard]] bool takes_step(const Instruction& instruction);
[[nodiscard]] std::int32_t step_count(const Method& method);
/// None where an instruction takes no step.
[[nodiscard]] Table<InstructionIndex, Step> steps_of_instructions(const Method& method);

/// The one that runs after so many operators in the order of the instructions, as the sanitizer counts them; none: the
/// caller reads.
[[nodiscard]] InstructionIndex instruction_after(const Method& method, Step operators);

}  // namespace arenascope
