#include "engine/kernels/scratch.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace arenascope {

namespace {

constexpr std::int64_t alignment = 64;

std::int64_t padded(std::size_t bytes) {
    return (static_cast<std::int64_t>(std::max<std::size_t>(bytes, 1)) + alignment - 1) / alignment * alignment;
}

}  // namespace

void ScratchPool::Free::operator()(std::byte* bytes) const { std::free(bytes); }

ScratchPool::Bytes ScratchPool::make(std::int64_t bytes) {
    return Bytes(static_cast<std::byte*>(std::aligned_alloc(alignment, static_cast<std::size_t>(bytes))));
}

void ScratchPool::begin() {
    used_ = 0;
    if (more_.empty()) return;
    more_.clear();
    static_cast<void>(reserve(largest_));
}

bool ScratchPool::reserve(std::int64_t bytes) {
    largest_ = std::max(largest_, bytes);
    if (bytes <= room_) return true;
    room_ = 0;
    block_.reset();
    block_ = make(bytes);
    if (block_) room_ = bytes;
    return block_ != nullptr;
}

std::byte* ScratchPool::take(std::size_t bytes) {
    const std::int64_t size = padded(bytes), at = used_;
    used_ += size;
    largest_ = std::max(largest_, used_);
    if (is_measuring_) return nullptr;
    if (used_ <= room_) return block_.get() + at;
    ++unplanned_;
    more_.push_back(make(size));
    if (!more_.back()) throw std::bad_alloc();  // as every container here would
    return more_.back().get();
}

}  // namespace arenascope
