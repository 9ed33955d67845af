#include "engine/evaluate/unplaced_rows.h"

#include <algorithm>

#include "engine/ir/dependences.h"
#include "engine/ir/shape_text.h"
#include "engine/ir/source_line.h"
#include "engine/ir/steps.h"

namespace arenascope {

namespace {

bool is_unplaced(const Tensor& tensor) { return tensor.is_constant || tensor.alias_of != no_value; }

/// Where each value is written and read.
class Uses {
public:
    explicit Uses(const Method& method)
        : method_(method), steps_(steps_of_instructions(method)), row_steps_(steps_of_node_list(method)) {
        made_.resize(method.values.size());
        shown_.resize(method.values.size());
        read_.resize(method.values.size());
        for (const InstructionIndex at : method.instructions.indices()) {
            const Instruction& instruction = method.instructions[at];
            for (const ValueId out : instruction.outs) {
                if (!made_[out].valid()) made_[out] = at;
            }
            each_tensor_argument(method, instruction, [&](ValueId id) {
                if (std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end()) return;
                note(id, at);
                const Tensor& tensor = *method.values[id].tensor();
                if (tensor.alias_of != no_value) note(tensor.alias_of, at);
            });
        }
        for (const Position at : method.node_list.indices()) {
            while (row_steps_[at].valid() && !begins_.has(row_steps_[at])) begins_.push_back(at);
            for (const ValueId id : method.node_list[at].values) {
                if (method.values.has(id) && !shown_[id].valid()) shown_[id] = at;
            }
        }
    }

    [[nodiscard]] TensorRow row(ValueId id) const {
        const Value& value = method_.values[id];
        const Tensor& tensor = *value.tensor();
        TensorRow row;
        row.value = id;
        row.name = tensor.is_constant && !tensor.qualified_name.empty() ? tensor.qualified_name : value.name;
        row.shape_text = shape_text(tensor.upper);
        row.shape_expr = shape_text(tensor.sizes);
        row.role = tensor.alias_of != no_value ? Role::alias : Role::constant;
        row.dtype = tensor.dtype;
        row.bytes = tensor.bytes().value_or(0);
        if (tensor.alias_of != no_value) row.alias_of = method_.values[tensor.alias_of].name;
        add_maker(row);
        add_steps(row);
        return row;
    }

private:
    struct Reads {
        InstructionIndex first{}, last{};
    };

    void note(ValueId id, InstructionIndex at) {
        if (!steps_[at].valid()) return;
        if (!read_[id].first.valid()) read_[id].first = at;
        read_[id].last = at;
    }

    void add_maker(TensorRow& row) const {
        if (const Position at = shown_[row.value]; at.valid()) {
            const ListedNode& listed = method_.node_list[at];
            row.node = listed.name;
            row.op = listed.kind == ListedNode::Kind::placeholder ? "placeholder" : "";
            if (method_.graphs.has(listed.graph)) row.graph = method_.graphs[listed.graph].path;
        }
        const InstructionIndex maker = made_[row.value];
        if (!maker.valid()) return;
        const Instruction& instruction = method_.instructions[maker];
        row.node = instruction.name;
        row.op = instruction.op;
        row.source = source_line(instruction.stack_trace);
        row.module_path = instruction.module_path;
    }

    void add_steps(TensorRow& row) const {
        const Reads& reads = read_[row.value];
        const InstructionIndex maker = made_[row.value];
        const Position shown = shown_[row.value];
        if (maker.valid() && steps_[maker].valid()) {
            row.first_step = steps_[maker];
            row.first_node = row.node;
        } else if (row.role == Role::alias && shown.valid() && row_steps_.has(shown) && row_steps_[shown].valid()) {
            row.first_step = row_steps_[shown];
            row.first_node = row.node;
        } else if (reads.first.valid()) {
            row.first_step = steps_[reads.first];
            row.first_node = method_.instructions[reads.first].name;
        }
        if (reads.last.valid()) {
            row.last_step = steps_[reads.last];
            row.last_node = method_.instructions[reads.last].name;
        } else {
            row.last_step = row.first_step - 1;
        }
        row.first = position_of(row.first_step);
        row.last = position_of(row.last_step);
    }

    /// The first row of the node list that a step has.
    [[nodiscard]] Position position_of(Step step) const { return begins_.has(step) ? begins_[step] : Position(0); }

    const Method& method_;
    const Table<InstructionIndex, Step> steps_;
    const Table<Position, Step> row_steps_;
    Table<ValueId, InstructionIndex> made_;
    Table<ValueId, Position> shown_;  ///< rows of the node list that represent it
    Table<ValueId, Reads> read_;
    Table<Step, Position> begins_;
};

}  // namespace

std::vector<TensorRow> unplaced_rows(const Method& method) {
    const Uses uses(method);
    std::vector<TensorRow> out;
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (tensor && is_unplaced(*tensor)) out.push_back(uses.row(id));
    }
    return out;
}

std::optional<TensorRow> unplaced_row(const Method& method, ValueId value) {
    const Tensor* tensor = method.values.has(value) ? method.values[value].tensor() : nullptr;
    if (!tensor || !is_unplaced(*tensor)) return std::nullopt;
    return Uses(method).row(value);
}

}  // namespace arenascope
