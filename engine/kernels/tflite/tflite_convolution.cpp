// tflite: convolutions over pictures N, H, W, C: plain and grouped, by channel, transposed.

#include <algorithm>

#include "engine/base/interruption.h"
#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_products.h"

namespace arenascope {

namespace {

using namespace tfl;

enum class Kind : std::uint8_t { plain, depthwise, transposed };

/// One dimension of a window that moves.
struct Axis {
    std::int64_t in = 1, out = 1, window = 1, stride = 1, dilation = 1, before = 0;
};

Result<Axis> axis(std::int64_t in, std::int64_t window, std::int64_t stride, std::int64_t dilation, bool is_same) {
    constexpr std::int64_t most = std::int64_t{1} << 30;
    if (stride < 1 || dilation < 1 || stride > most || dilation > most || window < 1 || window > most || in > most)
        return Error{.what = message("the window is {window}, the stride {stride} and the dilation {dilation}", window,
                                     stride, dilation),
                     .expected = message("1 or more of each")};
    Axis out{.in = in, .window = window, .stride = stride, .dilation = dilation};
    const std::int64_t reach = (window - 1) * dilation + 1;
    out.out = std::max<std::int64_t>(is_same ? (in + stride - 1) / stride : (in + stride - reach) / stride, 0);
    if (is_same) out.before = std::max<std::int64_t>((out.out - 1) * stride + reach - in, 0) / 2;
    return out;
}

struct Work {
    Kind kind = Kind::plain;
    const TensorValue *in = nullptr, *weight = nullptr, *bias = nullptr;
    TensorValue* out = nullptr;
    Axis y, x;
    std::int64_t batch = 0, in_channels = 0, out_channels = 0;
    std::int64_t group_in = 0, group_out = 0;               ///< channels of a group; by channel, each is one
    std::int64_t weight_c = 0, weight_y = 0, weight_x = 0;  ///< strides of [out, h, w, in], or of [1, h, w, out]

    /// Where a patch begins in the input: for outputs (oy, ox) f(iy, ix, ky, kx) for what lies inside.
    template <class F>
    void window(std::int64_t oy, std::int64_t ox, F f) const {
        for (std::int64_t ky = 0; ky < y.window; ++ky) {
            const std::int64_t iy = oy * y.stride + ky * y.dilation - y.before;
            if (iy < 0 || iy >= y.in) continue;
            for (std::int64_t kx = 0; kx < x.window; ++kx) {
                const std::int64_t ix = ox * x.stride + kx * x.dilation - x.before;
                if (ix >= 0 && ix < x.in) f(iy, ix, ky, kx);
            }
        }
    }
};

/// finish(sum, place of the result, channel); `Sum` holds sums of products.
template <class Sum, class In, class Weight, class Finish>
void convolve(const Work& w, Sum in_zero, Sum weight_zero, Finish finish) {
    const In* in = w.in->as<In>();
    const Weight* weight = w.weight->as<Weight>();
    std::int64_t place = 0;
    for (const std::int64_t row : OuterLoop(w.batch * w.y.out)) {
        const std::int64_t n = row / w.y.out, oy = row % w.y.out;
        for (std::int64_t ox = 0; ox < w.x.out; ++ox) {
            for (std::int64_t c = 0; c < w.out_channels; ++c, ++place) {
                Sum sum = 0;
                const std::int64_t group = c / w.group_out;
                w.window(oy, ox, [&](std::int64_t iy, std::int64_t ix, std::int64_t ky, std::int64_t kx) {
                    const In* a = in + ((n * w.y.in + iy) * w.x.in + ix) * w.in_channels + group * w.group_in;
                    const Weight* b = weight + c * w.weight_c + ky * w.weight_y + kx * w.weight_x;
                    for (std::int64_t k = 0; k < w.group_in; ++k)
                        sum += (static_cast<Sum>(a[k]) - in_zero) * (static_cast<Sum>(b[k]) - weight_zero);
                });
                finish(sum, place, c);
            }
        }
    }
}

/// The same for weights [out, h, w, in] over whose input a window is spread: y.in is the input's, y.out the result's.
template <class Sum, class In, class Weight, class Finish>
void spread(const Work& w, Sum in_zero, Sum weight_zero, Finish finish) {
    const In* in = w.in->as<In>();
    const Weight* weight = w.weight->as<Weight>();
    std::int64_t place = 0;
    for (const std::int64_t row : OuterLoop(w.batch * w.y.out)) {
        const std::int64_t n = row / w.y.out, oy = row % w.y.out;
        for (std::int64_t ox = 0; ox < w.x.out; ++ox) {
            for (std::int64_t c = 0; c < w.out_channels; ++c, ++place) {
                Sum sum = 0;
                for (std::int64_t ky = 0; ky < w.y.window; ++ky) {
                    const std::int64_t up = oy + w.y.before - ky;
                    if (up < 0 || up % w.y.stride != 0 || up / w.y.stride >= w.y.in) continue;
                    for (std::int64_t kx = 0; kx < w.x.window; ++kx) {
                        const std::int64_t left = ox + w.x.before - kx;
                        if (left < 0 || left % w.x.stride != 0 || left / w.x.stride >= w.x.in) continue;
                        const In* a =
                            in + ((n * w.y.in + up / w.y.stride) * w.x.in + left / w.x.stride) * w.in_channels;
                        const Weight* b = weight + ((c * w.y.window + ky) * w.x.window + kx) * w.in_channels;
                        for (std::int64_t k = 0; k < w.in_channels; ++k)
                            sum += (static_cast<Sum>(a[k]) - in_zero) * (static_cast<Sum>(b[k]) - weight_zero);
                    }
                }
                finish(sum, place, c);
            }
        }
    }
}

template <class Sum, class In, class Weight, class Finish>
void sums(const Work& w, Sum in_zero, Sum weight_zero, Finish finish) {
    if (w.kind == Kind::transposed) spread<Sum, In, Weight>(w, in_zero, weight_zero, finish);
    else convolve<Sum, In, Weight>(w, in_zero, weight_zero, finish);
}

Result<> compute_float(const Work& w, std::int64_t activation) {
    TRY(const HeldFloat held, activated_float(activation));
    const float* bias = nullptr;
    if (w.bias) {
        if (w.bias->dtype != DType::f32 || w.bias->numel() != w.out_channels) return unsupported(*w.bias);
        bias = w.bias->as<float>();
    }
    sums<float, float, float>(w, 0, 0, [&](float sum, std::int64_t place, std::int64_t channel) {
        w.out->as<float>()[place] = held.hold(sum + (bias ? bias[channel] : 0));
    });
    return done;
}

/// Float pictures and integer weights: each picture is quantised as a whole.
Result<> compute_hybrid(Call& call, const Work& w, std::int64_t activation) {
    TRY(const HeldFloat held, activated_float(activation));
    TRY(const std::span<const float> scales, weight_scales(*w.weight, w.out_channels));
    if (w.bias && (w.bias->dtype != DType::f32 || w.bias->numel() != w.out_channels)) return unsupported(*w.bias);
    const std::int64_t count = w.y.in * w.x.in * w.in_channels, results = w.y.out * w.x.out * w.out_channels;
    auto* stored = reinterpret_cast<std::int8_t*>(call.scratch().take(static_cast<std::size_t>(count)));
    if (call.measures()) return done;
    for (std::int64_t n = 0; n < w.batch; ++n) {
        const float* picture = w.in->as<float>() + n * count;
        const QuantisedRow row = scales.size() > 1 ? quantise_asymmetric(picture, count, stored)
                                                   : quantise_symmetric(picture, count, stored);
        TensorValue one = *w.in;
        one.data = reinterpret_cast<std::byte*>(stored);
        Work each = w;
        each.in = &one;
        each.batch = 1;
        const float* bias = w.bias ? w.bias->as<float>() : nullptr;
        float* out = w.out->as<float>() + n * results;
        sums<std::int64_t, std::int8_t, std::int8_t>(
            each, row.zero, 0, [&](std::int64_t sum, std::int64_t place, std::int64_t channel) {
                const float scale = scales[scales.size() == 1 ? 0 : static_cast<std::size_t>(channel)] * row.scale;
                out[place] = held.hold(static_cast<float>(sum) * scale + (bias ? bias[channel] : 0));
            });
    }
    return done;
}

template <class Sum, class Stored, class Weight>
void compute_integer(const Work& w, const IntegerLayer& layer, const Bias& bias) {
    // Sums of 32 bits are made in 64, so that none overflows, and wrap at the end as the reference's do.
    sums<Sum, Stored, Weight>(w, static_cast<Sum>(layer.in_zero), static_cast<Sum>(layer.weight_zero),
                              [&](Sum sum, std::int64_t place, std::int64_t channel) {
                                  w.out->as<Stored>()[place] =
                                      static_cast<Stored>(layer.result(wrapped_sum(sum, bias[channel]), channel));
                              });
}

Result<> compute(Call& call, const Work& w, std::int64_t activation) {
    const DType in = w.in->dtype, weight = w.weight->dtype, out = w.out->dtype;
    const bool is_hybrid = in == DType::f32 && weight == DType::i8;
    if (call.measures() && !is_hybrid) return done;
    if (in == DType::f32 && weight == DType::f32 && out == DType::f32) return compute_float(w, activation);
    if (in == DType::f32 && weight == DType::i8 && out == DType::f32) return compute_hybrid(call, w, activation);
    if (in != out) return unsupported(*w.out);
    auto& layer = call.state<IntegerLayer>();
    if (!layer.is_ready) CHECKED(layer.prepare(*w.in, *w.weight, *w.out, w.out_channels, activation, in != DType::u8));
    TRY(const Bias bias, Bias::read(w.bias, w.out_channels));
    layer.sums_are_long = in == DType::i16 && bias.is_long();
    if (in == DType::i8 && weight == DType::i8) compute_integer<std::int64_t, std::int8_t, std::int8_t>(w, layer, bias);
    else if (in == DType::u8 && weight == DType::u8)
        compute_integer<std::int64_t, std::uint8_t, std::uint8_t>(w, layer, bias);
    else if (in == DType::i16 && weight == DType::i8)
        compute_integer<std::int64_t, std::int16_t, std::int8_t>(w, layer, bias);
    else return unsupported(*w.weight);
    return done;
}

Result<> check_ranks(const Work& w) {
    if (w.in->rank() != 4 || w.weight->rank() != 4)
        return Error{
            .what = message("{tensor} does not fit weights {other_tensor}", describe(*w.in), describe(*w.weight)),
            .expected = message("four dimensions")};
    return done;
}

/// Options: padding, strides of width and height, activation, then dilations; by channel a multiplier comes fourth.
Result<> convolution(Call& call, Kind kind) {
    TRY(const Operands ops, Operands::read(call));
    Work w{.kind = kind};
    TRY(w.in, ops.in(0));
    TRY(w.weight, ops.in(1));
    TRY(w.bias, ops.optional(2));
    TRY(w.out, ops.out());
    CHECKED(check_ranks(w));
    const Dims &in = w.in->sizes, &weight = w.weight->sizes;
    const std::size_t more = kind == Kind::depthwise ? 1 : 0;
    const bool is_same = ops.whole(0) == 0;
    TRY(w.x, axis(in[2], weight[2], ops.whole(1), ops.whole(4 + more), is_same));
    TRY(w.y, axis(in[1], weight[1], ops.whole(2), ops.whole(5 + more), is_same));
    w.batch = in[0];
    w.in_channels = in[3];
    w.out_channels = kind == Kind::depthwise ? weight[3] : weight[0];
    const bool by_channel = kind == Kind::depthwise;
    w.group_in = by_channel ? 1 : weight[3];
    const std::int64_t groups = w.group_in > 0 ? w.in_channels / w.group_in : 0;
    const bool fits = groups > 0 && w.out_channels > 0 && w.out_channels % groups == 0 &&
        (by_channel ? weight[0] == 1 : w.in_channels % w.group_in == 0);
    if (!fits)
        return Error{
            .what = message("{tensor} does not fit weights {other_tensor}", describe(*w.in), describe(*w.weight)),
            .expected = message("matching channels")};
    w.group_out = w.out_channels / groups;
    w.weight_x = by_channel ? w.out_channels : w.group_in;
    w.weight_y = weight[2] * w.weight_x;
    w.weight_c = by_channel ? 1 : weight[1] * w.weight_y;
    CHECKED(resize(*w.out, {w.batch, w.y.out, w.x.out, w.out_channels}));
    return compute(call, w, ops.whole(3 + more));
}

Result<> conv_2d(Call& call) { return convolution(call, Kind::plain); }
Result<> depthwise_conv_2d(Call& call) { return convolution(call, Kind::depthwise); }

/// Options: padding, strides of width and height, activation. The result's sizes are the first input.
Result<> transpose_conv(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    Work w{.kind = Kind::transposed};
    TRY(const TensorValue* sizes, ops.in(0));
    TRY(w.weight, ops.in(1));
    TRY(w.in, ops.in(2));
    TRY(w.bias, ops.optional(3));
    TRY(w.out, ops.out());
    CHECKED(check_ranks(w));
    TRY(const auto listed, whole_numbers(*sizes));
    Dims asked;
    for (std::size_t d = 0; d < listed.size() && !asked.full(); ++d) asked.push_back(listed[d]);
    // A result whose sizes are planned has those, whatever the input says: TensorFlow Lite Micro does not look at it.
    if (w.out->is_fixed && !sizes->is_constant) asked = w.out->sizes;
    const Dims &in = w.in->sizes, &weight = w.weight->sizes;
    if (asked.size() != 4 || asked[0] != in[0] || asked[3] != weight[0] || in[3] != weight[3])
        return Error{
            .what = message("{tensor} does not fit weights {other_tensor}", describe(*w.in), describe(*w.weight)),
            .expected = message("matching sizes of the result")};
    const bool is_same = ops.whole(0) == 0;
    TRY(w.x, axis(asked[2], weight[2], ops.whole(1), 1, is_same));
    TRY(w.y, axis(asked[1], weight[1], ops.whole(2), 1, is_same));
    w.x.in = in[2], w.x.out = asked[2];
    w.y.in = in[1], w.y.out = asked[1];
    w.batch = in[0];
    w.in_channels = in[3];
    w.out_channels = weight[0];
    CHECKED(resize(*w.out, {asked[0], asked[1], asked[2], asked[3]}));
    return compute(call, w, ops.whole(3));
}

constexpr Kernel rows[] = {
    {.op = "tflite::CONV_2D", .arguments = 1, .run = conv_2d, .takes_scratch = with_scratch},
    {.op = "tflite::DEPTHWISE_CONV_2D", .arguments = 1, .run = depthwise_conv_2d, .takes_scratch = with_scratch},
    {.op = "tflite::TRANSPOSE_CONV", .arguments = 1, .run = transpose_conv},
};

}  // namespace

KernelFamily tflite_convolution_kernels() { return rows; }

}  // namespace arenascope
