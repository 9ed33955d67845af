#pragma once
// Finds another operator order, within data dependencies, that needs fewer bytes.

#include <functional>
#include <optional>
#include <vector>

#include "engine/base/progress.h"
#include "engine/ir/method.h"

namespace arenascope {

/// The bytes of a plan of the method in its present order.
using PlacedBytes = std::function<Result<std::int64_t>(const Method&)>;

/// `bytes`: the planned bytes of its buffer; 0: not planned. First it finds the order with the lowest peak: `exact`
/// enumerates all (and fails if there are too many), otherwise by beam search. Then, while a plan needs more than the
/// peak of live bytes, other orders are planned: `exact` tries all that could be better, within a budget, otherwise
/// operators are moved one by one. Nothing if no order with a smaller plan was found, or if control flow fixes the
/// order.
Result<std::optional<Method>> reorder_operators(const Method& method, const Table<ValueId, std::int64_t>& bytes,
                                                bool exact, const PlacedBytes& placed, Progress& progress);

}  // namespace arenascope
