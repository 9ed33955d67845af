#pragma once
// Another order of a method's operators, within what they read from each other, that needs fewer bytes.

#include <functional>
#include <optional>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"

namespace arenascope {

/// The bytes of a plan of the method, in whatever order its operators are.
using PlacedBytes = std::function<Result<std::int64_t>(const Method&)>;

/// `bytes`: what its buffer takes up; 0: not planned. First the order with the least peak: `exact` looks at
/// all (fails where they are too many), otherwise a beam is followed. Then, while a plan needs more than what lives at
/// once, others are placed: `exact` goes through all that could be better, as far as a budget goes, otherwise operators
/// are moved one by one. Nothing where no order found has a smaller plan, or where control flow fixes it.
Result<std::optional<Method>> reorder_operators(const Method& method, const Table<ValueId, std::int64_t>& bytes,
                                                bool exact, const PlacedBytes& placed, Progress& progress);

}  // namespace arenascope
