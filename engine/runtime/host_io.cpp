#include "engine/runtime/host_io.h"

#include <cmath>

#include "engine/ir/shape_text.h"
#include "engine/kernels/rows.h"

namespace arenascope {

namespace {

/// "f32[1..32,16]": the shapes that a method accepts.
std::string expected_text(const Method& method, const Tensor& tensor) {
    std::string text(name_of(tensor.dtype));
    text += '[';
    for (std::size_t i = 0; i < tensor.upper.size(); ++i) {
        if (i > 0) text += ',';
        const auto bounds = i < tensor.sizes.size() ? tensor.sizes[i].bounds(method.ranges)
                                                    : Result<sym::Range>(Error{.what = Message()});
        if (tensor.dynamism != Dynamism::fixed && bounds.ok() && bounds.value().min != tensor.upper[i]) {
            text += std::to_string(bounds.value().min) + "..";
        } else if (tensor.dynamism != Dynamism::fixed && method.ranges.empty()) {
            text += "0..";  // a .pte has only upper bounds
        }
        text += std::to_string(tensor.upper[i]);
    }
    return text + ']';
}

Error mismatch(const std::string& name, const HostTensor& given, const Message& expected) {
    return Error{.what = message("input '{name}': got {actual}, expected {expected}", name,
                                 typed_shape(given.dtype, given.shape), expected)};
}

/// The only dimension that exceeds the planned size, if the rest of a tensor fits.
std::optional<std::size_t> beyond_plan(const Tensor& tensor, const HostTensor& given) {
    if (given.dtype != tensor.dtype || given.shape.size() != tensor.upper.size() || tensor.dynamism == Dynamism::fixed)
        return std::nullopt;
    for (std::size_t i = 0; i < given.shape.size(); ++i) {
        const bool is_dynamic = i < tensor.sizes.size() && !tensor.sizes[i].is_constant();
        if (is_dynamic && given.shape[i] > tensor.upper[i]) return i;
    }
    return std::nullopt;
}

bool sizes_fit(const Method& method, const Tensor& tensor, const HostTensor& given) {
    if (given.shape.size() != tensor.upper.size()) return false;
    for (std::size_t i = 0; i < given.shape.size(); ++i) {
        const std::int64_t size = given.shape[i];
        if (size < 0 || size > tensor.upper[i]) return false;
        if (tensor.dynamism == Dynamism::fixed && size != tensor.upper[i]) return false;
        if (i >= tensor.sizes.size() || method.ranges.empty()) continue;
        const auto bounds = tensor.sizes[i].bounds(method.ranges);
        if (bounds.ok() && size < bounds.value().min) return false;
    }
    return true;
}

Error unfit(const Method& method, const Value& spec, const HostTensor& given) {
    const Tensor& tensor = *spec.tensor();
    if (const auto dim = beyond_plan(tensor, given)) {
        return Error{.what = message("input '{name}': dimension {dimension} is {size}, planned for at most {limit}: "
                                     "got {actual}, expected {expected}",
                                     spec.name, *dim, given.shape[*dim], tensor.upper[*dim],
                                     typed_shape(given.dtype, given.shape), expected_text(method, tensor))};
    }
    return mismatch(spec.name, given, Message::verbatim(expected_text(method, tensor)));
}

/// The caller's bytes as a row-major tensor; never written.
TensorValue view_of(const HostTensor& given) {
    TensorValue view;
    view.dtype = given.dtype;
    view.is_constant = true;
    for (const std::int64_t size : given.shape) view.sizes.push_back(size);
    for (std::size_t i = 0; i < view.rank(); ++i) view.order[i] = static_cast<std::uint8_t>(i);
    set_dense_strides(view);
    view.data = const_cast<std::byte*>(given.bytes.data());
    return view;
}

Result<> give_number(const std::string& name, const HostTensor& given, RuntimeValue& value) {
    const TensorValue view = view_of(given);
    const bool one = given.shape.size() <= max_rank && view.numel() == 1 && is_computable(given.dtype) &&
        given.bytes.size() == static_cast<std::size_t>(item_size(given.dtype));
    if (!one) return mismatch(name, given, message("one number"));
    if (std::holds_alternative<double>(value)) value = load_one<double>(view, 0);
    else if (is_floating(given.dtype)) return mismatch(name, given, message("an integer or bool"));
    else if (std::holds_alternative<bool>(value)) value = load_one<std::int64_t>(view, 0) != 0;
    else value = load_one<std::int64_t>(view, 0);
    return done;
}

}  // namespace

Result<> check_shapes(const Method& method, std::span<const std::vector<std::int64_t>> shapes) {
    for (std::size_t i = 0; i < shapes.size() && i < method.inputs.size(); ++i) {
        const Value& spec = method.values[method.inputs[i]];
        if (!spec.tensor()) continue;
        const HostTensor given{.dtype = spec.tensor()->dtype, .shape = shapes[i], .bytes = {}};
        if (!sizes_fit(method, *spec.tensor(), given)) return unfit(method, spec, given);
    }
    return done;
}

Result<> give_input(const Method& method, ValueId id, const HostTensor& given, bool is_known, RuntimeValue& value) {
    const Value& spec = method.values[id];
    const bool is_number = std::holds_alternative<std::int64_t>(value) || std::holds_alternative<bool>(value) ||
        std::holds_alternative<double>(value);
    if (is_number) return give_number(spec.name, given, value);
    auto* tensor = std::get_if<TensorValue>(&value);
    if (!tensor || !spec.tensor()) return done;  // None or a string: fixed at export
    if (given.dtype != tensor->dtype || (!is_known && !sizes_fit(method, *spec.tensor(), given)))
        return unfit(method, spec, given);
    const TensorValue from = view_of(given);
    if (given.bytes.size() != static_cast<std::size_t>(from.numel() * item_size(given.dtype))) {
        return Error{.what = message("input '{name}': {type} has {bytes} bytes of data", spec.name,
                                     typed_shape(given.dtype, given.shape), given.bytes.size())};
    }
    if (tensor->is_constant) return done;
    // Data of an input that is constant between runs: the value from which its sizes were computed.
    if (const auto& fixed = spec.tensor()->data; fixed && !spec.tensor()->is_state &&
        !std::equal(fixed->bytes.begin(), fixed->bytes.end(), given.bytes.begin(), given.bytes.end())) {
        return Error{.what = message("input '{name}': the plan was made for another value", spec.name),
                     .expected = message("the value that the sizes were computed from"),
                     .remedy = message("open the model with the new value")};
    }
    CHECKED(resize(*tensor, from.sizes));
    if (!tensor->data && tensor->numel() != 0) return Error{.what = message("input '{name}' has no memory", spec.name)};
    return copy_values(*tensor, from);
}

sym::Values bind_symbols(const Method& method, const std::vector<HostTensor>& inputs) {
    sym::Values values;
    for (std::size_t i = 0; i < method.inputs.size() && i < inputs.size(); ++i) {
        const Tensor* tensor = method.values[method.inputs[i]].tensor();
        if (!tensor) continue;
        for (std::size_t k = 0; k < tensor->sizes.size() && k < inputs[i].shape.size(); ++k) {
            if (tensor->sizes[k].op() == sym::Op::symbol) values.emplace(tensor->sizes[k].name(), inputs[i].shape[k]);
        }
    }
    return values;
}

Result<std::optional<HostTensor>> take_output(const RuntimeValue& value) {
    const auto number = [](DType dtype, auto item) {
        HostTensor out{dtype, {}, std::vector<std::byte>(sizeof item)};
        std::memcpy(out.bytes.data(), &item, sizeof item);
        return std::optional(std::move(out));
    };
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return number(DType::i64, *integer);
    if (const auto* real = std::get_if<double>(&value)) return number(DType::f64, *real);
    if (const auto* truth = std::get_if<bool>(&value)) return number(DType::boolean, static_cast<std::uint8_t>(*truth));
    const auto* tensor = std::get_if<TensorValue>(&value);
    if (!tensor) return std::optional<HostTensor>();
    if (!tensor->data && tensor->numel() != 0)
        return Error{.what = message("output {tensor} has no memory", describe(*tensor))};
    HostTensor out{tensor->dtype, {tensor->sizes.begin(), tensor->sizes.end()}, {}};
    out.bytes.resize(static_cast<std::size_t>(tensor->numel() * item_size(tensor->dtype)));
    TensorValue to = view_of(out);
    CHECKED(copy_values(to, *tensor));
    return std::optional(std::move(out));
}

void measure(const TensorValue& tensor, TensorStats& stats) {
    if (!is_computable(tensor.dtype) || (!tensor.data && tensor.numel() != 0)) return;
    const auto walk = make_walk<1>({&tensor});
    std::array<double, row_chunk> buffer;
    bool seen = false;
    for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
        const double* row = load_row<double>(tensor, at[0], walk.strides[0][walk.rank - 1], n, buffer.data());
        for (std::int64_t i = 0; i < n; ++i) {
            stats.nans += std::isnan(row[i]) ? 1 : 0;
            stats.infinities += std::isinf(row[i]) ? 1 : 0;
            if (!std::isfinite(row[i])) continue;
            stats.min = seen ? std::min(stats.min, row[i]) : row[i];
            stats.max = seen ? std::max(stats.max, row[i]) : row[i];
            seen = true;
            stats.sum += row[i];
            stats.absmax = std::max(stats.absmax, std::fabs(row[i]));
        }
    });
}

Result<bool> truth_of(const RuntimeValue& value) {
    if (const auto* boolean = std::get_if<bool>(&value)) return *boolean;
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return *integer != 0;
    const auto* tensor = std::get_if<TensorValue>(&value);
    if (tensor && tensor->dtype == DType::boolean && tensor->numel() == 1 && tensor->data) {
        return *tensor->data != std::byte{0};
    }
    return Error{.what = message("the condition is not a bool"),
                 .expected = message("a bool or a bool tensor with one element")};
}

std::string input_names(const Method& method) {
    std::string text = std::to_string(method.inputs.size());
    for (std::size_t i = 0; i < method.inputs.size(); ++i)
        text += (i == 0 ? ": " : ", ") + method.values[method.inputs[i]].name;
    return text;
}

}  // namespace arenascope
