#pragma once
// A row-major matrix times one vector, at memory speed: the main work of a decoder step.

#include <cstdint>
#include <string_view>

namespace arenascope {

/// out[r] = sum over c of matrix[r * columns + c] * vector[c], plus bias[r] where there is one. Float; sums run in
/// several lanes, so that their order differs from one machine to the other. Returns what computed it: static text.
std::string_view matrix_times_vector(const float* matrix, const float* vector, const float* bias, float* out,
                                     std::int64_t rows, std::int64_t columns);

/// out[c] = sum over r of vector[r] * matrix[r * columns + c]; the rows one after the other.
void vector_times_matrix(const float* vector, const float* matrix, float* out, std::int64_t rows, std::int64_t columns);
/// Columns that vector_times_matrix sums at a time: a matrix of so many is read forwards.
[[nodiscard]] std::int64_t columns_together();

}  // namespace arenascope
