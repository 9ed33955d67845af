#pragma once
// Rows of floats times a matrix that is packed in panels of columns, with what follows a product: for shapes that
// oneDNN has no good kernel for. An element is summed in the order of its row, so that a part of the rows has the same
// bits as all of them.

#include <cstdint>
#include <limits>

#include "engine/kernels/loose_float.h"

namespace arenascope {

/// Whether this machine is one that it was measured on: AVX2 without AVX-512, where oneDNN packs matrices in each call
/// and convolves groups of an odd number of channels slowly.
[[nodiscard]] bool multiplies_packed();
/// Floats of a packed matrix.
[[nodiscard]] std::int64_t packed_floats(std::int64_t inner, std::int64_t columns);
/// Element (i, c) of the matrix lies at from[i * inner_step + c * column_step].
void pack_matrix(const LooseFloat* from, std::int64_t inner_step, std::int64_t column_step, std::int64_t inner,
                 std::int64_t columns, float* to);

struct PackedProduct {
    const LooseFloat* rows = nullptr;
    const float* packed = nullptr;     ///< by pack_matrix
    const LooseFloat* bias = nullptr;  ///< of each column; may be null
    LooseFloat* out = nullptr;
    std::int64_t count = 0, inner = 0, columns = 0;  ///< count: of rows
    std::int64_t row_step = 0, out_step = 0;         ///< floats from one row to the next
    bool adds = false;                               ///< to what `out` holds
    float low = -std::numeric_limits<float>::infinity(), high = std::numeric_limits<float>::infinity();  ///< NaN stays
};
void multiply_packed(const PackedProduct& product);

}  // namespace arenascope
