#pragma once
// Fewer shapes at one place: an elementwise operator computes the same bytes in any shape of as many elements, so it
// can take the shape that its neighbours have there, and needs no value of its own.

#include <optional>

#include "engine/formats/pte/pte_encode.h"

namespace arenascope::pte {

/// The method with elementwise operators in the shapes of other values at their places, and with readers of what they
/// wrote instead of its views of equal shape; nothing if that changes nothing. No place and no byte changes. Operands
/// that are broadcast, and constants, keep their shapes: the innermost axes that they have stay as they are. Dynamic
/// shapes, other dimension orders, inputs, outputs, states, and methods with branches stay, too.
[[nodiscard]] std::optional<Encoded> with_shared_shapes(const Encoded& encoded);

}  // namespace arenascope::pte
