#include "engine/kernels/transposed_convolution.h"

#include <algorithm>

#include "engine/base/interruption.h"
#include "engine/kernels/lanes.h"

namespace arenascope {

namespace {

constexpr std::int64_t together = 8;  ///< output channels that read the same input

/// The part of an output row whose columns are first, first + stride, ...; of `channels` of its channels.
struct Part {
    const float *in, *weight;  ///< of the group: its first input plane, the weights of its first output channel here
    float* out;                ///< the row of the first channel
    std::int64_t row, first, channels, in_group, out_group;
};

/// Input row or column that output `o` reads at tap `k`, or -1 where it reads none.
std::int64_t source(const TransposedConvolution& c, std::size_t dim, std::int64_t o, std::int64_t k) {
    const std::int64_t at = o + c.padding[dim] - k * c.dilation[dim];
    if (at < 0 || at % c.stride[dim] != 0) return -1;
    return at / c.stride[dim] < c.in[dim] ? at / c.stride[dim] : -1;
}

/// One tap of all input channels, which reads as many columns as there are lanes.
template <class Lanes>
[[gnu::always_inline]] inline void add_whole(const TransposedConvolution& c, const Part& p, const float* x,
                                             const float* weight, Lanes* sums) {
    const std::int64_t plane = c.in[0] * c.in[1], taps = c.kernel[0] * c.kernel[1], step = p.out_group * taps;
    std::int64_t at[together];
    for (std::int64_t k = 0; k < together; ++k) at[k] = std::min(k, p.channels - 1) * taps;
    Lanes own[together];
    for (std::int64_t k = 0; k < together; ++k) own[k] = sums[k];
    for (std::int64_t channel = 0; channel < p.in_group; ++channel, x += plane, weight += step) {
        Lanes item;
        load(item, x, width<Lanes>, 0);
        for (std::int64_t k = 0; k < together; ++k) own[k] += item * weight[at[k]];
    }
    for (std::int64_t k = 0; k < together; ++k) sums[k] = own[k];
}

/// `count` columns from number `j` on: the taps of all input channels onto `sums`.
template <class Lanes>
[[gnu::always_inline]] inline void add_taps(const TransposedConvolution& c, const Part& p, std::int64_t j,
                                            std::int64_t count, Lanes* sums) {
    using Ints __attribute__((vector_size(sizeof(Lanes)))) = std::int32_t;
    const std::int64_t plane = c.in[0] * c.in[1], taps = c.kernel[0] * c.kernel[1];
    // Taps that read some column inside: few of a long kernel over a short row.
    const std::int64_t start = p.first + c.padding[1];
    const std::int64_t least = std::max<std::int64_t>(0, start - (c.in[1] - 1 - j) * c.stride[1]);
    const std::int64_t most = start + (j + count - 1) * c.stride[1];
    const std::int64_t first_tap = least / c.dilation[1] + (least % c.dilation[1] != 0 ? 1 : 0);
    const std::int64_t end_tap = most < 0 ? 0 : std::min(c.kernel[1], most / c.dilation[1] + 1);
    for (std::int64_t kh = 0; kh < c.kernel[0]; ++kh) {
        const std::int64_t h = source(c, 0, p.row, kh);
        if (h < 0) continue;
        for (std::int64_t kw = first_tap; kw < end_tap; ++kw) {
            const std::int64_t from = start - kw * c.dilation[1];
            if (from % c.stride[1] != 0) continue;
            const std::int64_t w = from / c.stride[1] + j;  // of the first lane; others may lie outside, too
            const std::int64_t low = std::max<std::int64_t>(0, -w), high = std::min(count, c.in[1] - w);
            if (low >= high) continue;
            const float *x = p.in + h * c.in[1] + w, *weight = p.weight + kh * c.kernel[1] + kw;
            if (low == 0 && high == width<Lanes>) {
                add_whole(c, p, x, weight, sums);
                continue;
            }
            std::int32_t lanes_inside[width<Lanes>] = {};
            for (std::int64_t lane = low; lane < high; ++lane) lanes_inside[lane] = -1;
            Ints inside;
            std::memcpy(&inside, lanes_inside, sizeof inside);
            for (std::int64_t channel = 0; channel < p.in_group; ++channel, x += plane, weight += p.out_group * taps) {
                Lanes item;
                float items[width<Lanes>] = {};
                for (std::int64_t lane = low; lane < high; ++lane) items[lane] = x[lane];
                std::memcpy(&item, items, sizeof item);
                for (std::int64_t k = 0; k < together; ++k) {
                    const float by = weight[std::min(k, p.channels - 1) * taps];
                    const Lanes sum = sums[k] + item * by;
                    sums[k] = inside ? sum : sums[k];
                }
            }
        }
    }
}

template <class Lanes>
[[gnu::always_inline]] inline void fill_part(const TransposedConvolution& c, const Part& p, const float* bias) {
    const std::int64_t plane = c.out[0] * c.out[1], columns = (c.out[1] - p.first + c.stride[1] - 1) / c.stride[1];
    for (std::int64_t j = 0; j < columns && !Interruptible::is_over(); j += width<Lanes>) {
        const std::int64_t count = std::min(width<Lanes>, columns - j);
        Lanes sums[together];
        for (std::int64_t k = 0; k < together; ++k) fill(sums[k], bias ? bias[std::min(k, p.channels - 1)] : 0);
        add_taps(c, p, j, count, sums);
        for (std::int64_t k = 0; k < p.channels; ++k) {
            float* to = p.out + k * plane + p.first + j * c.stride[1];
            if (c.stride[1] == 1) {
                store(to, sums[k], count);
                continue;
            }
            float items[width<Lanes>];
            store(items, sums[k], width<Lanes>);
            for (std::int64_t lane = 0; lane < count; ++lane) to[lane * c.stride[1]] = items[lane];
        }
    }
}

using Fill = void (*)(const TransposedConvolution&, const Part&, const float*);
void fill_4(const TransposedConvolution& c, const Part& p, const float* bias) { fill_part<Lanes4>(c, p, bias); }
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void fill_4_fused(const TransposedConvolution& c, const Part& p, const float* bias) {
    fill_part<Lanes4>(c, p, bias);
}
[[gnu::target("avx2,fma")]] void fill_8(const TransposedConvolution& c, const Part& p, const float* bias) {
    fill_part<Lanes8>(c, p, bias);
}
[[gnu::target("avx512f,avx512dq")]] void fill_16(const TransposedConvolution& c, const Part& p, const float* bias) {
    fill_part<Lanes16>(c, p, bias);
}
#endif

/// Lanes beyond a row are filled one by one.
Fill choose([[maybe_unused]] std::int64_t columns) {
#if defined(__x86_64__)
    return narrowest<Fill>({fill_4, fill_4_fused, fill_8, fill_16}, columns);
#else
    return fill_4;
#endif
}

}  // namespace

void convolve_back(const TransposedConvolution& c, const float* in, const float* weight, const float* bias,
                   float* out) {
    const Fill fill = choose((c.out[1] + c.stride[1] - 1) / c.stride[1]);
    const std::int64_t in_group = c.channels / c.groups, out_group = c.out_channels / c.groups;
    const std::int64_t taps = c.kernel[0] * c.kernel[1], in_plane = c.in[0] * c.in[1], plane = c.out[0] * c.out[1];
    for (std::int64_t n = 0; n < c.batch; ++n) {
        for (std::int64_t group = 0; group < c.groups; ++group) {
            for (std::int64_t k = 0; k < out_group; k += together) {
                const std::int64_t channel = group * out_group + k;
                Part part{.in = in + (n * c.channels + group * in_group) * in_plane,
                          .weight = weight + (group * in_group * out_group + k) * taps,
                          .channels = std::min(together, out_group - k),
                          .in_group = in_group,
                          .out_group = out_group};
                for (const std::int64_t row : OuterLoop(c.out[0])) {
                    part.out = out + (n * c.out_channels + channel) * plane + row * c.out[1];
                    part.row = row;
                    for (std::int64_t first = 0; first < std::min(c.stride[1], c.out[1]); ++first) {
                        part.first = first;
                        fill(c, part, bias ? bias + channel : nullptr);
                    }
                }
            }
        }
    }
}

}  // namespace arenascope
