// For `--layout best`: the small operators between the products of a decoder step, each chain in one pass over its
// rows. All take contiguous f32. Sums use several lanes, so their order differs between machines.

#include <cmath>
#include <cstring>
#include <limits>

#include "engine/kernels/families.h"
#include "engine/kernels/loose_float.h"

namespace arenascope {

namespace {

using Lanes4 __attribute__((vector_size(16))) = float;
using Lanes8 __attribute__((vector_size(32))) = float;
using Lanes16 __attribute__((vector_size(64))) = float;

template <class Lanes>
constexpr std::int64_t width = sizeof(Lanes) / sizeof(float);

template <class Lanes>
[[gnu::always_inline]] inline void fill(Lanes& to, float item) {
    to = item - Lanes{};
}
/// The first `n` elements; `rest` in the lanes behind them.
template <class Lanes>
[[gnu::always_inline]] inline void load(Lanes& to, const LooseFloat* from, std::int64_t n, float rest) {
    if (n >= width<Lanes>) return void(std::memcpy(&to, from, sizeof(Lanes)));
    fill(to, rest);
    for (std::int64_t i = 0; i < n; ++i) to[i] = from[i];
}
template <class Lanes>
[[gnu::always_inline]] inline void store(float* to, const Lanes& from, std::int64_t n) {
    if (n >= width<Lanes>) return void(std::memcpy(to, &from, sizeof(Lanes)));
    for (std::int64_t i = 0; i < n; ++i) to[i] = from[i];
}

/// e to the power of each lane, within 2 units of the last place: 2^n times a polynomial over ±ln 2 / 2 (the
/// coefficients are those of Cephes). The power of two comes in two factors: one alone leaves the range of floats
/// before the result does. NaN stays NaN.
template <class Lanes>
[[gnu::always_inline]] inline void to_power(Lanes& x) {
    using Ints __attribute__((vector_size(sizeof(Lanes)))) = std::int32_t;
    constexpr float lowest = -104, highest = 89;  // beyond: 0 and infinity
    Lanes low, high;
    fill(low, lowest);
    fill(high, highest);
    x = x < low ? low : x;
    x = x > high ? high : x;
    constexpr float rounds = 12582912;  // 1.5 * 2^23: adding it rounds to an integer
    const Lanes n = (x * 1.44269504088896341F + rounds) - rounds;
    const Lanes r = (x - n * 0.693359375F) + n * 2.12194440e-4F;
    Lanes p = r * 1.9875691500e-4F + 1.3981999507e-3F;
    p = p * r + 8.3334519073e-3F;
    p = p * r + 4.1665795894e-2F;
    p = p * r + 1.6666665459e-1F;
    p = p * r + 5.0000001201e-1F;
    p = p * r * r + r + 1.0F;
    const Ints whole = __builtin_convertvector(n, Ints), half = whole >> 1;
    const Ints first = (half + 127) << 23, second = (whole - half + 127) << 23;
    Lanes a, b;
    std::memcpy(&a, &first, sizeof a);
    std::memcpy(&b, &second, sizeof b);
    x = p * a * b;
}

/// out = x * sigmoid(x) * y; without y: x * sigmoid(x).
template <class Lanes>
[[gnu::always_inline]] inline void gate_row(const LooseFloat* x, const LooseFloat* y, float* out, std::int64_t n) {
    for (std::int64_t i = 0; i < n; i += width<Lanes>) {
        Lanes from, other, power;
        load(from, x + i, n - i, 0);
        if (y) load(other, y + i, n - i, 0);
        else fill(other, 1);
        power = -from;
        to_power(power);
        store(out + i, from / (power + 1.0F) * other, n - i);
    }
}

/// out = softmax(x * factor + mask). A row of -inf, or with a NaN, gives NaN.
template <class Lanes>
[[gnu::always_inline]] inline void softmax_row(const LooseFloat* x, float factor, const LooseFloat* mask, float* out,
                                               std::int64_t n) {
    constexpr float least = -std::numeric_limits<float>::infinity();
    Lanes tops;
    fill(tops, least);
    for (std::int64_t i = 0; i < n; i += width<Lanes>) {
        Lanes from, added = {};
        load(from, x + i, n - i, least);
        if (mask) load(added, mask + i, n - i, 0);
        from = from * factor + added;
        store(out + i, from, n - i);
        if (n - i < width<Lanes>) load(from, out + i, n - i, least);  // -inf times a factor need not be -inf
        tops = from > tops ? from : tops;
    }
    float top = least;
    for (std::int64_t k = 0; k < width<Lanes>; ++k) top = tops[k] > top ? tops[k] : top;
    Lanes sums = {};
    for (std::int64_t i = 0; i < n; i += width<Lanes>) {
        Lanes from;
        load(from, out + i, n - i, least);
        from -= top;
        to_power(from);
        store(out + i, from, n - i);
        sums += from;
    }
    float sum = 0;
    for (std::int64_t k = 0; k < width<Lanes>; ++k) sum += sums[k];
    const float share = 1 / sum;
    for (std::int64_t i = 0; i < n; ++i) out[i] *= share;
}

using Gate = void (*)(const LooseFloat*, const LooseFloat*, float*, std::int64_t);
using Softmax = void (*)(const LooseFloat*, float, const LooseFloat*, float*, std::int64_t);

void gate_4(const LooseFloat* x, const LooseFloat* y, float* out, std::int64_t n) { gate_row<Lanes4>(x, y, out, n); }
void softmax_4(const LooseFloat* x, float factor, const LooseFloat* mask, float* out, std::int64_t n) {
    softmax_row<Lanes4>(x, factor, mask, out, n);
}
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void gate_8(const LooseFloat* x, const LooseFloat* y, float* out, std::int64_t n) {
    gate_row<Lanes8>(x, y, out, n);
}
[[gnu::target("avx2,fma")]] void softmax_8(const LooseFloat* x, float factor, const LooseFloat* mask, float* out,
                                           std::int64_t n) {
    softmax_row<Lanes8>(x, factor, mask, out, n);
}
[[gnu::target("avx512f,avx512dq")]] void gate_16(const LooseFloat* x, const LooseFloat* y, float* out, std::int64_t n) {
    gate_row<Lanes16>(x, y, out, n);
}
[[gnu::target("avx512f,avx512dq")]] void softmax_16(const LooseFloat* x, float factor, const LooseFloat* mask,
                                                    float* out, std::int64_t n) {
    softmax_row<Lanes16>(x, factor, mask, out, n);
}
#endif

struct Choice {
    Gate gate;
    Softmax softmax;
    std::string_view name;
};
const Choice& choice() {
    static const Choice made = [] {
#if defined(__x86_64__)
        if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq"))
            return Choice{gate_16, softmax_16, "own lanes avx512"};
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
            return Choice{gate_8, softmax_8, "own lanes avx2"};
#endif
        return Choice{gate_4, softmax_4, "own lanes"};
    }();
    return made;
}

Result<> check_dense(std::initializer_list<const TensorValue*> tensors) {
    for (const TensorValue* tensor : tensors) {
        if (tensor && (tensor->dtype != DType::f32 || (tensor->numel() > 0 && !tensor->is_contiguous())))
            return Error{.what = message("tensor {tensor}", describe(*tensor)), .expected = message("contiguous f32")};
    }
    return done;
}
Error unfit(const TensorValue& x, const TensorValue& y) {
    return Error{.what = message("sizes {tensor} and {other_tensor}", describe(x), describe(y)),
                 .expected = message("sizes that fit")};
}
std::int64_t row_length(const TensorValue& x) { return x.rank() == 0 ? 1 : x.sizes[x.rank() - 1]; }

/// (x, y?, out)
Result<> gated(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const TensorValue* y, call.optional_tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    CHECKED(check_dense({x, y, out}));
    if (y && y->numel() != x->numel()) return unfit(*x, *y);
    CHECKED(resize(*out, x->sizes));
    choice().gate(x->as<float>(), y ? y->as<float>() : nullptr, out->as<float>(), x->numel());
    call.implementation = choice().name;
    return done;
}

/// (x [.., n], factor, mask [.., n]?, out): softmax(x * factor + mask) over the last dimension; rows of the mask
/// repeat.
Result<> masked_softmax(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const double factor, call.number(1));
    TRY(const TensorValue* mask, call.optional_tensor(2));
    TRY(TensorValue * out, call.tensor(3));
    CHECKED(check_dense({x, mask, out}));
    const std::int64_t n = row_length(*x);
    if (mask && (row_length(*mask) != n || (x->numel() > 0 && (mask->numel() == 0 || x->numel() % mask->numel() != 0))))
        return unfit(*x, *mask);
    CHECKED(resize(*out, x->sizes));
    for (std::int64_t at = 0; at < x->numel(); at += n) {
        choice().softmax(x->as<float>() + at, static_cast<float>(factor),
                         mask ? mask->as<float>() + at % mask->numel() : nullptr, out->as<float>() + at, n);
    }
    call.implementation = choice().name;
    return done;
}

/// (x [.., 2 n], cosine [.., n], sine [.., n], out): of each row's halves a and b, a cos - b sin and b cos + a sin;
/// rows of the angles repeat.
Result<> turned_halves(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const TensorValue* cosine, call.tensor(1));
    TRY(const TensorValue* sine, call.tensor(2));
    TRY(TensorValue * out, call.tensor(3));
    CHECKED(check_dense({x, cosine, sine, out}));
    const std::int64_t length = row_length(*x), half = length / 2, angles = cosine->numel();
    if (length % 2 != 0 || row_length(*cosine) != half || sine->numel() != angles ||
        (x->numel() > 0 && (angles == 0 || x->numel() / 2 % angles != 0)))
        return unfit(*x, *cosine);
    CHECKED(resize(*out, x->sizes));
    for (std::int64_t at = 0; at < x->numel(); at += length) {
        const LooseFloat *a = x->as<float>() + at, *b = a + half;
        const LooseFloat *c = cosine->as<float>() + at / 2 % angles, *s = sine->as<float>() + at / 2 % angles;
        float* to = out->as<float>() + at;
        for (std::int64_t i = 0; i < half; ++i) {
            const float first = a[i], second = b[i];
            to[i] = first * c[i] - second * s[i];
            to[half + i] = second * c[i] + first * s[i];
        }
    }
    return done;
}

/// (x, y, weight [last dimension]?, eps, sum, out): sum = x + y, and each of its rows divided by the root of its mean
/// square.
Result<> sum_rms_norm(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const TensorValue* y, call.tensor(1));
    TRY(const TensorValue* weight, call.optional_tensor(2));
    TRY(const double eps, call.number(3));
    TRY(TensorValue * sum, call.tensor(4));
    TRY(TensorValue * out, call.tensor(5));
    CHECKED(check_dense({x, y, weight, sum, out}));
    const std::int64_t length = row_length(*x);
    if (y->numel() != x->numel()) return unfit(*x, *y);
    if (weight && weight->numel() != length) return unfit(*x, *weight);
    CHECKED(resize(*sum, x->sizes));
    CHECKED(resize(*out, x->sizes));
    const LooseFloat* scale = weight ? weight->as<float>() : nullptr;
    for (std::int64_t at = 0; at < x->numel(); at += length) {
        const LooseFloat *a = x->as<float>() + at, *b = y->as<float>() + at;
        float *total = sum->as<float>() + at, *to = out->as<float>() + at;
        constexpr std::int64_t lanes = 16;
        float squares[lanes] = {};
        std::int64_t k = 0;
        for (; k + lanes <= length; k += lanes) {
            float items[lanes];
            for (std::int64_t i = 0; i < lanes; ++i) items[i] = a[k + i] + b[k + i];
            for (std::int64_t i = 0; i < lanes; ++i) squares[i] += items[i] * items[i];
            std::memcpy(total + k, items, sizeof items);
        }
        for (; k < length; ++k) {
            total[k] = a[k] + b[k];
            squares[0] += total[k] * total[k];
        }
        double all = 0;
        for (const float part : squares) all += static_cast<double>(part);
        const auto factor = static_cast<float>(1 / std::sqrt(all / static_cast<double>(length) + eps));
        for (std::int64_t i = 0; i < length; ++i) to[i] = total[i] * factor * (scale ? scale[i] : 1.0f);
    }
    return done;
}

constexpr Kernel rows[] = {{"arenascope::gated.out", 3, gated},
                           {"arenascope::masked_softmax.out", 4, masked_softmax},
                           {"arenascope::turned_halves.out", 4, turned_halves},
                           {"arenascope::sum_rms_norm.out", 6, sum_rms_norm}};

}  // namespace

KernelFamily decoder_step_kernels() { return rows; }

}  // namespace arenascope
