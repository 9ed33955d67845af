#include "widgets/panels/constant_row.h"

#include <QString>
#include <QStringList>
#include <utility>

#include "engine/ir/dependences.h"
#include "engine/ir/shape_text.h"
#include "engine/ir/steps.h"

namespace arenascope {
namespace {

/// The first and the last step that reads it, through a view or not.
void addReaders(const Method& method, TensorRow& row) {
    const Table<InstructionIndex, Step> steps = steps_of_instructions(method);
    bool isRead = false;
    for (const InstructionIndex i : method.instructions.indices()) {
        bool reads = false;
        each_tensor_argument(method, method.instructions[i], [&](ValueId id) {
            const Tensor& tensor = *method.values[id].tensor();
            reads = reads || id == row.value || tensor.alias_of == row.value;
        });
        if (!reads || !steps[i].valid()) continue;
        if (!std::exchange(isRead, true)) {
            row.first_step = steps[i];
            row.first_node = method.instructions[i].name;
        }
        row.last_step = steps[i];
        row.last_node = method.instructions[i].name;
    }
    if (!isRead) row.last_step = row.first_step - 1;
}

}  // namespace

std::optional<TensorRow> constantRow(const Method& method, ValueId value) {
    if (!method.values.has(value)) return std::nullopt;
    const Value& named = method.values[value];
    const Tensor* tensor = named.tensor();
    if (!tensor || !tensor->is_constant) return std::nullopt;
    TensorRow row;
    row.value = value;
    row.name = tensor->qualified_name.empty() ? named.name : tensor->qualified_name;
    row.shape_text = shape_text(tensor->upper);
    row.role = Role::constant;
    row.dtype = tensor->dtype;
    row.bytes = tensor->bytes().value_or(0);
    addReaders(method, row);
    return row;
}

}  // namespace arenascope
