#pragma once
// The demo backend: add, mul and sin of equal f32 shapes, compiled to readable text.

#include <memory>

#include "engine/backends/backend.h"

namespace arenascope {

std::shared_ptr<const Backend> make_demo_backend();

}  // namespace arenascope
