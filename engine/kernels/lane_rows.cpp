#include "engine/kernels/lane_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/kernels/lanes.h"

namespace arenascope {

namespace {

constexpr float least = -std::numeric_limits<float>::infinity();
/// Elements that are summed in floats before the sum goes into a double.
constexpr std::int64_t summed_in_floats = 1024;

/// Calls body(first, count) for each full width of a row, and once for what is left.
template <class Lanes, class Body>
[[gnu::always_inline]] inline void for_lanes(std::int64_t n, Body body) {
    std::int64_t i = 0;
    for (; i + width<Lanes> <= n; i += width<Lanes>) body(i, width<Lanes>);
    if (i < n) body(i, n - i);
}

/// x * factor + mask, into `out`, and its largest element; NaN where it is the only one.
template <class Lanes>
[[gnu::always_inline]] inline float mask_row(const LooseFloat* x, float factor, const LooseFloat* mask, LooseFloat* out,
                                             std::int64_t n) {
    Lanes tops;
    fill(tops, least);
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes from, added = {};
            load(from, x + i, count, least);
            if (mask) load(added, mask + i, count, 0);
            from = from * factor + added;
            store(out + i, from, count);
            if (count < width<Lanes>) load(from, out + i, count, least);  // -inf times a factor need not be -inf
            tops = from > tops ? from : tops;
        });
    return largest_of(tops);
}

template <class Lanes>
[[gnu::always_inline]] inline void softmax_row(const LooseFloat* x, float factor, const LooseFloat* mask,
                                               LooseFloat* out, std::int64_t n) {
    const float top = mask_row<Lanes>(x, factor, mask, out, n);
    Lanes sums = {};
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes from;
            load(from, out + i, count, least);
            from -= top;
            to_power(from);
            store(out + i, from, count);
            sums += from;
        });
    const float share = 1 / sum_of(sums);
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes from;
            load(from, out + i, count, 0);
            from *= share;
            store(out + i, from, count);
        });
}

template <class Lanes>
[[gnu::always_inline]] inline void log_softmax_row(const LooseFloat* x, LooseFloat* out, std::int64_t n) {
    const float top = mask_row<Lanes>(x, 1, nullptr, out, n);
    Lanes sums = {};
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes from;
            load(from, out + i, count, least);
            from -= top;
            to_power(from);
            sums += from;
        });
    const auto total = static_cast<float>(std::log(static_cast<double>(sum_of(sums))));
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes from;
            load(from, out + i, count, 0);
            from = (from - top) - total;
            store(out + i, from, count);
        });
}

template <class Lanes>
[[gnu::always_inline]] inline void softmax_of_columns(const LooseFloat* x, LooseFloat* out, std::int64_t n,
                                                      std::int64_t step, std::int64_t columns) {
    for_lanes<Lanes>(
        columns, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes tops, from, sums = {};
            fill(tops, least);
            for (std::int64_t k = 0; k < n; ++k) {
                load(from, x + k * step + i, count, 0);
                tops = from > tops ? from : tops;
            }
            for (std::int64_t k = 0; k < n; ++k) {
                load(from, x + k * step + i, count, 0);
                from -= tops;
                to_power(from);
                store(out + k * step + i, from, count);
                sums += from;
            }
            sums = 1.0F / sums;
            for (std::int64_t k = 0; k < n; ++k) {
                load(from, out + k * step + i, count, 0);
                from *= sums;
                store(out + k * step + i, from, count);
            }
        });
}

template <class Lanes>
[[gnu::always_inline]] inline void gate_row(const LooseFloat* x, const LooseFloat* y, LooseFloat* out, std::int64_t n) {
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes from, other, power;
            load(from, x + i, count, 0);
            if (y) load(other, y + i, count, 0);
            else fill(other, 1);
            power = -from;
            to_power(power);
            from = from / (power + 1.0F) * other;
            store(out + i, from, count);
        });
}

/// The sum of f(lanes) over a row: of elements behind its end, f makes 0.
template <class Lanes, class F>
[[gnu::always_inline]] inline double sum_by(const LooseFloat* x, std::int64_t n, float rest, F f) {
    double total = 0;
    for (std::int64_t start = 0; start < n; start += summed_in_floats) {
        const std::int64_t end = std::min(n, start + summed_in_floats);
        Lanes sums[4] = {}, from;
        std::int64_t i = start;
        for (; i + 4 * width<Lanes> <= end; i += 4 * width<Lanes>) {
            for (std::int64_t k = 0; k < 4; ++k) {
                load(from, x + i + k * width<Lanes>, width<Lanes>, rest);
                f(from);
                sums[k] += from;
            }
        }
        for (; i < end; i += width<Lanes>) {
            load(from, x + i, end - i, rest);
            f(from);
            sums[0] += from;
        }
        sums[0] = (sums[0] + sums[1]) + (sums[2] + sums[3]);
        total += static_cast<double>(sum_of(sums[0]));
    }
    return total;
}

template <class Lanes>
[[gnu::always_inline]] inline double sum_row(const LooseFloat* x, std::int64_t n) {
    return sum_by<Lanes>(x, n, 0, [](Lanes&) __attribute__((always_inline)){});
}

template <class Lanes>
[[gnu::always_inline]] inline RowMoments moments_of(const LooseFloat* x, std::int64_t n, double eps) {
    const auto count = static_cast<double>(n);
    const double mean = sum_row<Lanes>(x, n) / count;
    const auto centre = static_cast<float>(mean);
    // Around the nearest float, and put right by how far the mean is from it.
    const double squares = sum_by<Lanes>(
        x, n, centre, [centre](Lanes & item) __attribute__((always_inline)) {
            item -= centre;
            item *= item;
        });
    const double off = mean - static_cast<double>(centre);
    return {mean, 1 / std::sqrt(std::max(squares / count - off * off, 0.0) + eps)};
}

template <class Lanes>
[[gnu::always_inline]] inline void normalise_row(const LooseFloat* x, const RowMoments& moments,
                                                 const LooseFloat* weight, const LooseFloat* bias, LooseFloat* out,
                                                 std::int64_t n) {
    const auto centre = static_cast<float>(moments.mean), rstd = static_cast<float>(moments.rstd);
    const auto off = static_cast<float>(moments.mean - static_cast<double>(centre));
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes item, by;
            load(item, x + i, count, 0);
            item = ((item - centre) - off) * rstd;
            if (weight) {
                load(by, weight + i, count, 0);
                item *= by;
            }
            if (bias) {
                load(by, bias + i, count, 0);
                item += by;
            }
            store(out + i, item, count);
        });
}

template <class Lanes>
[[gnu::always_inline]] inline void normalise_by_one(const LooseFloat* x, const RowMoments& moments, float weight,
                                                    float bias, LooseFloat* out, std::int64_t n) {
    const auto centre = static_cast<float>(moments.mean), rstd = static_cast<float>(moments.rstd);
    const auto off = static_cast<float>(moments.mean - static_cast<double>(centre));
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes item;
            load(item, x + i, count, 0);
            item = ((item - centre) - off) * rstd;
            item = item * weight + bias;
            store(out + i, item, count);
        });
}

template <class Lanes>
[[gnu::always_inline]] inline void scale_row(const LooseFloat* x, const LooseFloat* scale, const LooseFloat* shift,
                                             RowBounds bounds, LooseFloat* out, std::int64_t n) {
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes item, by, more;
            load(item, x + i, count, 0);
            load(by, scale + i, count, 0);
            load(more, shift + i, count, 0);
            item = item * by + more;
            bound(item, bounds.low, bounds.high);
            store(out + i, item, count);
        });
}

template <class Lanes>
[[gnu::always_inline]] inline void scale_by_one(const LooseFloat* x, float scale, float shift, RowBounds bounds,
                                                LooseFloat* out, std::int64_t n) {
    for_lanes<Lanes>(
        n, [&](std::int64_t i, std::int64_t count) __attribute__((always_inline)) {
            Lanes item;
            load(item, x + i, count, 0);
            item = item * scale + shift;
            bound(item, bounds.low, bounds.high);
            store(out + i, item, count);
        });
}

// Each function once for every width, compiled for the machines that have it.
#define ROWS_OF(n, target)                                                                                           \
    target void softmax_##n(const LooseFloat* x, float factor, const LooseFloat* mask, LooseFloat* out,              \
                            std::int64_t count) {                                                                    \
        softmax_row<Lanes##n>(x, factor, mask, out, count);                                                          \
    }                                                                                                                \
    target void log_softmax_##n(const LooseFloat* x, LooseFloat* out, std::int64_t count) {                          \
        log_softmax_row<Lanes##n>(x, out, count);                                                                    \
    }                                                                                                                \
    target void columns_##n(const LooseFloat* x, LooseFloat* out, std::int64_t count, std::int64_t step,             \
                            std::int64_t columns) {                                                                  \
        softmax_of_columns<Lanes##n>(x, out, count, step, columns);                                                  \
    }                                                                                                                \
    target void gate_##n(const LooseFloat* x, const LooseFloat* y, LooseFloat* out, std::int64_t count) {            \
        gate_row<Lanes##n>(x, y, out, count);                                                                        \
    }                                                                                                                \
    target double sum_##n(const LooseFloat* x, std::int64_t count) { return sum_row<Lanes##n>(x, count); }           \
    target RowMoments moments_##n(const LooseFloat* x, std::int64_t count, double eps) {                             \
        return moments_of<Lanes##n>(x, count, eps);                                                                  \
    }                                                                                                                \
    target void normalise_##n(const LooseFloat* x, const RowMoments& moments, const LooseFloat* weight,              \
                              const LooseFloat* bias, LooseFloat* out, std::int64_t count) {                         \
        normalise_row<Lanes##n>(x, moments, weight, bias, out, count);                                               \
    }                                                                                                                \
    target void plane_##n(const LooseFloat* x, const RowMoments& moments, float weight, float bias, LooseFloat* out, \
                          std::int64_t count) {                                                                      \
        normalise_by_one<Lanes##n>(x, moments, weight, bias, out, count);                                            \
    }                                                                                                                \
    target void scale_##n(const LooseFloat* x, const LooseFloat* scale, const LooseFloat* shift, RowBounds bounds,   \
                          LooseFloat* out, std::int64_t count) {                                                     \
        scale_row<Lanes##n>(x, scale, shift, bounds, out, count);                                                    \
    }                                                                                                                \
    target void scale_plane_##n(const LooseFloat* x, float scale, float shift, RowBounds bounds, LooseFloat* out,    \
                                std::int64_t count) {                                                                \
        scale_by_one<Lanes##n>(x, scale, shift, bounds, out, count);                                                 \
    }                                                                                                                \
    constexpr LaneRows rows_##n{softmax_##n, log_softmax_##n, columns_##n, gate_##n,  sum_##n,                       \
                                moments_##n, normalise_##n,   plane_##n,   scale_##n, scale_plane_##n};

ROWS_OF(4, )
#if defined(__x86_64__)
ROWS_OF(8, [[gnu::target("avx2,fma")]])
ROWS_OF(16, [[gnu::target("avx512f,avx512dq")]])
#endif
#undef ROWS_OF

const LaneRows& choose() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq")) return rows_16;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return rows_8;
#endif
    return rows_4;
}

}  // namespace

const LaneRows& lane_rows() {
    static const LaneRows& chosen = choose();
    return chosen;
}

void safe_softmax(const float* x, float factor, const float* mask, float* out, std::int64_t n) {
    std::int64_t i = 0;
    while (i < n && x[i] * factor + (mask ? mask[i] : 0) == -std::numeric_limits<float>::infinity()) ++i;
    if (i == n) std::fill_n(out, n, 0.0F);
    else lane_rows().softmax(x, factor, mask, out, n);
}

}  // namespace arenascope
