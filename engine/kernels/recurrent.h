#pragma once
// Kernels of recurrent layers.

#include "engine/kernels/kernel.h"

namespace arenascope {

KernelFamily recurrent_kernels();

}  // namespace arenascope
