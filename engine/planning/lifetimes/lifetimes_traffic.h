#pragma once
// The traffic of a tensor, by operator.

#include <cstdint>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

struct BytesMoved {
    std::int64_t written = 0, read = 0;
    /// Saturates at the largest number instead of wrapping.
    [[nodiscard]] std::int64_t total() const;
};

/// Bytes that operators write to and read from it in one run, counted like bytes_moved() (lifetimes.h).
[[nodiscard]] Table<ValueId, BytesMoved> bytes_written_and_read(const Method& method);

}  // namespace arenascope
