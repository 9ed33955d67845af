#pragma once
// Quantised layers as integers: dequantise, convolve or multiply, quantise become one operator.

#include "engine/ir/method.h"

namespace arenascope::best {

/// Where the operands of a layer come out of 8-bit integers and its weight is constant, the layer computes in integers;
/// bounds at 0 and the quantisation of its result are part of it. Values keep their ids; the node list is left as it
/// was.
Method use_integers(const Method& method);

}  // namespace arenascope::best
