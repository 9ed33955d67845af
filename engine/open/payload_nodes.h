#pragma once
// What is inside a delegate's payload, as its backend reads it.

#include "engine/backends/backend.h"

namespace arenascope {

/// In the order of the program; empty where no known backend can tell. An error says what is wrong with the payload.
[[nodiscard]] Result<std::vector<BlobNode>> payload_nodes(const Backends& backends, const Program& program,
                                                          const Delegate& delegate);

}  // namespace arenascope
