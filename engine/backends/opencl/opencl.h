#pragma once
// The OpenCL backend: device memory of its own, with copies in and out.

#include <memory>

#include "engine/backends/backend.h"

namespace arenascope {

std::shared_ptr<const Backend> make_opencl_backend();

}  // namespace arenascope
