#include "engine/kernels/small_convolution.h"

#include <algorithm>

#include "engine/kernels/lanes.h"

namespace arenascope {

namespace {

constexpr std::int64_t together = 8;     ///< output channels that read the same input
constexpr std::int64_t most_lanes = 16;  ///< of any machine

/// Multiplications up to which the calls of a library take longer.
constexpr std::int64_t most_work = 1 << 16;

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

template <class Lanes>
[[gnu::always_inline]] inline void fill_part(const SmallConvolution& c, const Part& p) {
    const std::int64_t length = row_length(c), all = taps(c), plane = c.out[0] * c.out[1];
    for (std::int64_t row = 0; row < c.out[0]; ++row) {
        for (std::int64_t j = 0; j < c.out[1]; j += width<Lanes>)
            fill_columns<Lanes>(p, p.in + row * c.stride[0] * length + j, all, p.out + row * c.out[1] + j, plane,
                                std::min(width<Lanes>, c.out[1] - j));
    }
}

using Fill = void (*)(const SmallConvolution&, const Part&);
void fill_4(const SmallConvolution& c, const Part& p) { fill_part<Lanes4>(c, p); }
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void fill_4_fused(const SmallConvolution& c, const Part& p) { fill_part<Lanes4>(c, p); }
[[gnu::target("avx2,fma")]] void fill_8(const SmallConvolution& c, const Part& p) { fill_part<Lanes8>(c, p); }
[[gnu::target("avx512f,avx512dq")]] void fill_16(const SmallConvolution& c, const Part& p) { fill_part<Lanes16>(c, p); }
#endif

Fill choose([[maybe_unused]] std::int64_t columns) {
#if defined(__x86_64__)
    return narrowest<Fill>({fill_4, fill_4_fused, fill_8, fill_16}, columns);
#else
    return fill_4;
#endif
}

}  // namespace

bool is_small(const SmallConvolution& c) {
    constexpr std::int64_t most = 1 << 12;
    for (std::size_t i = 0; i < 2; ++i) {
        for (const std::int64_t size : {c.in[i], c.out[i], c.kernel[i], c.padding[i], c.dilation[i]}) {
            if (size > most) return false;
        }
    }
    if (c.stride[1] != 1 || c.out[1] < 4 || c.groups < 1 || c.channels < 1) return false;
    std::int64_t floats = c.channels * padded_rows(c), work = c.channels / c.groups;
    if (c.channels > most_work || __builtin_mul_overflow(floats, row_length(c), &floats) || floats > most_work)
        return false;
    for (const std::int64_t times : {c.batch, c.out_channels, c.out[0], c.out[1], c.kernel[0], c.kernel[1]}) {
        if (__builtin_mul_overflow(work, times, &work) || work > most_work) return false;
    }
    return true;
}

SmallScratch scratch_of(const SmallConvolution& c) {
    return {static_cast<std::size_t>(c.channels * padded_rows(c) * row_length(c)), static_cast<std::size_t>(taps(c))};
}

void convolve_small(const SmallConvolution& c, const float* in, const float* weight, const float* bias, float* out,
                    float* padded, std::int32_t* offsets) {
    const Fill fill = choose(c.out[1]);
    const std::int64_t in_group = c.channels / c.groups, out_group = c.out_channels / c.groups;
    const std::int64_t length = row_length(c), rows = padded_rows(c), plane = c.out[0] * c.out[1];
    std::int32_t* next = offsets;
    for (std::int64_t channel = 0; channel < in_group; ++channel) {
        for (std::int64_t kh = 0; kh < c.kernel[0]; ++kh) {
            for (std::int64_t kw = 0; kw < c.kernel[1]; ++kw)
                *next++ =
                    static_cast<std::int32_t>((channel * rows + kh * c.dilation[0]) * length + kw * c.dilation[1]);
        }
    }
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
                      .out = out + (n * c.out_channels + channel) * plane,
                      .channels = std::min(together, out_group - k)});
            }
        }
    }
}

}  // namespace arenascope
