#pragma once
// What the runtime demands of a .pte as a whole: its methods, and where constants and named data lie.

#include "engine/export/loader_fault.h"
#include "engine/formats/pte/pte_container.h"

namespace arenascope {

/// Beyond what open_container() has checked.
void check_loader_file(const pte::Container& file, LoaderFaults& faults);

}  // namespace arenascope
