#pragma once
// One call of an operator on refs: all of its result, or a range of rows of it.

#include <optional>

#include "engine/passes/tile/graph.h"

namespace arenascope::tile {

/// Adds the call that makes `outs` of `ins`, given in the order of op.ins. False if portable kernels cannot compute
/// such a part; the script is then unchanged.
[[nodiscard]] bool add_call(const Graph& graph, const GraphOp& op, const std::vector<Ref>& ins,
                            const std::vector<Ref>& outs, const std::optional<Part>& part, Script& script);

/// Copies of rows that consist of several pieces.
void add_slice(const Ref& from, std::size_t axis, std::int64_t lo, std::int64_t hi, const Ref& to, Script& script);
void add_padding(const Ref& from, std::size_t axis, std::int64_t before, std::int64_t behind, double value,
                 const Ref& to, Script& script);
void add_copy(const Ref& from, const Ref& to, Script& script);
void add_fill(const Ref& to, double value, Script& script);

}  // namespace arenascope::tile
