#pragma once
// What is measured rather than computed of a footprint.

#include <cstdint>

namespace arenascope {

/// What ExecuTorch's method allocator takes for one instruction, in bytes; 250 to 640 in the programs measured.
inline constexpr std::int64_t bytes_per_instruction = 640;

}  // namespace arenascope
