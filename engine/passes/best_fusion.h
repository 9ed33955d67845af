#pragma once
// What the fusions of `--layout best` share that run one after the other: each reads the instructions that are left,
// and writes to the whole method.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/passes/value_uses.h"

namespace arenascope::best {

class Fusion {
protected:
    /// `removed`: instructions of `method` that are gone; the fusion adds to them. No jumps.
    Fusion(Method& method, Table<InstructionIndex, bool>& removed);

    [[nodiscard]] const Tensor* tensor(ValueId id) const { return id.valid() ? from_.values[id].tensor() : nullptr; }
    [[nodiscard]] const std::string& op(InstructionIndex at) const { return from_.instructions[at].op; }
    [[nodiscard]] const std::vector<ValueId>& args(InstructionIndex at) const { return from_.instructions[at].args; }
    [[nodiscard]] ValueId first_out(InstructionIndex at) const { return from_.instructions[at].outs.front(); }
    /// The tensor whose bytes a view sees; any other value itself.
    [[nodiscard]] ValueId root(ValueId id) const;
    [[nodiscard]] bool is_none(ValueId id) const { return std::holds_alternative<Null>(from_.values[id].data); }
    [[nodiscard]] std::optional<std::int64_t> integer(ValueId id) const;
    /// A number of any kind, also a bool.
    [[nodiscard]] std::optional<double> number(ValueId id) const;
    /// Floats row by row, of sizes that never change.
    [[nodiscard]] bool is_plain(ValueId id) const;
    /// Others than instructions see these bytes: inputs, outputs, states and constants.
    [[nodiscard]] bool is_given(ValueId id) const;
    /// The instruction with this operator that makes `id`, its only result, for `reader` alone; or none.
    [[nodiscard]] InstructionIndex made_for(InstructionIndex reader, ValueId id, std::string_view wanted) const;
    /// The instruction writes to a value for which `is_it` is true.
    template <class IsIt>
    [[nodiscard]] bool writes(InstructionIndex at, const IsIt& is_it) const {
        const Instruction& instruction = from_.instructions[at];
        const auto updates = updated(instruction);
        return std::any_of(instruction.outs.begin(), instruction.outs.end(), is_it) ||
            std::any_of(updates.begin(), updates.end(), is_it);
    }
    /// An instruction in [first, end) writes to the bytes of one of these values.
    [[nodiscard]] bool is_written(const std::vector<ValueId>& ids, InstructionIndex first, InstructionIndex end) const;

    ValueId add(decltype(Value::data) data, std::string name = {});
    void remove(InstructionIndex at) { removed_[places_[at]] = true; }
    /// The instruction of the method that takes the place of this one.
    [[nodiscard]] Instruction& instead_of(InstructionIndex at) {
        removed_[places_[at]] = false;
        return method_.instructions[places_[at]];
    }

    Method& method_;
    const Method from_;  ///< with the instructions that were left
    const Uses uses_;

private:
    [[nodiscard]] static std::vector<ValueId> updated(const Instruction& instruction);

    Table<InstructionIndex, bool>& removed_;
    Table<InstructionIndex, InstructionIndex> places_;  ///< of from_'s instructions in method_
};

}  // namespace arenascope::best
