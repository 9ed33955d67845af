#pragma once
// The runtime's requirements on instructions: their ids exist, and calls match their operators' schemas and kernels.

#include "engine/export/export_targets.h"
#include "engine/export/loader_fault.h"
#include "engine/formats/pte/pte_container.h"

namespace arenascope {

/// For a method that has its tables. `target`: null if any operator may be called.
void check_loader_calls(const pte::fb::ExecutionPlan& plan, const ExportTarget* target, LoaderFaults& faults);

}  // namespace arenascope
