#pragma once
// What the IR verifier and the printer ask of operators.

#include "engine/ir/operator_facts.h"

namespace arenascope::ops {

[[nodiscard]] const OperatorFacts& operator_facts();

}  // namespace arenascope::ops
