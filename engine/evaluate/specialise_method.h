#pragma once
// The stage that fixes the sizes of a method: ranges, the example's hints, upper bounds.

#include "engine/evaluate/method_report.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Applies the tuning's ranges and hints, then fills the upper bounds of every tensor. `is_pte`: the file states which
/// tensors are dynamic. Sizes without a bound are fixed to the value that the file assumes. Ranges wider than the
/// file's, and hints that are used, are noted in `report`. A range of an unknown symbol and a size without an upper
/// bound are errors.
Result<> specialise_method(Method& method, const Tuning& tuning, bool is_pte, MethodReport& report);

}  // namespace arenascope
