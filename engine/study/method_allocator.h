#pragma once
// The memory that ExecuTorch's runtime takes from its method allocator to load a method: a sum over the method's parts,
// checked against the runtime to the byte (except padding between allocations).

#include <cstdint>
#include <vector>

#include "engine/tuning/tuning.h"

namespace arenascope {

/// Counts of a method that determine its loading memory, for any pointer size.
struct LoadCounts {
    std::int64_t values = 0, inputs = 0;
    std::int64_t tensors = 0, ranks = 0;  ///< ranks: their sum
    std::int64_t resizable_ranks = 0;     ///< of tensors whose sizes may change
    std::int64_t int_lists = 0, int_items = 0;
    std::int64_t tensor_lists = 0, tensor_items = 0;
    std::int64_t optional_lists = 0, optional_items = 0;
    std::int64_t spans = 0;  ///< lists of bools or doubles, and strings
    std::int64_t chains = 0, instructions = 0, arguments = 0, delegates = 0;
    std::int64_t external = 0;  ///< constants in a .ptd
    struct Call {
        std::int64_t arguments = 0, ranks = 0;  ///< ranks: of its tensors
    };
    std::vector<Call> kernels;  ///< in order
};

struct MethodAllocator {
    std::int64_t bytes = 0;
    std::int64_t temporary = 0;  ///< the smallest temp allocator that resolves every operator
};

[[nodiscard]] MethodAllocator method_allocator(const LoadCounts& counts, const RuntimeSetup& setup);

}  // namespace arenascope
