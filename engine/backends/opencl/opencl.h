#pragma once
// A device behind OpenCL: its own memory, so that everything goes in and out through copies.

#include <memory>

#include "engine/backends/backend.h"

namespace arenascope {

std::shared_ptr<const Backend> make_opencl_backend();

}  // namespace arenascope
