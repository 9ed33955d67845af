#pragma once
// Constants that only tiles need: rows of weights, and numbers in another order.

#include "engine/passes/tile/script.h"

namespace arenascope::tile {

/// The constant tensor of an argument; null if it is not constant.
[[nodiscard]] const Tensor* constant_of(const Method& method, ValueId id);
/// Its index; equal constants are stored once.
ConstantIndex keep_constant(const NewConstant& constant, Script& script);
/// The same for a part of `from`, whose sizes follow from the rest.
ConstantIndex keep_part(const Tensor& from, NewConstant part, Script& script);
/// Its bytes.
[[nodiscard]] std::vector<std::byte> bytes_of(const NewConstant& constant, const Method& method);

}  // namespace arenascope::tile
