#pragma once
// Quantised layers in integers: dequantise, convolve or multiply, quantise become one operator.

#include "engine/ir/method.h"

namespace arenascope::best {

/// If the operands of a layer are dequantised from 8-bit integers and its weight is constant, the layer computes in
/// integers; its activation bounds and the quantisation of its result become part of it. Values keep their ids; the
/// node list is unchanged.
Method use_integers(const Method& method);

}  // namespace arenascope::best
