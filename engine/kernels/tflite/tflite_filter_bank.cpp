// tflite: SVDF, a layer whose weights are a product of filters over features and filters over time. What the filters
// over features gave lately is the state.

#include <algorithm>
#include <cstring>

#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

struct Bank {
    const TensorValue *in = nullptr, *features = nullptr, *times = nullptr, *bias = nullptr;
    TensorValue *state = nullptr, *out = nullptr;
    std::int64_t batch = 0, depth = 0, filters = 0, memory = 0, rank = 1, units = 0;

    /// What a filter over features gave, newest last.
    template <class T>
    T* past(std::int64_t n, std::int64_t filter) const {
        return state->as<T>() + (n * filters + filter) * memory;
    }
};

/// Options: how many filters add up to a unit, activation.
Result<Bank> bank_of(const Operands& ops) {
    Bank b{.rank = ops.whole(0)};
    TRY(b.in, ops.in(0));
    TRY(b.features, ops.in(1));
    TRY(b.times, ops.in(2));
    TRY(b.bias, ops.optional(3));
    TRY(b.state, ops.state(4));
    TRY(b.out, ops.out());
    const bool are_matrices = b.in->rank() == 2 && b.features->rank() == 2 && b.times->rank() == 2;
    if (!are_matrices) return unsupported(*b.features);
    b.batch = b.in->sizes[0];
    b.depth = b.in->sizes[1];
    b.filters = b.features->sizes[0];
    b.memory = b.times->sizes[1];
    const bool fits = b.rank > 0 && b.filters % b.rank == 0 && b.features->sizes[1] == b.depth &&
        b.times->sizes[0] == b.filters && b.memory > 0 && b.filters > 0 && b.state->numel() % b.filters == 0 &&
        b.state->numel() / b.filters == b.batch * b.memory;
    if (!fits)
        return Error{
            .what = message("{tensor} does not fit weights {other_tensor}", describe(*b.in), describe(*b.features)),
            .expected = message("matching features, filters and state")};
    b.units = b.filters / b.rank;
    if (b.bias && b.bias->numel() != b.units) return unsupported(*b.bias);
    CHECKED(resize(*b.out, {b.batch, b.units}));
    return b;
}

/// Everything becomes older by one.
template <class T>
void shift(const Bank& b) {
    T* all = b.state->as<T>();
    const std::int64_t count = b.state->numel();
    if (count > 1) std::memmove(all, all + 1, static_cast<std::size_t>(count - 1) * sizeof(T));
}

Result<> compute_float(const Bank& b, std::int64_t activation) {
    TRY(const HeldFloat held, activated_float(activation));
    if (b.bias && b.bias->dtype != DType::f32) return unsupported(*b.bias);
    shift<float>(b);
    const float *in = b.in->as<float>(), *features = b.features->as<float>(), *times = b.times->as<float>();
    for (std::int64_t n = 0; n < b.batch; ++n) {
        for (std::int64_t filter = 0; filter < b.filters; ++filter) {
            float sum = 0;
            for (std::int64_t k = 0; k < b.depth; ++k) sum += features[filter * b.depth + k] * in[n * b.depth + k];
            b.past<float>(n, filter)[b.memory - 1] = sum;
        }
        for (std::int64_t unit = 0; unit < b.units; ++unit) {
            float total = b.bias ? b.bias->as<float>()[unit] : 0;
            for (std::int64_t filter = unit * b.rank; filter < (unit + 1) * b.rank; ++filter) {
                const float* past = b.past<float>(n, filter);
                float sum = 0;
                for (std::int64_t k = 0; k < b.memory; ++k) sum += times[filter * b.memory + k] * past[k];
                total += sum;
            }
            b.out->as<float>()[n * b.units + unit] = held.hold(total);
        }
    }
    return done;
}

/// The state is kept as what its type can hold.
template <class T>
Result<> compute_integer(const Bank& b) {
    TRY(const Affine in, affine(*b.in));
    TRY(const Affine features, affine(*b.features));
    TRY(const Affine times, affine(*b.times));
    TRY(const Affine state, affine(*b.state));
    TRY(const Affine out, affine(*b.out));
    TRY(const Held range, range_of(b.state->dtype));
    TRY(const Held result, range_of(b.out->dtype));
    TRY(const FixedFactor to_state, fixed_factor(static_cast<double>(in.scale * features.scale / state.scale)));
    TRY(const FixedFactor to_out, fixed_factor(static_cast<double>(state.scale * times.scale / out.scale)));
    if (b.bias && b.bias->dtype != DType::i32) return unsupported(*b.bias);
    shift<T>(b);
    const auto *x = b.in->as<std::int8_t>(), *weights = b.features->as<std::int8_t>();
    const T* over_time = b.times->as<T>();
    for (std::int64_t n = 0; n < b.batch; ++n) {
        for (std::int64_t filter = 0; filter < b.filters; ++filter) {
            std::int64_t sum = 0;
            for (std::int64_t k = 0; k < b.depth; ++k)
                sum += std::int64_t{weights[filter * b.depth + k]} * (x[n * b.depth + k] - in.zero);
            const std::int64_t scaled = range.hold(requantise(static_cast<std::int32_t>(sum), to_state));
            b.past<T>(n, filter)[b.memory - 1] = static_cast<T>(scaled + state.zero);
        }
        for (std::int64_t unit = 0; unit < b.units; ++unit) {
            std::int64_t total = b.bias ? b.bias->as<std::int32_t>()[unit] : 0;
            for (std::int64_t filter = unit * b.rank; filter < (unit + 1) * b.rank; ++filter) {
                const T* past = b.past<T>(n, filter);
                for (std::int64_t k = 0; k < b.memory; ++k)
                    total += std::int64_t{over_time[filter * b.memory + k]} * (past[k] - state.zero);
            }
            const std::int64_t scaled = requantise(static_cast<std::int32_t>(total), to_out);
            b.out->as<std::int8_t>()[n * b.units + unit] = static_cast<std::int8_t>(result.hold(scaled + out.zero));
        }
    }
    return done;
}

Result<> svdf(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Bank b, bank_of(ops));
    const DType in = b.in->dtype, features = b.features->dtype, times = b.times->dtype;
    if (b.state->dtype != times || b.out->dtype != in || features != in) return unsupported(*b.features);
    if (in == DType::f32 && times == DType::f32) return compute_float(b, ops.whole(1));
    if (in != DType::i8) return unsupported(*b.in);
    if (times == DType::i16) return compute_integer<std::int16_t>(b);
    if (times == DType::i8) return compute_integer<std::int8_t>(b);
    return unsupported(*b.times);
}

constexpr Kernel rows[] = {
    {.op = "tflite::SVDF", .arguments = 6, .run = svdf},
};

}  // namespace

KernelFamily tflite_filter_bank_kernels() { return rows; }

}  // namespace arenascope
