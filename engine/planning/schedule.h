#pragma once
// Another order of a method's operators, within what they read from each other, that needs fewer live bytes.

#include <optional>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"

namespace arenascope {

/// `bytes`: by value, what its buffer takes up; 0: not planned. `exact` looks at all orders (fails where they are too
/// many), otherwise a beam is followed. Nothing where no order found has a lower peak, or where control flow fixes it.
Result<std::optional<Method>> reorder_operators(const Method& method, const std::vector<std::int64_t>& bytes, bool exact,
                                                Progress& progress);

}  // namespace arenascope
