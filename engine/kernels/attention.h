#pragma once
// Kernels of attention.

#include "engine/kernels/kernel.h"

namespace arenascope {

KernelFamily attention_kernels();

}  // namespace arenascope
