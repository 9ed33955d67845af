#include "engine/runner/tensor_files.h"

#include <array>
#include <bit>
#include <cstring>
#include <filesystem>

#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/formats/bad_download.h"
#include "engine/formats/onnx/model/model.h"
#include "engine/ir/shape_text.h"

namespace arenascope {

namespace {

constexpr std::int64_t most_bytes = std::int64_t{1} << 34;

struct NpyType {
    std::string_view descr;
    DType dtype;
};
constexpr std::array npy_types{
    NpyType{"<f4", DType::f32}, NpyType{"<f8", DType::f64},   NpyType{"<f2", DType::f16},
    NpyType{"<i8", DType::i64}, NpyType{"<i4", DType::i32},   NpyType{"<i2", DType::i16},
    NpyType{"|i1", DType::i8},  NpyType{"|u1", DType::u8},    NpyType{"<u2", DType::u16},
    NpyType{"<u4", DType::u32}, NpyType{"<u8", DType::u64},   NpyType{"|b1", DType::boolean},
    NpyType{"<c8", DType::c64}, NpyType{"<c16", DType::c128},
};

Result<std::int64_t> bytes_of(DType dtype, const std::vector<std::int64_t>& shape) {
    std::int64_t total = item_size(dtype);
    for (const std::int64_t size : shape) {
        const auto next = checked_mul(total, size);
        if (!next || size < 0 || *next > most_bytes) {
            return Error{.what = message("{tensor} is too large", type_text(dtype, shape)),
                         .expected = message("at most 16 GiB")};
        }
        total = *next;
    }
    return total;
}

/// The text after "'key':" in a .npy header, without leading spaces.
std::string_view header_value(std::string_view header, std::string_view key) {
    const std::string quoted = "'" + std::string(key) + "':";
    const std::size_t at = header.find(quoted);
    if (at == std::string_view::npos) return {};
    std::string_view rest = header.substr(at + quoted.size());
    while (rest.starts_with(' ')) rest.remove_prefix(1);
    return rest;
}

Result<std::vector<std::int64_t>> header_shape(std::string_view header) {
    const std::string_view rest = header_value(header, "shape");
    const std::size_t close = rest.find(')');
    if (!rest.starts_with('(') || close == std::string_view::npos)
        return Error{.what = message("the .npy header has no shape")};
    std::string digits;
    for (const char c : rest.substr(1, close - 1)) {
        if (c != ' ') digits += c;
    }
    if (digits.ends_with(',')) digits.pop_back();
    return parse_shape(digits);
}

template <class T>
void store(HostTensor& tensor, std::size_t index, T value) {
    std::memcpy(tensor.bytes.data() + index * sizeof(T), &value, sizeof(T));
}

/// Bits of k/64 for k in [-64, 64) are exact in every float type, so no rounding is needed here.
void store_real(HostTensor& tensor, std::size_t index, double value) {
    if (tensor.dtype == DType::f64) return store(tensor, index, value);
    const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(value));
    if (tensor.dtype == DType::f32) return store(tensor, index, bits);
    if (tensor.dtype == DType::bf16) return store(tensor, index, static_cast<std::uint16_t>(bits >> 16U));
    const std::uint32_t sign = (bits >> 16U) & 0x8000U;
    const std::uint32_t exponent = (bits >> 23U) & 0xFFU;
    const std::uint32_t half = exponent == 0 ? 0 : ((exponent - 112U) << 10U) | ((bits >> 13U) & 0x3FFU);
    store(tensor, index, static_cast<std::uint16_t>(sign | half));
}

}  // namespace

std::string type_text(DType dtype, const std::vector<std::int64_t>& shape) {
    return std::string(name_of(dtype)) + shape_text(shape);
}

Result<HostTensor> parse_npy(ByteView bytes) {
    const auto major = read_at<std::uint8_t>(bytes, 6);
    if (!as_text(bytes).starts_with("\x93NUMPY") || !major)
        return Error{.what = message("not a .npy file"), .expected = message("NumPy's signature in the first 6 bytes")};
    std::optional<std::uint64_t> length;
    if (*major == 1) {
        length = read_at<std::uint16_t>(bytes, 8);
    } else {
        length = read_at<std::uint32_t>(bytes, 8);
    }
    const std::uint64_t start = *major == 1 ? 10 : 12;
    const auto header = length ? slice(bytes, start, *length) : std::nullopt;
    if (!header) return Error{.what = message("the .npy header is cut off")};
    const std::string_view text = as_text(*header);
    if (!header_value(text, "fortran_order").starts_with("False")) {
        return Error{.what = message("the array is stored column-major"),
                     .expected = message("row-major"),
                     .remedy = message("save numpy.ascontiguousarray(x)")};
    }
    TRY(std::vector<std::int64_t> shape, header_shape(text));
    for (const NpyType& type : npy_types) {
        if (!header_value(text, "descr").starts_with("'" + std::string(type.descr) + "'")) continue;
        TRY(const std::int64_t size, bytes_of(type.dtype, shape));
        const auto data = slice(bytes, start + *length, static_cast<std::uint64_t>(size));
        if (!data) return Error{.what = message("the .npy data is cut off"), .expected = message("{size} bytes", size)};
        return HostTensor{type.dtype, std::move(shape), {data->begin(), data->end()}};
    }
    return Error{.what = message("the element type of the .npy file is not supported"),
                 .expected = message("a little-endian number type")};
}

namespace {

/// A serialised TensorProto, as in ONNX's own test data.
Result<HostTensor> parse_onnx_tensor(ByteView bytes) {
    const auto no_file = [](const std::string& name) -> Result<std::shared_ptr<const MappedFile>> {
        return Error{.what = message("the values of the tensor are in '{name}'", name),
                     .expected = message("values inside the .pb file")};
    };
    TRY(const onnx::TensorData found, onnx::parse_tensor(bytes, nullptr, no_file));
    HostTensor out{.dtype = found.type.dtype, .shape = {}, .bytes = {found.data.bytes.begin(), found.data.bytes.end()}};
    for (const sym::Expr& size : found.type.sizes) out.shape.push_back(size.constant());
    return out;
}

}  // namespace

Result<HostTensor> read_tensor_file(const std::string& path, DType dtype, const std::vector<std::int64_t>& shape) {
    const bool is_raw = !path.ends_with(".npy") && !path.ends_with(".pb");
    TRY(const std::int64_t size, bytes_of(dtype, is_raw ? shape : std::vector<std::int64_t>()));
    std::error_code failed;  // a tensor without elements is an empty file
    if (is_raw && size == 0 && std::filesystem::file_size(path, failed) == 0 && !failed)
        return HostTensor{.dtype = dtype, .shape = shape, .bytes = {}};
    TRY(std::vector<std::byte> bytes, load_file(path));
    if (!is_raw) {
        auto tensor = path.ends_with(".npy") ? parse_npy(bytes) : parse_onnx_tensor(bytes);
        if (tensor.ok()) return tensor;
        auto bad = bad_download(bytes);
        return (bad ? std::move(*bad) : std::move(tensor).error()).of_file(path);
    }
    if (bytes.size() != static_cast<std::uint64_t>(size)) {
        if (auto bad = bad_download_of_numbers(bytes)) return std::move(*bad).of_file(path);
        return Error{.what = message("the file has {bytes} bytes", bytes.size()),
                     .file = path,
                     .expected = message("{size} for {tensor}", size, type_text(dtype, shape)),
                     .remedy = message("give the shape with --shape where it varies")};
    }
    return HostTensor{dtype, shape, std::move(bytes)};
}

Result<> make_folder(const std::string& path) {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (!error && std::filesystem::is_directory(path, error)) return done;
    return Error{.what = message("the folder cannot be created ({error})",
                                 error ? error.message() : std::string("a file of that name exists")),
                 .file = path,
                 .remedy = message("choose another folder")};
}

Result<std::string> write_tensor_file(const std::string& stem, const HostTensor& tensor) {
    for (const NpyType& type : npy_types) {
        if (type.dtype != tensor.dtype) continue;
        std::string header = "{'descr': '" + std::string(type.descr) + "', 'fortran_order': False, 'shape': (";
        for (const std::int64_t size : tensor.shape) header += std::to_string(size) + ", ";
        header += "), }";
        while ((10 + header.size() + 1) % 64 != 0) header += ' ';
        header += '\n';
        std::string file("\x93NUMPY\x01\x00", 8);
        file += static_cast<char>(header.size() & 0xFFU);
        file += static_cast<char>(header.size() >> 8U);
        file += header;
        file += as_text(tensor.bytes);
        CHECKED(save_file(stem + ".npy", std::as_bytes(std::span(file))));
        return stem + ".npy";
    }
    CHECKED(save_file(stem + ".bin", tensor.bytes));
    return stem + ".bin";
}

Result<HostTensor> zero_tensor(DType dtype, std::vector<std::int64_t> shape) {
    TRY(const std::int64_t size, bytes_of(dtype, shape));
    return HostTensor{dtype, std::move(shape), std::vector<std::byte>(static_cast<std::size_t>(size))};
}

Result<HostTensor> random_tensor(DType dtype, std::vector<std::int64_t> shape, SplitMix64& random) {
    TRY(HostTensor tensor, zero_tensor(dtype, std::move(shape)));
    const auto width = static_cast<std::size_t>(item_size(dtype));
    if (width == 0) return Error{.what = message("random values of this type are not supported")};
    for (std::size_t i = 0; i < tensor.bytes.size() / width; ++i) {
        const std::uint64_t drawn = random();
        if (is_floating(dtype)) {
            store_real(tensor, i, static_cast<double>(drawn >> 57U) / 64 - 1);
        } else {
            tensor.bytes[i * width] = static_cast<std::byte>(drawn >> 63U);  // little-endian 0 or 1
        }
    }
    return tensor;
}

}  // namespace arenascope
