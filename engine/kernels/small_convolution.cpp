#include "engine/kernels/small_convolution.h"

#include <algorithm>
#include <cmath>

#include "engine/kernels/lanes.h"

namespace arenascope {

namespace {

constexpr std::int64_t together = 8;     ///< output channels that read the same input
constexpr std::int64_t most_lanes = 16;  ///< of any machine

/// Multiplications up to which the calls of a library take longer.
constexpr std::int64_t most_work = 1 << 16;
/// Floats of the padded input.
constexpr std::int64_t most_floats = 1 << 16;

/// Floats from one row of the padded input to the next: what the last lanes of a row read lies within it.
std::int64_t row_length(const SmallConvolution& c) {
    const std::int64_t whole = (c.out[1] + most_lanes - 1) / most_lanes * most_lanes;
    return std::max(whole + (c.kernel[1] - 1) * c.dilation[1], c.in[1] + 2 * c.padding[1]);
}
std::int64_t padded_rows(const SmallConvolution& c) { return c.in[0] + 2 * c.padding[0]; }
std::int64_t taps(const SmallConvolution& c) { return c.channels / c.groups * c.kernel[0] * c.kernel[1]; }

/// Some channels of one group: their weights, their bias or null, and where they write.
struct Part {
    const float *in, *weight, *bias;
    const std::int32_t* offsets;  ///< of what each tap reads, from where the first one does
    const std::int32_t* places;   ///< of the taps' weights, where products are rounded
    float* out;
    std::int64_t channels;
};

/// `count` columns of an output row, which read from `x` on.
template <class Lanes>
[[gnu::always_inline]] inline void fill_columns(const Part& p, const float* x, std::int64_t taps, float* out,
                                                std::int64_t plane, std::int64_t count) {
    const float* weights[together];
    Lanes sums[together];
    for (std::int64_t k = 0; k < together; ++k) {
        const std::int64_t channel = std::min(k, p.channels - 1);
        weights[k] = p.weight + channel * taps;
        fill(sums[k], p.bias ? p.bias[channel] : 0);
    }
    for (std::int64_t tap = 0; tap < taps; ++tap) {
        Lanes item;
        load(item, x + p.offsets[tap], width<Lanes>, 0);
        for (std::int64_t k = 0; k < together; ++k) sums[k] += item * weights[k][tap];
    }
    for (std::int64_t k = 0; k < p.channels; ++k) store(out + k * plane, sums[k], count);
}

/// The same with every product rounded, in the order of the taps: to be compiled without fused products.
template <class Lanes>
[[gnu::always_inline]] inline void fill_rounded_columns(const Part& p, const float* x, std::int64_t taps, float* out,
                                                        std::int64_t plane, std::int64_t count) {
    const float* weights[together];
    Lanes sums[together] = {};
    for (std::int64_t k = 0; k < together; ++k) weights[k] = p.weight + std::min(k, p.channels - 1) * taps;
    for (std::int64_t tap = 0; tap < taps; ++tap) {
        Lanes item;
        load(item, x + p.offsets[tap], width<Lanes>, 0);
        for (std::int64_t k = 0; k < together; ++k) sums[k] += item * weights[k][p.places[tap]];
    }
    for (std::int64_t k = 0; k < p.channels; ++k) {
        if (p.bias) sums[k] += p.bias[k];
        store(out + k * plane, sums[k], count);
    }
}

template <class Lanes, bool Rounded = false>
[[gnu::always_inline]] inline void fill_part(const SmallConvolution& c, const Part& p) {
    const std::int64_t length = row_length(c), all = taps(c), plane = c.out[0] * c.out[1];
    for (std::int64_t row = 0; row < c.out[0]; ++row) {
        for (std::int64_t j = 0; j < c.out[1]; j += width<Lanes>) {
            const float* const from = p.in + row * c.stride[0] * length + j;
            float* const to = p.out + row * c.out[1] + j;
            const std::int64_t count = std::min(width<Lanes>, c.out[1] - j);
            if constexpr (Rounded) fill_rounded_columns<Lanes>(p, from, all, to, plane, count);
            else fill_columns<Lanes>(p, from, all, to, plane, count);
        }
    }
}

using Fill = void (*)(const SmallConvolution&, const Part&);
void fill_4(const SmallConvolution& c, const Part& p) { fill_part<Lanes4>(c, p); }
void fill_rounded_4(const SmallConvolution& c, const Part& p) { fill_part<Lanes4, true>(c, p); }
#if defined(__x86_64__)
[[gnu::target("avx2")]] void fill_rounded_8(const SmallConvolution& c, const Part& p) { fill_part<Lanes8, true>(c, p); }
[[gnu::target("avx2,fma")]] void fill_4_fused(const SmallConvolution& c, const Part& p) { fill_part<Lanes4>(c, p); }
[[gnu::target("avx2,fma")]] void fill_8(const SmallConvolution& c, const Part& p) { fill_part<Lanes8>(c, p); }
[[gnu::target("avx512f,avx512dq")]] void fill_16(const SmallConvolution& c, const Part& p) { fill_part<Lanes16>(c, p); }
#endif

/// Without the taps outside the input.
float sum_inside(const SmallConvolution& c, const float* in, const float* weight, float sum,
                 const std::array<std::int64_t, 2>& first) {
    for (std::int64_t channel = 0; channel < c.channels / c.groups; ++channel) {
        for (std::int64_t kh = 0; kh < c.kernel[0]; ++kh) {
            for (std::int64_t kw = 0; kw < c.kernel[1]; ++kw, ++weight) {
                const std::int64_t row = first[0] + kh * c.dilation[0], column = first[1] + kw * c.dilation[1];
                if (row >= 0 && row < c.in[0] && column >= 0 && column < c.in[1])
                    sum += in[(channel * c.in[0] + row) * c.in[1] + column] * *weight;
            }
        }
    }
    return sum;
}

/// Padding counts as zeros, and zero times a weight that is infinite or no number is no number: such sums at the border
/// are made again without it. `in`: of the channel's group.
void mend_border(const SmallConvolution& c, const float* in, const float* weight, float bias, float* out) {
    const auto crosses = [&](std::size_t d, std::int64_t first) {
        return first < 0 || first + (c.kernel[d] - 1) * c.dilation[d] >= c.in[d];
    };
    for (std::int64_t row = 0; row < c.out[0]; ++row) {
        for (std::int64_t column = 0; column < c.out[1]; ++column, ++out) {
            const std::array first{row * c.stride[0] - c.padding[0], column * c.stride[1] - c.padding[1]};
            if (std::isnan(*out) && (crosses(0, first[0]) || crosses(1, first[1])))
                *out = sum_inside(c, in, weight, bias, first);
        }
    }
}

Fill choose([[maybe_unused]] std::int64_t columns, bool rounds_products) {
#if defined(__x86_64__)
    if (rounds_products) return __builtin_cpu_supports("avx2") ? fill_rounded_8 : fill_rounded_4;
    return narrowest<Fill>({fill_4, fill_4_fused, fill_8, fill_16}, columns);
#else
    return rounds_products ? fill_rounded_4 : fill_4;
#endif
}

/// Of what each tap reads, and where its weight lies: in the order of the weights, or channels innermost.
void list_taps(const SmallConvolution& c, std::int32_t* offsets) {
    const std::int64_t in_group = c.channels / c.groups, in_kernel = c.kernel[0] * c.kernel[1];
    const std::int64_t plane = padded_rows(c) * row_length(c), all = taps(c);
    for (std::int64_t tap = 0; tap < all; ++tap) {
        const std::int64_t channel = c.rounds_products ? tap % in_group : tap / in_kernel;
        const std::int64_t place = c.rounds_products ? tap / in_group : tap % in_kernel;
        offsets[tap] = static_cast<std::int32_t>(channel * plane + place / c.kernel[1] * c.dilation[0] * row_length(c) +
                                                 place % c.kernel[1] * c.dilation[1]);
        if (c.rounds_products) offsets[all + tap] = static_cast<std::int32_t>(channel * in_kernel + place);
    }
}

}  // namespace

bool fits_small(const SmallConvolution& c) {
    constexpr std::int64_t most = 1 << 12;
    for (std::size_t i = 0; i < 2; ++i) {
        for (const std::int64_t size : {c.in[i], c.out[i], c.kernel[i], c.padding[i], c.dilation[i]}) {
            if (size > most) return false;
        }
    }
    if (c.stride[1] != 1 || c.out[1] < 4 || c.groups < 1 || c.channels < 1 || c.channels > most_floats) return false;
    std::int64_t floats = c.channels * padded_rows(c);
    return !__builtin_mul_overflow(floats, row_length(c), &floats) && floats <= most_floats;
}

bool is_small(const SmallConvolution& c) {
    if (!fits_small(c)) return false;
    std::int64_t work = c.channels / c.groups;
    for (const std::int64_t times : {c.batch, c.out_channels, c.out[0], c.out[1], c.kernel[0], c.kernel[1]}) {
        if (__builtin_mul_overflow(work, times, &work) || work > most_work) return false;
    }
    return true;
}

SmallScratch scratch_of(const SmallConvolution& c) {
    return {static_cast<std::size_t>(c.channels * padded_rows(c) * row_length(c)),
            static_cast<std::size_t>(taps(c) * (c.rounds_products ? 2 : 1))};
}

void convolve_small(const SmallConvolution& c, const float* in, const float* weight, const float* bias, float* out,
                    float* padded, std::int32_t* offsets) {
    const Fill fill = choose(c.out[1], c.rounds_products);
    const std::int64_t in_group = c.channels / c.groups, out_group = c.out_channels / c.groups;
    const std::int64_t length = row_length(c), rows = padded_rows(c), plane = c.out[0] * c.out[1];
    list_taps(c, offsets);
    std::fill_n(padded, c.channels * rows * length, 0.0f);
    for (std::int64_t n = 0; n < c.batch; ++n) {
        for (std::int64_t channel = 0; channel < c.channels; ++channel) {
            for (std::int64_t row = 0; row < c.in[0]; ++row)
                std::copy_n(in + ((n * c.channels + channel) * c.in[0] + row) * c.in[1], c.in[1],
                            padded + (channel * rows + c.padding[0] + row) * length + c.padding[1]);
        }
        for (std::int64_t group = 0; group < c.groups; ++group) {
            for (std::int64_t k = 0; k < out_group; k += together) {
                const std::int64_t channel = group * out_group + k;
                fill(c,
                     {.in = padded + group * in_group * rows * length,
                      .weight = weight + channel * taps(c),
                      .bias = bias ? bias + channel : nullptr,
                      .offsets = offsets,
                      .places = offsets + taps(c),
                      .out = out + (n * c.out_channels + channel) * plane,
                      .channels = std::min(together, out_group - k)});
            }
            for (std::int64_t k = 0; k < out_group && c.padding != std::array<std::int64_t, 2>{}; ++k) {
                const std::int64_t channel = group * out_group + k;
                mend_border(c, in + (n * c.channels + group * in_group) * c.in[0] * c.in[1], weight + channel * taps(c),
                            bias ? bias[channel] : 0, out + (n * c.out_channels + channel) * plane);
            }
        }
    }
}

}  // namespace arenascope
