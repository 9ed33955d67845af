#pragma once
// XNNPACK as a backend, with ExecuTorch's payload format.

#include <memory>

#include "engine/backends/backend.h"

namespace arenascope {

std::shared_ptr<const Backend> make_xnnpack_backend();

}  // namespace arenascope
