#pragma once
// The initial value of a buffer that outlives a run, and its bytes in a file.

#include <cstdint>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

/// Bytes that a file stores for the initial value of a state; none if all are zero.
[[nodiscard]] std::int64_t stored_bytes(const Tensor& state);

/// A state and the node that writes its next value back.
struct StateRow {
    ValueId value = no_value;
    std::int64_t stored = 0;          ///< bytes in the file
    InstructionIndex writer{};        ///< the last writer; none: it is never written
    ValueId written_from = no_value;  ///< source of the copy that writes back; no_value: the node works in place
};
/// The states of a method, in order of values.
[[nodiscard]] std::vector<StateRow> states_of(const Method& method);

}  // namespace arenascope
