#pragma once
// Assignment rules (name:GLOB, op:GLOB, kind:, dtype:, module:, size>=, joined by &) matched against tensors.

#include <string>
#include <vector>

#include "engine/engine.h"

namespace arenascope::cli {

/// Names of the tensors that a rule matches, in row order. A malformed rule is an error that names the part.
Result<std::vector<std::string>> match_rule(const std::string& rule, const std::vector<TensorRow>& rows);

}  // namespace arenascope::cli
