#include "engine/kernels/kernel.h"

namespace arenascope {

namespace {

Error wrong_argument(std::size_t i, Message expected) {
    return Error{.what = message("argument {index} has the wrong type", i), .expected = std::move(expected)};
}

}  // namespace

Result<RuntimeValue*> Call::value(std::size_t i) const {
    if (i >= args_.size() || !values_.has(args_[i])) {
        return Error{.what = message("argument {index} is missing", i)};
    }
    return &values_[args_[i]];
}

Result<TensorValue*> Call::tensor_of(ValueId id, std::size_t i) const {
    if (!values_.has(id)) return wrong_argument(i, message("a value"));
    auto* tensor = std::get_if<TensorValue>(&values_[id]);
    if (!tensor) return wrong_argument(i, message("a tensor"));
    if (!tensor->data && tensor->numel() != 0 && !measures()) {
        return Error{.what = message("tensor {tensor} of argument {index} has no memory", describe(*tensor), i),
                     .expected = message("a planned tensor or a buffer from the caller")};
    }
    return tensor;
}

Result<TensorValue*> Call::tensor(std::size_t i) const {
    CHECKED(value(i));
    return tensor_of(args_[i], i);
}

Result<TensorValue*> Call::view(std::size_t i) const {
    TRY(RuntimeValue * found, value(i));
    if (auto* tensor = std::get_if<TensorValue>(found)) return tensor;
    return wrong_argument(i, message("a tensor"));
}

Result<TensorValue*> Call::optional_tensor(std::size_t i) const {
    if (is_none(i)) return static_cast<TensorValue*>(nullptr);
    return tensor(i);
}

bool Call::is_none(std::size_t i) const {
    const auto found = value(i);
    return found.ok() && std::holds_alternative<std::monostate>(*found.value());
}

Result<Scalar> Call::scalar(std::size_t i) const {
    TRY(const RuntimeValue* found, value(i));
    if (const auto* integer = std::get_if<std::int64_t>(found)) {
        return Scalar{Scalar::Kind::integer, *integer, static_cast<double>(*integer)};
    }
    if (const auto* floating = std::get_if<double>(found)) return Scalar{Scalar::Kind::floating, 0, *floating};
    if (const auto* boolean = std::get_if<bool>(found)) {
        return Scalar{Scalar::Kind::boolean, *boolean ? 1 : 0, *boolean ? 1.0 : 0.0};
    }
    return wrong_argument(i, message("a number"));
}

Result<std::optional<Scalar>> Call::optional_scalar(std::size_t i) const {
    if (is_none(i)) return std::optional<Scalar>();
    TRY(const Scalar number, scalar(i));
    return std::optional(number);
}

Result<std::int64_t> Call::integer(std::size_t i) const {
    TRY(const Scalar number, scalar(i));
    if (number.kind == Scalar::Kind::floating) return wrong_argument(i, message("an integer"));
    return number.integer;
}

Result<std::optional<std::int64_t>> Call::optional_integer(std::size_t i) const {
    if (is_none(i)) return std::optional<std::int64_t>();
    TRY(const std::int64_t number, integer(i));
    return std::optional(number);
}

Result<bool> Call::boolean(std::size_t i) const {
    TRY(const Scalar number, scalar(i));
    return number.floating != 0;
}

Result<double> Call::number(std::size_t i) const {
    TRY(const Scalar found, scalar(i));
    return found.floating;
}

Result<std::string_view> Call::text(std::size_t i) const {
    TRY(const RuntimeValue* found, value(i));
    if (const auto* text = std::get_if<const std::string*>(found)) return std::string_view(**text);
    return wrong_argument(i, message("a string"));
}

Result<std::array<std::int64_t, 2>> Call::pair(std::size_t i, std::size_t spatial, std::int64_t least,
                                               std::int64_t filler) const {
    TRY(const Dims items, ints(i));
    std::array<std::int64_t, 2> out{filler, filler};
    if (items.size() != 1 && items.size() != spatial) {
        return Error{.what = message("argument {index} has {count} entries", i, items.size()),
                     .expected = message("1 or {count}", spatial)};
    }
    for (std::size_t k = 0; k < spatial; ++k) {
        const std::int64_t item = items.size() == 1 ? items[0] : items[k];
        if (item < least || item > 1 << 30) return Error{.what = message("argument {index} is {value}", i, item)};
        out[k + 2 - spatial] = item;
    }
    return out;
}

Result<SmallVector<std::int64_t>> Call::long_ints(std::size_t i) const {
    SmallVector<std::int64_t> out;
    if (is_none(i)) return out;
    TRY(const RuntimeValue* found, value(i));
    if (const auto* single = std::get_if<std::int64_t>(found)) {
        out.push_back(*single);
        return out;
    }
    const auto* list = std::get_if<const IntList*>(found);
    if (!list) return wrong_argument(i, message("a list of integers"));
    for (const ValueId id : (*list)->items) {
        const auto* item = values_.has(id) ? std::get_if<std::int64_t>(&values_[id]) : nullptr;
        if (!item) return wrong_argument(i, message("a list of integers"));
        out.push_back(*item);
    }
    return out;
}

Result<Dims> Call::ints(std::size_t i) const {
    TRY(const SmallVector<std::int64_t> items, long_ints(i));
    if (items.size() > max_rank) return wrong_argument(i, message("at most 16 integers"));
    Dims out;
    for (const std::int64_t item : items) out.push_back(item);
    return out;
}

Result<SmallVector<double>> Call::doubles(std::size_t i) const {
    SmallVector<double> out;
    if (is_none(i)) return out;
    TRY(const RuntimeValue* found, value(i));
    const auto* list = std::get_if<const DoubleList*>(found);
    if (!list) return wrong_argument(i, message("a list of numbers"));
    for (const double item : (*list)->items) out.push_back(item);
    return out;
}

Result<SmallVector<TensorValue*>> Call::tensors(std::size_t i) const {
    TRY(const RuntimeValue* found, value(i));
    const std::vector<ValueId>* ids = nullptr;
    if (const auto* list = std::get_if<const TensorList*>(found)) ids = &(*list)->items;
    else if (const auto* optional = std::get_if<const OptionalTensorList*>(found)) ids = &(*optional)->items;
    if (!ids) return wrong_argument(i, message("a list of tensors"));
    SmallVector<TensorValue*> out;
    for (const ValueId id : *ids) {
        if (id == no_value || (values_.has(id) && std::holds_alternative<std::monostate>(values_[id]))) {
            out.push_back(nullptr);
            continue;
        }
        TRY(TensorValue * tensor, tensor_of(id, i));
        out.push_back(tensor);
    }
    return out;
}

Result<> Call::set(std::size_t i, RuntimeValue new_value) {
    TRY(RuntimeValue * target, value(i));
    *target = std::move(new_value);
    return done;
}

}  // namespace arenascope
