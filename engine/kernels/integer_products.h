#pragma once

namespace arenascope {

/// Whether this machine multiplies 8-bit integers exactly and faster than floats (VNNI). Without VNNI, the sums of
/// oneDNN saturate.
[[nodiscard]] bool multiplies_integers();

}  // namespace arenascope
