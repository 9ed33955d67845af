#pragma once
// Constants that tiles need of others: rows of weights, and numbers in another order.

#include "engine/passes/tile/script.h"

namespace arenascope::tile {

/// The constant tensor of the method that an argument names; null where it names none.
[[nodiscard]] const Tensor* constant_of(const Method& method, ValueId id);
/// Its index; equal ones are kept once.
ConstantIndex keep_constant(const NewConstant& constant, Script& script);
/// The same for a part of `from`, whose sizes follow from the rest.
ConstantIndex keep_part(const Tensor& from, NewConstant part, Script& script);
/// Its bytes.
[[nodiscard]] std::vector<std::byte> bytes_of(const NewConstant& constant, const Method& method);

}  // namespace arenascope::tile
