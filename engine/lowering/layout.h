#pragma once
// Constants made dense.

#include "engine/ir/graph.h"

namespace arenascope::lowering {

/// A constant's bytes dense in `order`: a part of the storage where it is dense already, else a copy.
Result<Data> dense_data(const TensorType& type, const Data& storage, const std::vector<std::uint8_t>& order);

}  // namespace arenascope::lowering
