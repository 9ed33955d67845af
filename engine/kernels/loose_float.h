#pragma once
// Constants lie where their file has them, which need not be at a multiple of their size.

namespace arenascope {

/// A float at any address.
using LooseFloat __attribute__((aligned(1))) = float;

}  // namespace arenascope
