#pragma once
// Views in a loaded file that only their places reveal.

#include "engine/ir/method.h"

namespace arenascope {

/// Tensors that a loaded program reads and never writes. Each is assumed to be a view of the tensor at the same bytes,
/// while another tensor of its type and size is also in use: with other places in the file it would be a view of that
/// one. Views for whose sake alone their tensor is computed are left out. In the order of their first reads.
[[nodiscard]] std::vector<ValueId> views_known_by_place(const Method& method);

}  // namespace arenascope
