#pragma once

namespace arenascope {

/// Whether this machine multiplies 8-bit integers exactly and faster than floats (VNNI): without it, oneDNN's sums
/// saturate.
[[nodiscard]] bool multiplies_integers();

}  // namespace arenascope
