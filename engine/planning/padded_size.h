#pragma once
// How many bytes a buffer keeps from others, for loops over all of them: occupied_bytes() with no words about a
// failure.

#include "engine/base/bytes.h"
#include "engine/planning/problem.h"

namespace arenascope {

/// As occupied_bytes(); nothing where that fails.
[[nodiscard]] inline std::optional<std::int64_t> occupied(const Problem& problem, const Buffer& buffer) {
    if (buffer.bytes < 0 || buffer.padding < 0) return std::nullopt;
    const auto size = round_up(buffer.bytes, alignment_of(problem, buffer));
    return size && *size > 0 ? checked_add(*size, buffer.padding) : size;
}

}  // namespace arenascope
