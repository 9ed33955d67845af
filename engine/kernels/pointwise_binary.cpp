// out[i] = f(self[i], other[i]) with broadcasting and PyTorch's type promotion.

#include <cmath>
#include <functional>
#include <limits>

#include "engine/kernels/families.h"
#include "engine/kernels/shared_rows.h"

namespace arenascope {

namespace {

struct Operand {
    const TensorValue* tensor;
    bool is_number;
};

template <class T>
constexpr bool is_real = std::is_floating_point_v<T>;

/// Integers wrap around in two's complement, so they are computed unsigned.
std::int64_t wrap(std::uint64_t value) { return static_cast<std::int64_t>(value); }
std::uint64_t bits(std::int64_t value) { return static_cast<std::uint64_t>(value); }

/// A walk over operands in another order than the output, such as images with channels last that are added up channel
/// by channel: blocks of them, so that each line of the cache is read once. Else the same walk.
Walk<3> in_blocks(Walk<3> walk) {
    constexpr std::int64_t width = 16, longest = 128, least_elements = 1 << 13;
    const std::size_t last = walk.rank - 1;
    const std::int64_t row = walk.sizes[last];
    if (last == 0 || walk.rank + 2 > max_rank || row < width) return walk;
    std::size_t across = last;  // along which an operand is dense
    for (const std::size_t operand : {1U, 2U}) {
        if (walk.strides[operand][last] < width) continue;
        for (std::size_t dim = 0; dim < last; ++dim)
            if (walk.strides[operand][dim] == 1 && walk.sizes[dim] % width == 0) across = dim;
    }
    if (across == last || walk.sizes[across] * row < least_elements) return walk;
    std::int64_t part = std::min(row, longest);
    while (row % part != 0) --part;
    if (part < width) return walk;
    // [.., across, .., row] becomes [.., across / width, .., row / part, width, part].
    walk.rank += 2;
    walk.sizes[across] /= width;
    walk.sizes[last] /= part;
    walk.sizes[last + 1] = width;
    walk.sizes[last + 2] = part;
    for (auto& strides : walk.strides) {
        strides[last + 1] = strides[across];
        strides[last + 2] = strides[last];
        strides[across] *= width;
        strides[last] *= part;
    }
    return walk;
}

/// Whether no element of one is a later one of the other: the same row, or no element in common.
template <class C>
bool is_apart(const C* x, const C* z, std::int64_t n) {
    const std::less_equal<const C*> is_before;
    return x == z || is_before(x + n, z) || is_before(z + n, x);
}

/// A function of its own: in the middle of a walk, g++ 12 makes no vectors of the loop.
template <class C, class F>
[[gnu::noinline]] void combine(const C* x, const C* y, C* z, std::int64_t n, F f) {
    if (is_apart(x, z, n) && is_apart(y, z, n)) {
#if !defined(__clang__)
#pragma GCC ivdep
#endif
        for (std::int64_t i = 0; i < n; ++i) z[i] = f(x[i], y[i]);
    } else {
        for (std::int64_t i = 0; i < n; ++i) z[i] = f(x[i], y[i]);
    }
}

/// As map_rows. A function of its own: it is called for one thread's part, and for all.
template <class C, class F>
[[gnu::noinline]] void combine_walk(const Walk<3>& walk, const TensorValue& out, const TensorValue& a,
                                    const TensorValue& b, F f) {
    const std::size_t last = walk.rank - 1;
    std::array<C, row_chunk> from_a, from_b, to;
    for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
        const C* x = load_row<C>(a, at[1], walk.strides[1][last], n, from_a.data());
        const C* y = load_row<C>(b, at[2], walk.strides[2][last], n, from_b.data());
        C* z = target_row<C>(out, at[0], walk.strides[0][last], to.data());
        combine(x, y, z, n, f);
        if (z == to.data()) store_row<C>(out, at[0], walk.strides[0][last], n, z);
    });
}

template <class F>
Result<> apply_to(Call& call, TensorValue& out, const Operand& a, const Operand& b, Compute compute, F f) {
    CHECKED(check_computable(*a.tensor));
    CHECKED(check_computable(*b.tensor));
    CHECKED(check_computable(out));
    TRY(const Dims sizes, broadcast(a.tensor->sizes, b.tensor->sizes));
    CHECKED(resize(out, sizes));
    TRY(const TensorValue left, expand_to(*a.tensor, sizes));
    TRY(const TensorValue right, expand_to(*b.tensor, sizes));
    const auto all = in_blocks(make_walk<3>({&out, &left, &right}));
    with_compute(compute, [&](auto type) {
        share_walk(call, all, [&](const Walk<3>& walk) { combine_walk<decltype(type)>(walk, out, left, right, f); });
    });
    return done;
}

/// Computes in the common type of the operands, independent of the type of the output.
template <class F>
Result<> apply(Call& call, TensorValue& out, const Operand& a, const Operand& b, F f) {
    return apply_to(call, out, a, b, compute_of(result_type(*a.tensor, a.is_number, *b.tensor, b.is_number)), f);
}

/// self and other by position; `Number`: which of them is a number (-1: none).
template <int Number, class F>
Result<> binary(Call& call, std::size_t out_at, F f) {
    TRY(TensorValue * out, call.tensor(out_at));
    if constexpr (Number < 0) {
        TRY(const TensorValue* a, call.tensor(0));
        TRY(const TensorValue* b, call.tensor(1));
        return apply(call, *out, {a, false}, {b, false}, f);
    } else {
        TRY(const Scalar number, call.scalar(Number));
        const ScalarOperand held(number);
        TRY(const TensorValue* tensor, call.tensor(1 - Number));
        if constexpr (Number == 0) return apply(call, *out, {&held.value, true}, {tensor, false}, f);
        else return apply(call, *out, {tensor, false}, {&held.value, true}, f);
    }
}

template <class T>
T scaled(T x, const Scalar& alpha) {
    if constexpr (is_real<T>) return x * static_cast<T>(alpha.floating);
    else return wrap(bits(x) * bits(alpha.integer));
}

template <int Number>
Result<> add(Call& call) {
    TRY(const Scalar alpha, call.scalar(2));
    return binary<Number>(call, 3, [=](auto x, auto y) {
        if constexpr (is_real<decltype(x)>) return x + scaled(y, alpha);
        else return wrap(bits(x) + bits(scaled(y, alpha)));
    });
}

template <int Number>
Result<> sub(Call& call) {
    TRY(const Scalar alpha, call.scalar(2));
    return binary<Number>(call, 3, [=](auto x, auto y) {
        if constexpr (is_real<decltype(x)>) return x - scaled(y, alpha);
        else return wrap(bits(x) - bits(scaled(y, alpha)));
    });
}

Result<> rsub_scalar(Call& call) {
    TRY(const Scalar alpha, call.scalar(2));
    return binary<1>(call, 3, [=](auto x, auto y) {
        if constexpr (is_real<decltype(x)>) return y - scaled(x, alpha);
        else return wrap(bits(y) - bits(scaled(x, alpha)));
    });
}

template <int Number>
Result<> mul(Call& call) {
    return binary<Number>(call, 2, [](auto x, auto y) {
        if constexpr (is_real<decltype(x)>) return x * y;
        else return wrap(bits(x) * bits(y));
    });
}

/// True division: integers divide as floats.
template <int Number>
Result<> div(Call& call) {
    TRY(TensorValue * out, call.tensor(2));
    const Compute compute = out->dtype == DType::f64 ? Compute::f64 : Compute::f32;
    const auto f = [](auto x, auto y) {
        return static_cast<decltype(x)>(x / (y == 0 && !is_real<decltype(x)> ? 1 : y));
    };
    TRY(const TensorValue* a, call.tensor(0));
    if constexpr (Number == 1) {
        TRY(const Scalar number, call.scalar(1));
        const ScalarOperand held(number);
        return apply_to(call, *out, {a, false}, {&held.value, true}, compute, f);
    } else {
        TRY(const TensorValue* b, call.tensor(1));
        return apply_to(call, *out, {a, false}, {b, false}, compute, f);
    }
}

/// C++ leaves x/0 and min/-1 undefined. Here x/0 gives 0 and min/-1 wraps around.
std::int64_t truncating(std::int64_t x, std::int64_t y) {
    if (y == 0) return 0;
    return y == -1 ? wrap(0 - bits(x)) : x / y;
}
std::int64_t flooring(std::int64_t x, std::int64_t y) {
    const std::int64_t quotient = truncating(x, y);
    return y != 0 && y != -1 && x % y != 0 && (x < 0) != (y < 0) ? quotient - 1 : quotient;
}
/// The remainder as in Python: it has the sign of the divisor.
template <class T>
T remainder(T x, T y) {
    if constexpr (is_real<T>) {
        const T mod = std::fmod(x, y);
        return mod != 0 && (mod < 0) != (y < 0) ? mod + y : mod;
    } else {
        if (y == 0 || y == -1) return 0;
        const T mod = x % y;
        return mod != 0 && (mod < 0) != (y < 0) ? mod + y : mod;
    }
}
template <class T>
T floor_divide(T x, T y) {
    if constexpr (is_real<T>) {
        if (y == 0) return x / y;
        const T mod = std::fmod(x, y);
        T quotient = (x - mod) / y;
        if (mod != 0 && (mod < 0) != (y < 0)) quotient -= 1;
        if (quotient == 0) return std::copysign(T{0}, x / y);
        const T floored = std::floor(quotient);
        return quotient - floored > T(0.5) ? floored + 1 : floored;
    } else {
        return flooring(x, y);
    }
}

Result<> refuse_zero(const TensorValue& divisor, DType common) {
    if (is_floating(common)) return done;
    bool zero = false;
    const auto walk = make_walk<1>({&divisor});
    std::array<std::int64_t, row_chunk> buffer;
    for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
        const std::int64_t* row =
            load_row<std::int64_t>(divisor, at[0], walk.strides[0][walk.rank - 1], n, buffer.data());
        for (std::int64_t i = 0; i < n; ++i) zero = zero || row[i] == 0;
    });
    if (zero) return Error{.what = message("integer division by zero")};
    return done;
}

enum class Division : std::uint8_t { floor, trunc, remainder, fmod };

Result<> divide(Call& call, TensorValue& out, const Operand& a, const Operand& b, Division kind) {
    CHECKED(check_computable(*b.tensor));
    CHECKED(refuse_zero(*b.tensor, result_type(*a.tensor, a.is_number, *b.tensor, b.is_number)));
    switch (kind) {
        case Division::floor: return apply(call, out, a, b, [](auto x, auto y) { return floor_divide(x, y); });
        case Division::remainder: return apply(call, out, a, b, [](auto x, auto y) { return remainder(x, y); });
        case Division::trunc:
            return apply(call, out, a, b, [](auto x, auto y) {
                if constexpr (is_real<decltype(x)>) return std::trunc(x / y);
                else return truncating(x, y);
            });
        case Division::fmod: break;
    }
    return apply(call, out, a, b, [](auto x, auto y) {
        if constexpr (is_real<decltype(x)>) return std::fmod(x, y);
        else return y == 0 || y == -1 ? decltype(x){0} : x % y;
    });
}

template <int Number>
Result<> divide_args(Call& call, std::size_t out_at, Division kind) {
    TRY(TensorValue * out, call.tensor(out_at));
    TRY(const TensorValue* a, call.tensor(0));
    if constexpr (Number == 1) {
        TRY(const Scalar number, call.scalar(1));
        const ScalarOperand held(number);
        return divide(call, *out, {a, false}, {&held.value, true}, kind);
    } else {
        TRY(const TensorValue* b, call.tensor(1));
        return divide(call, *out, {a, false}, {b, false}, kind);
    }
}

template <int Number>
Result<> div_mode(Call& call) {
    TRY(const TensorValue* a, call.tensor(0));
    TRY(TensorValue * out, call.tensor(3));
    if (call.is_none(2)) {
        const auto f = [](auto x, auto y) { return static_cast<decltype(x)>(x / y); };
        TRY(const TensorValue* b, call.tensor(1));
        if (!is_floating(out->dtype))
            return Error{.what = message("the result of a true division is {tensor}", describe(*out)),
                         .expected = message("a float type")};
        return apply_to(call, *out, {a, false}, {b, false}, out->dtype == DType::f64 ? Compute::f64 : Compute::f32,
                        [f](auto x, auto y) {
                            if constexpr (is_real<decltype(x)>) return f(x, y);
                            else return x;
                        });
    }
    TRY(const std::string_view mode, call.text(2));
    if (mode == "floor") return divide_args<Number>(call, 3, Division::floor);
    if (mode == "trunc") return divide_args<Number>(call, 3, Division::trunc);
    return Error{.what = message("unknown rounding mode '{mode}'", mode), .expected = message("floor or trunc")};
}

Result<> floor_divide_out(Call& call) { return divide_args<-1>(call, 2, Division::floor); }
template <int Number>
Result<> remainder_out(Call& call) {
    return divide_args<Number>(call, 2, Division::remainder);
}
template <int Number>
Result<> fmod_out(Call& call) {
    return divide_args<Number>(call, 2, Division::fmod);
}

std::int64_t power(std::int64_t base, std::int64_t exponent) {
    if (exponent < 0) return base == 1 ? 1 : base == -1 ? (exponent % 2 == 0 ? 1 : -1) : 0;
    std::uint64_t result = 1, factor = bits(base);
    for (auto left = bits(exponent); left != 0; left >>= 1) {
        if (left & 1) result *= factor;
        factor *= factor;
    }
    return wrap(result);
}

/// x to the power of 3/4, as local response norms have it: two roots take a quarter of the time of std::pow.
template <class T>
T to_three_quarters(T x) {
    if constexpr (is_real<T>) {
        const T root = std::sqrt(x);
        return x == -std::numeric_limits<T>::infinity() ? -x : root * std::sqrt(root);
    } else {
        return x;  // an exponent that is no integer makes the result real
    }
}

template <int Number>
Result<> pow(Call& call) {
    if constexpr (Number == 1) {
        TRY(const Scalar exponent, call.scalar(1));
        if (exponent.floating == 0.75) return binary<1>(call, 2, [](auto x, auto) { return to_three_quarters(x); });
    }
    return binary<Number>(call, 2, [](auto x, auto y) {
        if constexpr (is_real<decltype(x)>) return static_cast<decltype(x)>(y == 2 ? x * x : std::pow(x, y));
        else return power(x, y);
    });
}

Result<> maximum(Call& call) {
    return binary<-1>(call, 2, [](auto x, auto y) { return x != x || x > y ? x : y; });
}
Result<> minimum(Call& call) {
    return binary<-1>(call, 2, [](auto x, auto y) { return x != x || x < y ? x : y; });
}
Result<> atan2_out(Call& call) {
    return binary<-1>(call, 2, [](auto x, auto y) {
        if constexpr (is_real<decltype(x)>) return std::atan2(x, y);
        else return static_cast<decltype(x)>(std::atan2(static_cast<double>(x), static_cast<double>(y)));
    });
}

enum class Bits : std::uint8_t { both, either, differ };

template <int Number, Bits Kind>
Result<> bitwise(Call& call) {
    TRY(const TensorValue* tensor, call.tensor(Number == 0 ? 1 : 0));
    if (is_floating(tensor->dtype))
        return Error{.what = message("cannot combine the bits of {tensor}", describe(*tensor)),
                     .expected = message("integers or bool")};
    return binary<Number>(call, 2, [](auto x, auto y) {
        if constexpr (is_real<decltype(x)>) return x;
        else if constexpr (Kind == Bits::both) return x & y;
        else if constexpr (Kind == Bits::either) return x | y;
        else return x ^ y;
    });
}

/// A shift beyond the width gives zero; a right shift gives the sign. PyTorch does so for every type.
template <int Number, bool Left>
Result<> shift(Call& call) {
    TRY(const TensorValue* tensor, call.tensor(0));
    if (is_floating(tensor->dtype) || tensor->dtype == DType::boolean)
        return Error{.what = message("cannot shift {tensor}", describe(*tensor)), .expected = message("integers")};
    const std::int64_t width = 8 * item_size(tensor->dtype);
    return binary<Number>(call, 2, [width](auto x, auto y) {
        if constexpr (is_real<decltype(x)>) return x;
        else if constexpr (Left) return y < 0 || y >= width ? decltype(x){0} : wrap(bits(x) << bits(y));
        else return x >> (y < 0 || y >= width ? width - 1 : y);
    });
}

/// (self, other, out): the number that follows self towards other, in the type they share.
Result<> nextafter(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* other, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    if (self->dtype != other->dtype || out->dtype != self->dtype ||
        (self->dtype != DType::f32 && self->dtype != DType::f64)) {
        return Error{.what = message("cannot compute nextafter of {tensor}", describe(*self)),
                     .expected = message("one type for all: f32 or f64")};
    }
    TRY(const Dims sizes, broadcast(self->sizes, other->sizes));
    CHECKED(resize(*out, sizes));
    TRY(const TensorValue a, expand_to(*self, sizes));
    TRY(const TensorValue b, expand_to(*other, sizes));
    const auto after = [](auto x, auto y) { return std::nextafter(x, y); };
    if (self->dtype == DType::f64) map_rows<double>(*out, a, b, after);
    else map_rows<float>(*out, a, b, after);
    return done;
}

/// (self, other, out): the greatest common divisor, never negative but where it does not fit.
Result<> gcd(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* other, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    for (const TensorValue* tensor : {self, other, static_cast<const TensorValue*>(out)}) {
        CHECKED(check_computable(*tensor));
        if (compute_of(tensor->dtype) != Compute::i64)
            return Error{.what = message("cannot compute gcd of {tensor}", describe(*tensor)),
                         .expected = message("integers")};
    }
    TRY(const Dims sizes, broadcast(self->sizes, other->sizes));
    CHECKED(resize(*out, sizes));
    TRY(const TensorValue a, expand_to(*self, sizes));
    TRY(const TensorValue b, expand_to(*other, sizes));
    map_rows<std::int64_t>(*out, a, b, [](std::int64_t x, std::int64_t y) {
        const auto whole = [](std::int64_t i) {
            return i < 0 ? 0 - static_cast<std::uint64_t>(i) : static_cast<std::uint64_t>(i);
        };
        std::uint64_t p = whole(x), q = whole(y);
        while (q != 0) p = std::exchange(q, p % q);
        return static_cast<std::int64_t>(p);
    });
    return done;
}

constexpr Kernel rows[] = {
    {"aten::add.out", 4, add<-1>},
    {"aten::add.Scalar_out", 4, add<1>},
    {"aten::sub.out", 4, sub<-1>},
    {"aten::sub.Scalar_out", 4, sub<1>},
    {"aten::rsub.Scalar_out", 4, rsub_scalar},
    {"aten::mul.out", 3, mul<-1>},
    {"aten::mul.Scalar_out", 3, mul<1>},
    {"aten::div.out", 3, div<-1>},
    {"aten::div.Scalar_out", 3, div<1>},
    {"aten::div.out_mode", 4, div_mode<-1>},
    {"aten::div.Scalar_mode_out", 4, div_mode<1>},
    {"aten::floor_divide.out", 3, floor_divide_out},
    {"aten::remainder.Scalar_out", 3, remainder_out<1>},
    {"aten::remainder.Tensor_out", 3, remainder_out<-1>},
    {"aten::fmod.Scalar_out", 3, fmod_out<1>},
    {"aten::fmod.Tensor_out", 3, fmod_out<-1>},
    {"aten::pow.Tensor_Scalar_out", 3, pow<1>},
    {"aten::pow.Tensor_Tensor_out", 3, pow<-1>},
    {"aten::pow.Scalar_out", 3, pow<0>},
    {"aten::maximum.out", 3, maximum},
    {"aten::minimum.out", 3, minimum},
    {"aten::atan2.out", 3, atan2_out},
    {"aten::bitwise_and.Tensor_out", 3, bitwise<-1, Bits::both>},
    {"aten::bitwise_and.Scalar_out", 3, bitwise<1, Bits::both>},
    {"aten::bitwise_or.Tensor_out", 3, bitwise<-1, Bits::either>},
    {"aten::bitwise_or.Scalar_out", 3, bitwise<1, Bits::either>},
    {"aten::bitwise_xor.Tensor_out", 3, bitwise<-1, Bits::differ>},
    {"aten::bitwise_xor.Scalar_out", 3, bitwise<1, Bits::differ>},
    {"aten::bitwise_left_shift.Tensor_out", 3, shift<-1, true>},
    {"aten::bitwise_left_shift.Tensor_Scalar_out", 3, shift<1, true>},
    {"aten::bitwise_right_shift.Tensor_out", 3, shift<-1, false>},
    {"aten::bitwise_right_shift.Tensor_Scalar_out", 3, shift<1, false>},
    {"aten::nextafter.out", 3, nextafter},
    {"aten::gcd.out", 3, gcd},
};

}  // namespace

KernelFamily pointwise_binary_kernels() { return rows; }

}  // namespace arenascope
