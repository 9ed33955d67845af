#include "engine/backends/xnnpack/element.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "engine/base/bytes.h"
#include "engine/base/text.h"
#include "engine/kernels/rows.h"

namespace arenascope::xnn {

namespace {

using Type = Element::Type;
using Dims = std::vector<std::int64_t>;

std::size_t count_of(const Dims& dims, std::size_t begin = 0) {
    std::size_t product = 1;
    for (std::size_t i = begin; i < dims.size(); ++i) product *= static_cast<std::size_t>(dims[i]);
    return product;
}

struct Limits {
    float low = 0, high = 0;
};
Limits limits_of(Type type) { return type == Type::quint8 ? Limits{0, 255} : Limits{-128, 127}; }

/// The position of an element's scale.
class Scales {
public:
    Scales(const Element& element, const Dims& dims)
        : element_(element),
          inner_(count_of(dims, element.channel + 1)),
          channels_(static_cast<std::size_t>(dims.empty() ? 1 : std::max<std::int64_t>(1, dims[element.channel]))),
          groups_(element.group > 0 ? element.scales.size() / channels_ : 1) {}

    [[nodiscard]] float at(std::size_t flat) const {
        if (element_.scales.empty()) return element_.scale;
        const std::size_t channel = flat / inner_ % channels_;
        if (element_.group == 0) return element_.scales[channel];
        return element_.scales[channel * groups_ + flat % inner_ / static_cast<std::size_t>(element_.group)];
    }

private:
    const Element& element_;
    std::size_t inner_, channels_, groups_;
};

template <class T>
float whole_at(const std::byte* from, std::size_t i) {
    T value{};
    std::memcpy(&value, from + i * sizeof value, sizeof value);
    return static_cast<float>(value);
}

/// The integer of a stored element, minus its zero point. A byte contains two of four bits, the even one in the low
/// half.
float integer_at(const Element& element, const std::byte* from, std::size_t i) {
    switch (element.type) {
        case Type::quint8: return whole_at<std::uint8_t>(from, i) - static_cast<float>(element.zero);
        case Type::qint32: return whole_at<std::int32_t>(from, i) - static_cast<float>(element.zero);
        case Type::qcint32: return whole_at<std::int32_t>(from, i);
        case Type::qcint4:
        case Type::qbint4: {
            const auto byte = std::to_integer<int>(from[i / 2]);
            return static_cast<float>((i % 2 == 0 ? byte & 15 : byte >> 4) - 8);
        }
        case Type::qcint8: return whole_at<std::int8_t>(from, i);
        default: return whole_at<std::int8_t>(from, i) - static_cast<float>(element.zero);
    }
}

TensorValue dense(DType dtype, const std::byte* data, std::size_t count) {
    TensorValue out;
    out.dtype = dtype;
    out.is_fixed = true;
    out.sizes.push_back(static_cast<std::int64_t>(count));
    out.upper = out.sizes;
    set_dense_strides(out);
    out.data = const_cast<std::byte*>(data);  // read only if it was const
    return out;
}

void round_to_half(float* values, std::size_t count) {
    constexpr std::size_t chunk = static_cast<std::size_t>(row_chunk);
    alignas(16) std::array<std::byte, chunk * 2> halves{};
    const TensorValue stored = dense(DType::f16, halves.data(), chunk);
    for (std::size_t i = 0; i < count; i += chunk) {
        const auto n = static_cast<std::int64_t>(std::min(chunk, count - i));
        store_row<float>(stored, 0, 1, n, values + i);
        load_row<float>(stored, 0, 1, n, values + i);
    }
}

void quantise(float* values, std::size_t count, float scale, float zero, Limits limits) {
    const auto inverse = static_cast<float>(1.0 / static_cast<double>(scale));
    for (std::size_t i = 0; i < count; ++i) {
        const float whole = std::clamp(std::nearbyint(values[i] * inverse) + zero, limits.low, limits.high);
        values[i] = (whole - zero) * scale;
    }
}

/// As the library computes them: a range that includes zero, mapped to -128..127 so that zero is exact.
void quantise_by_range(float* values, std::size_t count) {
    if (count == 0) return;
    const auto [low, high] = std::minmax_element(values, values + count);
    const float least = std::min(0.0F, *low), most = std::max(0.0F, *high);
    if (least == most) return;  // all zero
    const float per_unit = 255.0F / (most - least), at_low = least * per_unit, at_high = most * per_unit;
    const float zero = (-128.0F + at_low) + (127.0F + at_high) > 0 ? -128.0F - at_low : 127.0F - at_high;
    quantise(values, count, 1 / per_unit, std::nearbyint(std::clamp(zero, -128.0F, 127.0F)), limits_of(Type::qint8));
}

}  // namespace

std::string_view name_of(Type type) {
    constexpr std::string_view names[]{"fp32",    "fp16",   "qint8",  "quint8", "qint32", "qcint8",
                                       "qcint32", "qcint4", "qbint4", "qdint8", "int32"};
    return names[static_cast<std::size_t>(type)];
}

std::optional<std::int64_t> stored_bytes(const Element& element, std::int64_t count) {
    switch (element.type) {
        case Type::f16: return checked_mul(count, 2);
        case Type::qint8:
        case Type::quint8:
        case Type::qcint8:
        case Type::qdint8: return count;
        case Type::qcint4:
        case Type::qbint4: return count / 2 + count % 2;
        default: return checked_mul(count, 4);
    }
}

Result<> check_element(const Element& element, const Dims& dims) {
    const auto usable = [](float scale) { return std::isnormal(scale) && scale > 0; };
    if (!usable(element.scale))
        return Error{.what = message("scale {scale}", element.scale), .expected = message("a finite number above 0")};
    const Limits limits = limits_of(element.type);
    const bool in_range =
        static_cast<float>(element.zero) >= limits.low && static_cast<float>(element.zero) <= limits.high;
    if ((element.type == Type::qint8 || element.type == Type::quint8) && !in_range)
        return Error{.what = message("zero point {value}", element.zero),
                     .expected = message("a number that the type can hold")};
    const bool by_channel = element.type == Type::qcint8 || element.type == Type::qcint32 ||
        element.type == Type::qcint4 || element.type == Type::qbint4;
    if (element.row_dims > dims.size())
        return Error{.what = message("{count} dimensions with one scale", element.row_dims),
                     .expected = Message::verbatim(shape_text(dims))};
    if (!by_channel) return done;
    if (element.channel >= dims.size())
        return Error{.what = message("channel dimension {channel}", element.channel),
                     .expected = message("one of {shape}", shape_text(dims))};
    std::int64_t expected = dims[element.channel];
    if (element.type == Type::qbint4) {
        const auto inner = static_cast<std::int64_t>(count_of(dims, element.channel + 1));
        if (element.group <= 0 || inner % element.group != 0)
            return Error{.what = message("groups of {group}", element.group),
                         .expected = message("a divisor of {divisor}", inner)};
        expected *= inner / element.group;
    }
    if (element.scales.size() != static_cast<std::size_t>(expected) ||
        !std::all_of(element.scales.begin(), element.scales.end(), usable))
        return Error{.what = message("{count} scales", element.scales.size()),
                     .expected = message("{expected} finite ones above 0", expected)};
    return done;
}

void decode(const Element& element, const Dims& dims, const std::byte* from, float* to) {
    const std::size_t count = count_of(dims);
    if (element.type == Type::f32) {
        std::memcpy(to, from, count * sizeof(float));
    } else if (element.type == Type::f16) {
        enter(element, dims, dense(DType::f16, from, count), to);
    } else {
        const Scales scales(element, dims);
        for (std::size_t i = 0; i < count; ++i) to[i] = integer_at(element, from, i) * scales.at(i);
    }
}

void to_bytes(const Element& element, const float* from, std::size_t count, std::byte* to) {
    const auto inverse = static_cast<float>(1.0 / static_cast<double>(element.scale)),
               zero = static_cast<float>(element.zero);
    const Limits limits = limits_of(element.type);
    for (std::size_t i = 0; i < count; ++i) {
        const float whole = std::clamp(std::nearbyint(from[i] * inverse) + zero, limits.low, limits.high);
        to[i] = static_cast<std::byte>(static_cast<int>(whole) & 255);
    }
}

void from_bytes(const Element& element, const std::byte* from, std::size_t count, float* to) {
    for (std::size_t i = 0; i < count; ++i) to[i] = integer_at(element, from, i) * element.scale;
}

void settle(const Element& element, const Dims& dims, float* values) {
    const std::size_t count = count_of(dims);
    if (element.at_entry) return quantise_by_range(values, count);
    switch (element.type) {
        case Type::f16: return round_to_half(values, count);
        case Type::qint8:
        case Type::quint8:
            return quantise(values, count, element.scale, static_cast<float>(element.zero), limits_of(element.type));
        case Type::qdint8: {
            const std::size_t row = count_of(dims, dims.size() - element.row_dims);
            for (std::size_t i = 0; i < count && row > 0; i += row) quantise_by_range(values + i, row);
            return;
        }
        default: return;  // f32, indices, and types of constants only
    }
}

bool may_be(const Element& element, DType dtype) {
    switch (element.type) {
        case Type::f32: return dtype == DType::f32;
        case Type::f16: return dtype == DType::f16;
        case Type::qint8: return dtype == DType::i8;
        case Type::quint8: return dtype == DType::u8;
        case Type::index: return dtype == DType::i64 || dtype == DType::i32;
        default: return false;
    }
}

void enter(const Element& element, const Dims& dims, const TensorValue& from, float* to) {
    const std::size_t count = count_of(dims);
    const TensorValue flat = dense(from.dtype, from.data, count);
    if (element.type == Type::qint8 || element.type == Type::quint8) return decode(element, dims, from.data, to);
    for (std::size_t i = 0; i < count; i += static_cast<std::size_t>(row_chunk)) {
        const std::int64_t n = std::min<std::int64_t>(row_chunk, static_cast<std::int64_t>(count - i));
        const float* row = load_row<float>(flat, static_cast<std::int64_t>(i), 1, n, to + i);
        if (row != to + i) std::copy_n(row, n, to + i);
    }
    if (element.at_entry) settle(element, dims, to);
}

void leave(const Element& element, const float* from, const TensorValue& to) {
    const auto count = static_cast<std::size_t>(to.numel());
    const TensorValue flat = dense(to.dtype, to.data, count);
    const bool whole = compute_of(to.dtype) == Compute::i64;
    const auto inverse = static_cast<float>(1.0 / static_cast<double>(element.scale));
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = static_cast<std::int64_t>(i);
        const float value =
            element.type == Type::index ? from[i] : from[i] * inverse + static_cast<float>(element.zero);
        if (whole) store_one<std::int64_t>(flat, at, static_cast<std::int64_t>(std::nearbyint(value)));
        else store_one<float>(flat, at, value);
    }
}

}  // namespace arenascope::xnn
