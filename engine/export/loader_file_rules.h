#pragma once
// The runtime's requirements on a .pte as a whole: its methods, and the places of constants and named data.

#include "engine/export/loader_fault.h"
#include "engine/formats/pte/pte_container.h"

namespace arenascope {

/// Rules beyond the checks of open_container().
void check_loader_file(const pte::Container& file, LoaderFaults& faults);

}  // namespace arenascope
