#pragma once
// Parts of the reader: values and instructions of one execution plan.

#include <string>
#include <vector>

#include "engine/formats/pte/pte_container.h"
#include "engine/ir/method.h"

namespace arenascope::pte {

// Additional memory per row: of values that are not tensors, and of a list item.
inline constexpr std::int64_t value_bytes = 200, item_bytes = 80;

/// Values as in the file, without names, roles and aliases.
Result<Table<ValueId, Value>> decode_values(const Container& file, const fb::ExecutionPlan& plan);
/// Instructions of all chains, with the tensors that kernels write; outputs of delegates are found later. Unusual but
/// harmless facts go to `notes`.
Result<Table<InstructionIndex, Instruction>> decode_code(const Container& file, const fb::ExecutionPlan& plan,
                                                         const Table<ValueId, Value>& values,
                                                         std::vector<Message>& notes);
Result<Table<DelegateIndex, Delegate>> decode_delegates(const Container& file, const fb::ExecutionPlan& plan);

/// Frames as Python prints them.
Result<std::string> decode_frames(const Container& file, const fb::FrameList* frames);

}  // namespace arenascope::pte
