#pragma once

#include <optional>

#include "engine/engine.h"

namespace arenascope {

/// What there is to say of a constant, which no table of tensors lists: its steps are those in which it is read.
/// Nothing where the value is none.
[[nodiscard]] std::optional<TensorRow> constantRow(const Method& method, ValueId value);

}  // namespace arenascope
