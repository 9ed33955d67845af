#include "engine/kernels/direct_convolution.h"

#include <algorithm>

#include "engine/base/interruption.h"
#include "engine/kernels/lanes.h"

namespace arenascope {

namespace {

constexpr std::int64_t together = 8;  ///< output channels that read the same input

struct Range {
    std::int64_t begin, end;
};

/// The sizes that the loops below ask for.
struct Geometry : DirectConvolution {
    [[nodiscard]] std::int64_t in_plane() const { return in[0] * in[1] * in[2]; }
    [[nodiscard]] std::int64_t out_plane() const { return out[0] * out[1] * out[2]; }
    [[nodiscard]] std::int64_t taps() const { return kernel[0] * kernel[1] * kernel[2]; }
    /// Weights between two input channels, and between two output channels.
    [[nodiscard]] std::int64_t by_input() const { return transposed ? out_channels / groups * taps() : taps(); }
    [[nodiscard]] std::int64_t by_output() const { return transposed ? taps() : channels / groups * taps(); }

    /// Input position that output `o` reads at tap `k` of a dimension, or -1 where it reads none.
    [[nodiscard]] std::int64_t source(std::size_t dim, std::int64_t o, std::int64_t k) const {
        std::int64_t at =
            transposed ? o + padding[dim] - k * dilation[dim] : o * stride[dim] - padding[dim] + k * dilation[dim];
        if (transposed && at % stride[dim] != 0) return -1;
        if (transposed) at /= stride[dim];
        return at >= 0 && at < in[dim] ? at : -1;
    }

    /// Taps of a dimension of which some output from `first` to `last` reads an input: few of a kernel that is longer
    /// than what it goes over.
    [[nodiscard]] Range reached(std::size_t dim, std::int64_t first, std::int64_t last) const {
        const std::int64_t by = dilation[dim];
        const std::int64_t low =
            transposed ? first + padding[dim] - (in[dim] - 1) * stride[dim] : padding[dim] - last * stride[dim];
        const std::int64_t high = transposed ? last + padding[dim] : padding[dim] - first * stride[dim] + in[dim] - 1;
        return {low <= 0 ? 0 : (low + by - 1) / by, high < 0 ? 0 : std::min(kernel[dim], high / by + 1)};
    }
};

/// Part of an output row, of `channels` of its channels: columns first, first + apart, ... They read inputs that are
/// `step` apart.
struct Part {
    const float *in, *weight;  ///< of the group: its first input plane, the weights of its first output channel here
    const float *begin, *end;  ///< of the whole input
    float* out;                ///< the row of the first channel
    std::int64_t depth, row, first, apart, step, channels;
};

/// Some lanes of a tap, all of them or those that lie in the input; the first lane reads `column`.
template <class Lanes>
struct Reach {
    std::int64_t low = 0, high = 0, step = 1, column = 0;
    std::int32_t inside[width<Lanes>] = {};
    [[nodiscard]] bool is_whole() const { return low == 0 && high == width<Lanes> && step == 1; }
};

template <class Lanes>
[[gnu::always_inline]] inline void add_channels(const Geometry& g, const Part& p, const float* x, const float* weight,
                                                const Reach<Lanes>& reach, Lanes* sums) {
    using Ints __attribute__((vector_size(sizeof(Lanes)))) = std::int32_t;
    const std::int64_t plane = g.in_plane(), by_input = g.by_input(), by_output = g.by_output();
    const bool is_whole = reach.is_whole();
    Ints inside;
    std::memcpy(&inside, reach.inside, sizeof inside);
    std::int64_t at[together];
    Lanes own[together];
    for (std::int64_t k = 0; k < together; ++k) at[k] = std::min(k, p.channels - 1) * by_output;
    for (std::int64_t k = 0; k < together; ++k) own[k] = sums[k];
    for (std::int64_t c = 0; c < g.channels / g.groups; ++c, x += plane, weight += by_input) {
        Lanes item;
        if (is_whole) {
            load(item, x, width<Lanes>, 0);
            for (std::int64_t k = 0; k < together; ++k) own[k] += item * weight[at[k]];
            continue;
        }
        if (reach.step == 1 && x >= p.begin && p.end - x >= width<Lanes>) {  // neighbours are read, but not used
            load(item, x, width<Lanes>, 0);
        } else {
            float items[width<Lanes>] = {};
            for (std::int64_t lane = reach.low; lane < reach.high; ++lane) items[lane] = x[lane * reach.step];
            std::memcpy(&item, items, sizeof item);
        }
        for (std::int64_t k = 0; k < together; ++k) {
            const Lanes sum = own[k] + item * weight[at[k]];  // a weight may be infinite: nothing times it is no number
            own[k] = inside ? sum : own[k];
        }
    }
    for (std::int64_t k = 0; k < together; ++k) sums[k] = own[k];
}

/// Column tap `kw`: where its first lane reads, and the lanes that lie in the input; none where it reads nothing.
template <class Lanes>
[[gnu::always_inline]] inline Reach<Lanes> reach_of(const Geometry& g, const Part& p, std::int64_t kw, std::int64_t j,
                                                    std::int64_t count) {
    Reach<Lanes> reach{.step = p.step};
    reach.column = (p.first + j * p.apart) * g.stride[2] - g.padding[2] + kw * g.dilation[2];
    if (g.transposed) {
        const std::int64_t from = p.first + g.padding[2] - kw * g.dilation[2];
        if (from % g.stride[2] != 0) return reach;
        reach.column = from / g.stride[2] + j;
    }
    const std::int64_t w = reach.column;
    reach.low = w < 0 ? (-w + p.step - 1) / p.step : 0;
    reach.high = w < g.in[2] ? std::min(count, (g.in[2] - w + p.step - 1) / p.step) : 0;
    for (std::int64_t lane = reach.low; lane < reach.high; ++lane) reach.inside[lane] = -1;
    return reach;
}

/// `count` columns from number `j` on: the taps of all input channels onto `sums`. A kernel may be huge: work that is
/// over ends between its rows.
template <class Lanes>
[[gnu::always_inline]] inline void add_taps(const Geometry& g, const Part& p, std::int64_t j, std::int64_t count,
                                            Lanes* sums) {
    const std::int64_t first = p.first + j * p.apart;
    const Range deep = g.reached(0, p.depth, p.depth), high = g.reached(1, p.row, p.row),
                wide = g.reached(2, first, first + (count - 1) * p.apart);
    for (std::int64_t kd = deep.begin; kd < deep.end; ++kd) {
        const std::int64_t d = g.source(0, p.depth, kd);
        if (d < 0) continue;
        for (std::int64_t kh = high.begin; kh < high.end && !Interruptible::is_over(); ++kh) {
            const std::int64_t h = g.source(1, p.row, kh);
            if (h < 0) continue;
            for (std::int64_t kw = wide.begin; kw < wide.end; ++kw) {
                const Reach<Lanes> reach = reach_of<Lanes>(g, p, kw, j, count);
                if (reach.low >= reach.high) continue;
                add_channels(g, p, p.in + (d * g.in[1] + h) * g.in[2] + reach.column,
                             p.weight + (kd * g.kernel[1] + kh) * g.kernel[2] + kw, reach, sums);
            }
        }
    }
}

template <class Lanes>
[[gnu::always_inline]] inline void fill_part(const Geometry& g, const Part& p, const float* bias) {
    const std::int64_t columns = (g.out[2] - p.first + p.apart - 1) / p.apart;
    for (std::int64_t j = 0; j < columns; j += width<Lanes>) {
        const std::int64_t count = std::min(width<Lanes>, columns - j);
        Lanes sums[together];
        for (std::int64_t k = 0; k < together; ++k) fill(sums[k], bias ? bias[std::min(k, p.channels - 1)] : 0);
        add_taps(g, p, j, count, sums);
        for (std::int64_t k = 0; k < p.channels; ++k) {
            float* to = p.out + k * g.out_plane() + p.first + j * p.apart;
            if (p.apart == 1) {
                store(to, sums[k], count);
                continue;
            }
            float items[width<Lanes>];
            store(items, sums[k], width<Lanes>);
            for (std::int64_t lane = 0; lane < count; ++lane) to[lane * p.apart] = items[lane];
        }
    }
}

using Fill = void (*)(const Geometry&, const Part&, const float*);
void fill_4(const Geometry& g, const Part& p, const float* bias) { fill_part<Lanes4>(g, p, bias); }
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void fill_4_fused(const Geometry& g, const Part& p, const float* bias) {
    fill_part<Lanes4>(g, p, bias);
}
[[gnu::target("avx2,fma")]] void fill_8(const Geometry& g, const Part& p, const float* bias) {
    fill_part<Lanes8>(g, p, bias);
}
[[gnu::target("avx512f,avx512dq")]] void fill_16(const Geometry& g, const Part& p, const float* bias) {
    fill_part<Lanes16>(g, p, bias);
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

void convolve_directly(const DirectConvolution& c, const float* in, const float* weight, const float* bias,
                       float* out) {
    const Geometry g{c};
    const std::int64_t apart = g.transposed ? g.stride[2] : 1, step = g.transposed ? 1 : g.stride[2];
    const std::int64_t in_group = g.channels / g.groups, out_group = g.out_channels / g.groups;
    const std::int64_t blocks = (out_group + together - 1) / together;
    const Fill fill = choose((g.out[2] + apart - 1) / apart);
    for (const std::int64_t block : OuterLoop(g.batch * g.groups * blocks)) {
        const std::int64_t n = block / blocks / g.groups, group = block / blocks % g.groups,
                           k = block % blocks * together, channel = group * out_group + k;
        Part part{.in = in + (n * g.channels + group * in_group) * g.in_plane(),
                  .weight = weight +
                      (g.transposed ? group * in_group * g.by_input() : group * out_group * g.by_output()) +
                      k * g.by_output(),
                  .begin = in,
                  .end = in + g.batch * g.channels * g.in_plane(),
                  .out = out + (n * g.out_channels + channel) * g.out_plane(),
                  .depth = 0,
                  .row = 0,
                  .first = 0,
                  .apart = apart,
                  .step = step,
                  .channels = std::min(together, out_group - k)};
        for (const std::int64_t row : OuterLoop(g.out[0] * g.out[1])) {
            part.depth = row / g.out[1];
            part.row = row % g.out[1];
            for (part.first = 0; part.first < std::min(apart, g.out[2]); ++part.first)
                fill(g, part, bias ? bias + channel : nullptr);
            part.out += g.out[2];
        }
    }
}

}  // namespace arenascope
