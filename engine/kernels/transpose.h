#pragma once
// Matrices turned over, so that both sides stay in cache and whole lines are written.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace arenascope {

/// Four rows of four elements of 4 bytes at a time: their columns become rows.
inline void transpose_4x4(std::byte* to, std::int64_t to_row, const std::byte* from, std::int64_t from_column) {
    using Four __attribute__((vector_size(16))) = std::int32_t;
    Four a, b, c, d;
    std::memcpy(&a, from, sizeof a);
    std::memcpy(&b, from + from_column, sizeof b);
    std::memcpy(&c, from + 2 * from_column, sizeof c);
    std::memcpy(&d, from + 3 * from_column, sizeof d);
    const Four ab = __builtin_shufflevector(a, b, 0, 4, 1, 5), ab_end = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    const Four cd = __builtin_shufflevector(c, d, 0, 4, 1, 5), cd_end = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    a = __builtin_shufflevector(ab, cd, 0, 1, 4, 5);
    b = __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
    c = __builtin_shufflevector(ab_end, cd_end, 0, 1, 4, 5);
    d = __builtin_shufflevector(ab_end, cd_end, 2, 3, 6, 7);
    std::memcpy(to, &a, sizeof a);
    std::memcpy(to + to_row, &b, sizeof b);
    std::memcpy(to + 2 * to_row, &c, sizeof c);
    std::memcpy(to + 3 * to_row, &d, sizeof d);
}

/// Rows of `to`, `to_row` elements apart, from columns of `from`, `from_column` elements apart; both are dense
/// otherwise.
template <std::size_t Size>
void transpose_tile(std::byte* to, std::int64_t to_row, const std::byte* from, std::int64_t from_column,
                    std::int64_t rows, std::int64_t columns) {
    constexpr auto size = static_cast<std::int64_t>(Size);
    std::int64_t whole_rows = 0, whole_columns = 0;
    if constexpr (Size == 4) {
        whole_rows = rows / 4 * 4;
        whole_columns = columns / 4 * 4;
        for (std::int64_t row = 0; row < whole_rows; row += 4) {
            for (std::int64_t column = 0; column < whole_columns; column += 4) {
                transpose_4x4(to + (row * to_row + column) * size, to_row * size,
                              from + (column * from_column + row) * size, from_column * size);
            }
        }
    }
    for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t column = row < whole_rows ? whole_columns : 0; column < columns; ++column)
            std::memcpy(to + (row * to_row + column) * size, from + (column * from_column + row) * size, Size);
    }
}

/// The same for matrices of any size, of elements of `Size` bytes.
template <std::size_t Size>
void transpose(std::byte* to, std::int64_t to_row, const std::byte* from, std::int64_t from_column, std::int64_t rows,
               std::int64_t columns) {
    constexpr std::int64_t tile = 16;
    constexpr auto size = static_cast<std::int64_t>(Size);
    for (std::int64_t row = 0; row < rows; row += tile) {
        for (std::int64_t column = 0; column < columns; column += tile) {
            transpose_tile<Size>(to + (row * to_row + column) * size, to_row,
                                 from + (column * from_column + row) * size, from_column, std::min(tile, rows - row),
                                 std::min(tile, columns - column));
        }
    }
}

}  // namespace arenascope
