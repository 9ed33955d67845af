#pragma once
// An operator without a schema here: the file's types give its outputs their sizes, its out variant is called as
// ExecuTorch's ToOutVar names it. It plans and exports; running it takes a kernel.

#include "engine/lowering/emit/method_builder.h"

namespace arenascope::lowering {

Result<> emit_unknown(MethodBuilder& builder, const fx::ExportedProgram& program, const fx::Node& node);

}  // namespace arenascope::lowering
