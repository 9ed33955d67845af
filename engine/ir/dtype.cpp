#include "engine/ir/dtype.h"

#include <array>

namespace arenascope {

namespace {

struct Row {
    DType dtype;
    std::int64_t bytes;
    std::string_view name, torch_name;
};

constexpr std::array rows{
    Row{DType::u8, 1, "u8", "uint8"},
    Row{DType::i8, 1, "i8", "int8"},
    Row{DType::i16, 2, "i16", "int16"},
    Row{DType::i32, 4, "i32", "int32"},
    Row{DType::i64, 8, "i64", "int64"},
    Row{DType::f16, 2, "f16", "float16"},
    Row{DType::f32, 4, "f32", "float32"},
    Row{DType::f64, 8, "f64", "float64"},
    Row{DType::c32, 4, "c32", "complex32"},
    Row{DType::c64, 8, "c64", "complex64"},
    Row{DType::c128, 16, "c128", "complex128"},
    Row{DType::boolean, 1, "bool", "bool"},
    Row{DType::qint8, 1, "qi8", "qint8"},
    Row{DType::quint8, 1, "qu8", "quint8"},
    Row{DType::qint32, 4, "qi32", "qint32"},
    Row{DType::bf16, 2, "bf16", "bfloat16"},
    Row{DType::f8e5m2, 1, "f8e5m2", "float8_e5m2"},
    Row{DType::f8e4m3, 1, "f8e4m3", "float8_e4m3fn"},
    Row{DType::u16, 2, "u16", "uint16"},
    Row{DType::u32, 4, "u32", "uint32"},
    Row{DType::u64, 8, "u64", "uint64"},
};

const Row* find(DType dtype) {
    for (const Row& row : rows) {
        if (row.dtype == dtype) return &row;
    }
    return nullptr;
}

}  // namespace

std::int64_t item_size(DType dtype) {
    const Row* row = find(dtype);
    return row ? row->bytes : 0;
}

std::string_view name_of(DType dtype) {
    const Row* row = find(dtype);
    return row ? row->name : "?";
}

std::string_view torch_name_of(DType dtype) {
    const Row* row = find(dtype);
    return row ? row->torch_name : "?";
}

std::optional<DType> dtype_from_torch_name(std::string_view name) {
    for (const Row& row : rows) {
        if (row.torch_name == name || row.name == name) return row.dtype;
    }
    return std::nullopt;
}

bool is_known(DType dtype) { return find(dtype) != nullptr; }

}  // namespace arenascope
