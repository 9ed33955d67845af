#include "engine/study/method_allocator.h"

#include <algorithm>

namespace arenascope {

namespace {

constexpr std::int64_t dimension_bytes = 4, order_bytes = 1;  // of a size or a stride, of an entry of a dim order

/// Sizes of the runtime's structures.
struct Sizes {
    std::int64_t pointer, value, tensor, list, span, optional, chain, delegate, named;
};

Sizes sizes_of(Abi abi) {
    constexpr Sizes wide{.pointer = 8,
                         .value = 16,
                         .tensor = 64,
                         .list = 24,
                         .span = 16,
                         .optional = 16,
                         .chain = 32,
                         .delegate = 24,
                         .named = 64};
    constexpr Sizes narrow{.pointer = 4,
                           .value = 12,
                           .tensor = 32,
                           .list = 12,
                           .span = 8,
                           .optional = 8,
                           .chain = 16,
                           .delegate = 12,
                           .named = 32};
    Sizes out = abi == Abi::x86_32 || abi == Abi::arm32 ? narrow : wide;
    if (abi == Abi::arm32) out.value = 16;  // members of 8 bytes are aligned to 8
    return out;
}

}  // namespace

MethodAllocator method_allocator(const LoadCounts& counts, const RuntimeSetup& setup) {
    constexpr std::int64_t argument_meta = 16;  // for resolving an operator, in addition to each tensor's
    const Sizes size = sizes_of(setup.abi);
    const std::int64_t pair = size.pointer * 2, item = size.pointer + 8;
    MethodAllocator out;
    out.bytes = counts.values * size.value + counts.inputs + counts.tensors * size.tensor +
        counts.ranks * dimension_bytes + counts.resizable_ranks * (dimension_bytes + order_bytes) +
        counts.int_lists * size.list + counts.int_items * item + counts.tensor_lists * size.list +
        counts.tensor_items * pair + counts.optional_lists * size.list +
        counts.optional_items * (size.optional + size.pointer) + counts.spans * size.span + counts.chains * size.chain +
        counts.instructions * (size.pointer + pair) + counts.arguments * size.pointer +
        counts.delegates * size.delegate + counts.external * size.named;
    for (const LoadCounts::Call& call : counts.kernels) {
        const std::int64_t needed = call.arguments * (size.list + argument_meta);
        if (!setup.temp_allocator || needed <= *setup.temp_allocator) out.temporary = std::max(out.temporary, needed);
        else out.bytes += call.arguments * size.list + call.ranks;
    }
    return out;
}

}  // namespace arenascope
