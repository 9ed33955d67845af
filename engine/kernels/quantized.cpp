// quantized_decomposed: conversions between floats and integers with a scale and a zero point.

#include <cmath>
#include <limits>
#include <optional>

#include "engine/kernels/families.h"
#include "engine/kernels/integer_finish.h"
#include "engine/kernels/shared_rows.h"
#include "engine/kernels/shift.h"

namespace arenascope {

namespace {

struct Affine {
    double scale = 1;
    std::int64_t zero_point = 0, low = 0, high = 0;
};

/// f32 to bytes, in lanes, row by row.
void quantize_bytes(const TensorValue& in, const TensorValue& out, const FloatFinish& finish) {
    const auto walk = make_walk<2>({&out, &in});
    const std::int64_t to_stride = walk.strides[0][walk.rank - 1], from_stride = walk.strides[1][walk.rank - 1];
    std::array<float, row_chunk> from;
    std::array<std::uint8_t, row_chunk> made;
    for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
        const float* x = load_row<float>(in, at[1], from_stride, n, from.data());
        auto* const to = out.as<std::uint8_t>() + at[0];
        quantise_floats(finish, x, to_stride == 1 ? to : made.data(), n);
        for (std::int64_t i = 0; to_stride != 1 && i < n; ++i) to[i * to_stride] = made[static_cast<std::size_t>(i)];
    });
}

/// Numbers for quantise_floats(); nothing where they are too large for it.
std::optional<FloatFinish> finish_of(const Affine& q) {
    constexpr std::int64_t most = 1 << 20;  // sums with it are exact
    const auto is_within = [](std::int64_t number) { return number >= -most && number <= most; };
    if (!is_within(q.zero_point) || !is_within(q.low) || !is_within(q.high)) return std::nullopt;
    return FloatFinish{.inverse = static_cast<float>(1.0 / q.scale),
                       .zero = static_cast<float>(q.zero_point),
                       .low = static_cast<float>(q.low),
                       .high = static_cast<float>(q.high)};
}

bool is_byte(const TensorValue& t) { return t.dtype == DType::u8 || t.dtype == DType::i8; }

/// round(x / scale) + zero_point within [low, high], ties to even, in float as PyTorch does.
Result<> quantize(const TensorValue& in, TensorValue& out, const Affine& q) {
    if (!is_floating(in.dtype) || is_floating(out.dtype))
        return Error{.what = message("cannot quantise {tensor} to {other_tensor}", describe(in), describe(out)),
                     .expected = message("floats to integers")};
    CHECKED(check_computable(out));
    CHECKED(resize(out, in.sizes));
    const auto inverse = static_cast<float>(1.0 / q.scale);
    const auto low = static_cast<float>(q.low), high = static_cast<float>(q.high),
               zero = static_cast<float>(q.zero_point);
    if (const auto finish = finish_of(q); finish && is_byte(out) && in.dtype == DType::f32) {
        quantize_bytes(in, out, *finish);
        return done;
    }
    map_rows<float>(out, in,
                    [=](float x) { return std::min(std::max(std::nearbyint(x * inverse) + zero, low), high); });
    return done;
}

Result<> dequantize(const TensorValue& in, const TensorValue& out, const Affine& q) {
    if (is_floating(in.dtype) || !is_floating(out.dtype))
        return Error{.what = message("cannot dequantise {tensor} to {other_tensor}", describe(in), describe(out)),
                     .expected = message("integers to floats")};
    CHECKED(check_computable(in));
    const auto scale = static_cast<float>(q.scale), zero = static_cast<float>(q.zero_point);
    map_rows<float>(out, in, [=](float x) { return (x - zero) * scale; });
    return done;
}

/// Scale, zero point, minimum and maximum, from argument `first` on.
Result<Affine> affine_at(const Call& call, std::size_t first) {
    Affine q;
    TRY(q.scale, call.number(first));
    TRY(q.zero_point, call.integer(first + 1));
    TRY(q.low, call.integer(first + 2));
    TRY(q.high, call.integer(first + 3));
    return q;
}

Result<Affine> per_tensor(const Call& call) { return affine_at(call, 1); }

/// Scale and zero point given as one-element tensors.
Result<Affine> per_tensor_data(const Call& call) {
    Affine q;
    TRY(const TensorValue* scale, call.tensor(1));
    TRY(const TensorValue* zero_point, call.tensor(2));
    if (scale->numel() != 1 || zero_point->numel() != 1)
        return Error{.what = message("the scale is {tensor}", describe(*scale)), .expected = message("one element")};
    CHECKED(check_computable(*scale));
    CHECKED(check_computable(*zero_point));
    q.scale = load_one<double>(*scale, 0);
    q.zero_point = load_one<std::int64_t>(*zero_point, 0);
    TRY(q.low, call.integer(3));
    TRY(q.high, call.integer(4));
    return q;
}

template <auto Read>
Result<> quantize_out(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Affine q, Read(call));
    TRY(TensorValue * out, call.tensor(6));
    return quantize(*in, *out, q);
}

template <auto Read>
Result<> dequantize_out(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Affine q, Read(call));
    TRY(TensorValue * out, call.tensor(7));
    CHECKED(resize(*out, in->sizes));
    return dequantize(*in, *out, q);
}

/// (input, scales, zero_points?, axis, quant_min, quant_max, dtype, [out_dtype,] out)
template <bool To>
Result<> per_channel(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const TensorValue* scales, call.tensor(1));
    TRY(const TensorValue* zero_points, call.optional_tensor(2));
    TRY(const std::int64_t given, call.integer(3));
    Affine q;
    TRY(q.low, call.integer(4));
    TRY(q.high, call.integer(5));
    TRY(TensorValue * out, call.tensor(To ? 7 : 8));
    TRY(const std::size_t axis, wrap_dim(given, in->rank()));
    for (const TensorValue* tensor : {scales, zero_points}) {
        if (!tensor) continue;
        CHECKED(check_computable(*tensor));
        if (in->rank() == 0 || tensor->rank() != 1 || tensor->sizes[0] != in->sizes[axis]) {
            return Error{
                .what = message("parameter {tensor} does not fit {other_tensor}", describe(*tensor), describe(*in)),
                .expected = message("a number for each channel")};
        }
    }
    CHECKED(resize(*out, in->sizes));
    for (std::int64_t channel = 0; channel < in->sizes[axis]; ++channel) {
        q.scale = load_one<double>(*scales, channel * scales->strides[0]);
        q.zero_point = zero_points ? load_one<std::int64_t>(*zero_points, channel * zero_points->strides[0]) : 0;
        TensorValue from = *in, to = *out;
        for (TensorValue* view : {&from, &to}) {
            shift(*view, channel * view->strides[axis]);
            view->sizes[axis] = 1;
        }
        if (To) CHECKED(quantize(from, to, q));
        else CHECKED(dequantize(from, to, q));
    }
    return done;
}

/// Of `--layout best`: (bytes, scale, zero point, new scale, new zero point, minimum, maximum, out): the same numbers
/// as those of a dequantise and a quantise, without the floats in between.
Result<> requantize(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const double scale, call.number(1));
    TRY(const std::int64_t zero, call.integer(2));
    TRY(const Affine q, affine_at(call, 3));
    TRY(TensorValue * out, call.tensor(7));
    const auto finish = finish_of(q);
    if (!is_byte(*in) || !is_byte(*out) || !finish)
        return Error{.what = message("cannot quantise {tensor} to {other_tensor}", describe(*in), describe(*out))};
    CHECKED(resize(*out, in->sizes));
    const ByteScale by{static_cast<float>(scale), static_cast<float>(zero), in->dtype == DType::i8};
    share_walk(call, make_walk<2>({out, in}), [&](const Walk<2>& walk) {
        const std::int64_t to_stride = walk.strides[0][walk.rank - 1], from_stride = walk.strides[1][walk.rank - 1];
        std::array<std::uint8_t, row_chunk> given, made;
        for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
            const auto* from = in->as<std::uint8_t>() + at[1];
            auto* const to = out->as<std::uint8_t>() + at[0];
            for (std::int64_t i = 0; from_stride != 1 && i < n; ++i)
                given[static_cast<std::size_t>(i)] = from[i * from_stride];
            requantise_bytes(by, *finish, from_stride == 1 ? from : given.data(), to_stride == 1 ? to : made.data(), n);
            for (std::int64_t i = 0; to_stride != 1 && i < n; ++i)
                to[i * to_stride] = made[static_cast<std::size_t>(i)];
        });
    });
    return done;
}

/// Chooses a scale and a zero point that cover the range of the input and zero: (input, low, high, eps, dtype, scale,
/// zero_point).
Result<> choose_qparams(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const std::int64_t low, call.integer(1));
    TRY(const std::int64_t high, call.integer(2));
    TRY(const double eps, call.number(3));
    TRY(TensorValue * scale_out, call.tensor(5));
    TRY(TensorValue * zero_out, call.tensor(6));
    if (!is_floating(in->dtype) || high <= low)
        return Error{.what = message("cannot choose scales for {tensor}", describe(*in)),
                     .expected = message("floats")};
    float least = 0, most = 0;
    const auto walk = make_walk<1>({in});
    std::array<float, row_chunk> buffer;
    for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
        const float* row = load_row<float>(*in, at[0], walk.strides[0][walk.rank - 1], n, buffer.data());
        for (std::int64_t i = 0; i < n; ++i) {
            least = std::min(least, row[i]);
            most = std::max(most, row[i]);
        }
    });
    const auto levels = static_cast<float>(static_cast<double>(high) - static_cast<double>(low));
    const float scale = std::max((most - least) / levels, static_cast<float>(eps));
    const float zero = std::nearbyint(static_cast<float>(low) - least / scale);
    const Dims one = Dims::filled(scale_out->rank(), 1);
    CHECKED(check_computable(*scale_out));
    CHECKED(check_computable(*zero_out));
    CHECKED(resize(*scale_out, one));
    CHECKED(resize(*zero_out, Dims::filled(zero_out->rank(), 1)));
    store_one<float>(*scale_out, 0, scale);
    store_one<float>(*zero_out, 0, std::clamp(zero, static_cast<float>(low), static_cast<float>(high)));
    return done;
}

/// (a, scale, zero point, minimum, maximum, b, the same four, the same four of the output, out): added as floats.
Result<> add_quantized(Call& call) {
    TRY(const TensorValue* a, call.tensor(0));
    TRY(const TensorValue* b, call.tensor(5));
    TRY(TensorValue * out, call.tensor(14));
    TRY(const double a_scale, call.number(1));
    TRY(const std::int64_t a_zero, call.integer(2));
    TRY(const double b_scale, call.number(6));
    TRY(const std::int64_t b_zero, call.integer(7));
    TRY(const Affine q, affine_at(call, 10));
    const bool fits = a->sizes == b->sizes && !is_floating(a->dtype) && a->dtype == b->dtype && a->dtype == out->dtype;
    if (!fits)
        return Error{.what = message("cannot add {tensor} and {other_tensor} into {result}", describe(*a), describe(*b),
                                     describe(*out)),
                     .expected = message("one integer type, and equal sizes")};
    CHECKED(check_computable(*a));
    CHECKED(resize(*out, a->sizes));
    const auto first = static_cast<float>(a_scale), second = static_cast<float>(b_scale),
               inverse = static_cast<float>(1.0 / q.scale);
    const auto first_zero = static_cast<float>(a_zero), second_zero = static_cast<float>(b_zero),
               zero = static_cast<float>(q.zero_point);
    const auto low = static_cast<float>(q.low), high = static_cast<float>(q.high);
    map_rows<float>(*out, *a, *b, [=](float x, float y) {
        const float sum = (x - first_zero) * first + (y - second_zero) * second;
        return std::min(std::max(std::nearbyint(sum * inverse) + zero, low), high);
    });
    return done;
}

constexpr Kernel rows[] = {
    {"quantized_decomposed::add.out", 15, add_quantized},
    {"quantized_decomposed::quantize_per_tensor.out", 7, quantize_out<per_tensor>},
    {"quantized_decomposed::quantize_per_tensor.Tensor_out", 7, quantize_out<per_tensor_data>},
    {"quantized_decomposed::dequantize_per_tensor.out", 8, dequantize_out<per_tensor>},
    {"quantized_decomposed::dequantize_per_tensor.Tensor_out", 8, dequantize_out<per_tensor_data>},
    {"quantized_decomposed::quantize_per_channel.out", 8, per_channel<true>},
    {"quantized_decomposed::dequantize_per_channel.out", 9, per_channel<false>},
    {"quantized_decomposed::choose_qparams.Tensor_out", 7, choose_qparams},
    {"arenascope::requantize.out", 8, requantize},
};

}  // namespace

KernelFamily quantized_kernels() { return rows; }

}  // namespace arenascope
