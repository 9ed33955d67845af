#pragma once
// When the parts of a memory are used: bytes that are touched first and last at the same times.

#include <cstdint>
#include <vector>

namespace arenascope {

/// Bytes [begin, end) that are read or written at some time.
struct TouchedBytes {
    std::int64_t begin = 0, end = 0;
    std::int32_t at = 0;
    bool is_new = false;  ///< all of them are written: what they were before does not matter
};

/// Bytes [begin, end) that are touched first at `first` and last at `last`.
struct LivingBytes {
    std::int64_t begin = 0, end = 0;
    std::int32_t first = 0, last = 0;
    bool operator==(const LivingBytes&) const = default;
};

/// Ascending and disjoint, each as long as possible; at most two for each touch. `comparisons`, if given, counts the
/// work, which grows like a sort of the touches.
[[nodiscard]] std::vector<LivingBytes> living_bytes(std::vector<TouchedBytes> touches,
                                                    std::int64_t* comparisons = nullptr);
/// The same if bytes are used for one value after another: a life ends with the last touch before new bytes. Ascending,
/// and disjoint in bytes or in time.
[[nodiscard]] std::vector<LivingBytes> lives_of_bytes(std::vector<TouchedBytes> touches);

}  // namespace arenascope
