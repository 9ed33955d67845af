#pragma once
// What ExecuTorch's runtime demands of a .pte before and while it runs: rules of the file, of each method's values, of
// its instructions, and of the kernels that a target computes with. Checked on the finished file, whatever it was made
// from; engine/formats/pte reads more than the runtime does.

#include <vector>

#include "engine/export/export_targets.h"
#include "engine/export/loader_fault.h"
#include "engine/ir/graph.h"

namespace arenascope {

/// Every rule that the file breaks, but not more than most_loader_faults. `file.bytes` are aligned to 16. `target`:
/// what the device has; null: any operator and backend, and kernels without limits.
[[nodiscard]] std::vector<LoaderFault> loader_faults(const Data& file, const ExportTarget* target);

}  // namespace arenascope
