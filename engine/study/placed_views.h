#pragma once
// Views of a loaded file that nothing but their place tells.

#include "engine/ir/method.h"

namespace arenascope {

/// Tensors that a loaded program reads and never writes, each taken for a view of the tensor on whose bytes it lies,
/// while another tensor of its type and size is in use, too: with other places in the file it would be a view of that
/// one. In the order of their first reads.
[[nodiscard]] std::vector<ValueId> views_known_by_place(const Method& method);

}  // namespace arenascope
