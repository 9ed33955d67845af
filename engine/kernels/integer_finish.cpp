// Sums of quantised layers, 4, 8 or 16 channels at a time.

#include "engine/kernels/integer_finish.h"

#include <algorithm>
#include <cstring>

#include "engine/kernels/lanes.h"

namespace arenascope {

namespace {

template <class Lanes>
using IntsOf __attribute__((vector_size(sizeof(Lanes)))) = std::int32_t;

template <class To, class From>
[[gnu::always_inline]] inline void load_some(To& to, const From* from, std::int64_t n) {
    constexpr std::int64_t all = sizeof(To) / sizeof(From);
    if (n >= all) return void(std::memcpy(&to, from, sizeof(To)));
    From items[all] = {};
    for (std::int64_t i = 0; i < n; ++i) items[i] = from[i];
    std::memcpy(&to, items, sizeof(To));
}

/// The same number in all lanes.
template <class Lanes>
struct Held {
    explicit Held(float item) { fill(lanes, item); }
    Lanes lanes;
};
template <class Lanes>
[[gnu::always_inline]] inline void bound(Lanes& x, const Held<Lanes>& low, const Held<Lanes>& high) {
    x = x < low.lanes ? low.lanes : x;
    x = x > high.lanes ? high.lanes : x;
}

template <class Lanes>
[[gnu::always_inline]] inline void value_at(Lanes& y, const ChannelFinish& f, const Held<Lanes>& least,
                                            const Held<Lanes>& most, const std::int32_t* sums, std::int64_t i,
                                            std::int64_t n) {
    IntsOf<Lanes> sum, shift;
    Lanes scale, bias;
    load_some(sum, sums + i, n - i);
    load_some(shift, f.shift + i, n - i);
    load_some(scale, f.scale + i, n - i);
    load_some(bias, f.bias + i, n - i);
    y = __builtin_convertvector(sum - shift, Lanes) * scale + bias;
    bound(y, least, most);
}

/// Whole numbers of a range of bytes, and room for those beyond it, which are never in doubt.
template <class Lanes>
struct Levels {
    explicit Levels(float inverse_scale, float zero_point, float least, float most)
        : inverse(inverse_scale),
          zero(zero_point),
          low(least),
          high(most),
          lower(least - zero_point - 2),
          higher(most - zero_point + 2) {}
    Held<Lanes> inverse, zero, low, high, lower, higher;
};
/// `y` becomes a level, and `whole` the nearest whole one, with the zero point, in the range.
template <class Lanes>
[[gnu::always_inline]] inline void round_to_levels(const Levels<Lanes>& f, Lanes& y, Lanes& whole, Lanes& off) {
    constexpr float rounds = 12582912;  // 1.5 * 2^23: a sum with it is whole, ties to even
    y *= f.inverse.lanes;
    bound(y, f.lower, f.higher);
    whole = (y + rounds) - rounds;
    off = y - whole;
    whole += f.zero.lanes;
    bound(whole, f.low, f.high);
}

template <std::int64_t count>
using BytesOf __attribute__((vector_size(count))) = std::uint8_t;
template <class Ints, class Bytes>
[[gnu::always_inline]] inline void low_bytes(const Ints& ints, Bytes& bytes) {
    bytes = __builtin_convertvector(ints, Bytes);
}
/// Of 8 lanes, GCC 12 would convert one by one.
[[gnu::always_inline]] inline void low_bytes(const IntsOf<Lanes8>& ints, BytesOf<8>& bytes) {
    BytesOf<32> all;
    std::memcpy(&all, &ints, sizeof all);
    bytes = __builtin_shufflevector(all, all, 0, 4, 8, 12, 16, 20, 24, 28);
}

/// The low byte of each whole number.
template <class Lanes>
[[gnu::always_inline]] inline void store_bytes(std::uint8_t* to, const Lanes& whole, std::int64_t n) {
    BytesOf<width<Lanes>> bytes;
    low_bytes(__builtin_convertvector(whole, IntsOf<Lanes>), bytes);
    if (n >= width<Lanes>) std::memcpy(to, &bytes, sizeof bytes);
    else std::memcpy(to, &bytes, static_cast<std::size_t>(n));
}

template <class Lanes>
[[gnu::always_inline]] inline bool quantise(const ChannelFinish& f, const std::int32_t* sums, std::uint8_t* to,
                                            std::int64_t n) {
    const Levels<Lanes> levels(f.inverse, f.zero, f.low, f.high);
    const Held<Lanes> least(f.least), most(f.most);
    const ChannelFinish own = f;  // bytes that are stored could be any of it behind the reference
    Lanes farthest = {};          // from a whole number, squared: lanes that are compared become integers one by one
    for (std::int64_t i = 0; i < n; i += width<Lanes>) {
        Lanes y, whole, off;
        value_at(y, own, least, most, sums, i, n);
        round_to_levels(levels, y, whole, off);
        const Lanes square = off * off;
        farthest = square > farthest ? square : farthest;
        store_bytes(to + i, whole, n - i);
    }
    const float edge = 0.5F - f.doubt;
    return largest_of(farthest) > edge * edge;
}

template <class Lanes>
[[gnu::always_inline]] inline void bytes_of(const FloatFinish& f, const LooseFloat* from, std::uint8_t* to,
                                            std::int64_t n) {
    const Levels<Lanes> levels(f.inverse, f.zero, f.low, f.high);
    for (std::int64_t i = 0; i < n; i += width<Lanes>) {
        Lanes y, whole, off;
        load(y, from + i, n - i, 0.0F);
        round_to_levels(levels, y, whole, off);
        store_bytes(to + i, whole, n - i);
    }
}

template <class Lanes>
using WordsOf __attribute__((vector_size(sizeof(Lanes)))) = std::uint32_t;

/// Byte `at` of each word as a number.
template <class Lanes>
[[gnu::always_inline]] inline void numbers_of(const WordsOf<Lanes>& words, int at, bool is_signed, Lanes& y) {
    IntsOf<Lanes> ints;
    if (is_signed) ints = reinterpret_cast<IntsOf<Lanes>>(words << (24 - 8 * at)) >> 24;
    else ints = reinterpret_cast<IntsOf<Lanes>>((words >> (8 * at)) & 255U);
    y = __builtin_convertvector(ints, Lanes);
}

/// Four bytes in each lane, so that none has to change its place.
template <class Lanes>
[[gnu::always_inline]] inline void requantise(const ByteScale& s, const FloatFinish& f, const std::uint8_t* from,
                                              std::uint8_t* to, std::int64_t n) {
    const Levels<Lanes> levels(f.inverse, f.zero, f.low, f.high);
    const Held<Lanes> scale(s.scale), zero(s.zero);
    const bool is_signed = s.is_signed;
    constexpr auto step = static_cast<std::int64_t>(sizeof(Lanes));
    for (std::int64_t i = 0; i < n; i += step) {
        const auto count = static_cast<std::size_t>(std::min(step, n - i));
        WordsOf<Lanes> words = {}, made = {};
        std::memcpy(&words, from + i, count);
        for (int at = 0; at < 4; ++at) {
            Lanes y, whole, off;
            numbers_of<Lanes>(words, at, is_signed, y);
            y = (y - zero.lanes) * scale.lanes;
            round_to_levels(levels, y, whole, off);
            const IntsOf<Lanes> ints = __builtin_convertvector(whole, IntsOf<Lanes>);
            made |= (reinterpret_cast<WordsOf<Lanes>>(ints) & 255U) << (8 * at);
        }
        std::memcpy(to + i, &made, count);
    }
}

template <class Lanes>
[[gnu::always_inline]] inline void scale(const ChannelFinish& f, const std::int32_t* sums, float* to, std::int64_t n) {
    const Held<Lanes> least(f.least), most(f.most);
    for (std::int64_t i = 0; i < n; i += width<Lanes>) {
        Lanes y;
        value_at(y, f, least, most, sums, i, n);
        store(to + i, y, n - i);
    }
}

struct Functions {
    bool (*quantise)(const ChannelFinish&, const std::int32_t*, std::uint8_t*, std::int64_t);
    void (*scale)(const ChannelFinish&, const std::int32_t*, float*, std::int64_t);
    void (*bytes_of)(const FloatFinish&, const LooseFloat*, std::uint8_t*, std::int64_t);
    void (*requantise)(const ByteScale&, const FloatFinish&, const std::uint8_t*, std::uint8_t*, std::int64_t);
};

bool quantise_4(const ChannelFinish& f, const std::int32_t* sums, std::uint8_t* to, std::int64_t n) {
    return quantise<Lanes4>(f, sums, to, n);
}
void scale_4(const ChannelFinish& f, const std::int32_t* sums, float* to, std::int64_t n) {
    scale<Lanes4>(f, sums, to, n);
}
void bytes_4(const FloatFinish& f, const LooseFloat* from, std::uint8_t* to, std::int64_t n) {
    bytes_of<Lanes4>(f, from, to, n);
}
void requantise_4(const ByteScale& s, const FloatFinish& f, const std::uint8_t* from, std::uint8_t* to,
                  std::int64_t n) {
    requantise<Lanes4>(s, f, from, to, n);
}
#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] bool quantise_8(const ChannelFinish& f, const std::int32_t* sums, std::uint8_t* to,
                                            std::int64_t n) {
    return quantise<Lanes8>(f, sums, to, n);
}
[[gnu::target("avx2,fma")]] void scale_8(const ChannelFinish& f, const std::int32_t* sums, float* to, std::int64_t n) {
    scale<Lanes8>(f, sums, to, n);
}
[[gnu::target("avx2,fma")]] void bytes_8(const FloatFinish& f, const LooseFloat* from, std::uint8_t* to,
                                         std::int64_t n) {
    bytes_of<Lanes8>(f, from, to, n);
}
[[gnu::target("avx2,fma")]] void requantise_8(const ByteScale& s, const FloatFinish& f, const std::uint8_t* from,
                                              std::uint8_t* to, std::int64_t n) {
    requantise<Lanes8>(s, f, from, to, n);
}
[[gnu::target("avx512f,avx512dq")]] bool quantise_16(const ChannelFinish& f, const std::int32_t* sums, std::uint8_t* to,
                                                     std::int64_t n) {
    return quantise<Lanes16>(f, sums, to, n);
}
[[gnu::target("avx512f,avx512dq")]] void scale_16(const ChannelFinish& f, const std::int32_t* sums, float* to,
                                                  std::int64_t n) {
    scale<Lanes16>(f, sums, to, n);
}
[[gnu::target("avx512f,avx512dq")]] void bytes_16(const FloatFinish& f, const LooseFloat* from, std::uint8_t* to,
                                                  std::int64_t n) {
    bytes_of<Lanes16>(f, from, to, n);
}
[[gnu::target("avx512f,avx512dq")]] void requantise_16(const ByteScale& s, const FloatFinish& f,
                                                       const std::uint8_t* from, std::uint8_t* to, std::int64_t n) {
    requantise<Lanes16>(s, f, from, to, n);
}
#endif

Functions choose() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq"))
        return {quantise_16, scale_16, bytes_16, requantise_16};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return {quantise_8, scale_8, bytes_8, requantise_8};
#endif
    return {quantise_4, scale_4, bytes_4, requantise_4};
}

const Functions& functions() {
    static const Functions chosen = choose();
    return chosen;
}

}  // namespace

bool quantise_sums(const ChannelFinish& finish, const std::int32_t* sums, std::uint8_t* to, std::int64_t n) {
    return functions().quantise(finish, sums, to, n);
}

void quantise_floats(const FloatFinish& finish, const LooseFloat* from, std::uint8_t* to, std::int64_t n) {
    functions().bytes_of(finish, from, to, n);
}

void requantise_bytes(const ByteScale& scale, const FloatFinish& finish, const std::uint8_t* from, std::uint8_t* to,
                      std::int64_t n) {
    functions().requantise(scale, finish, from, to, n);
}

void scale_sums(const ChannelFinish& finish, const std::int32_t* sums, float* to, std::int64_t n) {
    functions().scale(finish, sums, to, n);
}

}  // namespace arenascope
