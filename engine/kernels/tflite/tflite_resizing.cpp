// tflite: pictures of another size by interpolation, products of batches of matrices, vectors of length 1.

#include <algorithm>
#include <cmath>

#include "engine/base/interruption.h"
#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_products.h"

namespace arenascope {

namespace {

using namespace tfl;

/// Between which two rows or columns a place of the result lies, and how far from the first.
struct Between {
    std::int64_t low = 0, high = 0;
    float part = 0;
    std::int64_t part_10 = 0;  ///< the same in steps of 1/1024, as integers are interpolated
};

Between between(std::int64_t at, std::int64_t from, std::int64_t to, bool is_aligned, bool has_halves) {
    const bool spans = is_aligned && to > 1;
    const float scale = spans ? static_cast<float>(from - 1) / static_cast<float>(to - 1)
                              : static_cast<float>(from) / static_cast<float>(to);
    const float place = has_halves ? (static_cast<float>(at) + 0.5F) * scale - 0.5F : static_cast<float>(at) * scale;
    Between b{.low = std::max<std::int64_t>(static_cast<std::int64_t>(std::floor(place)), 0),
              .high = std::min<std::int64_t>(static_cast<std::int64_t>(std::ceil(place)), from - 1)};
    b.part = place - static_cast<float>(b.low);
    return b;
}

Between between_10(std::int64_t at, std::int64_t from, std::int64_t to, bool is_aligned, bool has_halves) {
    const bool spans = is_aligned && to > 1;
    const std::int64_t scale = spans ? ((from - 1) * 1024 + (to - 1) / 2) / (to - 1) : (from * 1024 + to / 2) / to;
    const std::int64_t place = has_halves ? at * scale + scale / 2 - 512 : at * scale;
    Between b{.low = std::clamp<std::int64_t>(place / 1024, 0, from - 1),
              .high = std::clamp<std::int64_t>((place + 1023) / 1024, 0, from - 1)};
    b.part_10 = place - 1024 * b.low;
    return b;
}

/// Options: two that nothing uses, whether corners are aligned, whether pixels have their centres at halves.
template <class T>
void interpolate(const TensorValue& in, const TensorValue& out, bool is_aligned, bool has_halves) {
    const Dims &own = in.sizes, &sizes = out.sizes;
    const std::int64_t channels = sizes[3];
    constexpr bool in_tens = std::is_same_v<T, std::int8_t> || std::is_same_v<T, std::int16_t>;
    const auto place = [&](std::int64_t at, std::size_t d) {
        return in_tens ? between_10(at, own[d], sizes[d], is_aligned, has_halves)
                       : between(at, own[d], sizes[d], is_aligned, has_halves);
    };
    T* to = out.as<T>();
    for (const std::int64_t row : OuterLoop(sizes[0] * sizes[1])) {
        const Between y = place(row % sizes[1], 1);
        const T* picture = in.as<T>() + row / sizes[1] * own[1] * own[2] * channels;
        for (std::int64_t column = 0; column < sizes[2]; ++column) {
            const Between x = place(column, 2);
            const auto pixel = [&](std::int64_t line, std::int64_t at) {
                return picture + (line * own[2] + at) * channels;
            };
            const T *a = pixel(y.low, x.low), *b = pixel(y.high, x.low), *c = pixel(y.low, x.high),
                    *d = pixel(y.high, x.high);
            for (std::int64_t k = 0; k < channels; ++k, ++to) {
                if constexpr (in_tens) {
                    const std::int64_t sum = a[k] * (1024 - y.part_10) * (1024 - x.part_10) +
                        b[k] * y.part_10 * (1024 - x.part_10) + c[k] * (1024 - y.part_10) * x.part_10 +
                        d[k] * y.part_10 * x.part_10;
                    *to = static_cast<T>((sum + (sum > 0 ? 1 << 19 : -(1 << 19))) / (1 << 20));
                } else {
                    const float sum = static_cast<float>(a[k]) * (1 - y.part) * (1 - x.part) +
                        static_cast<float>(b[k]) * y.part * (1 - x.part) +
                        static_cast<float>(c[k]) * (1 - y.part) * x.part + static_cast<float>(d[k]) * y.part * x.part;
                    *to = static_cast<T>(sum + (std::is_same_v<T, float> ? 0 : 0.5F));
                }
            }
        }
    }
}

Result<> resize_bilinear(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0));
    TRY(const TensorValue* sizes, ops.in(1));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    TRY(const auto asked, whole_numbers(*sizes));
    constexpr std::int64_t most = std::int64_t{1} << 30;
    if (in->rank() != 4 || asked.size() != 2 || in->sizes[1] > most || in->sizes[2] > most) return unsupported(*in);
    CHECKED(resize(*out, {in->sizes[0], asked[0], asked[1], in->sizes[3]}));
    if (out->numel() == 0) return done;
    if (in->numel() == 0 || asked[0] > most || asked[1] > most) return unsupported(*in);
    const bool is_aligned = ops.whole(2) != 0, has_halves = ops.whole(3) != 0;
    switch (in->dtype) {
        case DType::f32: interpolate<float>(*in, *out, is_aligned, has_halves); return done;
        case DType::u8: interpolate<std::uint8_t>(*in, *out, is_aligned, has_halves); return done;
        case DType::i8: interpolate<std::int8_t>(*in, *out, is_aligned, has_halves); return done;
        case DType::i16: interpolate<std::int16_t>(*in, *out, is_aligned, has_halves); return done;
        default: return unsupported(*in);
    }
}

struct Matrices {
    const TensorValue *a = nullptr, *b = nullptr;
    TensorValue* out = nullptr;
    std::int64_t rows = 0, columns = 0, depth = 0;
    std::int64_t a_row = 0, a_step = 0, b_column = 0, b_step = 0;
    Dims batches, a_strides, b_strides;
};

/// Options: whether each operand is transposed, whether inputs are quantised by two ends.
Result<Matrices> matrices(const Operands& ops) {
    Matrices m;
    TRY(m.a, ops.in(0));
    TRY(m.b, ops.in(1));
    TRY(m.out, ops.out());
    const std::size_t a = m.a->rank(), b = m.b->rank();
    if (a < 2 || b < 2) return unsupported(a < 2 ? *m.a : *m.b);
    const bool turns_a = ops.whole(0) != 0, turns_b = ops.whole(1) != 0;
    const auto pair = [](const TensorValue& of, std::size_t rank, bool is_turned) {
        const std::array sizes{of.sizes[rank - 2], of.sizes[rank - 1]};
        return is_turned ? std::array{sizes[1], sizes[0]} : sizes;
    };
    const auto of_a = pair(*m.a, a, turns_a), of_b = pair(*m.b, b, turns_b);
    m.rows = of_a[0];
    m.depth = of_a[1];
    m.columns = of_b[1];
    if (of_b[0] != m.depth)
        return Error{.what = message("cannot multiply {tensor} by {other_tensor}", describe(*m.a), describe(*m.b)),
                     .expected = message("equal inner sizes")};
    m.a_row = turns_a ? 1 : m.depth, m.a_step = turns_a ? m.rows : 1;
    m.b_column = turns_b ? m.depth : 1, m.b_step = turns_b ? 1 : m.columns;
    TensorValue outer_a = *m.a, outer_b = *m.b;
    for (TensorValue* outer : {&outer_a, &outer_b}) {
        const std::size_t rank = outer->rank();
        for (std::size_t k = 0; k < 2; ++k) {
            outer->sizes.erase(rank - 1 - k);
            outer->strides.erase(rank - 1 - k);
        }
    }
    TRY(m.batches, broadcast(outer_a.sizes, outer_b.sizes));
    TRY(const TensorValue seen_a, expand_to(outer_a, m.batches));
    TRY(const TensorValue seen_b, expand_to(outer_b, m.batches));
    m.a_strides = seen_a.strides;
    m.b_strides = seen_b.strides;
    Dims sizes = m.batches;
    sizes.push_back(m.rows);
    sizes.push_back(m.columns);
    if (!checked_product(sizes)) return unsupported(*m.a);
    CHECKED(resize(*m.out, sizes));
    return m;
}

template <class Sum, class T, class Finish>
void products(const Matrices& m, Sum a_zero, Sum b_zero, Finish finish) {
    walk(m.batches, m.a_strides, m.b_strides, [&](std::int64_t n, std::int64_t in_a, std::int64_t in_b) {
        const T *a = m.a->as<T>() + in_a, *b = m.b->as<T>() + in_b;
        for (const std::int64_t row : OuterLoop(m.rows)) {
            for (std::int64_t column = 0; column < m.columns; ++column) {
                Sum sum = 0;
                for (std::int64_t k = 0; k < m.depth; ++k)
                    sum += (static_cast<Sum>(a[row * m.a_row + k * m.a_step]) - a_zero) *
                        (static_cast<Sum>(b[column * m.b_column + k * m.b_step]) - b_zero);
                finish((n * m.rows + row) * m.columns + column, sum);
            }
        }
    });
}

template <class T>
Result<> integer_products(const Matrices& m) {
    TRY(const Affine a, affine(*m.a));
    TRY(const Affine b, affine(*m.b));
    TRY(const Affine out, affine(*m.out));
    TRY(const Held range, range_of(m.out->dtype));
    TRY(const FixedFactor factor,
        fixed_factor(static_cast<double>(a.scale * b.scale) / static_cast<double>(out.scale)));
    constexpr bool is_long = std::is_same_v<T, std::int16_t>;
    products<std::int64_t, T>(m, a.zero, b.zero, [&](std::int64_t place, std::int64_t sum) {
        const std::int64_t scaled =
            is_long ? requantise_long(sum, factor) : requantise(static_cast<std::int32_t>(sum), factor);
        m.out->as<T>()[place] = static_cast<T>(range.hold(scaled + out.zero));
    });
    return done;
}

Result<> batch_matmul(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Matrices m, matrices(ops));
    CHECKED(same_type(*m.a, *m.b));
    CHECKED(same_type(*m.a, *m.out));
    switch (m.a->dtype) {
        case DType::f32:
            products<float, float>(m, 0, 0, [&](std::int64_t place, float sum) { m.out->as<float>()[place] = sum; });
            return done;
        case DType::i8: return integer_products<std::int8_t>(m);
        case DType::i16: return integer_products<std::int16_t>(m);
        default: return unsupported(*m.a);
    }
}

/// Of the last dimension.
Result<> l2_normalization(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* in, ops.in(0, DType::f32));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*in, *out));
    CHECKED(resize(*out, in->sizes));
    const std::int64_t depth = in->rank() == 0 ? 1 : in->sizes[in->rank() - 1];
    for (std::int64_t row = 0; depth > 0 && row < in->numel() / depth; ++row) {
        const float* from = in->as<float>() + row * depth;
        float* to = out->as<float>() + row * depth;
        float sum = 0;
        for (std::int64_t k = 0; k < depth; ++k) sum += from[k] * from[k];
        const float length = std::max(std::sqrt(sum), 1e-6F);
        for (std::int64_t k = 0; k < depth; ++k) to[k] = from[k] / length;
    }
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::RESIZE_BILINEAR", .arguments = 1, .run = resize_bilinear},
    {.op = "tflite::BATCH_MATMUL", .arguments = 1, .run = batch_matmul},
    {.op = "tflite::L2_NORMALIZATION", .arguments = 1, .run = l2_normalization},
};

}  // namespace

KernelFamily tflite_resizing_kernels() { return rows; }

}  // namespace arenascope
