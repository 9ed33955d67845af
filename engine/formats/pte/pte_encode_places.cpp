// Encodes the offsets of a plan into the tensors of a .pte.

#include <algorithm>
#include <limits>

#include "engine/formats/pte/pte_encode.h"

namespace arenascope::pte {
namespace {

constexpr std::int32_t most_arenas = 1024;

/// Grows the arena of a place so that it contains the tensor.
Result<> hold(std::vector<std::int64_t>& arenas, const Allocation& place, std::int64_t bytes) {
    if (place.mem_id < 1 || place.mem_id > most_arenas) {
        return Error{.what = message("memory id {mem_id}", place.mem_id), .expected = message("1..1024")};
    }
    const auto end = checked_add(place.offset, bytes);
    if (place.offset < 0 || !end) {
        return Error{.what = message("offset {offset}", place.offset),
                     .expected = message("an offset inside its arena")};
    }
    const auto index = static_cast<std::size_t>(place.mem_id);
    if (arenas.size() <= index) arenas.resize(index + 1, 0);
    arenas[index] = std::max(arenas[index], *end);
    return done;
}

Result<std::int64_t> bytes_of(const Tensor& tensor) {
    const auto bytes = tensor.bytes();
    if (bytes && tensor.upper.size() == tensor.sizes.size()) return *bytes;
    return Error{.what = message("its size is not known"),
                 .expected = message("sizes with upper bounds that 64 bits can count")};
}

}  // namespace

Result<Places> places_of(const Method& method, const Plan& plan) {
    Places places{.of = Table<ValueId, std::optional<Allocation>>(method.values.size()), .arenas = {0}};
    const auto& buffers = plan.problem.buffers;
    if (plan.placement.offsets.size() != buffers.size()) {
        return Error{.what = message("the plan has offsets for {offsets} of {buffers} buffers",
                                     plan.placement.offsets.size(), buffers.size()),
                     .expected = message("an offset for each")};
    }
    for (const BufferRow row : buffers.indices()) {
        const ValueId id = buffers[row].id;
        const Tensor* tensor = method.values.has(id) ? method.values[id].tensor() : nullptr;
        if (!tensor || tensor->is_constant) {
            return Error{.what = message("the plan has an offset for value {id}", id.number()),
                         .expected = message("a tensor of this method that is not a constant")};
        }
        const Allocation place{buffers[row].mem_id, plan.placement.offsets[row]};
        TRY(const std::int64_t bytes, bytes_of(*tensor).in(method.values[id].name));
        CHECKED(hold(places.arenas, place, bytes).in(method.values[id].name));
        places.of[id] = place;
    }
    for (const PoolResult& pool : plan.pools) {
        CHECKED(hold(places.arenas, Allocation{pool.mem_id, 0}, pool.bytes).in(message("pool {pool}", pool.name)));
    }
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor || tensor->alias_of == no_value) continue;
        // Tensors that moves redirect keep their places from a loaded plan.
        const auto& root = places.of[tensor->alias_of];
        places.of[id] = plan.is_loaded() && tensor->loaded && root ? tensor->loaded : root;
        if (places.of[id] && !(plan.is_loaded() && tensor->loaded)) places.of[id]->offset += tensor->alias_offset;
    }
    return places;
}

Result<Places> loaded_places(const Method& method) {
    if (method.loaded_arena_bytes.empty()) {
        return Error{.what = message("it has no plan"),
                     .place = method.name,
                     .expected = message("a plan for every method"),
                     .remedy = message("export one method at a time")};
    }
    Places places{.of = {}, .arenas = method.loaded_arena_bytes};
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        places.of.push_back(tensor ? tensor->loaded : std::nullopt);
        if (tensor && tensor->loaded) CHECKED(hold(places.arenas, *tensor->loaded, tensor->bytes().value_or(0)));
    }
    return places;
}

}  // namespace arenascope::pte
