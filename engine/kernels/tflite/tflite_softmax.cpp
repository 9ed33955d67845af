// tflite: softmax over the last dimension, and its logarithm.

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

struct Rows {
    const TensorValue* in = nullptr;
    TensorValue* out = nullptr;
    std::int64_t count = 0, depth = 0;
};

Result<Rows> rows_of(const Operands& ops) {
    Rows r;
    TRY(r.in, ops.in(0));
    TRY(r.out, ops.out());
    CHECKED(resize(*r.out, r.in->sizes));
    r.depth = r.in->rank() == 0 ? 1 : r.in->sizes[r.in->rank() - 1];
    r.count = r.depth == 0 ? 0 : r.in->numel() / r.depth;
    return r;
}

void float_row(const float* in, std::int64_t count, float beta, float* out) {
    const float largest = *std::max_element(in, in + count);
    float total = 0;
    for (std::int64_t i = 0; i < count; ++i) total += std::exp((in[i] - largest) * beta);
    for (std::int64_t i = 0; i < count; ++i) out[i] = std::exp((in[i] - largest) * beta) / total;
}

/// Differences to the largest as Q26, whatever their scale; those below `least` add nothing.
struct Differences {
    FixedFactor factor;
    std::int32_t least = 0;
};

Result<Differences> differences(const TensorValue& in, double beta) {
    TRY(const Affine of, affine(in));
    const double real = std::min(beta * static_cast<double>(of.scale) * static_cast<double>(1 << 26), 2147483647.0);
    Differences out;
    TRY(out.factor, fixed_factor(real));
    out.least = -input_radius(5, out.factor.shift);
    return out;
}

void integer_row(const FixedSoftmax& softmax, const std::uint8_t* in, std::int64_t count, std::uint8_t* out) {
    // Differences are what counts: both zero points move together.
    auto* row = reinterpret_cast<std::int8_t*>(out);
    for (std::int64_t i = 0; i < count; ++i) row[i] = static_cast<std::int8_t>(in[i] - 128);
    softmax.row(row, count, row);
    for (std::int64_t i = 0; i < count; ++i) out[i] = static_cast<std::uint8_t>(row[i] + 128);
}

/// Option: beta.
Result<> softmax(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Rows r, rows_of(ops));
    const double beta = ops.option(0);
    if (r.in->dtype == DType::f32 && r.out->dtype == DType::f32) {
        for (std::int64_t row = 0; row < r.count; ++row)
            float_row(r.in->as<float>() + row * r.depth, r.depth, static_cast<float>(beta),
                      r.out->as<float>() + row * r.depth);
        return done;
    }
    if (r.in->dtype != DType::i8 && r.in->dtype != DType::u8) return unsupported(*r.in);
    TRY(const Differences by, differences(*r.in, beta));
    const FixedSoftmax fixed(by.factor, by.least);
    for (std::int64_t row = 0; row < r.count; ++row) {
        const std::int64_t at = row * r.depth;
        if (r.in->dtype == DType::u8 && r.out->dtype == DType::u8)
            integer_row(fixed, r.in->as<std::uint8_t>() + at, r.depth, r.out->as<std::uint8_t>() + at);
        else if (r.in->dtype == DType::i8 && r.out->dtype == DType::i8)
            fixed.row(r.in->as<std::int8_t>() + at, r.depth, r.out->as<std::int8_t>() + at);
        else if (r.in->dtype == DType::i8 && r.out->dtype == DType::i16)
            fixed.row(r.in->as<std::int8_t>() + at, r.depth, r.out->as<std::int16_t>() + at);
        else return unsupported(*r.out);
    }
    return done;
}

Result<> log_softmax(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Rows r, rows_of(ops));
    if (r.in->dtype != DType::f32 || r.out->dtype != DType::f32) return unsupported(*r.in);
    for (std::int64_t row = 0; row < r.count; ++row) {
        const float* in = r.in->as<float>() + row * r.depth;
        float* out = r.out->as<float>() + row * r.depth;
        const float largest = *std::max_element(in, in + r.depth);
        float total = 0;
        for (std::int64_t i = 0; i < r.depth; ++i) total += std::exp(in[i] - largest);
        for (std::int64_t i = 0; i < r.depth; ++i) out[i] = in[i] - largest - std::log(total);
    }
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::SOFTMAX", .arguments = 1, .run = softmax},
    {.op = "tflite::LOG_SOFTMAX", .arguments = 1, .run = log_softmax},
};

}  // namespace

KernelFamily tflite_softmax_kernels() { return rows; }

}  // namespace arenascope
