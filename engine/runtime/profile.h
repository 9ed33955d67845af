#pragma once
// What a run moved and touched, call by call.

#include <span>
#include <vector>

#include "engine/runtime/image.h"

namespace arenascope {

class Profile {
public:
    void begin(const Method& method);
    /// After a call: counts the actual bytes of its arguments.
    void note(std::int32_t at, const Image& image, std::span<const RuntimeValue> values, const OpEvent& event);
    /// A call that failed: it is in the trace, and what it moved counts for nothing.
    void note_failed(const OpEvent& event) { events_.push_back(event); }
    /// Adds bytes to the times of `result`, and events and high-water marks beside them.
    void give(RunResult& result);

private:
    struct Moved {
        std::int64_t read = 0, written = 0;
    };
    std::vector<Moved> moved_;  ///< per instruction
    std::vector<OpEvent> events_;
    std::vector<std::int64_t> touched_;
};

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
