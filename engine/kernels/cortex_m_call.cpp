#include "engine/kernels/cortex_m_call.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace arenascope::cortex_m {

namespace {

constexpr std::byte junk{0xCD};  // the kernel leaves these bytes in its scratch

bool is_without_gaps(const TensorValue& tensor) {
    std::int64_t stride = 1;
    for (std::size_t i = tensor.rank(); i-- > 0;) {
        const std::size_t dim = tensor.order[i];
        if (tensor.sizes[dim] != 1 && tensor.strides[dim] != stride) return false;
        stride *= std::max<std::int64_t>(tensor.sizes[dim], 1);
    }
    return true;
}

}  // namespace

CoreUnit unit_of(Call& call) { return arenascope::unit_of(call.core().value_or(default_core)); }
std::string_view core_title(Call& call) { return title_of(call.core().value_or(default_core)); }

Result<TensorValue*> dense(const Call& call, std::size_t i, DType dtype) {
    TRY(TensorValue * tensor, call.tensor(i));
    if (tensor->dtype != dtype)
        return Error{.what = message("argument {index} is {tensor}", i, describe(*tensor)),
                     .expected = message("a tensor of {type}", name_of(dtype))};
    if (!is_without_gaps(*tensor))
        return Error{.what = message("argument {index}, {tensor}, has gaps", i, describe(*tensor)),
                     .expected = message("a tensor whose elements lie one after another")};
    return tensor;
}

Result<std::int32_t> number_in(const Call& call, std::size_t i, std::int32_t least, std::int32_t most) {
    TRY(const std::int64_t found, call.integer(i));
    if (found < least || found > most)
        return Error{.what = message("argument {index} is {value}", i, found),
                     .expected = message("{minimum} to {maximum}", least, most)};
    return static_cast<std::int32_t>(found);
}

Result<std::int32_t> number(const Call& call, std::size_t i) {
    using Limits = std::numeric_limits<std::int32_t>;
    return number_in(call, i, Limits::min(), Limits::max());
}

Result<FixedFactor> factor(const Call& call, std::size_t i) {
    FixedFactor out;
    TRY(out.multiplier, number(call, i));
    TRY(out.shift, number_in(call, i + 1, -31, 31));
    return out;
}

Result<Numbers> Numbers::read(const Call& call, std::size_t i, std::int64_t count) {
    TRY(const TensorValue* tensor, dense(call, i, DType::i32));
    if (tensor->numel() < count)
        return Error{.what = message("argument {index} has {count} entries", i, tensor->numel()),
                     .expected = message("{count} of them", count)};
    Numbers out;
    out.data_ = tensor->data;
    return out;
}

Result<Numbers> Numbers::read_optional(const Call& call, std::size_t i, std::int64_t count) {
    if (call.is_none(i)) return Numbers();
    return read(call, i, count);
}

std::int32_t Numbers::operator[](std::int64_t i) const {
    std::int32_t out = 0;
    std::memcpy(&out, data_ + i * static_cast<std::int64_t>(sizeof out), sizeof out);
    return out;
}

Result<Bounds> bounds(const Call& call, std::size_t least, std::size_t most) {
    Bounds out;
    TRY(out.least, number_in(call, least, -128, 127));
    TRY(out.most, number_in(call, most, -128, 127));
    return out;
}

bool is_channels_last(const TensorValue& tensor) {
    if (tensor.rank() != 4) return false;
    if (tensor.sizes[1] == 1 || (tensor.sizes[2] == 1 && tensor.sizes[3] == 1)) return true;
    return tensor.order[0] == 0 && tensor.order[1] == 2 && tensor.order[2] == 3 && tensor.order[3] == 1;
}

Result<Picture> picture(const TensorValue& tensor, Message what) {
    if (tensor.rank() != 4 || !is_channels_last(tensor))
        return Error{.what = message("{tensor} of {operand} is not channels last", describe(tensor), std::move(what)),
                     .expected = message("rank 4 and dimension order [0, 2, 3, 1]")};
    return Picture{tensor.sizes[0], tensor.sizes[2], tensor.sizes[3], tensor.sizes[1]};
}

Result<> use_scratch(Call& call, std::size_t i, std::optional<std::int64_t> needed) {
    TRY(const TensorValue* tensor, call.tensor(i));
    const std::int64_t bytes = tensor->numel() * item_size(tensor->dtype);
    if (needed && bytes < *needed)
        return Error{.what = message("the scratch memory has {bytes} bytes, but the kernel of a {core} writes {needed}",
                                     bytes, core_title(call), *needed),
                     .expected = message("a program that was made for this core"),
                     .remedy = message("choose the core of the program with --core")};
    if (!call.measures() && bytes > 0)
        std::memset(tensor->data, static_cast<int>(junk), static_cast<std::size_t>(bytes));
    return done;
}

std::int32_t dot(const std::int16_t* a, const std::int16_t* b, std::int64_t count) {
    constexpr std::int64_t at_once = 8192;  // sums of this many products do not overflow
    std::uint32_t total = 0;
    for (std::int64_t start = 0; start < count; start += at_once) {
        const std::int64_t end = std::min(count, start + at_once);
        std::int32_t sum = 0;
        for (std::int64_t i = start; i < end; ++i) sum += a[i] * b[i];
        total += static_cast<std::uint32_t>(sum);
    }
    return static_cast<std::int32_t>(total);
}

void widen(const std::int8_t* in, std::int64_t count, std::int32_t offset, std::int16_t* out) {
    const auto more = static_cast<std::int16_t>(offset);
    for (std::int64_t i = 0; i < count; ++i) out[i] = static_cast<std::int16_t>(in[i] + more);
}

const std::int16_t* WideWeights::of(const TensorValue& weights, std::int32_t offset) {
    const auto count = static_cast<std::size_t>(weights.numel());
    if (weights.is_constant && made_of_ == weights.data && offset_ == offset && values_.size() == count)
        return values_.data();
    values_.resize(count);
    widen(weights.as<std::int8_t>(), weights.numel(), offset, values_.data());
    made_of_ = weights.data;
    offset_ = offset;
    return values_.data();
}

}  // namespace arenascope::cortex_m
