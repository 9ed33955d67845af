#pragma once
// Constants stay at their place in the file, which may be unaligned.

namespace arenascope {

/// A float at any address.
using LooseFloat __attribute__((aligned(1))) = float;

}  // namespace arenascope
