#pragma once
// What there is to say of tensors that have no bytes of their own in an arena: constants, and views of other tensors.

#include <optional>
#include <vector>

#include "engine/evaluate/outcome.h"

namespace arenascope {

/// One row for each constant and each view of a specialised method, in order of values. Their steps are those in which
/// they are read (a view's begin where it is made); the last lies before the first where nothing reads them.
std::vector<TensorRow> unplaced_rows(const Method& method);
/// The row of one of them; nothing for any other value.
std::optional<TensorRow> unplaced_row(const Method& method, ValueId value);

}  // namespace arenascope
