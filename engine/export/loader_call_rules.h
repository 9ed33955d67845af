#pragma once
// What the runtime demands of instructions: that they name what there is, and that calls are as their operators'
// schemas and their kernels ask.

#include "engine/export/export_targets.h"
#include "engine/export/loader_fault.h"
#include "engine/formats/pte/pte_container.h"

namespace arenascope {

/// Of a method that has its tables. `target`: null where any operator may be called.
void check_loader_calls(const pte::fb::ExecutionPlan& plan, const ExportTarget* target, LoaderFaults& faults);

}  // namespace arenascope
