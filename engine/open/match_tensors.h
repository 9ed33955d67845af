#pragma once
// Which tensors of two programs are the same ones: a .pte stores no names, so names alone do not say it.

#include <vector>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

struct TensorMatch {
    enum class How : std::uint8_t { none, name, order };
    std::vector<std::int32_t> partner;  ///< by row of a's tensors: the row of b's; -1: none
    std::vector<How> how;               ///< by row of a's tensors
};

/// Pairs rows of `a.tensors` with rows of `b.tensors`: by name, then the rest in the order of the operators that write
/// them. Names that a reader made by counting are no names beside those of a file that stores some.
TensorMatch match_tensors(const Outcome& a, const Outcome& b);

}  // namespace arenascope
