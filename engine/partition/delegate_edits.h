#pragma once
// What the user changes about delegates that are there: their compile specs and their payloads.

#include "engine/backends/backend.h"
#include "engine/ir/delegation.h"

namespace arenascope {

/// Puts compile specs and other payloads into the delegates of a method, loaded ones included. A payload for a
/// delegate that the method does not have is an error that says how many there are.
Result<> edit_delegates(Method& method, const Delegation& delegation, const Backends& backends);

}  // namespace arenascope
