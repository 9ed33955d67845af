#pragma once
// Values that stand for one tensor after another: a file may use one for every tensor of a place, shape and type.

#include "engine/formats/pte/pte_container.h"
#include "engine/ir/method.h"

namespace arenascope::pte {

/// Every whole write of a planned value of fixed size starts a tensor of its own, with what reads it; writes whose
/// bytes one read may find, on different paths, stay one tensor. Inputs, states, constants, and what is updated in
/// place, moved to or given to a delegate are left alone.
Result<> split_versions(Method& method, const Container& file);

}  // namespace arenascope::pte
