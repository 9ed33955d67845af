#pragma once
// The stage that gives a method its sizes: ranges, the example's hints, upper bounds.

#include "engine/evaluate/method_report.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Applies the tuning's ranges and hints, then fills the upper bounds of every tensor. `is_pte`: the file says itself
/// which tensors are dynamic. Sizes that nobody bounds and the file has an answer for are fixed to that. Ranges wider
/// than the file's, and hints that are used, are noted in `report`; a range of an unknown symbol, and a size without an
/// upper bound, are errors.
Result<> specialise_method(Method& method, const Tuning& tuning, bool is_pte, MethodReport& report);

}  // namespace arenascope
