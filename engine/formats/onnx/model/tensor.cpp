// TensorProto: the type, and the bytes: raw, as repeated numbers, or in a file next to the model.

#include "engine/formats/onnx/model/tensor.h"

#include <cstring>
#include <limits>
#include <map>
#include <vector>

#include "engine/formats/onnx/model/fields.h"
#include "engine/formats/onnx/model/wire.h"

namespace arenascope::onnx {

std::optional<DType> dtype_of(std::int64_t number) {
    switch (number) {
        case element_float: return DType::f32;
        case element_uint8: return DType::u8;
        case element_int8: return DType::i8;
        case element_uint16: return DType::u16;
        case element_int16: return DType::i16;
        case element_int32: return DType::i32;
        case element_int64: return DType::i64;
        case element_bool: return DType::boolean;
        case element_float16: return DType::f16;
        case element_double: return DType::f64;
        case element_uint32: return DType::u32;
        case element_uint64: return DType::u64;
        case element_bfloat16: return DType::bf16;
        case element_float8e4m3fn:
        case element_float8e4m3fnuz: return DType::f8e4m3;
        case element_float8e5m2:
        case element_float8e5m2fnuz: return DType::f8e5m2;
        default: return std::nullopt;
    }
}

Message contents_of(std::int64_t number) {
    if (number == element_string) return message("is a string tensor");
    if (number == element_complex64 || number == element_complex128)
        return message("is a complex tensor, which is not supported");
    if (elements_per_byte(number) > 0) return message("is a tensor of packed numbers of unknown shape");
    return message("has element type {number}", number);
}

namespace {

struct Parts {
    std::vector<std::int64_t> dims, integers;
    std::vector<float> floats;
    std::vector<double> doubles;
    std::optional<ByteView> raw;
    std::map<std::string, std::string> external;
    std::int64_t dtype = 0, location = 0;
    bool segmented = false, texts = false;
};

Result<> add_doubles(const Field& field, std::vector<double>& out) {
    const auto add = [&](std::uint64_t bits) {
        double value = 0;
        std::memcpy(&value, &bits, sizeof value);
        out.push_back(value);
    };
    if (field.kind != Field::Kind::bytes) add(field.value);
    for (std::size_t at = 0; at + 8 <= field.bytes.size(); at += 8)
        add(read_at<std::uint64_t>(field.bytes, at).value_or(0));
    return done;
}

Result<> add_external(const Field& field, Parts& parts) {
    std::string key, value;
    for (Wire entry(field.bytes); !entry.at_end();) {
        TRY(const Field part, entry.next());
        if (part.number == entry_key) key = std::string(part.text());
        if (part.number == entry_value) value = std::string(part.text());
    }
    parts.external[key] = value;
    return done;
}

Result<Parts> read_parts(ByteView bytes, std::string& name) {
    Parts parts;
    for (Wire wire(bytes); !wire.at_end();) {
        TRY(const Field field, wire.next());
        switch (field.number) {
            case tensor_dims: CHECKED(append_integers(field, parts.dims).in("dims")); break;
            case tensor_data_type: parts.dtype = field.integer(); break;
            case tensor_segment: parts.segmented = true; break;
            case tensor_float_data: CHECKED(append_floats(field, parts.floats).in("float_data")); break;
            case tensor_int32_data:
            case tensor_int64_data:
            case tensor_uint64_data: CHECKED(append_integers(field, parts.integers)); break;
            case tensor_string_data: parts.texts = true; break;
            case tensor_name: name = std::string(field.text()); break;
            case tensor_raw_data: parts.raw = field.bytes; break;
            case tensor_double_data: CHECKED(add_doubles(field, parts.doubles)); break;
            case tensor_external_data: CHECKED(add_external(field, parts).in("external_data")); break;
            case tensor_data_location: parts.location = field.integer(); break;
            default: break;
        }
    }
    return parts;
}

/// Repeated numbers as dense bytes, the form of all other constants.
std::vector<std::byte> packed(const Parts& parts, DType dtype) {
    std::vector<std::byte> out;
    const auto add = [&](const void* from, std::size_t size) {
        const auto* bytes = static_cast<const std::byte*>(from);
        out.insert(out.end(), bytes, bytes + size);
    };
    const auto width = static_cast<std::size_t>(item_size(dtype));
    if (dtype == DType::f32) {
        for (const float value : parts.floats) add(&value, 4);
    } else if (dtype == DType::f64) {
        for (const double value : parts.doubles) add(&value, 8);
    } else {
        for (const std::int64_t value : parts.integers) add(&value, width);  // little endian: the low bytes
    }
    return out;
}

Result<std::uint64_t> offset_of(const std::map<std::string, std::string>& external, const char* key,
                                std::uint64_t otherwise) {
    const auto found = external.find(key);
    if (found == external.end()) return otherwise;
    std::uint64_t value = 0;
    for (const char c : found->second) {
        if (c < '0' || c > '9' || value > std::numeric_limits<std::uint64_t>::max() / 16) {
            return Error{.what = message("{key} is '{value}'", key, found->second),
                         .place = "external_data",
                         .expected = message("a number of bytes")};
        }
        value = value * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return value;
}

Result<Data> external_data(const Parts& parts, std::int64_t bytes, const OpenBeside& open) {
    const auto location = parts.external.find("location");
    if (location == parts.external.end())
        return Error{.what = message("the data is in an external file, but the model names no file"),
                     .expected = message("the key 'location' with a file name")};
    TRY(const auto file, open(location->second));
    TRY(const std::uint64_t offset, offset_of(parts.external, "offset", 0));
    TRY(const std::uint64_t length, offset_of(parts.external, "length", static_cast<std::uint64_t>(bytes)));
    const auto part = slice(file->bytes(), offset, length);
    if (!part) {
        return Error{.what = message("the data ends beyond '{location}'", location->second),
                     .expected = message("a complete file"),
                     .remedy = message("copy the model with all of its files")};
    }
    return Data{*part, file};
}

}  // namespace

Result<TensorData> parse_tensor(ByteView bytes, const std::shared_ptr<const void>& owner, const OpenBeside& open) {
    TensorData out;
    TRY(const Parts parts, read_parts(bytes, out.name));
    const std::int64_t per_byte = elements_per_byte(parts.dtype);
    out.is_bytes = per_byte > 0;
    const auto dtype = out.is_bytes ? std::optional(DType::u8) : dtype_of(parts.dtype);
    if (!dtype || parts.texts) {
        return Error{.what = message("tensor '{tensor}' has element type {dtype}, which is not supported", out.name,
                                     parts.dtype),
                     .expected = message("numbers of one to eight bytes")};
    }
    if (parts.segmented)
        return Error{.what = message("tensor '{tensor}' is stored in segments", out.name),
                     .expected = message("a whole tensor")};
    if (parts.dims.size() > 16)
        return Error{.what = message("tensor '{tensor}' has {count} dimensions", out.name, parts.dims.size()),
                     .expected = message("at most 16")};
    out.type.dtype = *dtype;
    std::int64_t size = item_size(*dtype);
    for (const std::int64_t dim : parts.dims) {
        const auto product = dim < 0 || dim > most_size ? std::nullopt : checked_mul(size, dim);
        if (!product)
            return Error{.what = message("tensor '{tensor}' has a dimension of {dimension}", out.name, dim),
                         .expected = message("sizes that fit in 64 bits")};
        size = *product;
        out.type.sizes.emplace_back(dim);
    }
    if (out.is_bytes) {
        size = bytes_of_elements(size, per_byte);
        out.type.sizes.assign(1, size);
    }
    if (parts.location == 1) {
        TRY(out.data, external_data(parts, size, open).in(message("tensor '{tensor}'", out.name)));
    } else if (parts.raw) {
        out.data = Data{*parts.raw, owner};
    } else {
        auto held = std::make_shared<const std::vector<std::byte>>(packed(parts, *dtype));
        out.data = Data{ByteView(*held), held};
    }
    if (out.data.bytes.empty() && size > 0) {
        return Error{
            .what = message("tensor '{tensor}' has no values: the weights were removed from this model", out.name),
            .expected = message("a model with its weights")};
    }
    if (static_cast<std::int64_t>(out.data.bytes.size()) != size) {
        return Error{.what = message("tensor '{tensor}' has {bytes} bytes", out.name, out.data.bytes.size()),
                     .expected = message("{size} for its shape", size)};
    }
    return out;
}

std::optional<std::string> name_of_texts(ByteView bytes) {
    std::string name;
    bool holds_texts = false;
    for (Wire wire(bytes); !wire.at_end();) {
        const auto field = wire.next();
        if (!field.ok()) return std::nullopt;
        if (field.value().number == tensor_data_type) holds_texts = field.value().integer() == element_string;
        if (field.value().number == tensor_name) name = std::string(field.value().text());
    }
    return holds_texts ? std::optional(std::move(name)) : std::nullopt;
}

Result<TensorData> parse_sparse_tensor(ByteView bytes, const std::shared_ptr<const void>& owner, const OpenBeside& open,
                                       std::int64_t most_bytes) {
    std::optional<TensorData> values, indices;
    std::vector<std::int64_t> dims;
    for (Wire wire(bytes); !wire.at_end();) {
        TRY(const Field field, wire.next());
        if (field.number == sparse_values) {
            TRY(values, parse_tensor(field.bytes, owner, open));
        } else if (field.number == sparse_indices) {
            TRY(indices, parse_tensor(field.bytes, owner, open));
        } else if (field.number == sparse_dims) {
            CHECKED(append_integers(field, dims).in("dims"));
        }
    }
    const auto wrong = [](Message what) {
        return Error{
            .what = std::move(what), .place = "sparse_initializer", .expected = message("a valid sparse tensor")};
    };
    if (!values || !indices || indices->type.dtype != DType::i64 || values->is_bytes || dims.empty())
        return wrong(message("values or indices are missing"));
    const std::int64_t width = item_size(values->type.dtype);
    std::int64_t count = 1;
    TensorData out{.name = values->name, .type = {.dtype = values->type.dtype}};
    for (const std::int64_t dim : dims) {
        const auto product = dim < 0 ? std::nullopt : checked_mul(count, dim);
        if (!product || *product > most_bytes / width)
            return wrong(message("a tensor of more than {bytes} bytes", most_bytes));
        count = *product;
        out.type.sizes.emplace_back(dim);
    }
    const std::size_t stored = values->data.bytes.size() / static_cast<std::size_t>(width);
    const bool by_rank = indices->type.sizes.size() == 2;  // otherwise one number for each value
    const std::size_t rank = by_rank ? dims.size() : 1;
    if (indices->data.bytes.size() != stored * rank * 8)
        return wrong(message("the number of indices differs from the number of values"));
    auto dense = std::make_shared<std::vector<std::byte>>(static_cast<std::size_t>(count * width));
    for (std::size_t i = 0; i < stored; ++i) {
        std::int64_t place = 0;
        for (std::size_t k = 0; k < rank; ++k) {
            const std::int64_t index = read_at<std::int64_t>(indices->data.bytes, (i * rank + k) * 8).value_or(-1);
            if (index < 0 || index >= (by_rank ? dims[k] : count))
                return wrong(message("index {index} lies outside", index));
            place = by_rank ? place * dims[k] + index : index;
        }
        std::memcpy(dense->data() + place * width, values->data.bytes.data() + i * static_cast<std::size_t>(width),
                    static_cast<std::size_t>(width));
    }
    out.data = Data{ByteView(*dense), dense};
    return out;
}

}  // namespace arenascope::onnx
