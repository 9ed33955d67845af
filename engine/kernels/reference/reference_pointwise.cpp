// The meaning of pointwise operators: one element after the other, in double, integers in 64 bits.

#include <cmath>
#include <limits>

#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

double number_at(const TensorValue& tensor, const Dims& position) {
    return load_one<double>(tensor, offset_at(tensor, position));
}
std::int64_t whole_at(const TensorValue& tensor, const Dims& position) {
    return load_one<std::int64_t>(tensor, offset_at(tensor, position));
}

/// out[i] = f(self[i])
template <double (*F)(double)>
Result<> unary(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(TensorValue * out, call.tensor(1));
    CHECKED(check_computable(*self));
    CHECKED(check_computable(*out));
    CHECKED(resize(*out, self->sizes));
    const bool whole = !is_floating(self->dtype) && !is_floating(out->dtype);
    return for_positions(self->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        const double value = F(whole ? static_cast<double>(whole_at(*self, position)) : number_at(*self, position));
        store_one<double>(*out, offset_at(*out, position), value);
        return done;
    });
}

double relu(double x) { return x != x || x > 0 ? x : 0; }
double sign(double x) { return x != x ? x : static_cast<double>((x > 0) - (x < 0)); }
double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
double rsqrt(double x) { return 1 / std::sqrt(x); }
double reciprocal(double x) { return 1 / x; }
double negative(double x) { return -x; }

struct Pair {
    TensorValue a, b;
    TensorValue* out = nullptr;
    DType type = DType::f32;  ///< in which it computes
};

/// Both operands seen as the output's shape; the second may be a number.
Result<Pair> pair_of(Call& call, std::size_t out_at, bool number, const ScalarOperand* held) {
    Pair pair;
    TRY(const TensorValue* a, call.tensor(0));
    const TensorValue* b = held ? &held->value : nullptr;
    if (!b) {
        TRY(b, call.tensor(1));
    }
    TRY(pair.out, call.tensor(out_at));
    for (const TensorValue* tensor : {a, b, static_cast<const TensorValue*>(pair.out)})
        CHECKED(check_computable(*tensor));
    TRY(const Dims sizes, broadcast(a->sizes, b->sizes));
    CHECKED(resize(*pair.out, sizes));
    TRY(pair.a, expand_to(*a, sizes));
    TRY(pair.b, expand_to(*b, sizes));
    pair.type = result_type(*a, false, *b, number);
    return pair;
}

enum class Op : std::uint8_t { add, sub, mul, div, maximum, minimum, eq, ne, lt, le, gt, ge };

double reals(Op op, double x, double y) {
    switch (op) {
        case Op::add: return x + y;
        case Op::sub: return x - y;
        case Op::mul: return x * y;
        case Op::div: return x / y;
        case Op::maximum: return x != x || x > y ? x : y;
        case Op::minimum: return x != x || x < y ? x : y;
        case Op::eq: return x == y ? 1 : 0;
        case Op::ne: return x != y ? 1 : 0;
        case Op::lt: return x < y ? 1 : 0;
        case Op::le: return x <= y ? 1 : 0;
        case Op::gt: return x > y ? 1 : 0;
        case Op::ge: return x >= y ? 1 : 0;
    }
    return 0;
}

std::int64_t wholes(Op op, std::int64_t x, std::int64_t y) {
    const auto a = static_cast<std::uint64_t>(x), b = static_cast<std::uint64_t>(y);
    switch (op) {
        case Op::add: return static_cast<std::int64_t>(a + b);
        case Op::sub: return static_cast<std::int64_t>(a - b);
        case Op::mul: return static_cast<std::int64_t>(a * b);
        case Op::div: return 0;  // division is always real
        case Op::maximum: return std::max(x, y);
        case Op::minimum: return std::min(x, y);
        case Op::eq: return x == y;
        case Op::ne: return x != y;
        case Op::lt: return x < y;
        case Op::le: return x <= y;
        case Op::gt: return x > y;
        case Op::ge: return x >= y;
    }
    return 0;
}

/// An operand rounds to the computing type first, as PyTorch's does.
double rounded(double x, DType type) { return type == DType::f64 ? x : static_cast<double>(static_cast<float>(x)); }

template <Op O, bool Number, bool HasAlpha>
Result<> binary(Call& call) {
    const std::size_t out_at = HasAlpha ? 3 : 2;
    std::optional<ScalarOperand> held;
    if constexpr (Number) {
        TRY(const Scalar scalar, call.scalar(1));
        held.emplace(scalar);
    }
    Scalar alpha{Scalar::Kind::integer, 1, 1};
    if constexpr (HasAlpha) {
        TRY(alpha, call.scalar(2));
    }
    TRY(const Pair p, pair_of(call, out_at, Number, held ? &*held : nullptr));
    const bool real = is_floating(p.type) || O == Op::div;
    return for_positions(p.out->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        if (real) {
            const double x = rounded(number_at(p.a, position), p.type),
                         y = rounded(number_at(p.b, position), p.type) * alpha.floating;
            store_one<double>(*p.out, offset_at(*p.out, position), reals(O, x, y));
        } else {
            const auto y = static_cast<std::int64_t>(static_cast<std::uint64_t>(whole_at(p.b, position)) *
                                                     static_cast<std::uint64_t>(alpha.integer));
            store_one<std::int64_t>(*p.out, offset_at(*p.out, position), wholes(O, whole_at(p.a, position), y));
        }
        return done;
    });
}

/// (condition, self, other, out)
Result<> where(Call& call) {
    TRY(const TensorValue* condition, call.tensor(0));
    TRY(const TensorValue* self, call.tensor(1));
    TRY(const TensorValue* other, call.tensor(2));
    TRY(TensorValue * out, call.tensor(3));
    for (const TensorValue* tensor : {condition, self, other, static_cast<const TensorValue*>(out)})
        CHECKED(check_computable(*tensor));
    TRY(const Dims both, broadcast(self->sizes, other->sizes));
    TRY(const Dims sizes, broadcast(condition->sizes, both));
    TRY(const TensorValue c, expand_to(*condition, sizes));
    TRY(const TensorValue a, expand_to(*self, sizes));
    TRY(const TensorValue b, expand_to(*other, sizes));
    CHECKED(resize(*out, sizes));
    return for_positions(sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        copy_element(*out, position, whole_at(c, position) != 0 ? a : b, position);
        return done;
    });
}

/// Falls to where the series converges at once.
double digamma(double x) {
    if (x == 0) return -std::copysign(std::numeric_limits<double>::infinity(), x);
    if (x < 0)
        return std::floor(x) == x ? std::numeric_limits<double>::quiet_NaN()
                                  : digamma(1 - x) - M_PI / std::tan(M_PI * x);
    double sum = 0;
    for (; x < 10; ++x) sum -= 1 / x;
    const double y = 1 / (x * x);
    return sum + std::log(x) - 0.5 / x - y * (1.0 / 12 - y * (1.0 / 120 - y * (1.0 / 252 - y * (1.0 / 240 - y / 132))));
}

/// Winitzki's guess, then Newton's steps.
double inverse_erf(double y) {
    if (std::abs(y) >= 1)
        return std::abs(y) > 1 ? std::numeric_limits<double>::quiet_NaN()
                               : std::copysign(std::numeric_limits<double>::infinity(), y);
    const double l = std::log1p(-y * y), t = 2 / (M_PI * 0.147) + l / 2;
    double x = std::copysign(std::sqrt(std::sqrt(t * t - l / 0.147) - t), y);
    for (int i = 0; i < 4; ++i) x -= (std::erf(x) - y) / (M_2_SQRTPI * std::exp(-x * x));
    return x;
}

double log_gamma(double x) { return std::lgamma(x); }

constexpr Kernel rows[] = {
    {"aten::sin.out", 2, unary<std::sin>},
    {"aten::cos.out", 2, unary<std::cos>},
    {"aten::tan.out", 2, unary<std::tan>},
    {"aten::asin.out", 2, unary<std::asin>},
    {"aten::acos.out", 2, unary<std::acos>},
    {"aten::atan.out", 2, unary<std::atan>},
    {"aten::sinh.out", 2, unary<std::sinh>},
    {"aten::cosh.out", 2, unary<std::cosh>},
    {"aten::tanh.out", 2, unary<std::tanh>},
    {"aten::asinh.out", 2, unary<std::asinh>},
    {"aten::acosh.out", 2, unary<std::acosh>},
    {"aten::atanh.out", 2, unary<std::atanh>},
    {"aten::exp.out", 2, unary<std::exp>},
    {"aten::expm1.out", 2, unary<std::expm1>},
    {"aten::log.out", 2, unary<std::log>},
    {"aten::log1p.out", 2, unary<std::log1p>},
    {"aten::log2.out", 2, unary<std::log2>},
    {"aten::log10.out", 2, unary<std::log10>},
    {"aten::sqrt.out", 2, unary<std::sqrt>},
    {"aten::rsqrt.out", 2, unary<rsqrt>},
    {"aten::reciprocal.out", 2, unary<reciprocal>},
    {"aten::erf.out", 2, unary<std::erf>},
    {"aten::sigmoid.out", 2, unary<sigmoid>},
    {"aten::relu.out", 2, unary<relu>},
    {"aten::abs.out", 2, unary<std::fabs>},
    {"aten::neg.out", 2, unary<negative>},
    {"aten::sign.out", 2, unary<sign>},
    {"aten::floor.out", 2, unary<std::floor>},
    {"aten::ceil.out", 2, unary<std::ceil>},
    {"aten::trunc.out", 2, unary<std::trunc>},
    {"aten::round.out", 2, unary<std::nearbyint>},
    {"aten::add.out", 4, binary<Op::add, false, true>},
    {"aten::sub.out", 4, binary<Op::sub, false, true>},
    {"aten::add.Scalar_out", 4, binary<Op::add, true, true>},
    {"aten::sub.Scalar_out", 4, binary<Op::sub, true, true>},
    {"aten::mul.out", 3, binary<Op::mul, false, false>},
    {"aten::mul.Scalar_out", 3, binary<Op::mul, true, false>},
    {"aten::div.out", 3, binary<Op::div, false, false>},
    {"aten::div.Scalar_out", 3, binary<Op::div, true, false>},
    {"aten::maximum.out", 3, binary<Op::maximum, false, false>},
    {"aten::minimum.out", 3, binary<Op::minimum, false, false>},
    {"aten::eq.Tensor_out", 3, binary<Op::eq, false, false>},
    {"aten::eq.Scalar_out", 3, binary<Op::eq, true, false>},
    {"aten::ne.Tensor_out", 3, binary<Op::ne, false, false>},
    {"aten::ne.Scalar_out", 3, binary<Op::ne, true, false>},
    {"aten::lt.Tensor_out", 3, binary<Op::lt, false, false>},
    {"aten::lt.Scalar_out", 3, binary<Op::lt, true, false>},
    {"aten::le.Tensor_out", 3, binary<Op::le, false, false>},
    {"aten::le.Scalar_out", 3, binary<Op::le, true, false>},
    {"aten::gt.Tensor_out", 3, binary<Op::gt, false, false>},
    {"aten::gt.Scalar_out", 3, binary<Op::gt, true, false>},
    {"aten::ge.Tensor_out", 3, binary<Op::ge, false, false>},
    {"aten::ge.Scalar_out", 3, binary<Op::ge, true, false>},
    {"aten::where.self_out", 4, where},
    {"aten::lgamma.out", 2, unary<log_gamma>},
    {"aten::digamma.out", 2, unary<digamma>},
    {"aten::erfinv.out", 2, unary<inverse_erf>},
};

}  // namespace

KernelFamily reference_pointwise_kernels() { return rows; }

}  // namespace arenascope
