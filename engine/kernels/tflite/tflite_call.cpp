#include "engine/kernels/tflite/tflite_call.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace arenascope::tfl {

Result<Operands> Operands::read(Call& call) {
    Operands out(call);
    if (call.size() == 0) return Error{.what = message("the operator has no arguments")};
    TRY(out.numbers_, call.doubles(call.size() - 1));
    const std::size_t tensors = call.size() - 1;
    const double outputs = out.numbers_.empty() ? -1 : out.numbers_[0];
    if (!(outputs >= 0) || outputs > static_cast<double>(tensors)) {
        return Error{.what = message("the options lack the number of outputs"),
                     .expected = message("an operator of a .tflite")};
    }
    out.outputs_ = static_cast<std::size_t>(outputs);
    out.inputs_ = tensors - out.outputs_;
    return out;
}

Result<const TensorValue*> Operands::in(std::size_t i) const {
    if (i >= inputs_ || call_->is_none(i)) return Error{.what = message("input {index} is missing", i)};
    TRY(const TensorValue* tensor, call_->tensor(i));
    if (!tensor->is_contiguous())
        return Error{.what = message("input {index} has another order of dimensions", i),
                     .expected = message("row-major")};
    return tensor;
}

Result<const TensorValue*> Operands::in(std::size_t i, DType dtype) const {
    TRY(const TensorValue* tensor, in(i));
    if (tensor->dtype != dtype)
        return Error{.what = message("input {index} is {tensor}", i, describe(*tensor)),
                     .expected = Message::verbatim(std::string(name_of(dtype)))};
    return tensor;
}

Result<const TensorValue*> Operands::optional(std::size_t i) const {
    if (i >= inputs_ || call_->is_none(i)) return static_cast<const TensorValue*>(nullptr);
    return in(i);
}

Result<TensorValue*> Operands::state(std::size_t i) const {
    if (i >= inputs_ || call_->is_none(i)) return Error{.what = message("input {index} is missing", i)};
    TRY(TensorValue * tensor, call_->tensor(i));
    if (tensor->is_constant || !tensor->is_contiguous())
        return Error{.what = message("input {index} is {tensor}", i, describe(*tensor)),
                     .expected = message("a row-major tensor in memory of its own")};
    return tensor;
}

Result<TensorValue*> Operands::out(std::size_t i) const {
    if (i >= outputs_) return Error{.what = message("output {index} is missing", i)};
    TRY(TensorValue * tensor, call_->tensor(inputs_ + i));
    if (tensor->is_constant || !tensor->is_contiguous())
        return Error{.what = message("output {index} is {tensor}", i, describe(*tensor)),
                     .expected = message("a row-major tensor in memory of its own")};
    return tensor;
}

Result<Held> range_of(DType dtype) {
    switch (dtype) {
        case DType::i8: return Held{-128, 127};
        case DType::u8: return Held{0, 255};
        case DType::i16: return Held{-32768, 32767};
        case DType::i32:
            return Held{std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
        default: return Error{.what = message("type {dtype} is not quantised", name_of(dtype))};
    }
}

Result<Affine> affine(const TensorValue& tensor) {
    const Quantisation* given = tensor.quantisation;
    if (!given || given->scales.size() != 1 || given->zero_points.size() != 1)
        return Error{.what = message("{tensor} has no scale", describe(tensor)),
                     .expected = message("one scale and one zero point")};
    TRY(const Held range, range_of(tensor.dtype));
    const std::int64_t zero = given->zero_points[0];
    if (!(given->scales[0] > 0) || !std::isfinite(given->scales[0]) || zero < range.least || zero > range.most)
        return Error{.what = message("the scale is {scale} and the zero point {zero}",
                                     static_cast<double>(given->scales[0]), zero),
                     .expected = message("a scale above 0 and a zero point that its type can hold")};
    return Affine{given->scales[0], static_cast<std::int32_t>(zero)};
}

Result<Held> activated(std::int64_t activation, const TensorValue& out) {
    TRY(Held range, range_of(out.dtype));
    if (activation == static_cast<std::int64_t>(Activation::none)) return range;
    TRY(const Affine of, affine(out));
    const auto stored = [&](float real) {
        const double q = static_cast<double>(of.zero) + static_cast<double>(std::round(real / of.scale));
        return static_cast<std::int32_t>(
            std::clamp(q, static_cast<double>(range.least), static_cast<double>(range.most)));
    };
    switch (static_cast<Activation>(activation)) {
        case Activation::relu: range.least = std::max(range.least, stored(0)); return range;
        case Activation::relu6: return Held{std::max(range.least, stored(0)), std::min(range.most, stored(6))};
        case Activation::relu_n1_to_1: return Held{std::max(range.least, stored(-1)), std::min(range.most, stored(1))};
        default:
            return Error{.what = message("fused activation {activation} is not supported for integers", activation)};
    }
}

Result<HeldFloat> activated_float(std::int64_t activation) {
    constexpr float infinite = std::numeric_limits<float>::infinity();
    switch (activation) {
        case 0: return HeldFloat{-infinite, infinite};
        case 1: return HeldFloat{0, infinite};
        case 2: return HeldFloat{-1, 1};
        case 3: return HeldFloat{0, 6};
        default:
            return Error{.what = message("fused activation {activation} is not supported", activation),
                         .expected = message("none, RELU, RELU_N1_TO_1 or RELU6")};
    }
}

Result<FixedFactor> fixed_factor(double real) {
    if (!(real >= 0) || !std::isfinite(real)) return Error{.what = message("a scale is not a positive number")};
    if (real == 0) return FixedFactor{};
    int shift = 0;
    const double fraction = std::frexp(real, &shift);
    auto fixed = static_cast<std::int64_t>(std::round(fraction * static_cast<double>(std::int64_t{1} << 31)));
    if (fixed == std::int64_t{1} << 31) {
        fixed /= 2;
        ++shift;
    }
    if (shift < -31) return FixedFactor{};
    if (shift > 30)
        return Error{.what = message("the factor between the scales is 2^{shift}", shift),
                     .expected = message("at most 2^30")};
    return FixedFactor{static_cast<std::int32_t>(fixed), shift};
}

std::int32_t requantise_long(std::int64_t x, FixedFactor factor) {
    const std::int64_t reduced = factor.multiplier < 0x7FFF0000 ? (factor.multiplier + (1 << 15)) >> 16 : 0x7FFF;
    const int shift = std::clamp(15 - factor.shift, 1, 62);
    constexpr std::int64_t limit = std::int64_t{1} << 47;  // so that the product fits; the reference asks for it
    const std::int64_t product = std::clamp(x, -limit, limit - 1) * reduced;
    const std::int64_t scaled = (product + (std::int64_t{1} << (shift - 1))) >> shift;
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(scaled, std::numeric_limits<std::int32_t>::min(),
                                                              std::numeric_limits<std::int32_t>::max()));
}

std::int32_t input_radius(int integer_bits, int left_shift, int total_bits) {
    const double largest = static_cast<double>((1 << integer_bits) - 1) *
        static_cast<double>(std::int64_t{1} << (total_bits - integer_bits)) / std::ldexp(1.0, left_shift);
    return static_cast<std::int32_t>(std::min(std::floor(largest), 2147483647.0));
}

Result<SmallVector<std::int64_t>> whole_numbers(const TensorValue& tensor) {
    SmallVector<std::int64_t> out;
    const std::int64_t count = tensor.numel();
    if (count > 64)
        return Error{.what = message("the list has {count} sizes or axes", count), .expected = message("at most 64")};
    for (std::int64_t i = 0; i < count; ++i) {
        if (tensor.dtype == DType::i32) out.push_back(tensor.as<std::int32_t>()[i]);
        else if (tensor.dtype == DType::i64) out.push_back(tensor.as<std::int64_t>()[i]);
        else return unsupported(tensor);
    }
    return out;
}

std::size_t bytes_of(const TensorValue& tensor) {
    return static_cast<std::size_t>(tensor.numel() * item_size(tensor.dtype));
}

void gather(const TensorValue& in, const TensorValue& out, std::int64_t start, const Dims& strides) {
    const auto item = static_cast<std::size_t>(item_size(in.dtype));
    const std::byte* from = in.data;
    std::byte* to = out.data;
    const Dims none = Dims::filled(out.sizes.size(), 0);
    walk(out.sizes, strides, none, [&](std::int64_t i, std::int64_t at, std::int64_t) {
        std::memcpy(to + static_cast<std::size_t>(i) * item, from + (start + at) * static_cast<std::int64_t>(item),
                    item);
    });
}

Blocks blocks(const Dims& sizes, std::size_t axis) {
    Blocks out{.length = sizes[axis]};
    for (std::size_t d = 0; d < axis; ++d) out.outer *= sizes[d];
    for (std::size_t d = axis + 1; d < sizes.size(); ++d) out.inner *= sizes[d];
    return out;
}

Result<> same_type(const TensorValue& in, const TensorValue& out) {
    if (in.dtype != out.dtype) return unsupported(out);
    return done;
}

Error unsupported(const TensorValue& tensor) {
    return Error{.what = message("the kernel does not support the type of {tensor}", describe(tensor))};
}

Result<std::size_t> axis_of(std::int64_t axis, std::size_t rank) {
    if (rank == 0)
        return Error{.what = message("the tensor has no dimensions"), .expected = message("at least one dimension")};
    return wrap_dim(axis, rank);
}

}  // namespace arenascope::tfl
