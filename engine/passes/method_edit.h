#pragma once
// Helpers of passes over a Method: find readers, remove instructions and values.

#include <functional>
#include <optional>
#include <vector>

#include "engine/ir/dependences.h"
#include "engine/ir/method.h"

namespace arenascope::lowering {

[[nodiscard]] inline Tensor* tensor_of(Method& method, ValueId id) {
    return id == no_value ? nullptr : method.values[id].tensor();
}
[[nodiscard]] inline const Tensor* tensor_of(const Method& method, ValueId id) {
    return id == no_value ? nullptr : method.values[id].tensor();
}
/// Every tensor that an instruction reads or writes, lists opened.
void for_each_tensor(const Method& method, const Instruction& instruction, const std::function<void(ValueId)>& use);
/// Tensors that an instruction reads: its arguments but for what it writes.
[[nodiscard]] std::vector<ValueId> reads_of(const Method& method, const Instruction& instruction);
/// The last instruction that touches each root's bytes, if any. Outputs count as read after the end.
[[nodiscard]] Table<ValueId, InstructionIndex> last_touch(const Method& method);
/// Whether an instruction may be skipped, or a value redirected: passes that reason about order leave such methods
/// unchanged. (has_jumps() of planning does not count moves.)
[[nodiscard]] bool has_jumps_or_moves(const Method& method);
[[nodiscard]] bool is_static(const Tensor& tensor);
/// Of fixed sizes, with its dimensions in memory order.
[[nodiscard]] bool is_plain(const Tensor& tensor);

/// Which values something reads, writes, returns or keeps as a state, with the roots of views.
[[nodiscard]] Table<ValueId, bool> needed_values(const Method& method);
/// Removes the marked instructions, updates jumps and the node list, and removes unused values.
void remove_instructions(Method& method, const Table<InstructionIndex, bool>& gone);
/// Makes a tensor a constant with these bytes; nothing: the bytes are not needed.
void make_constant(Method& method, ValueId id, std::optional<Data> data);

}  // namespace arenascope::lowering
