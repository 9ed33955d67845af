#pragma once
// Weights that a step reads from end to end, in pages of 2 MB. A mapped file has pages of 4 KB, and the processor's
// prefetchers stop at the end of each: huge pages make the reads about 1.5 times as fast.

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "engine/ir/memory_budget.h"
#include "engine/ir/method.h"
#include "engine/kernels/kernel.h"

namespace arenascope {

class StreamedWeights {
public:
    /// Copies the weights of all products (arenascope::linear.out), once: if they exceed the caches and `memory` allows
    /// it. Otherwise they stay.
    void make(const Method& method, ConstValuesView values, MemoryBudget& memory);
    [[nodiscard]] bool is_made() const { return is_made_; }
    /// Redirects the weights among `values` to these copies.
    void point(ValuesView values) const;
    [[nodiscard]] std::int64_t bytes() const { return bytes_; }

private:
    struct Unmap {
        std::size_t bytes;
        void operator()(void* memory) const;
    };
    bool is_made_ = false;
    std::int64_t bytes_ = 0;
    std::unique_ptr<void, Unmap> memory_;
    std::vector<std::pair<ValueId, std::byte*>> copies_;
};

}  // namespace arenascope
