#pragma once
// A TensorFlow Lite graph as it is cut by rows: who makes and reads each picture, and how its operators make rows.

#include <optional>
#include <vector>

#include "engine/ir/method.h"
#include "engine/ops/tflite_rows.h"

namespace arenascope::rows {

class RowGraph {
public:
    explicit RowGraph(const Method& method);

    /// How an operator of the method makes rows; null: it is in no group.
    [[nodiscard]] const ops::TfliteRows* rows_of(InstructionIndex at) const {
        return rows_[at] ? &*rows_[at] : nullptr;
    }
    [[nodiscard]] const Method& method() const { return *method_; }
    [[nodiscard]] const Instruction& instruction(InstructionIndex at) const { return method_->instructions[at]; }
    [[nodiscard]] InstructionIndex count() const { return method_->instructions.next(); }

    /// What lies in the arena: no constants, no states, no options.
    [[nodiscard]] bool is_planned(ValueId id) const { return bytes_[id] > 0; }
    [[nodiscard]] std::int64_t bytes(ValueId id) const { return bytes_[id]; }
    [[nodiscard]] std::int64_t row_bytes(ValueId id) const { return bytes_[id] / rows(id); }
    [[nodiscard]] std::int64_t rows(ValueId id) const { return method_->values[id].tensor()->upper[1]; }
    [[nodiscard]] InstructionIndex maker(ValueId id) const { return maker_[id]; }  ///< none: an input
    /// The operator after which nothing reads it; the end for outputs; none: no reader.
    [[nodiscard]] InstructionIndex last(ValueId id) const { return last_[id]; }
    /// Values in the arena, in the order of the method.
    [[nodiscard]] const std::vector<ValueId>& planned() const { return planned_; }

private:
    const Method* method_;
    Table<InstructionIndex, std::optional<ops::TfliteRows>> rows_;
    Table<ValueId, std::int64_t> bytes_;
    Table<ValueId, InstructionIndex> maker_, last_;
    std::vector<ValueId> planned_;
};

}  // namespace arenascope::rows
