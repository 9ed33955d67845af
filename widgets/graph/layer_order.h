#pragma once
// Orders the nodes within the layers of a drawing so that few edges cross.

#include <atomic>

#include "widgets/graph/layer_spots.h"

namespace arenascope {

/// Changes the rows of `layering`, and counts the crossings that remain.
void orderRows(Layering& layering, const std::atomic<bool>* stop);

}  // namespace arenascope
