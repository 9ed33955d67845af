#pragma once
// Answers the questions of the IR verifier and the printer about operators.

#include "engine/ir/operator_facts.h"

namespace arenascope::ops {

[[nodiscard]] const OperatorFacts& operator_facts();

}  // namespace arenascope::ops
