#pragma once
// Steps: the clock that users read. Operators that run, counted from 0.

#include "engine/ir/method.h"

namespace arenascope {

/// The runtime's own primitives (views, arithmetic on sizes), moves and jumps take no step, because they touch no
/// tensor's bytes. What IF and WHILE of TensorFlow Lite copy is part of these operators.
[[nodiscard]] bool takes_step(const Instruction& instruction);
[[nodiscard]] std::int32_t step_count(const Method& method);
/// None where an instruction takes no step.
[[nodiscard]] Table<InstructionIndex, Step> steps_of_instructions(const Method& method);

/// The step of the operator that runs after so many others, as the sanitizer counts; none: the caller reads.
[[nodiscard]] InstructionIndex instruction_after(const Method& method, Step operators);

}  // namespace arenascope
