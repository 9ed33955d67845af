#pragma once
// What kernels need besides their tensors for the time of one call: copies in another layout, a library's scratchpad.
// It lies in one host block, the pool `scratch`: a call finds it empty, so its plan is every call at offset 0 and its size
// the largest call. Never part of a file's pools.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace arenascope {

class ScratchPool {
public:
    /// A call begins: what the last one took is free. One block from now on, where the last call needed more.
    void begin();
    /// At a multiple of 64 bytes, uninitialised, until the next begin().
    [[nodiscard]] std::byte* take(std::size_t bytes);
    /// Bytes that the call has taken so far.
    [[nodiscard]] std::int64_t used() const { return used_; }
    /// Bytes of the pool: what its largest call took.
    [[nodiscard]] std::int64_t size() const { return largest_; }

private:
    struct Free {
        void operator()(std::byte* bytes) const;
    };
    using Bytes = std::unique_ptr<std::byte, Free>;
    static Bytes make(std::int64_t bytes);
    Bytes block_;
    std::vector<Bytes> more_;  ///< beyond the block, until the next call
    std::int64_t room_ = 0, used_ = 0, largest_ = 0;
};

/// A growing array within a call's scratch; what it held before it grew is lost.
template <class T>
class Scratch {
public:
    explicit Scratch(ScratchPool& pool) : pool_(&pool) {}
    [[nodiscard]] std::size_t size() const { return count_; }
    void resize(std::size_t count) {
        if (count > count_) data_ = reinterpret_cast<T*>(pool_->take(count * sizeof(T)));
        count_ = count;
    }
    [[nodiscard]] T* data() const { return data_; }
    [[nodiscard]] T& operator[](std::size_t i) const { return data_[i]; }
    [[nodiscard]] T* begin() const { return data_; }
    [[nodiscard]] T* end() const { return data_ + count_; }

private:
    ScratchPool* pool_;
    T* data_ = nullptr;
    std::size_t count_ = 0;
};

}  // namespace arenascope
