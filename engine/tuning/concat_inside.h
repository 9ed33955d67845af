#pragma once
// Operands of a concatenation planned inside its result, so that joining them moves nothing: the pass "concat-inside".

#include <string_view>

#include "engine/ir/method.h"
#include "engine/planning/problem.h"

namespace arenascope {

inline constexpr std::string_view concat_inside_id = "concat-inside";

/// Gives results of aten::cat.out and their operands a group each, where all of them may lie there: each operand ends
/// at the concatenation, all are planned in one pool without pins, sizes are fixed, everything outside the joined
/// dimension has size 1, and places in the result keep their alignment. Others are copied as before.
void place_concat_inputs(const Method& method, Problem& problem);

}  // namespace arenascope
