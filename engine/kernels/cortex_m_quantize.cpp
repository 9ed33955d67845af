// cortex_m: conversion between floats and integers with one scale. On MVE, whole blocks are rounded once, and sums have
// 16 bits.

#include <bit>
#include <cmath>
#include <cstring>

#include "engine/kernels/cortex_m_call.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

using namespace cortex_m;

constexpr std::int64_t at_once = 256;

struct Scale {
    float factor = 1;  ///< of a float: 1 / scale; of an integer: scale
    std::int32_t zero = 0, least = 0, most = 0;
};

/// zero + round(factor * x), halves to even, bounded. Beyond 32 bits as an M4 does: the last number, and 0 for NaN.
std::int32_t quantised(float x, const Scale& scale) {
    const float rounded = std::nearbyint(scale.factor * x);
    std::int64_t whole = 0;
    if (rounded >= 2147483648.0F) whole = std::int64_t{2147483647};
    else if (rounded < -2147483648.0F) whole = -std::int64_t{2147483648};
    else if (!std::isnan(rounded)) whole = static_cast<std::int64_t>(rounded);
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(whole + scale.zero, scale.least, scale.most));
}

/// As the MVE kernel does in whole blocks: the product is added to 1.5 * 2^23 and rounded once; the last bits of that
/// float are the number. Only 16 bits of the sum with the zero point are kept.
std::int32_t quantised_in_block(float x, const Scale& scale) {
    constexpr float magic = 12582912.0F;
    const auto bits = std::bit_cast<std::uint32_t>(std::fma(x, scale.factor, magic));
    const std::uint32_t sum = bits - (std::bit_cast<std::uint32_t>(magic) - static_cast<std::uint32_t>(scale.zero));
    return std::clamp<std::int32_t>(static_cast<std::int16_t>(static_cast<std::uint16_t>(sum)), scale.least,
                                    scale.most);
}

/// In chunks, because the result may begin at the operand's first byte.
template <class T>
void quantise_all(const TensorValue& in, const TensorValue& out, const Scale& scale, bool has_blocks) {
    const std::int64_t count = in.numel(), block = 16 / static_cast<std::int64_t>(sizeof(T));
    const std::int64_t in_blocks = has_blocks ? count / block * block : 0;
    std::array<float, at_once> from;
    std::array<T, at_once> to;
    for (std::int64_t start = 0; start < count; start += at_once) {
        const std::int64_t n = std::min(at_once, count - start),
                           whole = std::clamp<std::int64_t>(in_blocks - start, 0, n);
        std::memcpy(from.data(), in.data + start * 4, static_cast<std::size_t>(n) * sizeof(float));
        for (std::int64_t i = 0; i < whole; ++i)
            to[static_cast<std::size_t>(i)] =
                static_cast<T>(quantised_in_block(from[static_cast<std::size_t>(i)], scale));
        for (std::int64_t i = whole; i < n; ++i)
            to[static_cast<std::size_t>(i)] = static_cast<T>(quantised(from[static_cast<std::size_t>(i)], scale));
        std::memcpy(out.data + start * static_cast<std::int64_t>(sizeof(T)), to.data(),
                    static_cast<std::size_t>(n) * sizeof(T));
    }
}

/// Scale, zero point and bounds, for integers of `type`.
Result<Scale> scale_of(const Call& call, DType type) {
    Scale out;
    if (type != DType::i8 && type != DType::i16)
        return Error{.what = message("the result is {type}", name_of(type)), .expected = message("int8 or int16")};
    const std::int32_t limit = type == DType::i8 ? 128 : 32768;
    TRY(const double scale, call.number(1));
    out.factor = static_cast<float>(scale);
    TRY(out.zero, number(call, 2));
    TRY(out.least, number_in(call, 3, -limit, limit - 1));
    TRY(out.most, number_in(call, 4, -limit, limit - 1));
    if (out.least > out.most)
        return Error{.what = message("the bounds are {minimum} and {maximum}", out.least, out.most),
                     .expected = message("least <= most")};
    return out;
}

/// The same elements in the same order of memory.
Result<> match(const TensorValue& in, TensorValue& out) {
    CHECKED(resize(out, in.sizes));
    const auto rank = static_cast<std::ptrdiff_t>(in.rank());
    if (std::equal(in.order.begin(), in.order.begin() + rank, out.order.begin())) return done;
    for (const TensorValue* each : {&in, static_cast<const TensorValue*>(&out)})
        if (!is_channels_last(*each) && !each->is_contiguous())
            return Error{.what = message("{tensor} and its result have different dimension orders", describe(in)),
                         .expected = message("one dimension order")};
    return done;
}

Result<> quantise(Call& call) {
    TRY(const TensorValue* in, dense(call, 0, DType::f32));
    TRY(TensorValue * out, call.tensor(6));
    TRY(Scale scale, scale_of(call, out->dtype));
    TRY(out, dense(call, 6, out->dtype));
    CHECKED(match(*in, *out));
    scale.factor = 1.0F / scale.factor;
    const bool has_blocks = unit_of(call) == CoreUnit::mve;
    if (out->dtype == DType::i8) quantise_all<std::int8_t>(*in, *out, scale, has_blocks);
    else quantise_all<std::int16_t>(*in, *out, scale, has_blocks);
    return done;
}

template <class T>
void dequantise_all(const TensorValue& in, const TensorValue& out, const Scale& scale) {
    const std::int64_t count = in.numel();
    std::array<T, at_once> from;
    std::array<float, at_once> to;
    for (std::int64_t start = 0; start < count; start += at_once) {
        const std::int64_t n = std::min(at_once, count - start);
        std::memcpy(from.data(), in.data + start * static_cast<std::int64_t>(sizeof(T)),
                    static_cast<std::size_t>(n) * sizeof(T));
        for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i)
            to[i] = static_cast<float>(static_cast<std::int64_t>(from[i]) - scale.zero) * scale.factor;
        std::memcpy(out.data + start * 4, to.data(), static_cast<std::size_t>(n) * sizeof(float));
    }
}

Result<> dequantise(Call& call) {
    TRY(const TensorValue* given, call.tensor(0));
    TRY(const Scale scale, scale_of(call, given->dtype));
    TRY(const TensorValue* in, dense(call, 0, given->dtype));
    TRY(TensorValue * out, dense(call, 6, DType::f32));
    CHECKED(match(*in, *out));
    if (in->dtype == DType::i8) dequantise_all<std::int8_t>(*in, *out, scale);
    else dequantise_all<std::int16_t>(*in, *out, scale);
    return done;
}

constexpr Kernel rows[] = {
    {"cortex_m::quantize_per_tensor.out", 7, quantise},
    {"cortex_m::dequantize_per_tensor.out", 7, dequantise},
};

}  // namespace

KernelFamily cortex_m_quantize_kernels() { return rows; }

}  // namespace arenascope
