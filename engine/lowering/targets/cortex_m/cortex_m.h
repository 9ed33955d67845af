#pragma once
// A graph of quantize and dequantize nodes, as ExecuTorch's quantiser for Cortex-M leaves it, lowered to the operators
// that its Python flow makes of it.

#include "engine/base/progress.h"
#include "engine/ir/graph.h"
#include "engine/ir/int8_form.h"
#include "engine/ir/stage_runner.h"

namespace arenascope {

/// Whether a quantiser has been at work.
[[nodiscard]] bool is_quantized(const fx::ExportedProgram& program);

/// What cannot be lowered is one error that names the node; what stays real is listed with the reason.
[[nodiscard]] Int8Form lower_for_cortex_m(fx::ExportedProgram program, Progress& progress,
                                          const StageOptions& options = {});

}  // namespace arenascope
