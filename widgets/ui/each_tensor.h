#pragma once

#include <algorithm>

#include "engine/ir/method.h"

namespace arenascope {

/// Tensors among an instruction's arguments, those of lists included.
template <class Use>
void eachTensorOf(const Method& method, const Instruction& instruction, const Use& use) {
    const auto add = [&](ValueId id) {
        const bool known = id >= 0 && static_cast<std::size_t>(id) < method.values.size();
        if (known && method.values[static_cast<std::size_t>(id)].tensor()) use(id);
    };
    for (const ValueId id : instruction.args) {
        add(id);
        if (id < 0 || static_cast<std::size_t>(id) >= method.values.size()) continue;
        const auto& data = method.values[static_cast<std::size_t>(id)].data;
        if (const auto* list = std::get_if<TensorList>(&data))
            std::for_each(list->items.begin(), list->items.end(), add);
        if (const auto* some = std::get_if<OptionalTensorList>(&data))
            std::for_each(some->items.begin(), some->items.end(), add);
    }
}

}  // namespace arenascope
