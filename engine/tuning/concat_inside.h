#pragma once
// Plans operands of a concatenation inside its result, so that joining them copies nothing: the pass "concat-inside".

#include <string_view>

#include "engine/ir/method.h"
#include "engine/planning/problem.h"

namespace arenascope {

inline constexpr std::string_view concat_inside_id = "concat-inside";

/// Gives each result of aten::cat.out and its operands a group, if all of them can be inside it: each operand's
/// lifetime ends at the concatenation, all are planned in one pool without pins, sizes are fixed, all dimensions before
/// the joined one have size 1, and places in the result keep their alignment. Others are copied as before.
void place_concat_inputs(const Method& method, Problem& problem);

}  // namespace arenascope
