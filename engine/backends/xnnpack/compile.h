#pragma once
// From a region of a method to a payload.

#include "engine/backends/backend.h"

namespace arenascope::xnn {

/// Why an instruction cannot be part of a payload; nothing where it can.
[[nodiscard]] std::optional<Message> why_not(const Method& method, const Instruction& node);
Result<Preprocessed> compile(const Method& region);

}  // namespace arenascope::xnn
