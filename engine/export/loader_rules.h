#pragma once
// The requirements of ExecuTorch's runtime on a .pte, before and while it runs: rules of the file, of each method's
// values, of its instructions, and of the target's kernels. They are checked on the finished file, whatever it was made
// from. engine/formats/pte accepts more than the runtime does.

#include <vector>

#include "engine/export/export_targets.h"
#include "engine/export/loader_fault.h"
#include "engine/ir/graph.h"

namespace arenascope {

/// All rules that the file breaks, at most most_loader_faults. `file.bytes` are aligned to 16. `target`: the device's
/// operators and backends; null: any operator and backend, and kernels without limits.
[[nodiscard]] std::vector<LoaderFault> loader_faults(const Data& file, const ExportTarget* target);

}  // namespace arenascope
