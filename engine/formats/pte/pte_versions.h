#pragma once
// Splits values that represent several tensors one after another: a file may use one value for all tensors of a place,
// shape and type.

#include "engine/formats/pte/pte_container.h"
#include "engine/ir/method.h"

namespace arenascope::pte {

/// Every complete write of a planned value of fixed size starts a new tensor, with its reads; writes on different paths
/// that one read may see stay one tensor. Inputs, states, constants, and tensors that are updated in place, moved to or
/// passed to a delegate stay unchanged.
Result<> split_versions(Method& method, const Container& file);

}  // namespace arenascope::pte
