#pragma once
// `--layout best`: the same program in the form that the engine runs fastest.
//
// Batch norm goes into the convolution before it, sums and bounds into the operator before them. Results of
// convolutions are channels last. Products read PyTorch's [out, in] weights without a transposed copy. Copies that
// change no byte become views. The result is a method with tensors and a plan of its own. Methods with jumps stay
// unchanged.

#include "engine/ir/method.h"
#include "engine/kernels/integer_products.h"
#include "engine/passes/passes.h"

namespace arenascope {

/// `method` is specialised. Values keep their ids; new ones follow them. `uses_integers`: layers of 8-bit integers are
/// multiplied as such.
Method best_layout(const Method& method, bool uses_integers = multiplies_integers());
/// The same, where what depends on constants alone is computed once.
Method best_layout(const Method& method, const lowering::PassTools& tools);

}  // namespace arenascope
