// quantized_decomposed: float activations with weights of 8, 4 or 2 bits, packed as in ExecuTorch.

#include "engine/base/interruption.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

/// Weight `index` of a row: 4 bits from the high half on, 2 bits from the low ones on, both without their offset.
template <int Bits>
std::int64_t weight_at(const TensorValue& weight, std::int64_t row, std::int64_t index) {
    constexpr std::int64_t per_byte = 8 / Bits;
    const std::int64_t offset = row * weight.strides[0] + index / per_byte * weight.strides[1];
    if constexpr (Bits == 8) return load_one<std::int64_t>(weight, offset);
    const auto byte = static_cast<unsigned>(weight.as<std::uint8_t>()[offset]);
    if constexpr (Bits == 4) return static_cast<std::int64_t>(index % 2 == 0 ? byte >> 4U : byte & 15U) - 8;
    else return static_cast<std::int64_t>((byte >> static_cast<unsigned>(2 * (index % 4))) & 3U) - 2;
}

/// Scales or zero points: one per row, or one per row and group of columns.
struct Groups {
    const TensorValue* values = nullptr;
    std::int64_t length = 1;  ///< columns of a group

    [[nodiscard]] double at(std::int64_t row, std::int64_t column) const {
        const std::int64_t group = values->rank() == 2 ? column / length * values->strides[1] : 0;
        return load_one<double>(*values, row * values->strides[0] + group);
    }
};

Result<Groups> groups_of(const TensorValue& values, std::int64_t rows, std::int64_t columns) {
    CHECKED(check_computable(values));
    const std::int64_t count = values.rank() == 2 ? values.sizes[1] : 1;
    if (values.rank() < 1 || values.rank() > 2 || values.sizes[0] != rows || count < 1 || columns % count != 0) {
        return Error{.what = message("parameters {tensor} do not fit {rows} x {columns} weights", describe(values),
                                     rows, columns)};
    }
    return Groups{&values, columns / count};
}

/// (weight, scales, zero_points?, quant_min, quant_max, indices, [dtype,] out)
template <int Bits, std::size_t OutAt>
Result<> embedding(Call& call) {
    TRY(const TensorValue* weight, call.tensor(0));
    TRY(const TensorValue* scales, call.tensor(1));
    TRY(const TensorValue* zero_points, call.optional_tensor(2));
    TRY(const TensorValue* indices, call.tensor(5));
    TRY(TensorValue * out, call.tensor(OutAt));
    const bool typed =
        Bits == 8 ? weight->dtype == DType::i8 || weight->dtype == DType::u8 : weight->dtype == DType::u8;
    if (weight->rank() != 2 || !typed || (indices->dtype != DType::i64 && indices->dtype != DType::i32) ||
        indices->sizes.full() || !is_floating(out->dtype)) {
        return Error{.what = message("the indices are {tensor}, and the table is {other_tensor}", describe(*indices),
                                     describe(*weight))};
    }
    const std::int64_t columns = weight->sizes[1] * (8 / Bits);
    TRY(const Groups scale, groups_of(*scales, weight->sizes[0], columns));
    Groups zero;
    if (zero_points) {
        TRY(zero, groups_of(*zero_points, weight->sizes[0], columns));
    }
    Dims sizes = indices->sizes;
    sizes.push_back(columns);
    CHECKED(resize(*out, sizes));
    DenseScratch<std::int64_t> s(call);
    auto* places = dense_in(*indices, s.a);
    Scratch<float> row(call.scratch());
    row.resize(static_cast<std::size_t>(columns));
    if (call.measures()) return done;
    TensorValue flat = *out;  // rows in logical order, whatever the order in memory
    for (std::int64_t i = 0; i < indices->numel(); ++i) {
        const std::int64_t at = places[i];
        if (at < 0 || at >= weight->sizes[0])
            return Error{.what = message("index {index} is out of range for {tensor}", at, describe(*weight))};
        for (std::int64_t k = 0; k < columns; ++k) {
            const double offset = zero.values ? zero.at(at, k) : 0;
            row[static_cast<std::size_t>(k)] =
                static_cast<float>((static_cast<double>(weight_at<Bits>(*weight, at, k)) - offset) * scale.at(at, k));
        }
        std::int64_t left = i, place = 0;
        for (std::size_t dim = indices->rank(); dim-- > 0; left /= indices->sizes[dim])
            place += left % indices->sizes[dim] * out->strides[dim];
        flat.sizes = Dims{columns};
        flat.strides = Dims{out->strides[out->rank() - 1]};
        flat.data = out->data + place * item_size(out->dtype);
        CHECKED(copy_values(flat, over(row.data(), Dims{columns})));
    }
    return done;
}

/// input [m, k] times a dequantised weight: Linear's [n, k] with scales per row, or mm's [k, n] with scales per k.
template <bool Linear>
Result<> mixed_product(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const TensorValue* weight, call.tensor(1));
    TRY(const TensorValue* scales, call.tensor(2));
    TRY(const TensorValue* zero_points, call.optional_tensor(3));
    TRY(TensorValue * out, call.tensor(Linear ? 5 : 4));
    const std::size_t inner = Linear ? 1 : 0;
    if (input->rank() != 2 || weight->rank() != 2 || weight->dtype != DType::i8 || !is_floating(input->dtype) ||
        !is_floating(out->dtype) || input->sizes[1] != weight->sizes[inner]) {
        return Error{.what = message("cannot multiply {tensor} by {other_tensor}", describe(*input), describe(*weight)),
                     .expected = message("floats, and an i8 matrix with the same inner size")};
    }
    const std::int64_t m = input->sizes[0], k = input->sizes[1], n = weight->sizes[1 - inner];
    TRY(const Groups scale, groups_of(*scales, weight->sizes[0], weight->sizes[1]));
    Groups zero;
    if (zero_points) {
        TRY(zero, groups_of(*zero_points, weight->sizes[0], weight->sizes[1]));
    }
    CHECKED(resize(*out, Dims{m, n}));
    DenseScratch<float> s(call);
    const float* x = dense_in(*input, s.a);
    s.b.resize(static_cast<std::size_t>(weight->numel()));
    float* to = dense_out(*out, s.c);
    if (call.measures()) return done;
    for (std::int64_t row = 0; row < weight->sizes[0]; ++row) {
        for (std::int64_t column = 0; column < weight->sizes[1]; ++column) {
            const double offset = zero.values ? zero.at(row, column) : 0;
            s.b[static_cast<std::size_t>(row * weight->sizes[1] + column)] = static_cast<float>(
                (static_cast<double>(weight_at<8>(*weight, row, column)) - offset) * scale.at(row, column));
        }
    }
    for (const std::int64_t i : OuterLoop(m)) {
        for (std::int64_t j = 0; j < n; ++j) {
            float sum = 0;
            for (std::int64_t l = 0; l < k; ++l)
                sum += x[i * k + l] * s.b[static_cast<std::size_t>(Linear ? j * k + l : l * n + j)];
            to[i * n + j] = sum;
        }
    }
    dense_done(*out, s.c);
    return done;
}

constexpr Kernel rows[] = {
    {"quantized_decomposed::embedding_byte.out", 7, embedding<8, 6>, nullptr, with_scratch},
    {"quantized_decomposed::embedding_byte.dtype_out", 8, embedding<8, 7>, nullptr, with_scratch},
    {"quantized_decomposed::embedding_4bit.out", 7, embedding<4, 6>, nullptr, with_scratch},
    {"quantized_decomposed::embedding_4bit.dtype_out", 8, embedding<4, 7>, nullptr, with_scratch},
    {"quantized_decomposed::embedding_2bit.out", 7, embedding<2, 6>, nullptr, with_scratch},
    {"quantized_decomposed::embedding_2bit.dtype_out", 8, embedding<2, 7>, nullptr, with_scratch},
    {"quantized_decomposed::mixed_mm.out", 5, mixed_product<false>, nullptr, with_scratch},
    {"quantized_decomposed::mixed_linear.out", 6, mixed_product<true>, nullptr, with_scratch},
};

}  // namespace

KernelFamily quantized_weight_kernels() { return rows; }

}  // namespace arenascope
