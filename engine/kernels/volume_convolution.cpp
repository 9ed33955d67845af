// arenascope::volume_convolution.out, of `--layout best`: convolution over three dimensions, also transposed, of
// row-major floats.

#include <algorithm>
#include <array>

#include "engine/kernels/dense.h"
#include "engine/kernels/direct_convolution.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

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

Result<DirectConvolution> geometry_of(Call& call, const TensorValue& input, const TensorValue& weight) {
    if (input.rank() != 5 || weight.rank() != 5) return unfit(input, weight);
    DirectConvolution g{.batch = input.sizes[0],
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
    TRY(const DirectConvolution g, geometry_of(call, *input, *weight));
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
    convolve_directly(g, in, with, added, to);
    dense_done(*out, s.d);
    return done;
}

constexpr Kernel rows[] = {{"arenascope::volume_convolution.out", 10, volume_convolution, nullptr, with_scratch}};

}  // namespace

KernelFamily volume_convolution_kernels() { return rows; }

}  // namespace arenascope
