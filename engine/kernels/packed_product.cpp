#include "engine/kernels/packed_product.h"

#include <algorithm>
#include <cstring>

#include "engine/kernels/lanes.h"

namespace arenascope {

namespace {

constexpr std::int64_t together = 4;   ///< rows that share what is loaded of a panel
constexpr std::int64_t in_panel = 24;  ///< columns

/// Lanes at any address.
template <class Lanes>
using Loose __attribute__((aligned(1), may_alias)) = Lanes;

/// What becomes of `n` sums that lie side by side.
template <class Lanes>
[[gnu::always_inline]] inline void finish(const PackedProduct& p, Lanes& sum, const LooseFloat* bias, LooseFloat* out,
                                          std::int64_t n) {
    Lanes other;
    if (bias) {
        load(other, bias, n, 0);
        sum += other;
    }
    if (p.adds) {
        load(other, out, n, 0);
        sum += other;
    }
    bound(sum, p.low, p.high);
    store(out, sum, n);
}

/// `Rows` rows by `Vectors` lanes of columns, of which `n` are real. The loops have to be unrolled: sums that are
/// addressed by a variable do not stay in registers.
template <class Lanes, int Rows, int Vectors>
[[gnu::always_inline]] inline void tile(const PackedProduct& p, const LooseFloat* rows, const float* panel,
                                        std::int64_t step, const LooseFloat* bias, LooseFloat* out, std::int64_t n) {
    constexpr std::int64_t wide = width<Lanes>;
    Lanes sums[Rows][Vectors] = {};
    for (std::int64_t i = 0; i < p.inner; ++i) {
        Lanes w[Vectors];
#pragma GCC unroll 4
        for (int v = 0; v < Vectors; ++v) w[v] = *reinterpret_cast<const Loose<Lanes>*>(panel + i * step + v * wide);
#pragma GCC unroll 4
        for (int r = 0; r < Rows; ++r) {
            const float x = rows[r * p.row_step + i];
#pragma GCC unroll 4
            for (int v = 0; v < Vectors; ++v) sums[r][v] += w[v] * x;
        }
    }
    if (n >= Vectors * wide) {
#pragma GCC unroll 4
        for (int r = 0; r < Rows; ++r) {
#pragma GCC unroll 4
            for (int v = 0; v < Vectors; ++v)
                finish(p, sums[r][v], bias ? bias + v * wide : nullptr, out + r * p.out_step + v * wide, wide);
        }
        return;
    }
    float all[Rows][Vectors * wide];
    std::memcpy(all, sums, sizeof all);
    for (int r = 0; r < Rows; ++r) {
        for (std::int64_t c = 0; c < n; ++c) {
            LooseFloat& to = out[r * p.out_step + c];
            const float sum = all[r][c] + (bias ? bias[c] : 0.0F) + (p.adds ? to : 0.0F);
            const float bounded = sum < p.low ? p.low : sum;
            to = bounded > p.high ? p.high : bounded;
        }
    }
}

template <class Lanes, int Vectors>
[[gnu::always_inline]] inline void panel_of(const PackedProduct& p, const float* panel, std::int64_t step,
                                            std::int64_t column, std::int64_t n) {
    const LooseFloat* const bias = p.bias ? p.bias + column : nullptr;
    std::int64_t r = 0;
    for (; r + together <= p.count; r += together)
        tile<Lanes, together, Vectors>(p, p.rows + r * p.row_step, panel, step, bias, p.out + r * p.out_step + column,
                                       n);
    for (; r < p.count; ++r)
        tile<Lanes, 1, Vectors>(p, p.rows + r * p.row_step, panel, step, bias, p.out + r * p.out_step + column, n);
}

/// Columns of a panel as they lie: the last one is as wide as its lanes need.
template <class Lanes>
[[gnu::always_inline]] inline void all_panels(const PackedProduct& p) {
    constexpr std::int64_t wide = width<Lanes>;
    for (std::int64_t c = 0; c < p.columns; c += in_panel) {
        const std::int64_t n = std::min(in_panel, p.columns - c), step = (n + 7) / 8 * 8;
        const float* const panel = p.packed + c * p.inner;
        std::int64_t k = 0;  // of the panel's columns
        for (; n - k > 2 * wide; k += 3 * wide) panel_of<Lanes, 3>(p, panel + k, step, c + k, n - k);
        if (n - k > wide) panel_of<Lanes, 2>(p, panel + k, step, c + k, n - k);
        else if (n > k) panel_of<Lanes, 1>(p, panel + k, step, c + k, n - k);
    }
}

void multiply_4(const PackedProduct& p) { all_panels<Lanes4>(p); }
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void multiply_8(const PackedProduct& p) { all_panels<Lanes8>(p); }
#endif

using Multiply = void (*)(const PackedProduct&);
Multiply choose() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return multiply_8;
#endif
    return multiply_4;
}

}  // namespace

bool multiplies_packed() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && !__builtin_cpu_supports("avx512f");
#else
    return false;
#endif
}

std::int64_t packed_floats(std::int64_t inner, std::int64_t columns) { return inner * ((columns + 7) / 8 * 8); }

void pack_matrix(const LooseFloat* from, std::int64_t inner_step, std::int64_t column_step, std::int64_t inner,
                 std::int64_t columns, float* to) {
    for (std::int64_t c = 0; c < columns; c += in_panel) {
        const std::int64_t n = std::min(in_panel, columns - c), step = (n + 7) / 8 * 8;
        for (std::int64_t i = 0; i < inner; ++i) {
            for (std::int64_t k = 0; k < step; ++k) *to++ = k < n ? from[i * inner_step + (c + k) * column_step] : 0.0F;
        }
    }
}

void multiply_packed(const PackedProduct& product) {
    static const Multiply multiply = choose();
    multiply(product);
}

}  // namespace arenascope
