// out[i] = f(self[i]), with at most two numbers as parameters.

#include <cmath>
#include <numbers>

#include "engine/kernels/curves.h"
#include "engine/kernels/families.h"
#include "engine/kernels/shared_rows.h"

namespace arenascope {

namespace {

struct Prepared {
    TensorValue* in;
    TensorValue* out;
};

Result<Prepared> prepare(Call& call, std::size_t out_at) {
    TRY(TensorValue * in, call.tensor(0));
    TRY(TensorValue * out, call.tensor(out_at));
    CHECKED(check_computable(*in));
    CHECKED(check_computable(*out));
    CHECKED(resize(*out, in->sizes));
    return Prepared{in, out};
}

/// out[i] = f(in[i]), shared among threads.
template <class C, class F>
void map_shared(Call& call, const Prepared& p, F f) {
    share_walk(call, make_walk<2>({p.out, p.in}), [&](const Walk<2>& walk) { map_walk<C>(walk, *p.out, *p.in, f); });
}

/// Functions of a real number: integers compute in the output's type.
template <class F>
Result<> real(Call& call, std::size_t out_at, F f) {
    TRY(const Prepared p, prepare(call, out_at));
    if (!is_floating(p.out->dtype))
        return Error{.what = message("the result is {tensor}", describe(*p.out)), .expected = message("a float type")};
    if (p.out->dtype == DType::f64) map_shared<double>(call, p, f);
    else map_shared<float>(call, p, f);
    return done;
}

/// As real(), by rows where the machine computes several floats at a time; `f` is the same in double.
template <class F>
Result<> curved(Call& call, std::size_t out_at, Curve curve, F f) {
    TRY(const Prepared p, prepare(call, out_at));
    if (!is_floating(p.out->dtype))
        return Error{.what = message("the result is {tensor}", describe(*p.out)), .expected = message("a float type")};
    if (p.out->dtype == DType::f64) map_shared<double>(call, p, f);
    else
        share_walk(call, make_walk<2>({p.out, p.in}), [&](const Walk<2>& walk) {
            map_blocks<float>(walk, *p.out, *p.in,
                              [=](const float* x, float* y, std::int64_t n) { apply_curve(curve, x, y, n); });
        });
    return done;
}

/// Functions that keep the type: integers stay integers.
template <class F>
Result<> same(Call& call, std::size_t out_at, F f) {
    TRY(const Prepared p, prepare(call, out_at));
    with_compute(compute_of(p.in->dtype), [&](auto type) { map_shared<decltype(type)>(call, p, f); });
    return done;
}

template <class T>
constexpr bool is_real = std::is_floating_point_v<T>;

#define REAL(name, expression)                 \
    Result<> name##_out(Call& call) {          \
        return real(call, 1, [](auto x) {      \
            using T = decltype(x);             \
            return static_cast<T>(expression); \
        });                                    \
    }
REAL(sin, std::sin(x))
REAL(cos, std::cos(x))
REAL(tan, std::tan(x))
REAL(asin, std::asin(x))
REAL(acos, std::acos(x))
REAL(atan, std::atan(x))
REAL(sinh, std::sinh(x))
REAL(cosh, std::cosh(x))
REAL(asinh, std::asinh(x))
REAL(acosh, std::acosh(x))
REAL(atanh, std::atanh(x))
REAL(exp2, std::exp2(x))
REAL(expm1, std::expm1(x))
REAL(log, std::log(x))
REAL(log1p, std::log1p(x))
REAL(log2, std::log2(x))
REAL(log10, std::log10(x))
REAL(sqrt, std::sqrt(x))
REAL(rsqrt, T{1} / std::sqrt(x))
REAL(reciprocal, T{1} / x)
#undef REAL

Result<> tanh_out(Call& call) {
    return curved(call, 1, Curve::tanh, [](double x) { return std::tanh(x); });
}
Result<> exp_out(Call& call) {
    return curved(call, 1, Curve::exp, [](double x) { return std::exp(x); });
}
Result<> erf_out(Call& call) {
    return curved(call, 1, Curve::erf, [](double x) { return std::erf(x); });
}
Result<> sigmoid_out(Call& call) {
    return curved(call, 1, Curve::sigmoid, [](double x) { return 1 / (1 + std::exp(-x)); });
}

Result<> gelu_out(Call& call) {
    TRY(const std::string_view approximate, call.text(1));
    if (approximate == "tanh") {
        return curved(call, 2, Curve::gelu_tanh, [](double x) {
            const double inner = std::numbers::sqrt2 * std::numbers::inv_sqrtpi * (x + 0.044715 * x * x * x);
            return 0.5 * x * (1 + std::tanh(inner));
        });
    }
    if (approximate != "none") {
        return Error{.what = message("unknown approximation '{name}'", approximate),
                     .expected = message("none or tanh")};
    }
    return curved(call, 2, Curve::gelu,
                  [](double x) { return 0.5 * x * (1 + std::erf(x * (std::numbers::sqrt2 / 2))); });
}

Result<> logit_out(Call& call) {
    TRY(const auto eps, call.optional_scalar(1));
    const double low = eps ? eps->floating : -1, high = eps ? 1 - eps->floating : 2;
    return real(call, 2, [=](auto x) {
        using T = decltype(x);
        const T inside = low < 0       ? x
            : x < static_cast<T>(low)  ? static_cast<T>(low)
            : x > static_cast<T>(high) ? static_cast<T>(high)
                                       : x;
        return std::log(inside / (T{1} - inside));
    });
}

Result<> elu_out(Call& call) {
    TRY(const double alpha, call.number(1));
    TRY(const double scale, call.number(2));
    TRY(const double input_scale, call.number(3));
    return real(call, 4, [=](auto x) {
        using T = decltype(x);
        const T slope = static_cast<T>(alpha * scale);
        return x <= T{0} ? std::expm1(x * static_cast<T>(input_scale)) * slope : x * static_cast<T>(scale);
    });
}

Result<> leaky_relu_out(Call& call) {
    TRY(const double slope, call.number(1));
    return real(call, 2, [=](auto x) { return x > 0 ? x : x * static_cast<decltype(x)>(slope); });
}

Result<> hardsigmoid_out(Call& call) {
    return curved(call, 1, Curve::hardsigmoid, [](double x) { return std::min(std::max(x + 3, 0.0), 6.0) / 6; });
}

Result<> hardswish_out(Call& call) {
    return curved(call, 1, Curve::hardswish, [](double x) { return x * std::min(std::max(x + 3, 0.0), 6.0) / 6; });
}

Result<> abs_out(Call& call) {
    return same(call, 1, [](auto x) {
        if constexpr (is_real<decltype(x)>) return std::fabs(x);
        else return static_cast<decltype(x)>(x < 0 ? 0 - static_cast<std::uint64_t>(x) : static_cast<std::uint64_t>(x));
    });
}

Result<> neg_out(Call& call) {
    return same(call, 1, [](auto x) {
        if constexpr (is_real<decltype(x)>) return -x;
        else return static_cast<decltype(x)>(0 - static_cast<std::uint64_t>(x));
    });
}

// NaN stays NaN: the comparison is false for it.
Result<> relu_out(Call& call) {
    return same(call, 1, [](auto x) { return x < 0 ? decltype(x){0} : x; });
}

Result<> sign_out(Call& call) {
    // NaN stays, as in ExecuTorch's kernel, numpy and ONNX Runtime; PyTorch itself gives 0.
    return same(call, 1, [](auto x) { return x != x ? x : static_cast<decltype(x)>((x > 0) - (x < 0)); });
}

#define ROUNDING(name, function)                                    \
    Result<> name##_out(Call& call) {                               \
        return same(call, 1, [](auto x) {                           \
            if constexpr (is_real<decltype(x)>) return function(x); \
            else return x;                                          \
        });                                                         \
    }
ROUNDING(floor, std::floor)
ROUNDING(ceil, std::ceil)
ROUNDING(round, std::nearbyint)
ROUNDING(trunc, std::trunc)
#undef ROUNDING

Result<> isnan_out(Call& call) {
    return same(call, 1, [](auto x) { return static_cast<decltype(x)>(x != x); });
}

Result<> isinf_out(Call& call) {
    return same(call, 1, [](auto x) {
        if constexpr (is_real<decltype(x)>) return static_cast<decltype(x)>(std::isinf(x));
        else return decltype(x){0};
    });
}

Result<> logical_not_out(Call& call) {
    return same(call, 1, [](auto x) { return static_cast<decltype(x)>(x == 0); });
}

Result<> bitwise_not_out(Call& call) {
    TRY(const Prepared p, prepare(call, 1));
    if (is_floating(p.in->dtype))
        return Error{.what = message("cannot combine the bits of {tensor}", describe(*p.in)),
                     .expected = message("integers or bool")};
    if (p.in->dtype == DType::boolean) map_shared<std::int64_t>(call, p, [](auto x) { return std::int64_t{x == 0}; });
    else map_shared<std::int64_t>(call, p, [](auto x) { return ~x; });
    return done;
}

/// Between two optional bounds; the maximum wins, NaN stays.
Result<> limit(Call& call, const std::optional<Scalar>& low, const std::optional<Scalar>& high, std::size_t out_at) {
    TRY(const Prepared p, prepare(call, out_at));
    const DType common = promote(p.in->dtype, p.out->dtype);
    for (const auto* bound : {&low, &high})
        if (!is_floating(common) && *bound && std::isnan((*bound)->floating))
            return Error{.what = message("the bound of integers is NaN"), .expected = message("a number")};
    with_compute(compute_of(common), [&](auto type) {
        using T = decltype(type);
        const auto bound = [](const Scalar& s) {
            if constexpr (is_real<T>) return static_cast<T>(s.floating);
            else
                return s.kind == Scalar::Kind::floating ? static_cast<T>(std::clamp(s.floating, -9e18, 9e18))
                                                        : s.integer;
        };
        const T from = low ? bound(*low) : T{}, to = high ? bound(*high) : T{};
        const bool has_low = low.has_value(), has_high = high.has_value();
        map_shared<T>(call, p, [=](T x) {
            if (has_low && x < from) x = from;
            if (has_high && x > to) x = to;
            return x;
        });
    });
    return done;
}

Result<> clamp_out(Call& call) {
    TRY(const std::optional<Scalar> low, call.optional_scalar(1));
    TRY(const std::optional<Scalar> high, call.optional_scalar(2));
    return limit(call, low, high, 3);
}

constexpr Kernel rows[] = {
    {"aten::logit.out", 3, logit_out},
    {"aten::sin.out", 2, sin_out},
    {"aten::cos.out", 2, cos_out},
    {"aten::tan.out", 2, tan_out},
    {"aten::asin.out", 2, asin_out},
    {"aten::acos.out", 2, acos_out},
    {"aten::atan.out", 2, atan_out},
    {"aten::sinh.out", 2, sinh_out},
    {"aten::cosh.out", 2, cosh_out},
    {"aten::tanh.out", 2, tanh_out},
    {"aten::asinh.out", 2, asinh_out},
    {"aten::acosh.out", 2, acosh_out},
    {"aten::atanh.out", 2, atanh_out},
    {"aten::exp.out", 2, exp_out},
    {"aten::exp2.out", 2, exp2_out},
    {"aten::expm1.out", 2, expm1_out},
    {"aten::log.out", 2, log_out},
    {"aten::log1p.out", 2, log1p_out},
    {"aten::log2.out", 2, log2_out},
    {"aten::log10.out", 2, log10_out},
    {"aten::sqrt.out", 2, sqrt_out},
    {"aten::rsqrt.out", 2, rsqrt_out},
    {"aten::reciprocal.out", 2, reciprocal_out},
    {"aten::erf.out", 2, erf_out},
    {"aten::sigmoid.out", 2, sigmoid_out},
    {"aten::gelu.out", 3, gelu_out},
    {"aten::elu.out", 5, elu_out},
    {"aten::leaky_relu.out", 3, leaky_relu_out},
    {"aten::hardsigmoid.out", 2, hardsigmoid_out},
    {"aten::hardswish.out", 2, hardswish_out},
    {"aten::abs.out", 2, abs_out},
    {"aten::neg.out", 2, neg_out},
    {"aten::relu.out", 2, relu_out},
    {"aten::sign.out", 2, sign_out},
    {"aten::floor.out", 2, floor_out},
    {"aten::ceil.out", 2, ceil_out},
    {"aten::round.out", 2, round_out},
    {"aten::trunc.out", 2, trunc_out},
    {"aten::isnan.out", 2, isnan_out},
    {"aten::isinf.out", 2, isinf_out},
    {"aten::logical_not.out", 2, logical_not_out},
    {"aten::bitwise_not.out", 2, bitwise_not_out},
    {"aten::hardtanh.out", 4, clamp_out},
    {"aten::clamp.out", 4, clamp_out},
};

}  // namespace

KernelFamily pointwise_unary_kernels() { return rows; }

}  // namespace arenascope
