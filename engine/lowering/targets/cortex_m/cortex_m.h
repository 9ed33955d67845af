#pragma once
// Lowers a graph of quantize and dequantize nodes, as ExecuTorch's quantiser for Cortex-M makes it, to the operators of
// ExecuTorch's Python flow.

#include "engine/base/progress.h"
#include "engine/ir/graph.h"
#include "engine/ir/int8_form.h"
#include "engine/ir/stage_runner.h"

namespace arenascope {

/// Whether the graph was quantised.
[[nodiscard]] bool is_quantized(const fx::ExportedProgram& program);

/// A graph that cannot be lowered is one error that names the node; operators that stay real are listed with the
/// reason.
[[nodiscard]] Int8Form lower_for_cortex_m(fx::ExportedProgram program, Progress& progress,
                                          const StageOptions& options = {});

}  // namespace arenascope
