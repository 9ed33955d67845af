// cortex_m: convolutions of int8 pictures, channels last: plain, depthwise, transposed. Sums are exact in 32 bits, so
// the order of additions is free: the patch under a window becomes a row of 16-bit numbers.

#include <cstring>

#include "engine/kernels/cortex_m_call.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

using namespace cortex_m;
using ops::CmConvolution;

struct Convolution {
    const TensorValue *input = nullptr, *weight = nullptr;
    TensorValue* output = nullptr;
    Picture in, out;
    ops::ConvolutionShape shape;
    Numbers bias, multipliers, shifts;
    std::int32_t in_offset = 0, out_offset = 0;
    Bounds held;

    [[nodiscard]] std::int8_t result(std::int32_t sum, std::int64_t channel) const {
        const auto all =
            static_cast<std::uint32_t>(sum) + (bias.empty() ? 0U : static_cast<std::uint32_t>(bias[channel]));
        return held.hold(requantise(static_cast<std::int32_t>(all), {multipliers[channel], shifts[channel]}),
                         out_offset);
    }
};

Result<ops::Extent> extent(const Call& call, std::size_t i, std::int64_t least) {
    TRY(const auto found, call.pair(i, 2, least, least));
    return ops::Extent{found[0], found[1]};
}

/// Positions of arguments: depthwise and transposed convolutions have one more before the offsets.
struct Positions {
    std::size_t dilation = 5, in_offset = 6;
    [[nodiscard]] std::size_t factors() const { return in_offset + 2; }
    [[nodiscard]] std::size_t bounds() const { return in_offset + 4; }
    [[nodiscard]] std::size_t scratch() const { return in_offset + 6; }
};
constexpr Positions positions_of(CmConvolution kind) {
    if (kind == CmConvolution::depthwise) return {.dilation = 5, .in_offset = 7};
    if (kind == CmConvolution::transposed) return {.dilation = 6, .in_offset = 7};
    return {};
}

Result<> read_sizes(Call& call, CmConvolution kind, Convolution& work) {
    TRY(work.in, picture(*work.input, message("the input")));
    TRY(work.out, picture(*work.output, message("the result")));
    if (work.weight->rank() != 4 || !work.weight->is_contiguous())
        return Error{.what = message("the weights are {tensor}", describe(*work.weight)),
                     .expected = message("rank 4, row-major")};
    const Dims& weight = work.weight->sizes;
    const bool is_depthwise = kind == CmConvolution::depthwise;
    ops::ConvolutionShape& shape = work.shape;
    shape = {.batch = work.in.n,
             .in_channels = work.in.c,
             .out_channels = is_depthwise ? weight[3] : weight[0],
             .weight_channels = is_depthwise ? 1 : weight[3],
             .in = {work.in.h, work.in.w},
             .out = {work.out.h, work.out.w},
             .kernel = {weight[1], weight[2]},
             .stride = {},
             .padding = {},
             .dilation = {}};
    TRY(shape.stride, extent(call, 3, 1));
    TRY(shape.padding, extent(call, 4, 0));
    TRY(shape.dilation, extent(call, positions_of(kind).dilation, 1));
    return done;
}

Error unfit(const Convolution& work) {
    return Error{.what = message("cannot convolve {tensor} with {other_tensor} into {result}", describe(*work.input),
                                 describe(*work.weight), describe(*work.output)),
                 .expected = message("channels and sizes that fit")};
}

/// Kernels follow the result's size: padding before the first window is given, that after the last follows. A tile in
/// the middle of a picture has none.
bool has_sizes_that_fit(CmConvolution kind, const ops::ConvolutionShape& s) {
    const auto along = [&](std::int64_t in, std::int64_t out, std::int64_t kernel, std::int64_t stride,
                           std::int64_t padding, std::int64_t dilation) {
        const std::int64_t reach = dilation * (kernel - 1) + 1;
        if (kind == CmConvolution::transposed) return out == (in - 1) * stride - 2 * padding + reach;
        return out >= 1 && out - 1 <= (in - 1 + 2 * padding) / stride;
    };
    return along(s.in.h, s.out.h, s.kernel.h, s.stride.h, s.padding.h, s.dilation.h) &&
        along(s.in.w, s.out.w, s.kernel.w, s.stride.w, s.padding.w, s.dilation.w);
}

Result<> check_sizes(CmConvolution kind, const Convolution& work) {
    const ops::ConvolutionShape& s = work.shape;
    const bool is_empty = s.kernel.h < 1 || s.kernel.w < 1 || s.in_channels < 1 || s.out_channels < 1 || s.batch < 1;
    if (is_empty || work.out.n != s.batch || work.out.c != s.out_channels || !has_sizes_that_fit(kind, s))
        return unfit(work);
    switch (kind) {
        case CmConvolution::plain: {
            const bool divides = s.weight_channels > 0 && s.in_channels % s.weight_channels == 0;
            const std::int64_t groups = divides ? s.in_channels / s.weight_channels : 0;
            return groups > 0 && s.out_channels % groups == 0 ? Result<>(done) : unfit(work);
        }
        case CmConvolution::depthwise:
            if (work.weight->sizes[0] != 1 || s.out_channels % s.in_channels != 0 || s.batch != 1) return unfit(work);
            return done;
        case CmConvolution::transposed:
            if (s.weight_channels != s.in_channels || s.dilation.h != 1 || s.dilation.w != 1) return unfit(work);
            return done;
    }
    return done;
}

/// Scratch follows the bounds in programs of release 1.4 and later.
Result<> use_all_scratch(Call& call, CmConvolution kind, const Convolution& work) {
    const std::size_t first = positions_of(kind).scratch();
    if (out_at(call) <= first) return done;
    const auto bytes = ops::convolution_scratch(kind, work.shape, unit_of(call));
    CHECKED(use_scratch(call, first, bytes ? std::optional(bytes->first) : std::nullopt));
    if (kind != CmConvolution::transposed) return done;
    return use_scratch(call, first + 1, bytes ? std::optional(bytes->second) : std::nullopt);
}

Result<Convolution> read_call(Call& call, CmConvolution kind) {
    const Positions at = positions_of(kind);
    Convolution work;
    TRY(work.input, dense(call, 0, DType::i8));
    TRY(work.weight, dense(call, 1, DType::i8));
    TRY(work.output, dense(call, out_at(call), DType::i8));
    CHECKED(read_sizes(call, kind, work));
    CHECKED(check_sizes(kind, work));
    TRY(work.in_offset, number_in(call, at.in_offset, -128, 128));
    TRY(work.out_offset, number_in(call, at.in_offset + 1, -128, 127));
    TRY(work.held, bounds(call, at.bounds(), at.bounds() + 1));
    if (!call.measures()) {
        TRY(work.bias, Numbers::read_optional(call, 2, work.shape.out_channels));
        TRY(work.multipliers, Numbers::read(call, at.factors(), work.shape.out_channels));
        TRY(work.shifts, Numbers::read(call, at.factors() + 1, work.shape.out_channels));
        for (std::int64_t i = 0; i < work.shape.out_channels; ++i) {
            if (FixedFactor{work.multipliers[i], work.shifts[i]}.is_valid()) continue;
            return Error{.what = message("the shift of channel {channel} is {shift}", i, work.shifts[i]),
                         .expected = message("{minimum} to {maximum}", -31, 31)};
        }
    }
    const bool is_mve = unit_of(call) == CoreUnit::mve;
    if (kind == CmConvolution::plain && is_mve && ops::is_refused_line(work.shape))
        return Error{.what = message("the kernel of a {core} refuses a line of these sizes", core_title(call)),
                     .expected = message("padding that fits the result's width")};
    CHECKED(use_all_scratch(call, kind, work));
    return work;
}

/// The patch under the window at (y, x), group by group: pixels outside contribute nothing.
void fill_patch(const Convolution& work, std::int64_t n, std::int64_t y, std::int64_t x, std::int16_t* patch) {
    const ops::ConvolutionShape& s = work.shape;
    const std::int64_t own = s.weight_channels, groups = s.in_channels / own, taps = s.kernel.h * s.kernel.w;
    const auto* input = work.input->as<std::int8_t>() + n * work.in.h * work.in.row();
    for (std::int64_t ky = 0; ky < s.kernel.h; ++ky) {
        const std::int64_t from_y = y * s.stride.h - s.padding.h + ky * s.dilation.h;
        for (std::int64_t kx = 0; kx < s.kernel.w; ++kx) {
            const std::int64_t from_x = x * s.stride.w - s.padding.w + kx * s.dilation.w;
            const bool is_inside = from_y >= 0 && from_y < work.in.h && from_x >= 0 && from_x < work.in.w;
            const std::int64_t tap = ky * s.kernel.w + kx;
            for (std::int64_t group = 0; group < groups; ++group) {
                std::int16_t* to = patch + (group * taps + tap) * own;
                if (is_inside)
                    widen(input + from_y * work.in.row() + from_x * work.in.c + group * own, own, work.in_offset, to);
                else std::fill(to, to + own, std::int16_t{0});
            }
        }
    }
}

/// (input, weight, bias?, stride, padding, dilation, offsets of input and result, multipliers, shifts, least, most,
/// [scratch,] out)
Result<> convolve(Call& call) {
    TRY(const Convolution work, read_call(call, CmConvolution::plain));
    const ops::ConvolutionShape& s = work.shape;
    const std::int64_t own = s.kernel.h * s.kernel.w * s.weight_channels;
    Scratch<std::int16_t> patch(call.scratch());
    patch.resize(static_cast<std::size_t>(s.kernel.h * s.kernel.w * s.in_channels));
    if (call.measures()) return done;
    const std::int16_t* weights = call.state<WideWeights>().of(*work.weight);
    const std::int64_t of_group = s.out_channels / (s.in_channels / s.weight_channels);
    auto* out = work.output->as<std::int8_t>();
    for (std::int64_t n = 0; n < s.batch; ++n) {
        for (std::int64_t y = 0; y < s.out.h; ++y) {
            for (std::int64_t x = 0; x < s.out.w; ++x) {
                fill_patch(work, n, y, x, patch.data());
                for (std::int64_t o = 0; o < s.out_channels; ++o) {
                    const std::int32_t sum = dot(patch.data() + o / of_group * own, weights + o * own, own);
                    *out++ = work.result(sum, o);
                }
            }
        }
    }
    return done;
}

/// Adds the products of one window position to the sums of all channels; `wide`: the input's channels, each repeated
/// for its results.
void add_tap(const std::int16_t* wide, const std::int8_t* weight, std::int64_t channels, std::uint32_t* sums) {
    for (std::int64_t i = 0; i < channels; ++i) sums[i] += static_cast<std::uint32_t>(wide[i] * weight[i]);
}

/// As for a convolution, with the number of results per channel before the offsets.
Result<> convolve_channels(Call& call) {
    TRY(const Convolution work, read_call(call, CmConvolution::depthwise));
    const ops::ConvolutionShape& s = work.shape;
    const std::int64_t results = s.out_channels / s.in_channels;
    TRY(const std::int64_t multiplier, call.integer(6));
    if (multiplier != results)
        return Error{.what = message("{channels} channels have {count} results", s.in_channels, s.out_channels),
                     .expected = message("{count} for each", multiplier)};
    Scratch<std::uint32_t> sums(call.scratch());
    Scratch<std::int16_t> wide(call.scratch());
    sums.resize(static_cast<std::size_t>(s.out_channels));
    wide.resize(static_cast<std::size_t>(s.out_channels));
    if (call.measures()) return done;
    const auto *input = work.input->as<std::int8_t>(), *weights = work.weight->as<std::int8_t>();
    auto* out = work.output->as<std::int8_t>();
    for (std::int64_t y = 0; y < s.out.h; ++y) {
        for (std::int64_t x = 0; x < s.out.w; ++x) {
            std::fill(sums.begin(), sums.end(), 0U);
            for (std::int64_t ky = 0; ky < s.kernel.h; ++ky) {
                const std::int64_t from_y = y * s.stride.h - s.padding.h + ky * s.dilation.h;
                if (from_y < 0 || from_y >= work.in.h) continue;
                for (std::int64_t kx = 0; kx < s.kernel.w; ++kx) {
                    const std::int64_t from_x = x * s.stride.w - s.padding.w + kx * s.dilation.w;
                    if (from_x < 0 || from_x >= work.in.w) continue;
                    const auto* pixel = input + from_y * work.in.row() + from_x * work.in.c;
                    if (results == 1) {
                        widen(pixel, s.in_channels, work.in_offset, wide.data());
                    } else {
                        for (std::int64_t o = 0; o < s.out_channels; ++o)
                            wide.data()[o] = static_cast<std::int16_t>(pixel[o / results] + work.in_offset);
                    }
                    add_tap(wide.data(), weights + (ky * s.kernel.w + kx) * s.out_channels, s.out_channels,
                            sums.data());
                }
            }
            for (std::int64_t o = 0; o < s.out_channels; ++o)
                *out++ = work.result(static_cast<std::int32_t>(sums.data()[o]), o);
        }
    }
    return done;
}

/// The input row that a window's row `k` meets at row `y` of a transposed convolution's result; none: -1.
std::int64_t met(std::int64_t y, std::int64_t k, std::int64_t stride, std::int64_t padding, std::int64_t rows) {
    const std::int64_t at = y + padding - k;
    if (at < 0 || at % stride != 0 || at / stride >= rows) return -1;
    return at / stride;
}

/// As for a convolution, with the addition to the result's sizes before the dilation, and two scratch tensors.
Result<> convolve_back(Call& call) {
    TRY(const Convolution work, read_call(call, CmConvolution::transposed));
    TRY(const ops::Extent added, extent(call, 5, 0));
    if (added.h != 0 || added.w != 0)
        return Error{.what = message("output_padding is {rows}, {columns}", added.h, added.w),
                     .expected = message("none")};
    const ops::ConvolutionShape& s = work.shape;
    Scratch<std::int16_t> wide(call.scratch());
    wide.resize(static_cast<std::size_t>(work.in.bytes()));
    if (call.measures()) return done;
    widen(work.input->as<std::int8_t>(), work.in.bytes(), work.in_offset, wide.data());
    const std::int16_t* weights = call.state<WideWeights>().of(*work.weight);
    auto* out = work.output->as<std::int8_t>();
    const auto sum_at = [&](std::int64_t n, std::int64_t y, std::int64_t x, std::int64_t o) {
        std::uint32_t sum = 0;
        for (std::int64_t ky = 0; ky < s.kernel.h; ++ky) {
            const std::int64_t from_y = met(y, ky, s.stride.h, s.padding.h, work.in.h);
            if (from_y < 0) continue;
            for (std::int64_t kx = 0; kx < s.kernel.w; ++kx) {
                const std::int64_t from_x = met(x, kx, s.stride.w, s.padding.w, work.in.w);
                if (from_x < 0) continue;
                const auto* pixel = wide.data() + ((n * work.in.h + from_y) * work.in.w + from_x) * work.in.c;
                const auto* weight = weights + ((o * s.kernel.h + ky) * s.kernel.w + kx) * work.in.c;
                sum += static_cast<std::uint32_t>(dot(pixel, weight, work.in.c));
            }
        }
        return static_cast<std::int32_t>(sum);
    };
    for (std::int64_t n = 0; n < s.batch; ++n) {
        for (std::int64_t y = 0; y < s.out.h; ++y) {
            for (std::int64_t x = 0; x < s.out.w; ++x) {
                for (std::int64_t o = 0; o < s.out_channels; ++o) *out++ = work.result(sum_at(n, y, x, o), o);
            }
        }
    }
    return done;
}

constexpr Kernel rows[] = {
    {"cortex_m::quantized_conv2d.out", 13, convolve, nullptr, with_scratch},
    {"cortex_m::quantized_depthwise_conv2d.out", 14, convolve_channels, nullptr, with_scratch},
    {"cortex_m::quantized_transpose_conv2d.out", 14, convolve_back, nullptr, with_scratch},
};

}  // namespace

KernelFamily cortex_m_convolution_kernels() { return rows; }

}  // namespace arenascope
