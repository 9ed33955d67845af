#pragma once
// Walking the tensors among the arguments of an instruction.

#include <cstddef>
#include <span>
#include <variant>

#include "engine/ir/runtime_value.h"

namespace arenascope {

/// Calls `f(ValueId)` for every tensor among the ids, including entries of lists.
template <class F>
void for_tensors(ConstValuesView values, std::span<const ValueId> ids, F f) {
    const auto visit = [&](ValueId id) {
        if (values.has(id) && std::holds_alternative<TensorValue>(values[id])) f(id);
    };
    for (const ValueId id : ids) {
        visit(id);
        if (!values.has(id)) continue;
        const RuntimeValue& value = values[id];
        if (const auto* list = std::get_if<const TensorList*>(&value)) {
            for (const ValueId item : (*list)->items) visit(item);
        } else if (const auto* optional = std::get_if<const OptionalTensorList*>(&value)) {
            for (const ValueId item : (*optional)->items) visit(item);
        }
    }
}

}  // namespace arenascope
