#include "engine/backends/xnnpack/meter.h"

#include <cstdlib>
#include <utility>

namespace arenascope::xnn {

Meter*& Meter::current() {
    thread_local Meter* meter = nullptr;
    return meter;
}

Meter::Scope::Scope(Meter& meter) : before_(std::exchange(current(), &meter)) {}
Meter::Scope::~Scope() { current() = before_; }

void Meter::note(void* block, std::size_t bytes, bool is_aligned) {
    Meter* meter = current();
    if (!meter || !block) return;
    meter->blocks_[block] = {
        .bytes = static_cast<std::int64_t>(bytes), .number = meter->taken_++, .is_aligned = is_aligned};
    meter->bytes_ += static_cast<std::int64_t>(bytes);
}

void Meter::forget(void* block) {
    Meter* meter = current();
    if (!meter || !block) return;
    const auto found = meter->blocks_.find(block);
    if (found == meter->blocks_.end()) return;
    meter->bytes_ -= found->second.bytes;
    meter->blocks_.erase(found);
}

std::int64_t Meter::last_aligned() const {
    const Block* last = nullptr;
    for (const auto& [address, block] : blocks_) {
        if (block.is_aligned && (!last || block.number > last->number)) last = &block;
    }
    return last ? last->bytes : 0;
}

void* Meter::allocate(void*, std::size_t bytes) {
    void* block = std::malloc(bytes);
    note(block, bytes, false);
    return block;
}

void* Meter::reallocate(void*, void* block, std::size_t bytes) {
    forget(block);
    void* moved = std::realloc(block, bytes);
    note(moved, bytes, false);
    return moved;
}

void Meter::deallocate(void*, void* block) {
    forget(block);
    std::free(block);
}

void* Meter::aligned_allocate(void*, std::size_t align, std::size_t bytes) {
    void* block = nullptr;
    if (posix_memalign(&block, align, bytes) != 0) return nullptr;
    note(block, bytes, true);
    return block;
}

}  // namespace arenascope::xnn
