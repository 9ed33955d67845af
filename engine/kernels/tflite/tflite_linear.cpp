// tflite: fully connected layers and products of batches of matrices.

#include <algorithm>

#include "engine/base/interruption.h"
#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_products.h"

namespace arenascope {

namespace {

using namespace tfl;

struct Work {
    const TensorValue *in = nullptr, *weight = nullptr, *bias = nullptr;
    TensorValue* out = nullptr;
    std::int64_t rows = 0, units = 0, depth = 0;
};

/// finish(sum, place of the result, unit)
template <class Sum, class In, class Weight, class Finish>
void products(const Work& w, const In* in, Sum in_zero, Sum weight_zero, Finish finish) {
    const Weight* weight = w.weight->as<Weight>();
    for (const std::int64_t row : OuterLoop(w.rows)) {
        for (std::int64_t unit = 0; unit < w.units; ++unit) {
            const In* a = in + row * w.depth;
            const Weight* b = weight + unit * w.depth;
            Sum sum = 0;
            for (std::int64_t k = 0; k < w.depth; ++k)
                sum += (static_cast<Sum>(a[k]) - in_zero) * (static_cast<Sum>(b[k]) - weight_zero);
            finish(sum, row * w.units + unit, unit);
        }
    }
}

Result<const float*> float_bias(const Work& w) {
    if (!w.bias) return static_cast<const float*>(nullptr);
    if (w.bias->dtype != DType::f32 || w.bias->numel() != w.units) return unsupported(*w.bias);
    return w.bias->as<const float>();
}

Result<> compute_float(const Work& w, const HeldFloat& held) {
    TRY(const float* bias, float_bias(w));
    products<float, float, float>(w, w.in->as<float>(), 0, 0, [&](float sum, std::int64_t place, std::int64_t unit) {
        w.out->as<float>()[place] = held.hold(sum + (bias ? bias[unit] : 0));
    });
    return done;
}

/// Float rows and integer weights: each row is quantised on its own.
Result<> compute_hybrid(Call& call, const Work& w, const HeldFloat& held, bool is_asymmetric) {
    auto* stored = reinterpret_cast<std::int8_t*>(call.scratch().take(static_cast<std::size_t>(w.depth)));
    if (call.measures()) return done;
    TRY(const float* bias, float_bias(w));
    TRY(const std::span<const float> scales, weight_scales(*w.weight, w.units));
    for (std::int64_t row = 0; row < w.rows; ++row) {
        const float* x = w.in->as<float>() + row * w.depth;
        const QuantisedRow quantised =
            is_asymmetric ? quantise_asymmetric(x, w.depth, stored) : quantise_symmetric(x, w.depth, stored);
        Work one = w;
        one.rows = 1;
        float* out = w.out->as<float>() + row * w.units;
        products<std::int64_t, std::int8_t, std::int8_t>(
            one, stored, quantised.zero, 0, [&](std::int64_t sum, std::int64_t, std::int64_t unit) {
                const float scale = scales[scales.size() == 1 ? 0 : static_cast<std::size_t>(unit)] * quantised.scale;
                out[unit] = held.hold(static_cast<float>(sum) * scale + (bias ? bias[unit] : 0));
            });
    }
    return done;
}

template <class Stored, class Weight>
void compute_integer(const Work& w, const IntegerLayer& layer, const Bias& bias) {
    products<std::int64_t, Stored, Weight>(
        w, w.in->as<Stored>(), layer.in_zero, layer.weight_zero,
        [&](std::int64_t sum, std::int64_t place, std::int64_t unit) {
            w.out->as<Stored>()[place] = static_cast<Stored>(layer.result(wrapped_sum(sum, bias[unit]), unit));
        });
}

/// Options: activation, format of the weights, whether dimensions are kept, whether rows are quantised by two ends.
Result<> fully_connected(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    Work w;
    TRY(w.in, ops.in(0));
    TRY(w.weight, ops.in(1));
    TRY(w.bias, ops.optional(2));
    TRY(w.out, ops.out());
    if (w.weight->rank() != 2 || ops.whole(1) != 0)
        return Error{.what = message("the weights are {tensor}", describe(*w.weight)),
                     .expected = message("two dimensions")};
    w.units = w.weight->sizes[0];
    w.depth = w.weight->sizes[1];
    const std::int64_t count = w.in->numel();
    if (w.depth < 1 || count % w.depth != 0)
        return Error{
            .what = message("{tensor} does not fit weights {other_tensor}", describe(*w.in), describe(*w.weight)),
            .expected = message("rows of {depth} numbers", w.depth)};
    w.rows = count / w.depth;
    Dims sizes{w.rows, w.units};
    if (ops.whole(2) != 0 && w.in->rank() > 0) {
        sizes = w.in->sizes;
        sizes[sizes.size() - 1] = w.units;
    }
    CHECKED(resize(*w.out, sizes));
    if (w.out->numel() != w.rows * w.units)
        return Error{.what = message("the result is {tensor}", describe(*w.out)),
                     .expected = message("a row for each input row")};
    const DType in = w.in->dtype, weight = w.weight->dtype, out = w.out->dtype;
    const bool is_hybrid = in == DType::f32 && weight == DType::i8;
    if (call.measures() && !is_hybrid) return done;
    if (in == DType::f32 && out == DType::f32) {
        TRY(const HeldFloat held, activated_float(ops.whole(0)));
        if (weight == DType::f32) return compute_float(w, held);
        if (weight == DType::i8) return compute_hybrid(call, w, held, ops.whole(3) != 0);
        return unsupported(*w.weight);
    }
    if (in != out) return unsupported(*w.out);
    auto& layer = call.state<IntegerLayer>();
    if (!layer.is_ready) {
        const bool by_channel = w.weight->quantisation && w.weight->quantisation->is_per_axis();
        CHECKED(layer.prepare(*w.in, *w.weight, *w.out, w.units, ops.whole(0), by_channel));
        const Quantisation* of = w.weight->quantisation;
        if (weight == DType::i8 && of && of->zero_points.size() == 1)
            layer.weight_zero = static_cast<std::int32_t>(std::clamp<std::int64_t>(of->zero_points[0], -128, 127));
    }
    TRY(const Bias bias, Bias::read(w.bias, w.units));
    layer.sums_are_long = in == DType::i16 && bias.is_long();
    if (in == DType::i8 && weight == DType::i8) compute_integer<std::int8_t, std::int8_t>(w, layer, bias);
    else if (in == DType::u8 && weight == DType::u8) compute_integer<std::uint8_t, std::uint8_t>(w, layer, bias);
    else if (in == DType::i16 && weight == DType::i8) compute_integer<std::int16_t, std::int8_t>(w, layer, bias);
    else return unsupported(*w.weight);
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::FULLY_CONNECTED", .arguments = 1, .run = fully_connected, .takes_scratch = with_scratch},
};

}  // namespace

KernelFamily tflite_linear_kernels() { return rows; }

}  // namespace arenascope
