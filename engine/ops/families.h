#pragma once
// The families of builtin operators; registry.cpp lists them.

#include "engine/ops/op.h"

namespace arenascope::ops {

std::span<const Row> unary_ops();
std::span<const Row> binary_ops();
std::span<const Row> reduction_ops();
std::span<const Row> neural_ops();
std::span<const Row> matrix_ops();
std::span<const Row> shape_ops();
std::span<const Row> index_ops();
std::span<const Row> creation_ops();
std::span<const Row> quantized_ops();
std::span<const Row> function_ops();
std::span<const Row> cortex_m_ops();

}  // namespace arenascope::ops
