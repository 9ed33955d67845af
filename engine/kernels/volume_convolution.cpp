// arenascope::volume_convolution.out, of `--layout best`: convolution over three dimensions, also transposed, of
// row-major floats. Neighbours of an output row, and several of its channels, at a time; each output sums its taps in
// the same order, wherever it lies.

#include <algorithm>
#include <array>

#include "engine/base/interruption.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"
#include "engine/kernels/lanes.h"

namespace arenascope {

namespace {

constexpr std::int64_t together = 8;  ///< output channels that read the same input

struct Geometry {
    std::int64_t batch, channels, out_channels, groups;
    std::array<std::int64_t, 3> in, kernel, out, stride, padding, dilation;
    bool transposed;
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
};

/// Part of an output row, of `channels` of its channels: columns first, first + apart, ... They read inputs that are
/// `step` apart.
struct Part {
    const float *in, *weight;  ///< of the group: its first input plane, the weights of its first output channel here
    const float *begin, *end;  ///< of the whole input
    float* out;                ///< the row of the first channel
    std::int64_t depth, row, first, apart, step, channels;
};

/// Some lanes of a tap, all of them or those that lie in the input.
template <class Lanes>
struct Reach {
    std::int64_t low, high, step;
    std::int32_t inside[width<Lanes>];
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

/// `count` columns from number `j` on: the taps of all input channels onto `sums`. A kernel may be huge: work that is
/// over ends between its rows.
template <class Lanes>
[[gnu::always_inline]] inline void add_taps(const Geometry& g, const Part& p, std::int64_t j, std::int64_t count,
                                            Lanes* sums) {
    const std::int64_t rows = g.kernel[0] * g.kernel[1];
    for (std::int64_t row = 0; row < rows && !Interruptible::is_over(); ++row) {
        const std::int64_t d = g.source(0, p.depth, row / g.kernel[1]), h = g.source(1, p.row, row % g.kernel[1]);
        if (d < 0 || h < 0) continue;
        for (std::int64_t kw = 0; kw < g.kernel[2]; ++kw) {
            std::int64_t w = (p.first + j * p.apart) * g.stride[2] - g.padding[2] + kw * g.dilation[2];
            if (g.transposed) {
                const std::int64_t from = p.first + g.padding[2] - kw * g.dilation[2];
                if (from % g.stride[2] != 0) continue;
                w = from / g.stride[2] + j;
            }
            Reach<Lanes> reach{.low = w < 0 ? (-w + p.step - 1) / p.step : 0,
                               .high = w < g.in[2] ? std::min(count, (g.in[2] - w + p.step - 1) / p.step) : 0,
                               .step = p.step,
                               .inside = {}};
            if (reach.low >= reach.high) continue;
            for (std::int64_t lane = reach.low; lane < reach.high; ++lane) reach.inside[lane] = -1;
            add_channels(g, p, p.in + (d * g.in[1] + h) * g.in[2] + w, p.weight + row * g.kernel[2] + kw, reach, sums);
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

void convolve(const Geometry& g, const float* in, const float* weight, const float* bias, float* out) {
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

Result<std::array<std::int64_t, 3>> triple(const Call& call, std::size_t i, std::int64_t least) {
    TRY(const Dims given, call.ints(i));
    const bool fits = given.size() == 1 || given.size() == 3;
    const auto is_wrong = [&](std::int64_t each) { return each < least || each > 1 << 24; };  // products are exact
    if (!fits || std::any_of(given.begin(), given.end(), is_wrong))
        return Error{.what = message("argument {index} has {count} entries", i, given.size()),
                     .expected = message("one or three numbers of at least {least}", least)};
    return std::array{given[0], given[given.size() == 3 ? 1 : 0], given[given.size() == 3 ? 2 : 0]};
}

Error unfit(const TensorValue& input, const TensorValue& weight) {
    return {.what = message("cannot convolve {tensor} with {other_tensor}", describe(input), describe(weight)),
            .expected = message("channels and sizes that fit")};
}

Result<Geometry> geometry_of(Call& call, const TensorValue& input, const TensorValue& weight) {
    if (input.rank() != 5 || weight.rank() != 5) return unfit(input, weight);
    Geometry g{.batch = input.sizes[0],
               .channels = input.sizes[1],
               .out_channels = 0,
               .groups = 0,
               .in = {input.sizes[2], input.sizes[3], input.sizes[4]},
               .kernel = {weight.sizes[2], weight.sizes[3], weight.sizes[4]},
               .out = {},
               .stride = {},
               .padding = {},
               .dilation = {},
               .transposed = false};
    TRY(g.stride, triple(call, 3, 1));
    TRY(g.padding, triple(call, 4, 0));
    TRY(g.dilation, triple(call, 5, 1));
    TRY(g.transposed, call.boolean(6));
    std::array<std::int64_t, 3> extra{};
    if (g.transposed) {
        TRY(extra, triple(call, 7, 0));
    }
    TRY(g.groups, call.integer(8));
    const std::int64_t weights_in = g.transposed ? weight.sizes[0] : weight.sizes[1] * g.groups;
    if (g.groups < 1 || weights_in != g.channels || g.channels % g.groups != 0 || weight.sizes[0] % g.groups != 0)
        return unfit(input, weight);
    g.out_channels = g.transposed ? weight.sizes[1] * g.groups : weight.sizes[0];
    for (std::size_t i = 0; i < 3; ++i) {
        const std::int64_t reach = g.dilation[i] * (g.kernel[i] - 1) + 1;
        g.out[i] = g.transposed ? (g.in[i] - 1) * g.stride[i] - 2 * g.padding[i] + reach + extra[i]
                                : (g.in[i] + 2 * g.padding[i] - reach) / g.stride[i] + 1;
        if (g.kernel[i] < 1 || g.out[i] < 1 || (!g.transposed && g.in[i] + 2 * g.padding[i] < reach))
            return unfit(input, weight);
    }
    return g;
}

Result<> volume_convolution(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const TensorValue* weight, call.tensor(1));
    TRY(const TensorValue* bias, call.optional_tensor(2));
    TRY(TensorValue * out, call.tensor(9));
    TRY(const Geometry g, geometry_of(call, *input, *weight));
    for (const TensorValue* each : std::array<const TensorValue*, 4>{input, weight, bias, out})
        if (each && each->dtype != DType::f32) return unfit(*input, *weight);
    if (bias && bias->numel() != g.out_channels) return unfit(*input, *weight);
    CHECKED(resize(*out, {g.batch, g.out_channels, g.out[0], g.out[1], g.out[2]}));
    if (out->numel() == 0) return done;
    DenseScratch<float> s(call);
    const float *in = dense_in(*input, s.a), *with = dense_in(*weight, s.b),
                *added = bias ? dense_in(*bias, s.c) : nullptr;
    float* to = dense_out(*out, s.d);
    if (call.measures()) return done;
    convolve(g, in, with, added, to);
    dense_done(*out, s.d);
    return done;
}

constexpr Kernel rows[] = {{"arenascope::volume_convolution.out", 10, volume_convolution, nullptr, with_scratch}};

}  // namespace

KernelFamily volume_convolution_kernels() { return rows; }

}  // namespace arenascope
