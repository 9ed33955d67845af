#include "engine/runtime/streamed_weights.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>

namespace arenascope {

namespace {

constexpr std::int64_t large_page = std::int64_t{1} << 21, line = 64;
constexpr std::int64_t least = std::int64_t{1} << 23;  // fewer bytes stay in the caches between steps

std::int64_t padded(std::int64_t bytes) { return (bytes + line - 1) / line * line; }

std::int64_t bytes_of(const TensorValue& tensor) { return tensor.numel() * item_size(tensor.dtype); }

/// Constants that products read, in that order.
std::vector<ValueId> weights_of(const Method& method, ConstValuesView values) {
    std::vector<ValueId> ids;
    for (const Instruction& instruction : method.instructions) {
        if (instruction.op != "arenascope::linear.out" || instruction.args.size() < 2) continue;
        const ValueId id = instruction.args[1];
        const auto* tensor = values.has(id) ? std::get_if<TensorValue>(&values[id]) : nullptr;
        if (!tensor || !tensor->is_constant || !tensor->data || !tensor->is_contiguous()) continue;
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
    return ids;
}

}  // namespace

void StreamedWeights::Unmap::operator()(void* memory) const { munmap(memory, bytes); }

void StreamedWeights::make(const Method& method, ConstValuesView values, MemoryBudget& memory) {
    is_made_ = true;
    const std::vector<ValueId> ids = weights_of(method, values);
    const auto tensor = [&](ValueId id) -> const TensorValue& { return std::get<TensorValue>(values[id]); };
    std::int64_t total = 0;
    for (const ValueId id : ids) total += padded(bytes_of(tensor(id)));
    if (total < least || !memory.take(total + large_page).ok()) return;
    const auto mapped = static_cast<std::size_t>(total + large_page);
    void* const start = mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED) return memory.give_back(total + large_page);
    memory_ = std::unique_ptr<void, Unmap>(start, Unmap{mapped});
    const auto address = reinterpret_cast<std::uintptr_t>(start);
    auto* to = static_cast<std::byte*>(start) + (large_page - address % large_page) % large_page;
    madvise(to, static_cast<std::size_t>(total), MADV_HUGEPAGE);  // without huge pages, normal ones
    for (const ValueId id : ids) {
        std::memcpy(to, tensor(id).data, static_cast<std::size_t>(bytes_of(tensor(id))));
        copies_.emplace_back(id, to);
        to += padded(bytes_of(tensor(id)));
    }
    bytes_ = total;
}

void StreamedWeights::point(ValuesView values) const {
    for (const auto& [id, data] : copies_) std::get<TensorValue>(values[id]).data = data;
}

}  // namespace arenascope
