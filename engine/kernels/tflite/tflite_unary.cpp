// tflite: elementwise operators of one operand.

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/kernels/families.h"
#include "engine/kernels/fixed_point_16.h"
#include "engine/kernels/rows.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

struct Single {
    const TensorValue* in = nullptr;
    TensorValue* out = nullptr;
    template <class T, class Out, class F>
    void each(F f) const {
        const T* from = in->as<T>();
        Out* to = out->as<Out>();
        const std::int64_t count = in->numel();
        for (std::int64_t i = 0; i < count; ++i) to[i] = static_cast<Out>(f(from[i]));
    }
    [[nodiscard]] bool are(DType dtype) const { return in->dtype == dtype && out->dtype == dtype; }
};

Result<Single> single(const Operands& ops) {
    Single s;
    TRY(s.in, ops.in(0));
    TRY(s.out, ops.out());
    CHECKED(resize(*s.out, s.in->sizes));
    return s;
}

/// f on stored numbers of the input, of quantised types of up to 16 bits; the result has the same type.
template <class F>
Result<> stored(const Single& s, F f) {
    if (s.are(DType::i8)) s.each<std::int8_t, std::int8_t>(f);
    else if (s.are(DType::u8)) s.each<std::uint8_t, std::uint8_t>(f);
    else if (s.are(DType::i16)) s.each<std::int16_t, std::int16_t>(f);
    else return unsupported(*s.in);
    return done;
}

/// f(scaled difference to the zero point, Q(31 - integer_bits)), as Q31; the result has the scale 2^-bits.
template <class F>
Result<> by_fixed_point(const Single& s, int integer_bits, int out_bits, F f) {
    TRY(const Affine in, affine(*s.in));
    TRY(const Held range, range_of(s.out->dtype));
    const double real = static_cast<double>(in.scale) * static_cast<double>(std::int64_t{1} << (31 - integer_bits));
    TRY(const FixedFactor factor, fixed_factor(real));
    const std::int32_t radius = input_radius(integer_bits, factor.shift);
    const std::int32_t zero = s.out->dtype == DType::u8 ? 128 : 0;
    const bool is_positive = out_bits == 8;  // the result's zero point is the least number
    return stored(s, [&](std::int32_t x) {
        const std::int32_t below = x - in.zero;
        if (below <= -radius) return range.least;
        if (below >= radius) return range.most;
        const std::int32_t raw = f(requantise(below, factor), integer_bits);
        const std::int32_t result = rounded_shift(raw, 31 - out_bits);
        return range.hold(is_positive ? result + range.least : result + zero);
    });
}

/// f on the real numbers; the result goes to the nearest that can be stored.
Result<> by_float(const Single& s, float (*f)(float)) {
    TRY(const Affine in, affine(*s.in));
    TRY(const Affine out, affine(*s.out));
    TRY(const Held range, range_of(s.out->dtype));
    return stored(s, [&](std::int32_t x) {
        const float y = f(in.scale * static_cast<float>(x - in.zero));
        return range.hold(static_cast<std::int64_t>(std::clamp(std::round(y / out.scale), -1e9F, 1e9F)) + out.zero);
    });
}

float logistic_of(float x) { return 1 / (1 + std::exp(-x)); }
float hyperbolic_tangent(float x) { return std::tanh(x); }

/// f of the stored number in steps of 1 / 12288, as 16 bits are brought to the table. `spare`: a scale of 2^-12 times
/// up to 2^spare is taken as it is; any other gets a multiplier of 15 bits.
Result<> by_table(const Single& s, std::int32_t spare, std::int16_t (*f)(std::int32_t)) {
    TRY(const Affine in, affine(*s.in));
    TRY(const Affine out, affine(*s.out));
    if (in.zero != 0 || out.zero != 0 || out.scale != 1.0F / 32768)
        return Error{.what = message("the zero points are {zero} and {other_zero}, and the scale is {scale}", in.zero,
                                     out.zero, static_cast<double>(out.scale)),
                     .expected = message("0, 0 and 2^-15")};
    const float power = std::round(std::log2(in.scale));
    const auto bits = static_cast<std::int32_t>(std::clamp(power + 12, -64.0F, 64.0F));
    std::int32_t multiplier = 3, shift = 0;
    if (std::fabs(std::log2(in.scale) - power) < 1e-3F && bits >= 0 && bits <= spare) {
        multiplier <<= bits;
    } else {
        double real = static_cast<double>(in.scale) * 4096.0 * 3.0;
        for (; real <= 32767.0 / 2 && shift <= 30; ++shift) real *= 2;
        if (real > 32767) return Error{.what = message("the scale is {scale}", static_cast<double>(in.scale))};
        multiplier = static_cast<std::int32_t>(real);
    }
    const std::int64_t rounding = shift > 0 ? std::int64_t{1} << (shift - 1) : 0;
    s.each<std::int16_t, std::int16_t>(
        [&](std::int64_t x) { return f(static_cast<std::int32_t>((x * multiplier + rounding) >> shift)); });
    return done;
}

Result<> logistic_op(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    if (s.are(DType::f32)) s.each<float, float>(logistic_of);
    else if (s.are(DType::i8)) return by_fixed_point(s, 4, 8, logistic);
    else if (s.are(DType::i16)) return by_table(s, 0, logistic_by_table);
    else return by_float(s, logistic_of);
    return done;
}

Result<> tanh_op(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    if (s.are(DType::f32)) s.each<float, float>(hyperbolic_tangent);
    else if (s.are(DType::i8) || s.are(DType::u8)) return by_fixed_point(s, 4, 7, tanh_of);
    else if (s.are(DType::i16)) return by_table(s, 1, tanh_by_table);
    else return by_float(s, hyperbolic_tangent);
    return done;
}

/// max(least, min(most, x)) with the input brought to the result's scale.
Result<> clamped(Call& call, std::int64_t activation) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    if (s.are(DType::f32)) {
        TRY(const HeldFloat held, activated_float(activation));
        s.each<float, float>([&](float x) { return held.hold(x); });
        return done;
    }
    TRY(const Affine in, affine(*s.in));
    TRY(const Affine out, affine(*s.out));
    TRY(const Held held, activated(activation, *s.out));
    TRY(const FixedFactor factor, fixed_factor(static_cast<double>(in.scale / out.scale)));
    return stored(s,
                  [&](std::int32_t x) { return held.hold(std::int64_t{requantise(x - in.zero, factor)} + out.zero); });
}
Result<> relu(Call& call) { return clamped(call, 1); }
Result<> relu_n1_to_1(Call& call) { return clamped(call, 2); }
Result<> relu6(Call& call) { return clamped(call, 3); }

/// Option: alpha.
Result<> leaky_relu(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    const auto alpha = static_cast<float>(ops.option(0));
    if (s.are(DType::f32)) {
        s.each<float, float>([&](float x) { return x >= 0 ? x : x * alpha; });
        return done;
    }
    TRY(const Affine in, affine(*s.in));
    TRY(const Affine out, affine(*s.out));
    TRY(const Held range, range_of(s.out->dtype));
    const auto slope = static_cast<double>(in.scale * alpha / out.scale);
    TRY(const FixedFactor same, fixed_factor(static_cast<double>(in.scale / out.scale)));
    TRY(const FixedFactor less, fixed_factor(std::fabs(slope)));
    const FixedFactor below{slope < 0 ? -less.multiplier : less.multiplier, less.shift};
    return stored(s, [&](std::int32_t x) {
        const std::int32_t value = x - in.zero;
        return range.hold(std::int64_t{requantise(value, value >= 0 ? same : below)} + out.zero);
    });
}

Result<> hard_swish(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    const auto f = [](float x) { return x * std::min(6.0F, std::max(0.0F, x + 3)) / 6; };
    if (s.are(DType::f32)) {
        s.each<float, float>(f);
        return done;
    }
    return by_float(s, f);
}

template <class Stored>
void quantise(const Single& s, const Affine& out, const Held& range) {
    s.each<float, Stored>([&](float x) {
        const float steps = std::round(x / out.scale);
        const double q = std::isnan(steps) ? 0 : static_cast<double>(steps) + out.zero;
        return std::clamp(q, static_cast<double>(range.least), static_cast<double>(range.most));
    });
}
template <class Stored, class To>
void requantise_all(const Single& s, const Affine& in, const Affine& out, FixedFactor factor, const Held& range) {
    s.each<Stored, To>([&](Stored x) {
        const auto from = static_cast<std::int32_t>(wrapped_sum(x, -std::int64_t{in.zero}));
        return range.hold(std::int64_t{requantise(from, factor)} + out.zero);
    });
}
template <class Stored>
Result<> requantise_to(const Single& s, const Affine& in, const Affine& out, FixedFactor factor, const Held& range) {
    switch (s.out->dtype) {
        case DType::i8: requantise_all<Stored, std::int8_t>(s, in, out, factor, range); return done;
        case DType::u8: requantise_all<Stored, std::uint8_t>(s, in, out, factor, range); return done;
        case DType::i16: requantise_all<Stored, std::int16_t>(s, in, out, factor, range); return done;
        case DType::i32: requantise_all<Stored, std::int32_t>(s, in, out, factor, range); return done;
        default: return unsupported(*s.out);
    }
}

Result<> quantize(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    TRY(const Affine out, affine(*s.out));
    TRY(const Held range, range_of(s.out->dtype));
    if (s.in->dtype == DType::f32) {
        switch (s.out->dtype) {
            case DType::i8: quantise<std::int8_t>(s, out, range); return done;
            case DType::u8: quantise<std::uint8_t>(s, out, range); return done;
            case DType::i16: quantise<std::int16_t>(s, out, range); return done;
            case DType::i32: quantise<std::int32_t>(s, out, range); return done;
            default: return unsupported(*s.out);
        }
    }
    TRY(const Affine in, affine(*s.in));
    TRY(const FixedFactor factor, fixed_factor(static_cast<double>(in.scale) / static_cast<double>(out.scale)));
    switch (s.in->dtype) {
        case DType::i8: return requantise_to<std::int8_t>(s, in, out, factor, range);
        case DType::u8: return requantise_to<std::uint8_t>(s, in, out, factor, range);
        case DType::i16: return requantise_to<std::int16_t>(s, in, out, factor, range);
        case DType::i32: return requantise_to<std::int32_t>(s, in, out, factor, range);
        default: return unsupported(*s.in);
    }
}

Result<> dequantize(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    if (s.out->dtype != DType::f32) return unsupported(*s.out);
    if (s.in->dtype == DType::f16) return copy_values(*s.out, *s.in);
    TRY(const Affine in, affine(*s.in));
    const auto f = [&](auto x) {
        return static_cast<double>(in.scale) * static_cast<double>(std::int64_t{x} - in.zero);
    };
    switch (s.in->dtype) {
        case DType::i8: s.each<std::int8_t, float>(f); return done;
        case DType::u8: s.each<std::uint8_t, float>(f); return done;
        case DType::i16: s.each<std::int16_t, float>(f); return done;
        case DType::i32: s.each<std::int32_t, float>(f); return done;
        default: return unsupported(*s.in);
    }
}

/// A number as another type; a float goes towards zero, and what does not fit is the nearest that does.
template <class To, class From>
To converted(From x) {
    if constexpr (std::is_same_v<To, bool>) {
        return x != From{};
    } else if constexpr (std::is_floating_point_v<From> && !std::is_floating_point_v<To>) {
        if (std::isnan(x)) return To{};
        const double low = static_cast<double>(std::numeric_limits<To>::min());
        const double high = static_cast<double>(std::numeric_limits<To>::max());
        const double value = static_cast<double>(x);
        return value <= low ? std::numeric_limits<To>::min()
            : value >= high ? std::numeric_limits<To>::max()
                            : static_cast<To>(value);
    } else {
        return static_cast<To>(x);
    }
}

Result<> cast(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    bool is_known = false;
    with_type(s.in->dtype, [&](auto from) {
        is_known = with_type(s.out->dtype, [&](auto to) {
            s.each<decltype(from), decltype(to)>([](decltype(from) x) { return converted<decltype(to)>(x); });
        });
    });
    if (!is_known) return unsupported(*s.in);
    return done;
}

/// Functions of floats only.
template <float (*f)(float)>
Result<> of_float(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    if (!s.are(DType::f32)) return unsupported(*s.in);
    s.each<float, float>(f);
    return done;
}
float inverse_root(float x) { return 1 / std::sqrt(x); }
float root(float x) { return std::sqrt(x); }
float square_of(float x) { return x * x; }
float exponential(float x) { return std::exp(x); }
float logarithm(float x) { return std::log(x); }
float sine(float x) { return std::sin(x); }
float cosine(float x) { return std::cos(x); }
float rounded_down(float x) { return std::floor(x); }
float rounded_up(float x) { return std::ceil(x); }
float rounded_even(float x) { return std::nearbyint(x); }
float negative(float x) { return -x; }
float elu_of(float x) { return x < 0 ? std::expm1(x) : x; }

float sign_of(float x) { return x > 0 ? 1.0F : x < 0 ? -1.0F : x; }
float held_to_1(float x) { return x < 0 ? 0.0F : x > 1 ? 1.0F : x; }
float gelu_exact(float x) { return 0.5F * x * (1 + std::erf(x * 0.70710678F)); }
float gelu_by_tanh(float x) { return 0.5F * x * (1 + std::tanh(0.7978845608F * (x + 0.044715F * x * x * x))); }

/// Option: whether by tanh.
Result<> gelu(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    float (*f)(float) = ops.whole(0) != 0 ? gelu_by_tanh : gelu_exact;
    if (!s.are(DType::f32)) return by_float(s, f);
    s.each<float, float>(f);
    return done;
}

Result<> abs_op(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    if (s.are(DType::f32)) {
        s.each<float, float>([](float x) { return std::fabs(x); });
        return done;
    }
    return by_float(s, [](float x) { return std::fabs(x); });
}

Result<> logical_not(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Single s, single(ops));
    if (!s.are(DType::boolean)) return unsupported(*s.in);
    s.each<bool, bool>([](bool x) { return !x; });
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::LOGISTIC", .arguments = 1, .run = logistic_op},
    {.op = "tflite::TANH", .arguments = 1, .run = tanh_op},
    {.op = "tflite::RELU", .arguments = 1, .run = relu},
    {.op = "tflite::RELU_N1_TO_1", .arguments = 1, .run = relu_n1_to_1},
    {.op = "tflite::RELU6", .arguments = 1, .run = relu6},
    {.op = "tflite::LEAKY_RELU", .arguments = 1, .run = leaky_relu},
    {.op = "tflite::HARD_SWISH", .arguments = 1, .run = hard_swish},
    {.op = "tflite::QUANTIZE", .arguments = 1, .run = quantize},
    {.op = "tflite::DEQUANTIZE", .arguments = 1, .run = dequantize},
    {.op = "tflite::CAST", .arguments = 1, .run = cast},
    {.op = "tflite::ABS", .arguments = 1, .run = abs_op},
    {.op = "tflite::LOGICAL_NOT", .arguments = 1, .run = logical_not},
    {.op = "tflite::RSQRT", .arguments = 1, .run = of_float<inverse_root>},
    {.op = "tflite::SQRT", .arguments = 1, .run = of_float<root>},
    {.op = "tflite::SQUARE", .arguments = 1, .run = of_float<square_of>},
    {.op = "tflite::EXP", .arguments = 1, .run = of_float<exponential>},
    {.op = "tflite::LOG", .arguments = 1, .run = of_float<logarithm>},
    {.op = "tflite::SIN", .arguments = 1, .run = of_float<sine>},
    {.op = "tflite::COS", .arguments = 1, .run = of_float<cosine>},
    {.op = "tflite::FLOOR", .arguments = 1, .run = of_float<rounded_down>},
    {.op = "tflite::CEIL", .arguments = 1, .run = of_float<rounded_up>},
    {.op = "tflite::ROUND", .arguments = 1, .run = of_float<rounded_even>},
    {.op = "tflite::NEG", .arguments = 1, .run = of_float<negative>},
    {.op = "tflite::SIGN", .arguments = 1, .run = of_float<sign_of>},
    {.op = "tflite::RELU_0_TO_1", .arguments = 1, .run = of_float<held_to_1>},
    {.op = "tflite::GELU", .arguments = 1, .run = gelu},
    {.op = "tflite::ELU", .arguments = 1, .run = of_float<elu_of>},
};

}  // namespace

KernelFamily tflite_unary_kernels() { return rows; }

}  // namespace arenascope
