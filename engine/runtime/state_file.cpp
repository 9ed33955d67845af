#include "engine/runtime/state_file.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/base/json.h"

namespace arenascope {

namespace {

struct TypeName {
    std::string_view text;
    DType dtype;
};
constexpr std::array type_names{
    TypeName{"F32", DType::f32},      TypeName{"F64", DType::f64}, TypeName{"F16", DType::f16},
    TypeName{"BF16", DType::bf16},    TypeName{"I64", DType::i64}, TypeName{"I32", DType::i32},
    TypeName{"I16", DType::i16},      TypeName{"I8", DType::i8},   TypeName{"U8", DType::u8},
    TypeName{"BOOL", DType::boolean},
};

struct Entry {
    NamedTensor named;
    std::int64_t begin = 0, end = 0;
};

Result<Entry> read_entry(const std::string& name, const json::View& view) {
    Entry entry{.named = {.name = name, .tensor = {}}};
    TRY(const std::string type, view.text("dtype"));
    const auto* found =
        std::find_if(type_names.begin(), type_names.end(), [&](const TypeName& t) { return t.text == type; });
    if (found == type_names.end())
        return Error{.what = message("unknown element type '{type}'", type), .expected = message("F32, I64, BOOL, …")};
    entry.named.tensor.dtype = found->dtype;
    TRY(const auto sizes, view.items("shape"));
    std::int64_t bytes = item_size(found->dtype);
    for (const json::View& size : sizes) {
        TRY(const std::int64_t number, size.integer());
        const auto next = checked_mul(bytes, number);
        if (number < 0 || !next) return Error{.what = message("the shape does not fit in 64 bits")};
        bytes = *next;
        entry.named.tensor.shape.push_back(number);
    }
    TRY(const auto ends, view.items("data_offsets"));
    if (ends.size() != 2) return Error{.what = message("data_offsets does not have two numbers")};
    TRY(entry.begin, ends[0].integer());
    TRY(entry.end, ends[1].integer());
    if (entry.begin < 0 || entry.end < entry.begin || entry.end - entry.begin != bytes) {
        return Error{.what = message("data_offsets is {begin} to {end}", entry.begin, entry.end),
                     .expected = message("{bytes} bytes", bytes)};
    }
    return entry;
}

}  // namespace

Result<std::vector<std::byte>> encode_tensors(const std::vector<NamedTensor>& tensors) {
    nlohmann::ordered_json header = nlohmann::ordered_json::object();
    std::size_t at = 0;
    for (const NamedTensor& named : tensors) {
        const auto* type = std::find_if(type_names.begin(), type_names.end(),
                                        [&](const TypeName& t) { return t.dtype == named.tensor.dtype; });
        if (type == type_names.end())
            return Error{.what = message("'{name}' has a type that the file cannot hold", named.name)};
        const std::size_t end = at + named.tensor.bytes.size();
        header[named.name] = {{"dtype", type->text}, {"shape", named.tensor.shape}, {"data_offsets", {at, end}}};
        at = end;
    }
    std::string text = header.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    text.resize((text.size() + 7) / 8 * 8, ' ');
    std::vector<std::byte> file;
    for (unsigned i = 0; i < 8; ++i) file.push_back(static_cast<std::byte>((text.size() >> (8 * i)) & 0xFFU));
    for (const char c : text) file.push_back(static_cast<std::byte>(c));
    for (const NamedTensor& named : tensors)
        file.insert(file.end(), named.tensor.bytes.begin(), named.tensor.bytes.end());
    return file;
}

Result<std::vector<NamedTensor>> decode_tensors(ByteView file) {
    const auto length = read_at<std::uint64_t>(file, 0);
    const auto header = length ? slice(file, 8, *length) : std::nullopt;
    if (!header)
        return Error{.what = message("not a .safetensors file"),
                     .expected = message("the length of its JSON header in the first 8 bytes")};
    TRY(const auto document, json::Document::parse(as_text(*header)));
    TRY(const auto members, document.root().members());
    std::vector<Entry> entries;
    for (const auto& [name, view] : members) {
        if (name == "__metadata__") continue;
        TRY(Entry entry, read_entry(name, view).in(name));
        const auto bytes = slice(file.subspan(8 + header->size()), static_cast<std::uint64_t>(entry.begin),
                                 static_cast<std::uint64_t>(entry.end - entry.begin));
        if (!bytes) return Error{.what = message("the data is cut off"), .place = name};
        entry.named.tensor.bytes.assign(bytes->begin(), bytes->end());
        entries.push_back(std::move(entry));
    }
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.begin < b.begin; });
    std::vector<NamedTensor> tensors;
    tensors.reserve(entries.size());
    for (Entry& entry : entries) tensors.push_back(std::move(entry.named));
    return tensors;
}

}  // namespace arenascope
