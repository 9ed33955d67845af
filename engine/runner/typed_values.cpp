#include "engine/runner/typed_values.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>

#include "engine/base/text.h"
#include "engine/runner/tensor_files.h"

namespace arenascope {

namespace {

std::optional<double> real_of(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
}

std::optional<bool> truth_of(std::string_view text) {
    if (text == "true" || text == "True" || text == "1") return true;
    if (text == "false" || text == "False" || text == "0") return false;
    return std::nullopt;
}

bool is_value(const std::string& text) { return real_of(text) || truth_of(text); }

template <class T>
bool put_integer(std::string_view text, std::byte* to) {
    T number{};
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return false;
    std::memcpy(to, &number, sizeof number);
    return true;
}

template <class T>
bool put_real(std::string_view text, std::byte* to) {
    const auto number = real_of(text);
    if (!number) return false;
    const T stored = static_cast<T>(*number);
    std::memcpy(to, &stored, sizeof stored);
    return true;
}

bool put_truth(std::string_view text, std::byte* to) {
    const auto truth = truth_of(text);
    if (truth) *to = std::byte{*truth};
    return truth.has_value();
}

using Put = bool (*)(std::string_view text, std::byte* to);

/// Null for types whose numbers are not typed.
Put put_as(DType dtype) {
    switch (dtype) {
        case DType::boolean: return put_truth;
        case DType::i8: return put_integer<std::int8_t>;
        case DType::u8: return put_integer<std::uint8_t>;
        case DType::i16: return put_integer<std::int16_t>;
        case DType::u16: return put_integer<std::uint16_t>;
        case DType::i32: return put_integer<std::int32_t>;
        case DType::u32: return put_integer<std::uint32_t>;
        case DType::i64: return put_integer<std::int64_t>;
        case DType::u64: return put_integer<std::uint64_t>;
        case DType::f32: return put_real<float>;
        case DType::f64: return put_real<double>;
        default: return nullptr;
    }
}

std::int64_t count_of(const std::vector<std::int64_t>& shape) {
    std::int64_t count = 1;
    for (const std::int64_t size : shape) {
        const auto next = checked_mul(count, size);
        if (!next) return std::numeric_limits<std::int64_t>::max();
        count = *next;
    }
    return count;
}

}  // namespace

bool is_typed_value(std::string_view text) {
    const std::vector<std::string> parts = split(text, ',');
    std::error_code failed;
    return std::all_of(parts.begin(), parts.end(), is_value) && !std::filesystem::exists(std::string(text), failed);
}

Result<HostTensor> typed_value(std::string_view text, DType dtype, const std::vector<std::int64_t>& shape) {
    const std::vector<std::string> parts = split(text, ',');
    std::vector<std::int64_t> own = shape;
    if (shape.size() == 1) own = {std::ssize(parts)};
    const Put put = put_as(dtype);
    if (!put)
        return Error{.what = message("values of type {type} cannot be given as text", name_of(dtype)),
                     .expected = message("a file")};
    if (count_of(own) != std::ssize(parts)) {
        return Error{.what = parts.size() == 1 ? message("one value") : message("{count} values", parts.size()),
                     .expected = message("{count} for {tensor}", count_of(own), type_text(dtype, own)),
                     .remedy = message("give as many values, separated by commas, or a file")};
    }
    TRY(HostTensor out, zero_tensor(dtype, std::move(own)));
    const auto width = static_cast<std::size_t>(item_size(dtype));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!put(parts[i], out.bytes.data() + i * width))
            return Error{.what = message("'{value}' is not a value of type {type}", parts[i], name_of(dtype)),
                         .expected = dtype == DType::boolean ? message("true or false") : message("a number")};
    }
    return out;
}

}  // namespace arenascope
