// quantized_decomposed: one scale and zero point for each row of the last dimension.

#include <cmath>
#include <limits>

#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

struct Tokens {
    std::int64_t count = 0, length = 0;
};

Result<Tokens> tokens_of(const TensorValue& in) {
    if (in.rank() == 0)
        return Error{.what = message("cannot quantise the rows of {tensor}", describe(in)),
                     .expected = message("at least one dimension")};
    const std::int64_t length = in.sizes[in.rank() - 1];
    return Tokens{length == 0 ? 0 : in.numel() / length, length};
}

Result<> check_parameters(const TensorValue& scales, const TensorValue& zero_points, const Tokens& tokens) {
    if (scales.numel() == tokens.count && zero_points.numel() == tokens.count && is_floating(scales.dtype) &&
        !is_floating(zero_points.dtype))
        return done;
    return Error{
        .what = message("the parameters are {tensor} and {other_tensor}", describe(scales), describe(zero_points)),
        .expected = message("{count} each", tokens.count)};
}

/// (input, scales, zero_points, quant_min, quant_max, dtype, [output_dtype,] out)
template <bool To>
Result<> per_token(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const TensorValue* scales, call.tensor(1));
    TRY(const TensorValue* zero_points, call.tensor(2));
    TRY(const std::int64_t low, call.integer(3));
    TRY(const std::int64_t high, call.integer(4));
    TRY(TensorValue * out, call.tensor(To ? 6 : 7));
    TRY(const Tokens tokens, tokens_of(*in));
    CHECKED(check_parameters(*scales, *zero_points, tokens));
    if (is_floating(in->dtype) != To || is_floating(out->dtype) == To)
        return Error{.what = message("cannot convert {tensor} to {other_tensor}", describe(*in), describe(*out)),
                     .expected = message("floats on one side, integers on the other")};
    CHECKED(check_computable(*in));
    CHECKED(check_computable(*out));
    CHECKED(resize(*out, in->sizes));
    DenseScratch<float> s(call);
    const float *x = dense_in(*in, s.a), *scale = dense_in(*scales, s.b), *zero = dense_in(*zero_points, s.c);
    float* to = dense_out(*out, s.d);
    if (call.measures()) return done;
    const auto least = static_cast<float>(low), most = static_cast<float>(high);
    for (std::int64_t row = 0; row < tokens.count; ++row) {
        for (std::int64_t i = row * tokens.length; i < (row + 1) * tokens.length; ++i) {
            to[i] = To ? std::clamp(std::nearbyint(x[i] * (1.0f / scale[row]) + zero[row]), least, most)
                       : (x[i] - zero[row]) * scale[row];
        }
    }
    dense_done(*out, s.d);
    return done;
}

/// (input, dtype, scale, zero_point): -128..127 covers each row's range and zero.
Result<> choose_per_token(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(TensorValue * scale_out, call.tensor(2));
    TRY(TensorValue * zero_out, call.tensor(3));
    TRY(const Tokens tokens, tokens_of(*in));
    if (!is_floating(in->dtype))
        return Error{.what = message("cannot choose scales for {tensor}", describe(*in)),
                     .expected = message("floats")};
    Dims sizes = in->sizes;
    sizes[in->rank() - 1] = 1;
    CHECKED(check_computable(*scale_out));
    CHECKED(check_computable(*zero_out));
    CHECKED(resize(*scale_out, sizes));
    CHECKED(resize(*zero_out, sizes));
    constexpr float low = -128, high = 127;
    DenseScratch<float> s(call);
    const float* x = dense_in(*in, s.a);
    float *scale = dense_out(*scale_out, s.b), *zero = dense_out(*zero_out, s.c);
    if (call.measures()) return done;
    for (std::int64_t row = 0; row < tokens.count; ++row) {
        float least = 0, most = 0;
        for (std::int64_t i = row * tokens.length; i < (row + 1) * tokens.length; ++i) {
            least = std::min(least, x[i]);
            most = std::max(most, x[i]);
        }
        scale[row] = std::max((most - least) / (high - low), std::numeric_limits<float>::epsilon());
        const float below = least / scale[row], above = most / scale[row];
        const float chosen = (low + below) + (high + above) > 0 ? low - below : high - above;
        zero[row] = std::nearbyint(std::clamp(chosen, low, high));
    }
    dense_done(*scale_out, s.b);
    dense_done(*zero_out, s.c);
    return done;
}

constexpr Kernel rows[] = {
    {"quantized_decomposed::quantize_per_token.out", 7, per_token<true>, nullptr, with_scratch},
    {"quantized_decomposed::dequantize_per_token.out", 8, per_token<false>, nullptr, with_scratch},
    {"quantized_decomposed::choose_qparams_per_token_asymmetric.out", 4, choose_per_token, nullptr, with_scratch},
};

}  // namespace

KernelFamily quantized_token_kernels() { return rows; }

}  // namespace arenascope
