#pragma once
// Walking the tensors among the arguments of an instruction.

#include <cstddef>
#include <span>
#include <variant>

#include "engine/ir/runtime_value.h"

namespace arenascope {

/// Calls `f(ValueId)` for every tensor among the ids, entries of lists included.
template <class F>
void for_tensors(std::span<const RuntimeValue> values, std::span<const ValueId> ids, F f) {
    const auto visit = [&](ValueId id) {
        if (id >= 0 && static_cast<std::size_t>(id) < values.size() &&
            std::holds_alternative<TensorValue>(values[static_cast<std::size_t>(id)])) {
            f(id);
        }
    };
    for (const ValueId id : ids) {
        visit(id);
        if (id < 0 || static_cast<std::size_t>(id) >= values.size()) continue;
        const RuntimeValue& value = values[static_cast<std::size_t>(id)];
        if (const auto* list = std::get_if<const TensorList*>(&value)) {
            for (const ValueId item : (*list)->items) visit(item);
        } else if (const auto* optional = std::get_if<const OptionalTensorList*>(&value)) {
            for (const ValueId item : (*optional)->items) visit(item);
        }
    }
}

}  // namespace arenascope
