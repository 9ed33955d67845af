#pragma once
// What begins where a line of the cache does: weights that kernels pack, whose loads then do not cross two lines.

#include <cstddef>
#include <new>
#include <vector>

namespace arenascope {

template <class T>
struct LineAllocator {
    using value_type = T;
    static constexpr std::align_val_t line{64};

    LineAllocator() = default;
    template <class Other>
    explicit LineAllocator(const LineAllocator<Other>&) {}
    T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), line)); }
    void deallocate(T* at, std::size_t) { ::operator delete(at, line); }
    bool operator==(const LineAllocator&) const = default;
};

template <class T>
using AlignedVector = std::vector<T, LineAllocator<T>>;

}  // namespace arenascope
