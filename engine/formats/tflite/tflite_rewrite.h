#pragma once
// A model whose first graph has other operators than its file: tiles, or operators that passes have changed. What is
// new stands in front of the old file, and everything else stays as it was.

#include <memory>

#include "engine/formats/format.h"
#include "engine/formats/tflite/tflite_head.h"
#include "engine/formats/tflite/tflite_plan.h"

namespace arenascope::tflite {

/// Slots of lists that a new root has of its own; the rest is the old one's.
struct ModelSlots {
    std::size_t codes = 0, graphs = 0, buffers = 0, metadata = 0;
};
ModelSlots put_model(Head& head, const fb::Model& old, bool has_own_graph = false);

/// The places of old tables and `more` new ones; returns the slots of the new ones. One of the old ones may be left
/// out.
template <class T>
std::vector<std::size_t> put_list(Head& head, const flatbuffers::Vector<flatbuffers::Offset<T>>* list,
                                  std::size_t slot_of_list, std::size_t more,
                                  std::optional<std::uint32_t> but_for = std::nullopt) {
    const std::uint32_t count = list ? list->size() : 0;
    head.link(slot_of_list, head.at());
    head.put(count + static_cast<std::uint32_t>(more) - (but_for ? 1 : 0));
    for (std::uint32_t i = 0; i < count; ++i) {
        if (but_for == i) continue;
        head.link_old(head.at(), list->Get(i));
        head.put(0);
    }
    std::vector<std::size_t> slots;
    for (std::size_t i = 0; i < more; ++i) {
        slots.push_back(head.at());
        head.put(0);
    }
    return slots;
}
/// A metadata entry with these offsets, and its buffer, which is number `index`.
void put_plan(Head& head, std::size_t entry_slot, std::size_t buffer_slot, std::uint32_t index,
              const std::vector<std::int32_t>& offsets);

/// Offsets of all values of a method: of tensors that are planned; -1 for all others.
Result<Table<ValueId, std::int32_t>> offsets_of(const Artifact& artifact);

/// Whether a method calls what its file does, in that order.
Result<bool> has_calls_of_file(const Method& method, const std::shared_ptr<const MappedFile>& file, Progress& progress);
Result<std::vector<std::byte>> write_rewritten(const Artifact& artifact, const fb::Model& model,
                                               const std::shared_ptr<const MappedFile>& file, Progress& progress);

}  // namespace arenascope::tflite
