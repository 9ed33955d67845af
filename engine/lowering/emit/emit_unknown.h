#pragma once
// Operators without a known schema: the file's types give the sizes of outputs, and the out variant is named like
// ExecuTorch's ToOutVar does. They are planned and exported; running them requires a kernel.

#include "engine/lowering/emit/method_builder.h"

namespace arenascope::lowering {

Result<> emit_unknown(MethodBuilder& builder, const fx::ExportedProgram& program, const fx::Node& node);

}  // namespace arenascope::lowering
