#pragma once
// Element types, numbered as c10::ScalarType and as the .pte schema number them.

#include <cstdint>
#include <optional>
#include <string_view>

namespace arenascope {

enum class DType : std::int8_t {
    u8 = 0,
    i8 = 1,
    i16 = 2,
    i32 = 3,
    i64 = 4,
    f16 = 5,
    f32 = 6,
    f64 = 7,
    c32 = 8,
    c64 = 9,
    c128 = 10,
    boolean = 11,
    qint8 = 12,
    quint8 = 13,
    qint32 = 14,
    bf16 = 15,
    f8e5m2 = 23,
    f8e4m3 = 24,
    u16 = 27,
    u32 = 28,
    u64 = 29,
};

/// Bytes of one element; 0 for a type that this program does not know.
[[nodiscard]] std::int64_t item_size(DType dtype);
/// Short name, as shown: "f32", "i64", "bool".
[[nodiscard]] std::string_view name_of(DType dtype);
/// PyTorch's name: "float32", "int64", "bool".
[[nodiscard]] std::string_view torch_name_of(DType dtype);
[[nodiscard]] std::optional<DType> dtype_from_torch_name(std::string_view name);
[[nodiscard]] bool is_known(DType dtype);
[[nodiscard]] inline bool is_floating(DType d) {
    return d == DType::f16 || d == DType::f32 || d == DType::f64 || d == DType::bf16;
}

}  // namespace arenascope
