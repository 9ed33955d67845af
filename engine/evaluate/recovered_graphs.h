#pragma once
// The sub-graphs that a .pte's jumps come from. ExecuTorch plans each on its own; the file lists one run of
// instructions.

#include <memory>

#include "engine/ir/method.h"

namespace arenascope {

/// The method with the graphs of its branches, maps and scans, as the exporter had them: what reads a value of the
/// graph around it reads an operand, for which a body has memory of its own. Null where there are no jumps, or they do
/// not have the exporter's form.
[[nodiscard]] std::shared_ptr<const Method> with_recovered_graphs(const Method& method);

}  // namespace arenascope
