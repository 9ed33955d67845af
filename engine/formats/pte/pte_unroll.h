#pragma once
// Loops of equal tiles, as pte_loops.h writes them, as their instructions again.

#include "engine/formats/pte/pte_container.h"
#include "engine/ir/method.h"

namespace arenascope::pte {

/// The instructions of all rounds, one after the other. Other loops stay as they are.
Result<> unroll_loops(Method& method, const Container& file);

}  // namespace arenascope::pte
