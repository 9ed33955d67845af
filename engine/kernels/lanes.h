#pragma once
// Floats side by side, for loops that one machine runs 4, another 8 or 16 at a time. What a lane computes depends on
// nothing but its own element: the rest of a row goes through the same arithmetic as what stands before it, so that a
// part of a tensor gets the same bits as the whole. Everything here is compiled into the function that uses it, with
// that function's instruction set.

#include <cstdint>
#include <cstring>

#include "engine/kernels/loose_float.h"

namespace arenascope {

using Lanes4 __attribute__((vector_size(16))) = float;
using Lanes8 __attribute__((vector_size(32))) = float;
using Lanes16 __attribute__((vector_size(64))) = float;

template <class Lanes>
constexpr std::int64_t width = sizeof(Lanes) / sizeof(float);

#if defined(__x86_64__)
/// One function in all widths. `fused` has 4 lanes and the fused products of the wider ones, so that an element has the
/// same bits in a row of any length.
template <class Function>
struct ByWidth {
    Function lanes4, fused, lanes8, lanes16;
};
/// That of the narrowest lanes that hold so many columns, else of the widest that this machine has.
template <class Function>
Function narrowest(const ByWidth<Function>& of, std::int64_t columns) {
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return of.lanes4;
    const bool has_16 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq");
    if (columns <= width<Lanes4>) return of.fused;
    return columns <= width<Lanes8> || !has_16 ? of.lanes8 : of.lanes16;
}
#endif

/// By an array: from `item - Lanes{}`, GCC 12 makes wide lanes one by one, wherever they are used.
template <class Lanes>
[[gnu::always_inline]] inline void fill(Lanes& to, float item) {
    float items[width<Lanes>];
    for (float& each : items) each = item;
    std::memcpy(&to, items, sizeof(Lanes));
}
/// The first `n` elements; `rest` in the lanes behind them.
template <class Lanes>
[[gnu::always_inline]] inline void load(Lanes& to, const LooseFloat* from, std::int64_t n, float rest) {
    if (n >= width<Lanes>) return void(std::memcpy(&to, from, sizeof(Lanes)));
    float items[width<Lanes>];
    for (float& item : items) item = rest;
    for (std::int64_t i = 0; i < n; ++i) items[i] = from[i];
    std::memcpy(&to, items, sizeof(Lanes));
}
template <class Lanes>
[[gnu::always_inline]] inline void store(LooseFloat* to, const Lanes& from, std::int64_t n) {
    if (n >= width<Lanes>) return void(std::memcpy(to, &from, sizeof(Lanes)));
    float items[width<Lanes>];
    std::memcpy(items, &from, sizeof(Lanes));
    for (std::int64_t i = 0; i < n; ++i) to[i] = items[i];
}

/// The sum of all lanes, halves first.
template <class Lanes>
[[gnu::always_inline]] inline float sum_of(const Lanes& x) {
    float items[width<Lanes>];
    std::memcpy(items, &x, sizeof(Lanes));
    for (std::int64_t half = width<Lanes> / 2; half > 0; half /= 2) {
        for (std::int64_t i = 0; i < half; ++i) items[i] += items[i + half];
    }
    return items[0];
}
/// The largest lane; one that is NaN counts only where it is the first.
template <class Lanes>
[[gnu::always_inline]] inline float largest_of(const Lanes& x) {
    float items[width<Lanes>];
    std::memcpy(items, &x, sizeof(Lanes));
    for (std::int64_t half = width<Lanes> / 2; half > 0; half /= 2) {
        for (std::int64_t i = 0; i < half; ++i) items[i] = items[i + half] > items[i] ? items[i + half] : items[i];
    }
    return items[0];
}

/// Within these bounds; NaN stays.
template <class Lanes>
[[gnu::always_inline]] inline void bound(Lanes& x, float lowest, float highest) {
    Lanes low, high;
    fill(low, lowest);
    fill(high, highest);
    x = x < low ? low : x;
    x = x > high ? high : x;
}

/// e to the power of each lane, within 2 units of the last place: 2^n times a polynomial over ±ln 2 / 2 (the
/// coefficients are those of Cephes). The power of two comes in two factors: one alone leaves the range of floats
/// before the result does. NaN stays NaN.
template <class Lanes>
[[gnu::always_inline]] inline void to_power(Lanes& x) {
    using Ints __attribute__((vector_size(sizeof(Lanes)))) = std::int32_t;
    bound(x, -104, 89);                 // beyond: 0 and infinity
    constexpr float rounds = 12582912;  // 1.5 * 2^23: what is added to it becomes whole
    const Lanes n = (x * 1.44269504088896341F + rounds) - rounds;
    const Lanes r = (x - n * 0.693359375F) + n * 2.12194440e-4F;
    Lanes p = r * 1.9875691500e-4F + 1.3981999507e-3F;
    p = p * r + 8.3334519073e-3F;
    p = p * r + 4.1665795894e-2F;
    p = p * r + 1.6666665459e-1F;
    p = p * r + 5.0000001201e-1F;
    p = p * r * r + r + 1.0F;
    const Ints whole = __builtin_convertvector(n, Ints), half = whole >> 1;
    const Ints first = (half + 127) << 23, second = (whole - half + 127) << 23;
    Lanes a, b;
    std::memcpy(&a, &first, sizeof a);
    std::memcpy(&b, &second, sizeof b);
    x = p * a * b;
}

/// 1 / (1 + e^-x)
template <class Lanes>
[[gnu::always_inline]] inline void to_sigmoid(Lanes& x) {
    x = -x;
    to_power(x);
    x = 1.0F / (x + 1.0F);
}

/// Within 3e-7 of each result: odd over even polynomial (the coefficients are Eigen's); 1 where nothing is between.
template <class Lanes>
[[gnu::always_inline]] inline void to_tanh(Lanes& x) {
    constexpr float end = 7.90531110763549805F, one = 9;
    const Lanes given = x;
    bound(x, -end, end);
    const Lanes s = x * x;
    Lanes p = s * -2.76076847742355e-16F + 2.00018790482477e-13F;
    p = p * s + -8.60467152213735e-11F;
    p = p * s + 5.12229709037114e-08F;
    p = p * s + 1.48572235717979e-05F;
    p = p * s + 6.37261928875436e-04F;
    p = p * s + 4.89352455891786e-03F;
    Lanes q = s * 1.19825839466702e-06F + 1.18534705686654e-04F;
    q = q * s + 2.26843463243900e-03F;
    q = q * s + 4.89352518554385e-03F;
    x = x * p / q;
    Lanes above, below;
    fill(above, 1);
    fill(below, -1);
    x = given > one ? above : x;
    x = given < -one ? below : x;
}

/// Within 4e-7 of each result (the coefficients are Eigen's).
template <class Lanes>
[[gnu::always_inline]] inline void to_erf(Lanes& x) {
    bound(x, -4, 4);
    const Lanes s = x * x;
    Lanes p = s * -2.72614225801306e-10F + 2.77068142495902e-08F;
    p = p * s + -2.10102402082508e-06F;
    p = p * s + -5.69250639462346e-05F;
    p = p * s + -7.34990630326855e-04F;
    p = p * s + -2.95459980854025e-03F;
    p = p * s + -1.60960333262415e-02F;
    Lanes q = s * -1.45660718464996e-05F + -2.13374055278905e-04F;
    q = q * s + -1.68282697438203e-03F;
    q = q * s + -7.37332916720468e-03F;
    q = q * s + -1.42647390514189e-02F;
    x = x * p / q;
}

}  // namespace arenascope
