#pragma once
// The runtime's requirements on a method's tables: they exist, and their inputs, operators and delegates are valid.

#include "engine/export/loader_fault.h"
#include "engine/formats/pte/pte_container.h"

namespace arenascope {

/// False if a table is missing: then nothing else of the method can be checked.
bool check_loader_method(const pte::Container& file, const pte::fb::ExecutionPlan& plan, LoaderFaults& faults);

}  // namespace arenascope
