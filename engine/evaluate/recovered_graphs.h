#pragma once
// Recovers sub-graphs from the jumps of a .pte. ExecuTorch plans each graph on its own, but the file has one list of
// instructions.

#include <memory>

#include "engine/ir/method.h"

namespace arenascope {

/// The method with the graphs of its branches, maps and scans, as the exporter had them. A read of a value of the
/// surrounding graph becomes a read of an operand, for which a body has memory of its own. Null if there are no jumps,
/// or if they do not have the exporter's form.
[[nodiscard]] std::shared_ptr<const Method> with_recovered_graphs(const Method& method);

}  // namespace arenascope
