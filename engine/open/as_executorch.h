#pragma once
// Programs as ExecuTorch itself lowers them.

#include "engine/engine.h"

namespace arenascope {

/// The same engine, except that lowering keeps what ExecuTorch keeps, though its portable kernels lack it: for what
/// speaks of ExecuTorch's own node list.
[[nodiscard]] Engine as_executorch(const Engine& engine);

/// The same engine, except that lowering leaves no operator of this program where ExecuTorch can do without: recurrent
/// layers of ONNX models are unrolled. For the files that ExecuTorch loads.
[[nodiscard]] Engine for_export(const Engine& engine);

}  // namespace arenascope
