#pragma once
// The nodes inside a delegate's payload, as its backend reads it.

#include "engine/backends/backend.h"

namespace arenascope {

/// In the order of the program; empty if no backend can read the payload. An error states what is wrong with it.
[[nodiscard]] Result<std::vector<PayloadNode>> payload_nodes(const Backends& backends, const Program& program,
                                                             const Delegate& delegate);

}  // namespace arenascope
