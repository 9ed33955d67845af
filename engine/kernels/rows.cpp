#include "engine/kernels/rows.h"

#include <bit>
#include <cmath>
#include <limits>

#include "engine/kernels/transpose.h"

namespace arenascope {

namespace {

struct Half {
    std::uint16_t bits;
};
struct Brain {
    std::uint16_t bits;
};

/// Without a branch, so that loops of it run several at a time.
float widen(Half half) {
    const std::uint32_t magnitude = half.bits & 0x7fffu, sign = static_cast<std::uint32_t>(half.bits & 0x8000u) << 16;
    // The exponents lie 112 apart, subnormals included; those of infinity and NaN become the largest.
    const auto scaled = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude << 13) * 0x1p112f);
    return std::bit_cast<float>(scaled | (magnitude >= 0x7c00u ? 0x7f800000u : 0u) | sign);
}

float widen(Brain brain) { return std::bit_cast<float>(static_cast<std::uint32_t>(brain.bits) << 16); }

/// Nearest, ties to even; too large becomes infinity. Without a branch, as above.
Half narrow_half(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t sign = (bits >> 16) & 0x8000u, magnitude = bits & 0x7fffffffu;
    // Subnormal: the spacing is 2^-24 everywhere, which adding a half leaves in the last bits.
    const std::uint32_t small = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) + 0.5f) - 0x3f000000u;
    const std::uint32_t normal = (magnitude + 0xfffu + ((magnitude >> 13) & 1u) - 0x38000000u) >> 13;
    const std::uint32_t large = magnitude > 0x7f800000u ? 0x7e00u : 0x7c00u;
    const std::uint32_t finite = magnitude < 0x38800000u ? small : normal;
    return {static_cast<std::uint16_t>(sign | (magnitude >= 0x477ff000u ? large : finite))};
}

Brain narrow_brain(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    if (std::isnan(value)) return {static_cast<std::uint16_t>((bits >> 16) | 0x40u)};
    return {static_cast<std::uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16)};
}

template <class C, class T>
C convert_in(T item) {
    if constexpr (std::is_same_v<T, Half> || std::is_same_v<T, Brain>) {
        return convert_in<C>(widen(item));
    } else if constexpr (std::is_same_v<C, std::int64_t> && std::is_floating_point_v<T>) {
        // Out of range is undefined in C++; saturate, and NaN becomes 0.
        if (!(item > -0x1p63)) return std::isnan(item) ? 0 : std::numeric_limits<std::int64_t>::min();
        return item >= 0x1p63 ? std::numeric_limits<std::int64_t>::max() : static_cast<std::int64_t>(item);
    } else {
        return static_cast<C>(item);
    }
}

template <class T, class C>
T convert_out(C item) {
    if constexpr (std::is_same_v<T, Half>) return narrow_half(static_cast<float>(item));
    else if constexpr (std::is_same_v<T, Brain>) return narrow_brain(static_cast<float>(item));
    else if constexpr (std::is_same_v<T, bool>) return item != C{0};
    else if constexpr (std::is_integral_v<T>) return static_cast<T>(convert_in<std::int64_t>(item));
    else return static_cast<T>(item);
}

/// Calls f with an object of the element's C++ type. Bool is read as a byte: any other bit pattern is undefined.
template <class F>
void with_type(DType dtype, F f) {
    switch (dtype) {
        case DType::f32: f(float{}); return;
        case DType::f64: f(double{}); return;
        case DType::f16: f(Half{}); return;
        case DType::bf16: f(Brain{}); return;
        case DType::i64: f(std::int64_t{}); return;
        case DType::i32: f(std::int32_t{}); return;
        case DType::i16: f(std::int16_t{}); return;
        case DType::i8: f(std::int8_t{}); return;
        case DType::u8: f(std::uint8_t{}); return;
        case DType::u16: f(std::uint16_t{}); return;
        case DType::u32: f(std::uint32_t{}); return;
        case DType::boolean: f(bool{}); return;
        default: return;
    }
}

template <class T>
T read_item(const std::byte* base, std::int64_t index) {
    if constexpr (std::is_same_v<T, bool>) {
        return base[index] != std::byte{0};
    } else {
        T item;
        std::memcpy(&item, base + index * static_cast<std::int64_t>(sizeof(T)), sizeof(T));
        return item;
    }
}

template <class C>
constexpr DType type_of() {
    if constexpr (std::is_same_v<C, float>) return DType::f32;
    else if constexpr (std::is_same_v<C, double>) return DType::f64;
    else return DType::i64;
}

}  // namespace

Compute compute_of(DType dtype) {
    if (dtype == DType::f64) return Compute::f64;
    return is_floating(dtype) ? Compute::f32 : Compute::i64;
}

bool is_computable(DType dtype) {
    switch (dtype) {
        case DType::f32:
        case DType::f64:
        case DType::f16:
        case DType::bf16:
        case DType::i64:
        case DType::i32:
        case DType::i16:
        case DType::i8:
        case DType::u8:
        case DType::u16:
        case DType::u32:
        case DType::boolean: return true;
        default: return false;
    }
}

template <class C>
const C* load_row(const TensorValue& tensor, std::int64_t offset, std::int64_t stride, std::int64_t n, C* buffer) {
    const std::byte* base = tensor.data + offset * item_size(tensor.dtype);
    if (tensor.dtype == type_of<C>() && stride == 1 && reinterpret_cast<std::uintptr_t>(base) % alignof(C) == 0) {
        return reinterpret_cast<const C*>(base);
    }
    with_type(tensor.dtype, [&](auto type) {
        using T = decltype(type);
        if (stride == 0) {
            std::fill_n(buffer, n, convert_in<C>(read_item<T>(base, 0)));
            return;
        }
        if (stride == 1) {
            for (std::int64_t i = 0; i < n; ++i) buffer[i] = convert_in<C>(read_item<T>(base, i));
            return;
        }
        for (std::int64_t i = 0; i < n; ++i) buffer[i] = convert_in<C>(read_item<T>(base, i * stride));
    });
    return buffer;
}

template <class C>
void store_row(const TensorValue& tensor, std::int64_t offset, std::int64_t stride, std::int64_t n, const C* from) {
    std::byte* base = tensor.data + offset * item_size(tensor.dtype);
    with_type(tensor.dtype, [&](auto type) {
        using T = decltype(type);
        const auto store = [&](std::int64_t at, C element) {
            const T item = convert_out<T>(element);
            std::memcpy(base + at * static_cast<std::int64_t>(sizeof(T)), &item, sizeof(T));
        };
        if (stride == 1) {
            for (std::int64_t i = 0; i < n; ++i) store(i, from[i]);
        } else {
            for (std::int64_t i = 0; i < n; ++i) store(i * stride, from[i]);
        }
    });
}

template <class C>
C* target_row(const TensorValue& tensor, std::int64_t offset, std::int64_t stride, C* buffer) {
    std::byte* base = tensor.data + offset * item_size(tensor.dtype);
    const bool is_direct =
        tensor.dtype == type_of<C>() && stride == 1 && reinterpret_cast<std::uintptr_t>(base) % alignof(C) == 0;
    return is_direct ? reinterpret_cast<C*>(base) : buffer;
}

#define ROWS_OF(C)                                                                                      \
    template const C* load_row<C>(const TensorValue&, std::int64_t, std::int64_t, std::int64_t, C*);    \
    template void store_row<C>(const TensorValue&, std::int64_t, std::int64_t, std::int64_t, const C*); \
    template C* target_row<C>(const TensorValue&, std::int64_t, std::int64_t, C*)
ROWS_OF(float);
ROWS_OF(double);
ROWS_OF(std::int64_t);
#undef ROWS_OF

Result<> check_computable(const TensorValue& tensor) {
    if (is_computable(tensor.dtype)) return done;
    return Error{.what = message("no kernel for {tensor}", describe(tensor)),
                 .expected = message("a float, integer or bool type")};
}

namespace {

/// The dimension along which the source is dense, where that is not the output's own: its place in the walk.
std::optional<std::size_t> transposed_dim(const Walk<2>& walk) {
    const std::size_t last = walk.rank - 1;
    if (walk.rank < 2 || walk.strides[0][last] != 1 || walk.strides[1][last] == 1) return std::nullopt;
    for (std::size_t dim = 0; dim < last; ++dim) {
        if (walk.strides[1][dim] == 1 && walk.sizes[dim] > 1) return dim;
    }
    return std::nullopt;
}

template <class T>
void transpose_items(const TensorValue& to, const TensorValue& from, Walk<2> walk, std::size_t dim) {
    constexpr auto size = static_cast<std::int64_t>(sizeof(T));
    const std::size_t last = walk.rank - 1;
    const std::int64_t rows = walk.sizes[dim], columns = walk.sizes[last];
    const std::int64_t to_row = walk.strides[0][dim], from_column = walk.strides[1][last];
    walk.sizes[dim] = walk.sizes[last] = 1;  // what is left are the planes
    for_rows(walk, 1, [&](const auto& at, std::int64_t) {
        transpose<sizeof(T)>(to.data + at[0] * size, to_row, from.data + at[1] * size, from_column, rows, columns);
    });
}

template <class T>
void copy_items(const TensorValue& to, const TensorValue& from) {
    const auto walk = make_walk<2>({&to, &from});
    if (const auto dim = transposed_dim(walk)) return transpose_items<T>(to, from, walk, *dim);
    const std::int64_t out = walk.strides[0][walk.rank - 1], in = walk.strides[1][walk.rank - 1];
    for_rows(walk, walk.sizes[walk.rank - 1], [&](const auto& at, std::int64_t n) {
        constexpr auto size = static_cast<std::int64_t>(sizeof(T));
        std::byte* target = to.data + at[0] * size;
        const std::byte* source = from.data + at[1] * size;
        if (out == 1 && in == 1) {
            std::memmove(target, source, static_cast<std::size_t>(n * size));
            return;
        }
        if (out == 1 && in == 0) {
            T item;
            std::memcpy(&item, source, sizeof(T));
            for (std::int64_t i = 0; i < n; ++i) std::memcpy(target + i * size, &item, sizeof(T));
            return;
        }
        for (std::int64_t i = 0; i < n; ++i) std::memcpy(target + i * out * size, source + i * in * size, sizeof(T));
    });
}

}  // namespace

Result<> copy_values(const TensorValue& to, const TensorValue& from) {
    if (!(to.sizes == from.sizes))
        return Error{.what = message("cannot copy {tensor} into {other_tensor}", describe(from), describe(to)),
                     .expected = message("equal sizes")};
    if (to.numel() == 0) return done;
    if (to.dtype == from.dtype) {
        if (to.data == from.data && to.strides == from.strides) return done;  // computed in place: it is there
        if (to.rank() == 0 && is_computable(to.dtype)) {
            std::memcpy(to.data, from.data, static_cast<std::size_t>(item_size(to.dtype)));
            return done;
        }
        switch (item_size(to.dtype)) {
            case 1: copy_items<std::uint8_t>(to, from); return done;
            case 2: copy_items<std::uint16_t>(to, from); return done;
            case 4: copy_items<std::uint32_t>(to, from); return done;
            case 8: copy_items<std::uint64_t>(to, from); return done;
            default: break;
        }
    }
    CHECKED(check_computable(to));
    CHECKED(check_computable(from));
    const Compute in = compute_of(from.dtype), out = compute_of(to.dtype);
    // Through the wider of both types, so that nothing is lost.
    const Compute via = in == Compute::i64 && out != Compute::i64 ? out : in;
    with_compute(via, [&](auto type) { map_rows<decltype(type)>(to, from, [](auto x) { return x; }); });
    return done;
}

Result<> fill_values(const TensorValue& to, const Scalar& number) {
    CHECKED(check_computable(to));
    std::array<std::byte, 8> bytes{};
    TensorValue one;
    one.dtype = to.dtype;
    one.data = bytes.data();
    const ScalarOperand held(number);
    CHECKED(copy_values(one, held.value));
    TRY(const TensorValue all, expand_to(one, to.sizes));
    return copy_values(to, all);
}

ScalarOperand::ScalarOperand(const Scalar& scalar) {
    value.is_constant = true;
    if (scalar.kind == Scalar::Kind::floating) {
        value.dtype = DType::f64;
        std::memcpy(bytes_.data(), &scalar.floating, sizeof scalar.floating);
    } else if (scalar.kind == Scalar::Kind::integer) {
        value.dtype = DType::i64;
        std::memcpy(bytes_.data(), &scalar.integer, sizeof scalar.integer);
    } else {
        value.dtype = DType::boolean;
        bytes_[0] = std::byte{scalar.integer != 0};
    }
    value.data = bytes_.data();
}

DType result_type(const TensorValue& a, bool a_is_number, const TensorValue& b, bool b_is_number) {
    const auto category = [](DType d) { return d == DType::boolean ? 0 : is_floating(d) ? 2 : 1; };
    const auto priority = [](const TensorValue& t, bool number) { return number ? 0 : t.rank() == 0 ? 1 : 2; };
    // The width of a number never counts: a float number is float32 with integers.
    const auto type = [](const TensorValue& t, bool number) {
        return number && t.dtype == DType::f64 ? DType::f32 : t.dtype;
    };
    const DType x = type(a, a_is_number), y = type(b, b_is_number);
    const int first = priority(a, a_is_number), second = priority(b, b_is_number);
    if (first == second) return promote(x, y);
    const DType strong = first > second ? x : y, weak = first > second ? y : x;
    return category(weak) > category(strong) ? weak : strong;
}

}  // namespace arenascope
