#include "engine/kernels/matrix_vector.h"

#include <cstring>

#include "engine/kernels/loose_float.h"

namespace arenascope {

namespace {

using Lanes4 __attribute__((vector_size(16))) = float;
using Lanes8 __attribute__((vector_size(32))) = float;
using Lanes16 __attribute__((vector_size(64))) = float;

template <class Lanes>
[[gnu::always_inline]] inline void load(Lanes& to, const LooseFloat* from) {
    std::memcpy(&to, from, sizeof(Lanes));
}

// Combines halves in registers: storing and loading with different widths would stall.
[[gnu::always_inline]] inline float sum_of(const Lanes4& lanes) {
    return (lanes[0] + lanes[2]) + (lanes[1] + lanes[3]);
}
[[gnu::always_inline]] inline float sum_of(const Lanes8& lanes) {
    const Lanes4 half =
        __builtin_shufflevector(lanes, lanes, 0, 1, 2, 3) + __builtin_shufflevector(lanes, lanes, 4, 5, 6, 7);
    return sum_of(half);
}
[[gnu::always_inline]] inline float sum_of(const Lanes16& lanes) {
    const Lanes8 half = __builtin_shufflevector(lanes, lanes, 0, 1, 2, 3, 4, 5, 6, 7) +
        __builtin_shufflevector(lanes, lanes, 8, 9, 10, 11, 12, 13, 14, 15);
    return sum_of(half);
}

/// `count` rows, `apart` elements from one to the next: one forward stream each, in parallel.
template <class Lanes, int count>
[[gnu::always_inline]] inline void rows_at(const LooseFloat* first, std::int64_t apart, const LooseFloat* vector,
                                           std::int64_t columns, float* sums) {
    constexpr std::int64_t width = sizeof(Lanes) / sizeof(float), block = 4 * width;
    Lanes total[count][4] = {};
    std::int64_t i = 0;
    for (; i + block <= columns; i += block) {
        for (int k = 0; k < 4; ++k) {
            Lanes y;
            load(y, vector + i + k * width);
            for (int row = 0; row < count; ++row) {
                Lanes x;
                load(x, first + row * apart + i + k * width);
                total[row][k] += x * y;
            }
        }
    }
    for (; i + width <= columns; i += width) {
        Lanes y;
        load(y, vector + i);
        for (int row = 0; row < count; ++row) {
            Lanes x;
            load(x, first + row * apart + i);
            total[row][0] += x * y;
        }
    }
    for (int row = 0; row < count; ++row) {
        const Lanes all = (total[row][0] + total[row][1]) + (total[row][2] + total[row][3]);
        sums[row] = sum_of(all);
        std::int64_t k = i;
        for (; k + 4 <= columns; k += 4) {
            Lanes4 x, y;
            load(x, first + row * apart + k);
            load(y, vector + k);
            sums[row] += sum_of(x * y);
        }
        for (; k < columns; ++k) sums[row] += first[row * apart + k] * vector[k];
    }
}

/// A matrix in cache: adjacent rows in parallel, so that one row's sum does not wait for the other's.
template <class Lanes>
[[gnu::always_inline]] inline void cached_rows(const LooseFloat* matrix, const LooseFloat* vector,
                                               const LooseFloat* bias, float* out, std::int64_t rows,
                                               std::int64_t columns) {
    constexpr int together = sizeof(Lanes) == 64 ? 4 : 2;  // as registers allow
    std::int64_t r = 0;
    for (; r + together <= rows; r += together) {
        float sums[together];
        rows_at<Lanes, together>(matrix + r * columns, columns, vector, columns, sums);
        for (int k = 0; k < together; ++k) out[r + k] = bias ? sums[k] + bias[r + k] : sums[k];
    }
    for (; r < rows; ++r) {
        float sum;
        rows_at<Lanes, 1>(matrix + r * columns, 0, vector, columns, &sum);
        out[r] = bias ? sum + bias[r] : sum;
    }
}

/// Both halves of the matrix in parallel, each row after row: two forward streams suit the prefetchers best (a single
/// one leaves a quarter of the memory bandwidth unused). Adjacent rows in parallel would halve the speed: they share a
/// page, whose prefetcher then sees steps in both directions.
template <class Lanes>
[[gnu::always_inline]] inline void all_rows(const LooseFloat* matrix, const LooseFloat* vector, const LooseFloat* bias,
                                            float* out, std::int64_t rows, std::int64_t columns) {
    constexpr std::int64_t streamed = 1 << 15;  // elements: smaller matrices stay in a cache
    if (rows * columns < streamed) return cached_rows<Lanes>(matrix, vector, bias, out, rows, columns);
    const std::int64_t half = rows / 2;
    for (std::int64_t r = 0; r < half; ++r) {
        float sums[2];
        rows_at<Lanes, 2>(matrix + r * columns, half * columns, vector, columns, sums);
        out[r] = bias ? sums[0] + bias[r] : sums[0];
        out[half + r] = bias ? sums[1] + bias[half + r] : sums[1];
    }
    for (std::int64_t r = 2 * half; r < rows; ++r) {
        float sum;
        rows_at<Lanes, 1>(matrix + r * columns, 0, vector, columns, &sum);
        out[r] = bias ? sum + bias[r] : sum;
    }
}

/// As many columns at once as registers hold.
template <class Lanes>
[[gnu::always_inline]] inline void weighted_rows(const LooseFloat* vector, const LooseFloat* matrix, float* out,
                                                 std::int64_t rows, std::int64_t columns) {
    constexpr std::int64_t width = sizeof(Lanes) / sizeof(float), block = 4 * width;
    std::int64_t c = 0;
    for (; c + block <= columns; c += block) {
        Lanes total[4] = {};
        for (std::int64_t r = 0; r < rows; ++r) {
            for (int k = 0; k < 4; ++k) {
                Lanes x;
                load(x, matrix + r * columns + c + k * width);
                total[k] += x * vector[r];
            }
        }
        std::memcpy(out + c, total, sizeof total);
    }
    for (; c + width <= columns; c += width) {
        Lanes total = {};
        for (std::int64_t r = 0; r < rows; ++r) {
            Lanes x;
            load(x, matrix + r * columns + c);
            total += x * vector[r];
        }
        std::memcpy(out + c, &total, sizeof total);
    }
    for (; c < columns; ++c) {
        float sum = 0;
        for (std::int64_t r = 0; r < rows; ++r) sum += vector[r] * matrix[r * columns + c];
        out[c] = sum;
    }
}

using Weighted = void (*)(const LooseFloat*, const LooseFloat*, float*, std::int64_t, std::int64_t);
using Function = void (*)(const LooseFloat*, const LooseFloat*, const LooseFloat*, float*, std::int64_t, std::int64_t);

void rows_of_4(const LooseFloat* matrix, const LooseFloat* vector, const LooseFloat* bias, float* out,
               std::int64_t rows, std::int64_t columns) {
    all_rows<Lanes4>(matrix, vector, bias, out, rows, columns);
}
void weighted_of_4(const LooseFloat* vector, const LooseFloat* matrix, float* out, std::int64_t rows,
                   std::int64_t columns) {
    weighted_rows<Lanes4>(vector, matrix, out, rows, columns);
}
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void weighted_of_8(const LooseFloat* vector, const LooseFloat* matrix, float* out,
                                               std::int64_t rows, std::int64_t columns) {
    weighted_rows<Lanes8>(vector, matrix, out, rows, columns);
}
[[gnu::target("avx512f")]] void weighted_of_16(const LooseFloat* vector, const LooseFloat* matrix, float* out,
                                               std::int64_t rows, std::int64_t columns) {
    weighted_rows<Lanes16>(vector, matrix, out, rows, columns);
}
[[gnu::target("avx2,fma")]] void rows_of_8(const LooseFloat* matrix, const LooseFloat* vector, const LooseFloat* bias,
                                           float* out, std::int64_t rows, std::int64_t columns) {
    all_rows<Lanes8>(matrix, vector, bias, out, rows, columns);
}
[[gnu::target("avx512f")]] void rows_of_16(const LooseFloat* matrix, const LooseFloat* vector, const LooseFloat* bias,
                                           float* out, std::int64_t rows, std::int64_t columns) {
    all_rows<Lanes16>(matrix, vector, bias, out, rows, columns);
}
#endif

struct Choice {
    Function function;
    Weighted weighted;
    std::string_view name;
    std::int64_t together;  ///< columns of `weighted`
};

Choice choose() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f")) return {rows_of_16, weighted_of_16, "own rows avx512", 64};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return {rows_of_8, weighted_of_8, "own rows avx2", 32};
#endif
    return {rows_of_4, weighted_of_4, "own rows", 16};
}

const Choice& choice() {
    static const Choice made = choose();
    return made;
}

}  // namespace

void vector_times_matrix(const float* vector, const float* matrix, float* out, std::int64_t rows,
                         std::int64_t columns) {
    choice().weighted(vector, matrix, out, rows, columns);
}

std::int64_t columns_together() { return choice().together; }

std::string_view matrix_times_vector(const float* matrix, const float* vector, const float* bias, float* out,
                                     std::int64_t rows, std::int64_t columns) {
    choice().function(matrix, vector, bias, out, rows, columns);
    return choice().name;
}

}  // namespace arenascope
