#include "engine/planning/problem.h"

#include <algorithm>

#include "engine/base/bytes.h"

namespace arenascope {

std::int64_t alignment_of(const Problem& problem, const Buffer& buffer) {
    if (buffer.align > 0) return buffer.align;
    for (const Pool& pool : problem.pools) {
        if (pool.mem_id == buffer.mem_id && pool.align > 0) return pool.align;
    }
    return std::max<std::int64_t>(problem.align, 1);
}

Result<std::int64_t> aligned_bytes(const Problem& problem, const Buffer& buffer) {
    if (buffer.bytes < 0) {
        return Error{.what = "buffer " + std::to_string(buffer.id) + " has " + std::to_string(buffer.bytes) + " bytes",
                     .expected = "0 or more"};
    }
    const std::int64_t align = alignment_of(problem, buffer);
    const auto size = round_up(buffer.bytes, align);
    if (!size) {
        return Error{.what = "buffer " + std::to_string(buffer.id) + ": " + std::to_string(buffer.bytes) +
                             " bytes, rounded up to a multiple of " + std::to_string(align) + ", do not fit in 64 bits"};
    }
    return *size;
}

}  // namespace arenascope
