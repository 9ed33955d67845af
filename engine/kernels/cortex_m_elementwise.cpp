// cortex_m: elementwise in memory order, whatever the dimension order.

#include <cmath>
#include <cstring>
#include <optional>

#include "engine/kernels/cortex_m_call.h"
#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

using namespace cortex_m;

/// Two operands and the result. An operand with values per channel is repeated along the memory of the other one.
struct Operands {
    const TensorValue *self = nullptr, *other = nullptr;
    TensorValue* out = nullptr;
    std::int64_t self_period = 0, other_period = 0;  ///< of what is repeated; 0: it is not
};

/// Whether `small` is [1, C, 1, 1] beside pictures with C channels.
bool has_channels_of(const TensorValue& small, const TensorValue& large) {
    if (small.rank() != 4 || large.rank() != 4 || !is_channels_last(large)) return false;
    return small.sizes[0] == 1 && small.sizes[2] == 1 && small.sizes[3] == 1 && small.sizes[1] == large.sizes[1];
}

bool has_same_order(const TensorValue& a, const TensorValue& b) {
    if (a.rank() != b.rank()) return false;
    const auto rank = static_cast<std::ptrdiff_t>(a.rank());
    if (std::equal(a.order.begin(), a.order.begin() + rank, b.order.begin())) return true;
    const auto lies_plain = [](const TensorValue& each) { return each.is_contiguous(); };
    return (is_channels_last(a) && is_channels_last(b)) || (lies_plain(a) && lies_plain(b));
}

Result<Operands> operands(Call& call, std::size_t other, bool may_repeat, DType type = DType::i8) {
    Operands out;
    TRY(out.self, dense(call, 0, type));
    TRY(out.other, dense(call, other, type));
    TRY(out.out, dense(call, out_at(call), type));
    const TensorValue* larger = out.self;
    if (!(out.self->sizes == out.other->sizes)) {
        const std::int64_t channels = out.self->rank() == 4 ? out.self->sizes[1] : 0;
        if (may_repeat && has_channels_of(*out.other, *out.self)) {
            out.other_period = channels;
        } else if (may_repeat && has_channels_of(*out.self, *out.other)) {
            out.self_period = channels;
            larger = out.other;
        } else {
            return Error{.what = message("{tensor} and {other_tensor} differ in size", describe(*out.self),
                                         describe(*out.other)),
                         .expected = may_repeat ? message("equal sizes, or [1, C, 1, 1] for C channels")
                                                : message("equal sizes")};
        }
    } else if (!has_same_order(*out.self, *out.other)) {
        return Error{.what = message("{tensor} and {other_tensor} have different dimension orders", describe(*out.self),
                                     describe(*out.other)),
                     .expected = message("one dimension order")};
    }
    CHECKED(resize(*out.out, larger->sizes));
    if (!has_same_order(*larger, *out.out))
        return Error{.what = message("{tensor} and its result have different dimension orders", describe(*larger)),
                     .expected = message("one dimension order")};
    return out;
}

/// out[i] = f(self[i], other[i]).
template <class F>
void each_pair(const Operands& at, F f) {
    const auto* a = at.self->as<std::int8_t>();
    const auto* b = at.other->as<std::int8_t>();
    auto* out = at.out->as<std::int8_t>();
    const std::int64_t count = at.out->numel();
    if (at.self_period == 0 && at.other_period == 0) {
        for (std::int64_t i = 0; i < count; ++i) out[i] = f(a[i], b[i]);
        return;
    }
    const std::int64_t period = std::max(at.self_period, at.other_period);
    for (std::int64_t start = 0; start < count; start += period) {
        for (std::int64_t k = 0; k < period; ++k) {
            const std::int64_t i = start + k;
            out[i] = f(a[at.self_period > 0 ? k : i], b[at.other_period > 0 ? k : i]);
        }
    }
}

/// An operand of a sum, scaled: by its value plus 128.
using Scaled = std::array<std::int32_t, 256>;

Result<Scaled> scaled_operand(const Call& call, std::size_t zero_at) {
    TRY(const std::int32_t zero, number_in(call, zero_at, -128, 127));
    TRY(const FixedFactor by, factor(call, zero_at + 1));
    Scaled out{};
    for (std::int32_t value = -128; value < 128; ++value)
        out[static_cast<std::size_t>(value + 128)] = requantise((value - zero) * (1 << 20), by);
    return out;
}

/// (self, zero, multiplier, shift, other, the same three, the result's three, least, most, out); up to release 1.2
/// without bounds.
Result<> add(Call& call) {
    const std::size_t out = out_at(call);
    TRY(const Operands at, operands(call, 4, true));
    TRY(const Scaled self, scaled_operand(call, 1));
    TRY(const Scaled other, scaled_operand(call, 5));
    TRY(const std::int32_t zero, number_in(call, 8, -128, 127));
    TRY(const FixedFactor by, factor(call, 9));
    Bounds held;
    if (out > 12) {
        TRY(held, bounds(call, 11, 12));
    }
    each_pair(at, [&](std::int8_t a, std::int8_t b) {
        const auto sum =
            static_cast<std::int32_t>(static_cast<std::uint32_t>(self[static_cast<std::size_t>(a + 128)]) +
                                      static_cast<std::uint32_t>(other[static_cast<std::size_t>(b + 128)]));
        return held.hold(requantise(sum, by), zero);
    });
    return done;
}

/// (self, zero, other, zero, zero of the result, multiplier, shift, out). A zero point may lie beyond int8.
Result<> multiply(Call& call) {
    constexpr std::int32_t most_zero = 1 << 14;
    TRY(const Operands at, operands(call, 2, true));
    TRY(const std::int32_t self_zero, number_in(call, 1, -most_zero, most_zero));
    TRY(const std::int32_t other_zero, number_in(call, 3, -most_zero, most_zero));
    TRY(const std::int32_t zero, number(call, 4));
    TRY(const FixedFactor by, factor(call, 5));
    const Bounds held;
    each_pair(at, [&](std::int8_t a, std::int8_t b) {
        return held.hold(requantise((a - self_zero) * (b - other_zero), by), zero);
    });
    return done;
}

template <class T>
void divide_all(const Operands& at, std::int32_t self_zero, std::int32_t other_zero, std::int32_t zero, float scale) {
    constexpr auto least = static_cast<float>(std::numeric_limits<T>::min());
    constexpr auto most = static_cast<float>(std::numeric_limits<T>::max());
    const auto read = [](const TensorValue& tensor, std::int64_t i) {
        T value = 0;
        std::memcpy(&value, tensor.data + i * static_cast<std::int64_t>(sizeof value), sizeof value);
        return static_cast<std::int64_t>(value);
    };
    const std::int64_t count = at.out->numel();
    for (std::int64_t i = 0; i < count; ++i) {
        const auto dividend = static_cast<float>(read(*at.self, i) - self_zero);
        const auto divisor = static_cast<float>(read(*at.other, i) - other_zero);
        const float quotient = divisor == 0 ? 0 : dividend / divisor;
        const float result = std::round(quotient * scale) + static_cast<float>(zero);
        const auto value = static_cast<T>(std::min(std::max(result, least), most));
        std::memcpy(at.out->data + i * static_cast<std::int64_t>(sizeof value), &value, sizeof value);
    }
}

/// (self, zero, other, zero, zero of the result, scale, out), in float.
Result<> divide(Call& call) {
    TRY(const TensorValue* given, call.tensor(0));
    const DType type = given->dtype;
    if (type != DType::i8 && type != DType::i16)
        return Error{.what = message("cannot divide {tensor}", describe(*given)), .expected = message("int8 or int16")};
    TRY(const Operands at, operands(call, 2, false, type));
    TRY(const std::int32_t self_zero, number(call, 1));
    TRY(const std::int32_t other_zero, number(call, 3));
    TRY(const std::int32_t zero, number(call, 4));
    TRY(const double scale, call.number(5));
    if (!(std::abs(scale) <= static_cast<double>(std::numeric_limits<float>::max())))
        return Error{.what = message("the scale is {scale}", scale),
                     .expected = message("a number that a float holds")};
    if (type == DType::i8) divide_all<std::int8_t>(at, self_zero, other_zero, zero, static_cast<float>(scale));
    else divide_all<std::int16_t>(at, self_zero, other_zero, zero, static_cast<float>(scale));
    return done;
}

/// (input, table of 256 results, out)
Result<> activate(Call& call) {
    TRY(const TensorValue* in, dense(call, 0, DType::i8));
    TRY(const TensorValue* table, dense(call, 1, DType::i8));
    TRY(TensorValue * out, dense(call, 2, DType::i8));
    if (table->numel() != 256)
        return Error{.what = message("the table has {count} results", table->numel()),
                     .expected = message("256 of them")};
    CHECKED(resize(*out, in->sizes));
    const auto* from = in->as<std::int8_t>();
    const auto* results = table->as<std::int8_t>();
    auto* to = out->as<std::int8_t>();
    const std::int64_t count = in->numel();
    for (std::int64_t i = 0; i < count; ++i) to[i] = results[from[i] + 128];
    return done;
}

/// The same elements as if they lay row by row.
TensorValue as_rows(const TensorValue& tensor) {
    TensorValue out = tensor;
    for (std::size_t i = 0; i < out.rank(); ++i) out.order[i] = static_cast<std::uint8_t>(i);
    set_dense_strides(out);
    return out;
}

/// Sizes broadcast like those of tensors, but elements are taken in memory order, row by row.
template <class F>
Result<> extreme(Call& call, F f) {
    TRY(const TensorValue* self, dense(call, 0, DType::i8));
    TRY(const TensorValue* other, dense(call, 1, DType::i8));
    TRY(TensorValue * out, dense(call, 2, DType::i8));
    TRY(const Dims sizes, broadcast(self->sizes, other->sizes));
    CHECKED(resize(*out, sizes));
    TRY(const TensorValue a, expand_to(as_rows(*self), sizes));
    TRY(const TensorValue b, expand_to(as_rows(*other), sizes));
    const TensorValue to = as_rows(*out);
    const auto walk = make_walk<3>({&to, &a, &b});
    const std::size_t last = walk.rank - 1;
    const std::int64_t stride_a = walk.strides[1][last], stride_b = walk.strides[2][last];
    for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
        const auto *x = a.as<std::int8_t>() + at[1], *y = b.as<std::int8_t>() + at[2];
        auto* z = to.as<std::int8_t>() + at[0];
        for (std::int64_t i = 0; i < n; ++i) z[i] = f(x[i * stride_a], y[i * stride_b]);
    });
    return done;
}

Result<> minimum(Call& call) {
    return extreme(call, [](std::int8_t a, std::int8_t b) { return std::min(a, b); });
}
Result<> maximum(Call& call) {
    return extreme(call, [](std::int8_t a, std::int8_t b) { return std::max(a, b); });
}

constexpr Kernel rows[] = {
    {"cortex_m::quantized_add.out", 12, add},   {"cortex_m::quantized_mul.out", 8, multiply},
    {"cortex_m::quantized_div.out", 7, divide}, {"cortex_m::quantized_activation.out", 3, activate},
    {"cortex_m::minimum.out", 3, minimum},      {"cortex_m::maximum.out", 3, maximum},
};

}  // namespace

KernelFamily cortex_m_elementwise_kernels() { return rows; }

}  // namespace arenascope
