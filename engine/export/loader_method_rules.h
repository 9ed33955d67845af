#pragma once
// What the runtime demands of a method's tables: that they are there, and what its inputs, operators and delegates say.

#include "engine/export/loader_fault.h"
#include "engine/formats/pte/pte_container.h"

namespace arenascope {

/// False where a table is missing: then nothing else of the method can be checked.
bool check_loader_method(const pte::Container& file, const pte::fb::ExecutionPlan& plan, LoaderFaults& faults);

}  // namespace arenascope
