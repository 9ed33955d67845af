// cortex_m: products of int8 matrices. The MVE kernel of a linear layer expects the offset's part of all sums
// precomputed.

#include "engine/kernels/cortex_m_call.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

using namespace cortex_m;

constexpr std::int32_t most_offset = 255;  // so that each factor fits in 16 bits, and a few thousand products in 32

Result<FixedFactor> only_factor(const Call& call, std::size_t multipliers, std::size_t shifts) {
    TRY(const auto multiplier, call.long_ints(multipliers));
    TRY(const auto shift, call.long_ints(shifts));
    const bool fits = multiplier.size() == 1 && shift.size() == 1 && multiplier[0] >= -2147483648LL &&
        multiplier[0] <= 2147483647LL && shift[0] >= -31 && shift[0] <= 31;
    if (!fits)
        return Error{.what = message("the operator has {count} multipliers and {other_count} shifts", multiplier.size(),
                                     shift.size()),
                     .expected = message("one of each, with a shift of {minimum} to {maximum}", -31, 31)};
    return FixedFactor{static_cast<std::int32_t>(multiplier[0]), static_cast<std::int32_t>(shift[0])};
}

struct Linear {
    const TensorValue *input = nullptr, *weights = nullptr;
    TensorValue* output = nullptr;
    std::int64_t rows = 0, features = 0, results = 0;
    Numbers start;  ///< bias, or the kernel's sums; where sums begin
    std::int32_t in_offset = 0, filter_offset = 0, out_offset = 0;
    FixedFactor by;
    Bounds held;
};

Result<Linear> read_linear(Call& call) {
    Linear work;
    TRY(work.input, dense(call, 0, DType::i8));
    TRY(work.weights, dense(call, 1, DType::i8));
    TRY(work.output, dense(call, 11, DType::i8));
    const TensorValue &in = *work.input, &weights = *work.weights;
    if (weights.rank() != 2 || !weights.is_contiguous() || in.rank() == 0 ||
        in.sizes[in.rank() - 1] != weights.sizes[1] || weights.sizes[1] == 0)
        return Error{.what = message("cannot multiply {tensor} by {other_tensor}", describe(in), describe(weights)),
                     .expected = message("weights [results, features] for the input's last dimension")};
    work.features = weights.sizes[1];
    work.results = weights.sizes[0];
    work.rows = in.numel() / work.features;
    Dims sizes = in.sizes;
    sizes[in.rank() - 1] = work.results;
    CHECKED(resize(*work.output, sizes));
    TRY(work.in_offset, number_in(call, 4, -most_offset, most_offset));
    TRY(work.filter_offset, number_in(call, 5, -most_offset, most_offset));
    TRY(work.out_offset, number(call, 6));
    TRY(work.by, only_factor(call, 7, 8));
    TRY(work.held, bounds(call, 10, 9));
    return work;
}

/// (input, weights, bias?, sums of the kernel?, offsets of input, weights and result, multipliers, shifts, most, least,
/// out). The sums hold the bias, too.
Result<> linear(Call& call) {
    TRY(Linear work, read_linear(call));
    Scratch<std::int16_t> row(call.scratch());
    row.resize(static_cast<std::size_t>(work.features));
    if (call.measures()) return done;
    const bool is_mve = unit_of(call) == CoreUnit::mve;
    if (is_mve && call.is_none(3))
        return Error{.what = message("the kernel of a {core} needs kernel_sum", core_title(call)),
                     .expected = message("a program that was made for this core"),
                     .remedy = message("choose the core of the program with --core")};
    TRY(work.start, Numbers::read_optional(call, is_mve ? 3 : 2, work.results));
    if (is_mve) work.in_offset = work.filter_offset = 0;
    const std::int16_t* weights = call.state<WideWeights>().of(*work.weights, work.filter_offset);
    const auto* in = work.input->as<std::int8_t>();
    auto* out = work.output->as<std::int8_t>();
    for (std::int64_t i = 0; i < work.rows; ++i, in += work.features) {
        widen(in, work.features, work.in_offset, row.data());
        for (std::int64_t o = 0; o < work.results; ++o) {
            const auto sum = static_cast<std::uint32_t>(dot(row.data(), weights + o * work.features, work.features));
            const auto begin = work.start.empty() ? 0U : static_cast<std::uint32_t>(work.start[o]);
            *out++ = work.held.hold(requantise(static_cast<std::int32_t>(sum + begin), work.by), work.out_offset);
        }
    }
    return done;
}

/// (left, its offset, right with rows for columns, its offset, offset of the result, multiplier, shift, [scratch,] out)
Result<> multiply_batches(Call& call) {
    TRY(const TensorValue* left, dense(call, 0, DType::i8));
    TRY(const std::int32_t left_offset, number_in(call, 1, -most_offset, most_offset));
    TRY(const TensorValue* right, dense(call, 2, DType::i8));
    TRY(const std::int32_t right_offset, number_in(call, 3, -most_offset, most_offset));
    TRY(const std::int32_t out_offset, number(call, 4));
    TRY(const FixedFactor by, factor(call, 5));
    TRY(TensorValue * out, dense(call, out_at(call), DType::i8));
    const bool fits = left->rank() == 3 && right->rank() == 3 && left->is_contiguous() && right->is_contiguous() &&
        left->sizes[0] == right->sizes[0] && left->sizes[2] == right->sizes[2];
    if (!fits)
        return Error{.what = message("cannot multiply {tensor} by {other_tensor}", describe(*left), describe(*right)),
                     .expected = message("[batches, rows, K] and [batches, columns, K]")};
    const std::int64_t batches = left->sizes[0], rows = left->sizes[1], columns = right->sizes[1],
                       inner = left->sizes[2];
    CHECKED(resize(*out, Dims{batches, rows, columns}));
    if (out_at(call) > 7) CHECKED(use_scratch(call, 7, ops::product_scratch(columns, unit_of(call))));
    Scratch<std::int16_t> wide_left(call.scratch()), wide_right(call.scratch());
    wide_left.resize(static_cast<std::size_t>(rows * inner));
    wide_right.resize(static_cast<std::size_t>(columns * inner));
    if (call.measures()) return done;
    const Bounds held;
    auto* to = out->as<std::int8_t>();
    for (std::int64_t batch = 0; batch < batches; ++batch) {
        widen(left->as<std::int8_t>() + batch * rows * inner, rows * inner, left_offset, wide_left.data());
        widen(right->as<std::int8_t>() + batch * columns * inner, columns * inner, right_offset, wide_right.data());
        for (std::int64_t i = 0; i < rows; ++i) {
            for (std::int64_t k = 0; k < columns; ++k) {
                const std::int32_t sum = dot(wide_left.data() + i * inner, wide_right.data() + k * inner, inner);
                *to++ = held.hold(requantise(sum, by), out_offset);
            }
        }
    }
    return done;
}

constexpr Kernel rows[] = {
    {"cortex_m::quantized_linear.out", 12, linear, nullptr, with_scratch},
    {"cortex_m::quantized_batch_matmul.out", 8, multiply_batches, nullptr, with_scratch},
};

}  // namespace

KernelFamily cortex_m_linear_kernels() { return rows; }

}  // namespace arenascope
