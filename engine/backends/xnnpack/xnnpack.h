#pragma once
// XNNPACK as a backend, in ExecuTorch's own payload.

#include <memory>

#include "engine/backends/backend.h"

namespace arenascope {

std::shared_ptr<const Backend> make_xnnpack_backend();

}  // namespace arenascope
