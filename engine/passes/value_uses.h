#pragma once
// Who makes and who reads each value of a method without jumps.

#include <functional>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::best {

class Uses {
public:
    explicit Uses(const Method& method);

    /// Instructions that read it or a view of it, each once, ascending.
    [[nodiscard]] const std::vector<InstructionIndex>& readers(ValueId id) const { return readers_[id]; }
    /// The instruction that makes it, or none.
    [[nodiscard]] InstructionIndex producer(ValueId id) const { return producer_[id]; }
    /// Nobody but instructions sees it: no output, input, state, constant or view of another, and no view sees it.
    [[nodiscard]] bool is_inner(ValueId id) const { return inner_[id]; }
    /// Inner, with exactly one reader: that reader, else none.
    [[nodiscard]] InstructionIndex only_reader(ValueId id) const;

private:
    Table<ValueId, std::vector<InstructionIndex>> readers_;
    Table<ValueId, InstructionIndex> producer_;
    Table<ValueId, bool> inner_;
};

/// `method` with only the instructions that are not removed, in their order.
[[nodiscard]] Method living(const Method& method, const Table<InstructionIndex, bool>& removed);
/// Where each of those stands in the whole method.
[[nodiscard]] Table<InstructionIndex, InstructionIndex> living_places(const Table<InstructionIndex, bool>& removed);

/// Marks as removed what `may_go` and makes one value that no instruction reads any more, and what was read by that
/// alone, until nothing is left to remove. `may_go` receives the remaining uses.
void remove_unread(const Method& method, Table<InstructionIndex, bool>& removed,
                   const std::function<bool(const Uses&, const Instruction&)>& may_go);

}  // namespace arenascope::best
