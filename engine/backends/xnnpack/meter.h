#pragma once
// Counts the library's memory. The library has one allocator for the whole process; a meter counts allocations of its
// thread while a Scope of it is open.

#include <cstddef>
#include <cstdint>
#include <map>

namespace arenascope::xnn {

class Meter {
public:
    class Scope {
    public:
        explicit Scope(Meter& meter);
        ~Scope();
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

    private:
        Meter* before_;
    };

    /// Of all live blocks.
    [[nodiscard]] std::int64_t bytes() const { return bytes_; }
    /// The last allocated aligned block that is still live; 0: none.
    [[nodiscard]] std::int64_t last_aligned() const;

    // The library's allocator: C's memory functions with counting.
    static void* allocate(void*, std::size_t bytes);
    static void* reallocate(void*, void* block, std::size_t bytes);
    static void deallocate(void*, void* block);
    static void* aligned_allocate(void*, std::size_t align, std::size_t bytes);

private:
    struct Block {
        std::int64_t bytes = 0, number = 0;
        bool is_aligned = false;
    };
    static Meter*& current();
    static void note(void* block, std::size_t bytes, bool is_aligned);
    static void forget(void* block);

    std::map<void*, Block> blocks_;
    std::int64_t bytes_ = 0, taken_ = 0;
};

}  // namespace arenascope::xnn
