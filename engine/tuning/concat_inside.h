#pragma once
// Operands of a concatenation planned inside its result, so that joining them moves nothing: the pass "concat-inside".

#include <string_view>

#include "engine/ir/method.h"
#include "engine/planning/problem.h"

namespace arenascope {

inline constexpr std::string_view concat_inside_id = "concat-inside";

/// Gives results of aten::cat.out and those operands that may lie in them a group each. An operand may where it ends
/// at the concatenation, both are planned in one pool without pins, sizes are fixed, everything outside the joined
/// dimension has size 1, and its place in the result keeps its alignment. The others are copied as before.
void place_concat_inputs(const Method& method, Problem& problem);

}  // namespace arenascope
