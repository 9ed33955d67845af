#pragma once
// Views of bytes that never read outside themselves, and arithmetic that never wraps.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "engine/base/result.h"

namespace arenascope {

using ByteView = std::span<const std::byte>;

/// Bytes [offset, offset + size) of `bytes`, or nothing where that is not wholly inside.
[[nodiscard]] inline std::optional<ByteView> slice(ByteView bytes, std::uint64_t offset, std::uint64_t size) {
    if (offset > bytes.size() || size > bytes.size() - offset) return std::nullopt;
    return bytes.subspan(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
}

/// Little-endian number at `offset`, or nothing where it does not fit.
template <class T>
[[nodiscard]] std::optional<T> read_at(ByteView bytes, std::uint64_t offset) {
    const auto part = slice(bytes, offset, sizeof(T));
    if (!part) return std::nullopt;
    T value;
    std::memcpy(&value, part->data(), sizeof(T));
    return value;
}

[[nodiscard]] inline std::string_view as_text(ByteView bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

[[nodiscard]] inline std::optional<std::int64_t> checked_add(std::int64_t a, std::int64_t b) {
    std::int64_t out = 0;
    if (__builtin_add_overflow(a, b, &out)) return std::nullopt;
    return out;
}

[[nodiscard]] inline std::optional<std::int64_t> checked_mul(std::int64_t a, std::int64_t b) {
    std::int64_t out = 0;
    if (__builtin_mul_overflow(a, b, &out)) return std::nullopt;
    return out;
}

/// The next multiple of `align` (> 0) at or above `value` (>= 0); nothing on overflow.
[[nodiscard]] inline std::optional<std::int64_t> round_up(std::int64_t value, std::int64_t align) {
    const auto raised = checked_add(value, align - 1);
    if (!raised) return std::nullopt;
    return *raised / align * align;
}

}  // namespace arenascope
