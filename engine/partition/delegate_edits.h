#pragma once
// The user's changes to existing delegates: their compile specs and payloads.

#include "engine/backends/backend.h"
#include "engine/ir/delegation.h"

namespace arenascope {

/// Puts compile specs and replaced payloads into the delegates of a method, including loaded ones. A payload for a
/// delegate that does not exist is an error that states how many there are.
Result<> edit_delegates(Method& method, const Delegation& delegation, const Backends& backends);

}  // namespace arenascope
