#pragma once
// What the instructions of a method read and write, and the order constraints that follow.

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

/// Instructions by index. A block is a sequence without jumps into or out of it; the order is free only within a block.
struct Flow {
    struct Access {
        std::vector<ValueId> reads, writes;  ///< resources: a tensor by its root, anything else by itself
    };
    Table<InstructionIndex, Access> access;
    Table<InstructionIndex, std::int32_t> block;
    Table<InstructionIndex, std::vector<InstructionIndex>> before;  ///< must run earlier, for any reason
    Table<InstructionIndex, std::vector<InstructionIndex>> feeds;   ///< producers of what it reads (a part of `before`)
    Table<InstructionIndex, std::vector<InstructionIndex>> after;   ///< the inverse of `before`
    Table<ValueId, std::int32_t> writers;                           ///< how many instructions write it
};

/// The root tensor of a view; otherwise the value itself.
[[nodiscard]] ValueId memory_root(const Method& method, ValueId id);
Flow find_flow(const Method& method);
/// Calls `use` with every value of an argument: the items of lists, and the argument itself.
void each_value(const Method& method, ValueId arg, const std::function<void(ValueId)>& use);
/// The same for tensors alone.
void each_tensor(const Method& method, ValueId arg, const std::function<void(ValueId)>& use);
/// Every tensor among the arguments of an instruction.
void each_tensor_argument(const Method& method, const Instruction& instruction,
                          const std::function<void(ValueId)>& use);

}  // namespace arenascope
