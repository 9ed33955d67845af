#pragma once
// The runtime's requirements on each value of a method: shapes, places and data of tensors, and items of lists.

#include "engine/export/loader_fault.h"
#include "engine/formats/pte/pte_container.h"

namespace arenascope {

/// For a method that has its tables.
void check_loader_values(const pte::Container& file, const pte::fb::ExecutionPlan& plan, LoaderFaults& faults);

}  // namespace arenascope
