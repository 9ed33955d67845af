#pragma once
// Finds the tensors that two programs have in common. A .pte stores no names, so names alone are not enough.

#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

struct TensorMatch {
    enum class How : std::uint8_t { none, name, order };
    std::vector<std::int32_t> partner;  ///< by row of a's tensors: the row of b's; -1: none
    std::vector<How> how;               ///< by row of a's tensors
};

/// Pairs rows of `a.tensors` with rows of `b.tensors`: by name, then the rest in the order of the operators that write
/// them. Names that a reader made by counting never match names that a file stores.
TensorMatch match_tensors(const Outcome& a, const Outcome& b);

}  // namespace arenascope
