#pragma once
// Beside families.h, which every kernel includes.

#include "engine/kernels/kernel.h"

namespace arenascope {

KernelFamily detection_kernels();

}  // namespace arenascope
