#pragma once
// What a buffer that outlives a run holds before the first one, and what that costs in a file.

#include <cstdint>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

/// Bytes that a file stores for the first values of a state: none where all of them are zero.
[[nodiscard]] std::int64_t stored_bytes(const Tensor& state);

/// A state and the node that writes its next value back.
struct StateRow {
    ValueId value = no_value;
    std::int64_t stored = 0;          ///< bytes in the file
    InstructionIndex writer{};        ///< the last that writes it; none: nothing does
    ValueId written_from = no_value;  ///< what a copy writes back; no_value: the node works in place
};
/// The states of a method, in order of values.
[[nodiscard]] std::vector<StateRow> states_of(const Method& method);

}  // namespace arenascope
