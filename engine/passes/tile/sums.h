#pragma once
// Split sums: a reduction that is added up tile by tile.

#include <optional>

#include "engine/ops/split_sum.h"
#include "engine/passes/tile/graph.h"

namespace arenascope::tile {

/// Rows [lo, hi) of the `all` that are summed up over.
struct SumPart {
    ops::SplitSum sum;
    std::int64_t lo = 0, hi = 0, all = 0;
    Ref rows;                     ///< of the operand
    std::optional<Ref> other{};   ///< of the other factor, where it is no constant
    std::optional<Ref> addend{};  ///< of addmm, where it is no constant
};

/// The axes over which operator `at` may be summed up with the portable kernels.
[[nodiscard]] std::vector<ops::SplitSum> splittable_sums(const Graph& graph, OpIndex at);
/// Adds the calls that add a part to the result; the first part makes it.
void add_sum(const Graph& graph, OpIndex at, const SumPart& part, const Ref& result, Script& script);

}  // namespace arenascope::tile
