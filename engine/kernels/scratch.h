#pragma once
// What kernels need besides their tensors for the time of one call: copies in another layout, a library's scratchpad.
// It lies in one host block, the pool `scratch`: a call finds it empty, so its plan is every call at offset 0 and its
// size the largest call. Kernels declare what they take before the first run: they are asked in a measuring pool, which
// counts and gives no memory. Never part of a file's pools.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
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
    /// Bytes of the pool: what its largest call took or declared.
    [[nodiscard]] std::int64_t size() const { return largest_; }
    /// Bytes that `ask` takes at most between two calls of begin(); it gets null for all of them.
    template <class Ask>
    [[nodiscard]] std::int64_t measure(const Ask& ask) {
        const auto [used, largest] = std::pair(used_, largest_);
        is_measuring_ = true;
        used_ = largest_ = 0;
        ask();
        is_measuring_ = false;
        const std::int64_t found = largest_;
        used_ = used;
        largest_ = largest;
        return found;
    }
    [[nodiscard]] bool is_measuring() const { return is_measuring_; }
    /// Between two calls: one block of at least so many bytes from now on. False: there is no memory for it.
    [[nodiscard]] bool reserve(std::int64_t bytes);
    /// Blocks that calls needed although they were not reserved.
    [[nodiscard]] std::int64_t unplanned() const { return unplanned_; }

private:
    struct Free {
        void operator()(std::byte* bytes) const;
    };
    using Bytes = std::unique_ptr<std::byte, Free>;
    static Bytes make(std::int64_t bytes);  ///< null: no memory
    Bytes block_;
    std::vector<Bytes> more_;  ///< beyond the block, until the next call
    std::int64_t room_ = 0, used_ = 0, largest_ = 0, unplanned_ = 0;
    bool is_measuring_ = false;
};

/// A growing array within a call's scratch; what it held before it grew is lost.
template <class T>
class Scratch {
public:
    explicit Scratch(ScratchPool& pool) : pool_(&pool) {}
    /// It has no memory: nothing may be copied here.
    [[nodiscard]] bool is_measured() const { return pool_->is_measuring(); }
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
