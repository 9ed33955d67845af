#include "engine/kernels/curves.h"

#include <array>
#include <utility>

#include "engine/kernels/families.h"
#include "engine/kernels/lanes.h"
#include "engine/kernels/shared_rows.h"

namespace arenascope {

namespace {

template <Curve curve, class Lanes>
[[gnu::always_inline]] inline void to_curve(Lanes& x) {
    if constexpr (curve == Curve::exp) {
        to_power(x);
    } else if constexpr (curve == Curve::sigmoid) {
        to_sigmoid(x);
    } else if constexpr (curve == Curve::tanh) {
        to_tanh(x);
    } else if constexpr (curve == Curve::erf) {
        to_erf(x);
    } else if constexpr (curve == Curve::gelu) {
        Lanes y = x * 0.707106781186547524F;
        to_erf(y);
        x = x * 0.5F * (y + 1.0F);
    } else if constexpr (curve == Curve::gelu_tanh) {
        Lanes y = (x + x * x * x * 0.044715F) * 0.797884560802865356F;
        to_tanh(y);
        x = x * 0.5F * (y + 1.0F);
    } else if constexpr (curve == Curve::silu || curve == Curve::quick_gelu) {
        Lanes y = x * (curve == Curve::silu ? -1.0F : -1.702F);
        to_power(y);
        x = x / (y + 1.0F);
    } else {
        Lanes y = x + 3.0F;
        bound(y, 0, 6);
        x = curve == Curve::hardswish ? x * y / 6.0F : y / 6.0F;
    }
}

template <Curve curve, class Lanes>
[[gnu::always_inline]] inline void apply(const LooseFloat* x, LooseFloat* y, std::int64_t n) {
    std::int64_t i = 0;
    Lanes item;
    for (; i + width<Lanes> <= n; i += width<Lanes>) {
        load(item, x + i, width<Lanes>, 0);
        to_curve<curve>(item);
        store(y + i, item, width<Lanes>);
    }
    if (i == n) return;
    load(item, x + i, n - i, 0);
    to_curve<curve>(item);
    store(y + i, item, n - i);
}

template <class Lanes>
[[gnu::always_inline]] inline void apply(Curve curve, const LooseFloat* x, LooseFloat* y, std::int64_t n) {
    switch (curve) {
        case Curve::exp: return apply<Curve::exp, Lanes>(x, y, n);
        case Curve::sigmoid: return apply<Curve::sigmoid, Lanes>(x, y, n);
        case Curve::tanh: return apply<Curve::tanh, Lanes>(x, y, n);
        case Curve::erf: return apply<Curve::erf, Lanes>(x, y, n);
        case Curve::gelu: return apply<Curve::gelu, Lanes>(x, y, n);
        case Curve::gelu_tanh: return apply<Curve::gelu_tanh, Lanes>(x, y, n);
        case Curve::silu: return apply<Curve::silu, Lanes>(x, y, n);
        case Curve::quick_gelu: return apply<Curve::quick_gelu, Lanes>(x, y, n);
        case Curve::hardswish: return apply<Curve::hardswish, Lanes>(x, y, n);
        case Curve::hardsigmoid: return apply<Curve::hardsigmoid, Lanes>(x, y, n);
    }
}

using Apply = void (*)(Curve, const LooseFloat*, LooseFloat*, std::int64_t);

void apply_4(Curve curve, const LooseFloat* x, LooseFloat* y, std::int64_t n) { apply<Lanes4>(curve, x, y, n); }
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void apply_8(Curve curve, const LooseFloat* x, LooseFloat* y, std::int64_t n) {
    apply<Lanes8>(curve, x, y, n);
}
[[gnu::target("avx512f,avx512dq")]] void apply_16(Curve curve, const LooseFloat* x, LooseFloat* y, std::int64_t n) {
    apply<Lanes16>(curve, x, y, n);
}
#endif

struct Choice {
    Apply apply;
    std::string_view name;
};
Choice choose() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq")) return {apply_16, "own lanes avx512"};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return {apply_8, "own lanes avx2"};
#endif
    return {apply_4, "own lanes"};
}
const Choice& chosen() {
    static const Choice made = choose();
    return made;
}

}  // namespace

void apply_curve(Curve curve, const LooseFloat* x, LooseFloat* y, std::int64_t n) { chosen().apply(curve, x, y, n); }

std::string_view lanes_name() { return chosen().name; }

std::optional<Curve> curve_named(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, Curve>, 10> names{{{"exp", Curve::exp},
                                                                        {"sigmoid", Curve::sigmoid},
                                                                        {"tanh", Curve::tanh},
                                                                        {"erf", Curve::erf},
                                                                        {"gelu", Curve::gelu},
                                                                        {"gelu_tanh", Curve::gelu_tanh},
                                                                        {"silu", Curve::silu},
                                                                        {"quick_gelu", Curve::quick_gelu},
                                                                        {"hardswish", Curve::hardswish},
                                                                        {"hardsigmoid", Curve::hardsigmoid}}};
    for (const auto& [known, curve] : names) {
        if (known == name) return curve;
    }
    return std::nullopt;
}

Result<Curve> curve_argument(const Call& call, std::size_t argument) {
    TRY(const std::string_view name, call.text(argument));
    if (const auto curve = curve_named(name)) return *curve;
    return Error{.what = message("the curve '{curve}'", name), .expected = message("a curve that is known")};
}

namespace {

/// Of `--layout best`: (x, curve, out), in any order of dimensions.
Result<> curve_out(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const Curve curve, curve_argument(call, 1));
    TRY(TensorValue * out, call.tensor(2));
    if (x->dtype != DType::f32 || out->dtype != DType::f32)
        return Error{.what = message("the result is {tensor}", describe(*out)), .expected = message("f32")};
    CHECKED(resize(*out, x->sizes));
    share_walk(call, make_walk<2>({out, x}), [&](const Walk<2>& walk) {
        map_blocks<float>(walk, *out, *x,
                          [=](const float* from, float* to, std::int64_t n) { apply_curve(curve, from, to, n); });
    });
    call.implementation = lanes_name();
    return done;
}

constexpr Kernel rows[] = {{"arenascope::curve.out", 3, curve_out}};

}  // namespace

KernelFamily curve_kernels() { return rows; }

}  // namespace arenascope
