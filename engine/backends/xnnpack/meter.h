#pragma once
// Counts the memory that the library takes: it has one allocator for the whole process, and a meter counts what is
// taken and given back on its thread while a Scope of it is open.

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

    /// Of all blocks that are not given back.
    [[nodiscard]] std::int64_t bytes() const { return bytes_; }
    /// The aligned block that was taken last and is still there; 0: none.
    [[nodiscard]] std::int64_t last_aligned() const;

    // What the library calls; C's memory functions with a count.
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
