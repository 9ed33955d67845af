#pragma once
// Split sums: reductions that are added up tile by tile.

#include <optional>

#include "engine/ops/split_sum.h"
#include "engine/passes/tile/graph.h"

namespace arenascope::tile {

/// Rows [lo, hi) of the `all` rows in the sum.
struct SumPart {
    ops::SplitSum sum;
    std::int64_t lo = 0, hi = 0, all = 0;
    Ref rows;                     ///< of the operand
    std::optional<Ref> other{};   ///< of the other factor, unless it is constant
    std::optional<Ref> addend{};  ///< of addmm, unless it is constant
};

/// The axes over which the sum of operator `at` can be split with the portable kernels.
[[nodiscard]] std::vector<ops::SplitSum> splittable_sums(const Graph& graph, OpIndex at);
/// Adds the calls that add a part to the result; the first part initialises it.
void add_sum(const Graph& graph, OpIndex at, const SumPart& part, const Ref& result, Script& script);

}  // namespace arenascope::tile
