// tflite: elementwise operators of two operands, which are broadcast.

#include <algorithm>
#include <cmath>

#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

struct Pair {
    const TensorValue *a = nullptr, *b = nullptr;
    TensorValue* out = nullptr;
    Dims a_strides, b_strides;
    template <class T, class Out, class F>
    void each(F f) const {
        const T *x = a->as<T>(), *y = b->as<T>();
        Out* to = out->as<Out>();
        walk(out->sizes, a_strides, b_strides, [&](std::int64_t i, std::int64_t in_a, std::int64_t in_b) {
            to[i] = static_cast<Out>(f(x[in_a], y[in_b]));
        });
    }
};

Result<Pair> pair_of(const Operands& ops) {
    Pair p;
    TRY(p.a, ops.in(0));
    TRY(p.b, ops.in(1));
    TRY(p.out, ops.out());
    if (p.a->dtype != p.b->dtype) return unsupported(*p.b);
    TRY(const Dims sizes, broadcast(p.a->sizes, p.b->sizes));
    CHECKED(resize(*p.out, sizes));
    TRY(const TensorValue a, expand_to(*p.a, sizes));
    TRY(const TensorValue b, expand_to(*p.b, sizes));
    p.a_strides = a.strides;
    p.b_strides = b.strides;
    return p;
}

/// Of sums and differences: operands are brought to twice the larger scale, with some bits to spare.
struct Sums : KernelState {
    Affine a, b, out;
    FixedFactor of_a, of_b, of_out;
    Held held;
    int left = 20;
    bool is_ready = false;

    Result<> prepare(const Pair& p, std::int64_t activation) {
        TRY(a, affine(*p.a));
        TRY(b, affine(*p.b));
        TRY(out, affine(*p.out));
        left = p.out->dtype == DType::i16 ? 15 : 20;
        const double twice = 2 * static_cast<double>(std::max(a.scale, b.scale));
        TRY(of_a, fixed_factor(static_cast<double>(a.scale) / twice));
        TRY(of_b, fixed_factor(static_cast<double>(b.scale) / twice));
        TRY(of_out, fixed_factor(twice / (static_cast<double>(1 << left) * static_cast<double>(out.scale))));
        TRY(held, activated(activation, *p.out));
        is_ready = true;
        return done;
    }
    [[nodiscard]] std::int32_t operator()(std::int32_t x, std::int32_t y, int sign) const {
        const std::int64_t scaled_x = requantise(shifted_left(x - a.zero, left), of_a);
        const std::int64_t scaled_y = requantise(shifted_left(y - b.zero, left), of_b);
        return held.hold(std::int64_t{requantise(static_cast<std::int32_t>(scaled_x + sign * scaled_y), of_out)} +
                         out.zero);
    }
};

struct Products : KernelState {
    Affine a, b, out;
    FixedFactor factor;
    Held held;
    bool is_ready = false;

    Result<> prepare(const Pair& p, std::int64_t activation) {
        TRY(a, affine(*p.a));
        TRY(b, affine(*p.b));
        TRY(out, affine(*p.out));
        TRY(factor,
            fixed_factor(static_cast<double>(a.scale) * static_cast<double>(b.scale) / static_cast<double>(out.scale)));
        TRY(held, activated(activation, *p.out));
        is_ready = true;
        return done;
    }
    [[nodiscard]] std::int32_t operator()(std::int32_t x, std::int32_t y) const {
        const auto product = static_cast<std::uint32_t>(x - a.zero) * static_cast<std::uint32_t>(y - b.zero);
        return held.hold(std::int64_t{requantise(static_cast<std::int32_t>(product), factor)} + out.zero);
    }
};

template <class State, class F>
Result<> quantised(Call& call, const Pair& p, std::int64_t activation, F f) {
    auto& state = call.state<State>();
    if (!state.is_ready) CHECKED(state.prepare(p, activation));
    switch (p.out->dtype) {
        case DType::i8:
            p.each<std::int8_t, std::int8_t>([&](std::int32_t x, std::int32_t y) { return f(state, x, y); });
            return done;
        case DType::u8:
            p.each<std::uint8_t, std::uint8_t>([&](std::int32_t x, std::int32_t y) { return f(state, x, y); });
            return done;
        case DType::i16:
            p.each<std::int16_t, std::int16_t>([&](std::int32_t x, std::int32_t y) { return f(state, x, y); });
            return done;
        default: return unsupported(*p.out);
    }
}

/// What whole numbers of 32 and 64 bits and floats do, with f on floats and g on uint64, whose low bits are the result.
template <class F, class G>
Result<bool> plain(const Pair& p, std::int64_t activation, F f, G g) {
    if (p.a->dtype != p.out->dtype) return false;
    if (p.out->dtype == DType::f32) {
        TRY(const HeldFloat held, activated_float(activation));
        p.each<float, float>([&](float x, float y) { return held.hold(f(x, y)); });
        return true;
    }
    if (p.out->dtype != DType::i32 && p.out->dtype != DType::i64) return false;
    if (activation != 0)
        return Error{.what = message("fused activation {activation} is not supported for integers", activation)};
    if (p.out->dtype == DType::i32)
        p.each<std::int32_t, std::int32_t>([&](std::int64_t x, std::int64_t y) { return g(x, y); });
    else p.each<std::int64_t, std::int64_t>([&](std::int64_t x, std::int64_t y) { return g(x, y); });
    return true;
}

std::int64_t wrapped_product(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) * static_cast<std::uint64_t>(b));
}
/// Option: activation.
Result<> add(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    TRY(const bool is_done,
        plain(
            p, ops.whole(0), [](float x, float y) { return x + y; }, wrapped_sum));
    if (is_done) return done;
    if (p.a->dtype != p.out->dtype) return unsupported(*p.out);
    return quantised<Sums>(call, p, ops.whole(0),
                           [](const Sums& sums, std::int32_t x, std::int32_t y) { return sums(x, y, 1); });
}

Result<> sub(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    TRY(const bool is_done,
        plain(
            p, ops.whole(0), [](float x, float y) { return x - y; }, wrapped_difference));
    if (is_done) return done;
    if (p.a->dtype != p.out->dtype) return unsupported(*p.out);
    return quantised<Sums>(call, p, ops.whole(0),
                           [](const Sums& sums, std::int32_t x, std::int32_t y) { return sums(x, y, -1); });
}

Result<> mul(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    TRY(const bool is_done,
        plain(
            p, ops.whole(0), [](float x, float y) { return x * y; }, wrapped_product));
    if (is_done) return done;
    if (p.a->dtype != p.out->dtype) return unsupported(*p.out);
    return quantised<Products>(call, p, ops.whole(0),
                               [](const Products& products, std::int32_t x, std::int32_t y) { return products(x, y); });
}

bool has_zero(const TensorValue& tensor) {
    bool found = false;
    with_type(tensor.dtype, [&](auto zero) {
        const auto* from = tensor.as<decltype(zero)>();
        found = std::find(from, from + tensor.numel(), zero) != from + tensor.numel();
    });
    return found;
}

/// Option: activation.
Result<> div(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    if (p.b->dtype != DType::f32 && has_zero(*p.b)) return Error{.what = message("integer division by zero")};
    TRY(const bool is_done,
        plain(
            p, ops.whole(0), [](float x, float y) { return x / y; },
            [](std::int64_t x, std::int64_t y) { return y == -1 ? wrapped_difference(0, x) : x / y; }));
    if (is_done) return done;
    return unsupported(*p.out);
}

Result<> squared_difference(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    TRY(const bool is_done,
        plain(
            p, 0, [](float x, float y) { return (x - y) * (x - y); },
            [](std::int64_t x, std::int64_t y) {
                const std::int64_t by = wrapped_difference(x, y);
                return wrapped_product(by, by);
            }));
    if (is_done) return done;
    return unsupported(*p.out);
}

/// Of the stored numbers themselves: operands and result have one scale.
template <class F>
Result<> choice(Call& call, F f) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    if (p.a->dtype != p.out->dtype || !with_type(p.out->dtype, [&](auto zero) {
            using T = decltype(zero);
            p.each<T, T>(f);
        }))
        return unsupported(*p.out);
    return done;
}
Result<> maximum(Call& call) {
    return choice(call, [](auto x, auto y) { return x > y ? x : y; });
}
Result<> minimum(Call& call) {
    return choice(call, [](auto x, auto y) { return x < y ? x : y; });
}

/// Comparisons of stored numbers where both operands have one scale, else of the real ones.
template <class F>
Result<> comparison(Call& call, F f) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    if (p.out->dtype != DType::boolean) return unsupported(*p.out);
    const Quantisation *a = p.a->quantisation, *b = p.b->quantisation;
    const bool differ = a && b && p.a->dtype != DType::i32 && p.a->dtype != DType::f32 && !(*a == *b);
    Affine of_a, of_b;
    if (differ) {
        TRY(of_a, affine(*p.a));
        TRY(of_b, affine(*p.b));
    }
    if (!with_type(p.a->dtype, [&](auto zero) {
            using T = decltype(zero);
            if (!differ) return p.each<T, bool>(f);
            p.each<T, bool>([&](T x, T y) {
                return f(static_cast<double>(of_a.scale) * (static_cast<double>(x) - of_a.zero),
                         static_cast<double>(of_b.scale) * (static_cast<double>(y) - of_b.zero));
            });
        }))
        return unsupported(*p.a);
    return done;
}
Result<> less(Call& call) {
    return comparison(call, [](auto x, auto y) { return x < y; });
}
Result<> less_equal(Call& call) {
    return comparison(call, [](auto x, auto y) { return x <= y; });
}
Result<> greater(Call& call) {
    return comparison(call, [](auto x, auto y) { return x > y; });
}
Result<> greater_equal(Call& call) {
    return comparison(call, [](auto x, auto y) { return x >= y; });
}
Result<> equal(Call& call) {
    return comparison(call, [](auto x, auto y) { return x == y; });
}
Result<> not_equal(Call& call) {
    return comparison(call, [](auto x, auto y) { return x != y; });
}

/// Floats, and whole numbers of 32 and 64 bits without a divisor of 0.
template <class F, class G>
Result<> floored(Call& call, F f, G g) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    if (p.b->dtype != DType::f32 && has_zero(*p.b)) return Error{.what = message("integer division by zero")};
    TRY(const bool is_done, plain(p, 0, f, g));
    if (is_done) return done;
    return unsupported(*p.out);
}
Result<> floor_div(Call& call) {
    return floored(
        call, [](float x, float y) { return std::floor(x / y); },
        [](std::int64_t x, std::int64_t y) {
            if (y == -1) return wrapped_difference(0, x);
            return x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0);
        });
}
Result<> floor_mod(Call& call) {
    return floored(
        call,
        [](float x, float y) {
            const float rest = std::fmod(x, y);
            return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;
        },
        [](std::int64_t x, std::int64_t y) {
            const std::int64_t rest = y == -1 ? 0 : x % y;
            return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;
        });
}

std::int64_t power_of(std::int64_t x, std::int64_t n) {
    if (n < 0) return x == 1 ? 1 : x == -1 ? (n % 2 == 0 ? 1 : -1) : 0;
    std::int64_t out = 1;
    for (; n > 0; n /= 2, x = wrapped_product(x, x))
        if (n % 2 == 1) out = wrapped_product(out, x);
    return out;
}
Result<> power(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    TRY(const bool is_done,
        plain(
            p, 0, [](float x, float y) { return std::pow(x, y); }, power_of));
    if (is_done) return done;
    return unsupported(*p.out);
}
Result<> atan2_op(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    if (p.a->dtype != DType::f32 || p.out->dtype != DType::f32) return unsupported(*p.out);
    p.each<float, float>([](float x, float y) { return std::atan2(x, y); });
    return done;
}

template <class F>
Result<> logical(Call& call, F f) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    if (p.a->dtype != DType::boolean || p.out->dtype != DType::boolean) return unsupported(*p.out);
    p.each<bool, bool>(f);
    return done;
}
Result<> logical_and(Call& call) {
    return logical(call, [](bool x, bool y) { return x && y; });
}
Result<> logical_or(Call& call) {
    return logical(call, [](bool x, bool y) { return x || y; });
}

/// Slopes below 0 are the second operand.
struct Slopes : KernelState {
    Affine in, alpha, out;
    FixedFactor above, below;
    Held held;
    bool is_ready = false;

    Result<> prepare(const Pair& p, std::int64_t activation) {
        TRY(in, affine(*p.a));
        TRY(alpha, affine(*p.b));
        TRY(out, affine(*p.out));
        TRY(above, fixed_factor(static_cast<double>(in.scale / out.scale)));
        TRY(below, fixed_factor(static_cast<double>(in.scale * alpha.scale / out.scale)));
        TRY(held, activated(activation, *p.out));
        is_ready = true;
        return done;
    }
    [[nodiscard]] std::int32_t operator()(std::int32_t x, std::int32_t y) const {
        const std::int32_t value = x - in.zero;
        const std::int32_t scaled = value >= 0
            ? requantise(value, above)
            : requantise(static_cast<std::int32_t>(std::int64_t{value} * (y - alpha.zero)), below);
        return held.hold(std::int64_t{scaled} + out.zero);
    }
};
Result<> prelu(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Pair p, pair_of(ops));
    if (p.a->dtype != p.out->dtype) return unsupported(*p.out);
    if (p.a->dtype == DType::f32) {
        p.each<float, float>([](float x, float y) { return x >= 0 ? x : x * y; });
        return done;
    }
    return quantised<Slopes>(call, p, 0,
                             [](const Slopes& slopes, std::int32_t x, std::int32_t y) { return slopes(x, y); });
}

/// Any number of operands of one shape.
Result<> add_n(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* first, ops.in(0));
    TRY(TensorValue * out, ops.out());
    CHECKED(same_type(*first, *out));
    if (out->dtype != DType::f32 && out->dtype != DType::i32) return unsupported(*out);
    CHECKED(resize(*out, first->sizes));
    for (std::size_t i = 0; i < ops.inputs(); ++i) {
        TRY(const TensorValue* in, ops.in(i, out->dtype));
        if (!(in->sizes == first->sizes)) return unsupported(*in);
        for (std::int64_t k = 0; k < out->numel(); ++k) {
            if (out->dtype == DType::f32) out->as<float>()[k] = in->as<float>()[k] + (i > 0 ? out->as<float>()[k] : 0);
            else
                out->as<std::int32_t>()[k] = static_cast<std::int32_t>(std::int64_t{in->as<std::int32_t>()[k]} +
                                                                       (i > 0 ? out->as<std::int32_t>()[k] : 0));
        }
    }
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::ADD", .arguments = 1, .run = add},
    {.op = "tflite::SUB", .arguments = 1, .run = sub},
    {.op = "tflite::MUL", .arguments = 1, .run = mul},
    {.op = "tflite::DIV", .arguments = 1, .run = div},
    {.op = "tflite::SQUARED_DIFFERENCE", .arguments = 1, .run = squared_difference},
    {.op = "tflite::MAXIMUM", .arguments = 1, .run = maximum},
    {.op = "tflite::MINIMUM", .arguments = 1, .run = minimum},
    {.op = "tflite::FLOOR_DIV", .arguments = 1, .run = floor_div},
    {.op = "tflite::FLOOR_MOD", .arguments = 1, .run = floor_mod},
    {.op = "tflite::POW", .arguments = 1, .run = power},
    {.op = "tflite::ATAN2", .arguments = 1, .run = atan2_op},
    {.op = "tflite::LOGICAL_AND", .arguments = 1, .run = logical_and},
    {.op = "tflite::LOGICAL_OR", .arguments = 1, .run = logical_or},
    {.op = "tflite::PRELU", .arguments = 1, .run = prelu},
    {.op = "tflite::ADD_N", .arguments = 1, .run = add_n},
    {.op = "tflite::LESS", .arguments = 1, .run = less},
    {.op = "tflite::LESS_EQUAL", .arguments = 1, .run = less_equal},
    {.op = "tflite::GREATER", .arguments = 1, .run = greater},
    {.op = "tflite::GREATER_EQUAL", .arguments = 1, .run = greater_equal},
    {.op = "tflite::EQUAL", .arguments = 1, .run = equal},
    {.op = "tflite::NOT_EQUAL", .arguments = 1, .run = not_equal},
};

}  // namespace

KernelFamily tflite_binary_kernels() { return rows; }

}  // namespace arenascope
