#pragma once
// Makes constants dense.

#include "engine/ir/graph.h"

namespace arenascope::lowering {

/// A constant's bytes dense in `order`: a part of the storage if it is already dense, otherwise a copy.
Result<Data> dense_data(const TensorType& type, const Data& storage, const std::vector<std::uint8_t>& order);

}  // namespace arenascope::lowering
