#pragma once
// Between the caller's row-major tensors and the method's values.

#include "engine/kernels/kernel.h"
#include "engine/runtime/run_result.h"

namespace arenascope {

/// Checks one input against its spec and writes it into `value`; the tensor takes the given sizes. `is_known`: an input
/// with that shape was accepted before.
Result<> give_input(const Method& method, ValueId id, const HostTensor& given, bool is_known, RuntimeValue& value);
/// Whether the method accepts inputs of these shapes, in the notation of give_input; [] for numbers.
Result<> check_shapes(const Method& method, std::span<const std::vector<std::int64_t>> shapes);
/// Values of symbols, from input dimensions that are single symbols.
sym::Values bind_symbols(const Method& method, const std::vector<HostTensor>& inputs);
/// A value in the caller's form; nothing for None.
Result<std::optional<HostTensor>> take_output(const RuntimeValue& value);
/// A condition, as a number or a bool tensor with one element.
Result<bool> truth_of(const RuntimeValue& value);
/// Sum and largest magnitude over the finite elements, both in double; and the number of other elements.
void measure(const TensorValue& tensor, TensorStats& stats);

/// "2: x, y", for a wrong number of inputs.
[[nodiscard]] std::string input_names(const Method& method);

}  // namespace arenascope
