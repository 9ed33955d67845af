#pragma once
// Rows for tensors that have no bytes of their own in an arena: constants, and views of other tensors.

#include <optional>
#include <vector>

#include "engine/evaluate/outcome.h"

namespace arenascope {

/// One row for each constant and each view of a specialised method, in order of values. Its steps are those that read
/// it (a view's begin where it is made). If nothing reads it, the last step is before the first.
std::vector<TensorRow> unplaced_rows(const Method& method);
/// The row of such a value; nothing for any other value.
std::optional<TensorRow> unplaced_row(const Method& method, ValueId value);

}  // namespace arenascope
