#include "engine/plugins/plain_method.h"

#include <algorithm>

#include "engine/ir/source_line.h"

namespace arenascope {

namespace {

constexpr std::int32_t number_rank = -1, list_rank = -2;

std::vector<std::int32_t> numbers_of(std::span<const ValueId> ids) {
    std::vector<std::int32_t> out;
    for (const ValueId id : ids) out.push_back(id.number());
    return out;
}

/// The items of a list of values; nothing for any other value.
const std::vector<ValueId>* items_of(const Value& value) {
    if (const auto* ints = std::get_if<IntList>(&value.data)) return &ints->items;
    if (const auto* tensors = std::get_if<TensorList>(&value.data)) return &tensors->items;
    if (const auto* some = std::get_if<OptionalTensorList>(&value.data)) return &some->items;
    return nullptr;
}

std::int32_t flags_of(const Tensor& tensor) {
    return (tensor.is_constant ? ARENASCOPE_CONSTANT : 0) | (tensor.is_state ? ARENASCOPE_STATE : 0) |
        (tensor.alias_of != no_value ? ARENASCOPE_VIEW : 0) |
        (tensor.dynamism != Dynamism::fixed ? ARENASCOPE_DYNAMIC : 0);
}

}  // namespace

PlainMethod::PlainMethod(const Method& method, const CompileSpecs& specs) {
    for (const Value& value : method.values) add(value);
    inputs_ = numbers_of(method.inputs);
    outputs_ = numbers_of(method.outputs);
    for (const Instruction& node : method.instructions) add(node);
    for (const auto& [key, value] : specs) specs_.push_back({key.c_str(), value.data(), value.size()});
    region_ = {.value_count = static_cast<std::int32_t>(values_.size()),
               .input_count = static_cast<std::int32_t>(inputs_.size()),
               .output_count = static_cast<std::int32_t>(outputs_.size()),
               .node_count = static_cast<std::int32_t>(nodes_.size()),
               .spec_count = static_cast<std::int32_t>(specs_.size()),
               .values = values_.data(),
               .inputs = inputs_.data(),
               .outputs = outputs_.data(),
               .nodes = nodes_.data(),
               .specs = specs_.data()};
}

const std::vector<std::int32_t>& PlainMethod::keep(std::span<const ValueId> ids) {
    ids_.push_back(numbers_of(ids));
    return ids_.back();
}

void PlainMethod::add(const Value& value) {
    as_value out{.dtype = 0,
                 .rank = number_rank,
                 .sizes = nullptr,
                 .data = nullptr,
                 .number = 0,
                 .name = value.name.c_str(),
                 .flags = 0,
                 .item_count = 0,
                 .items = nullptr};
    if (const Tensor* tensor = value.tensor()) {
        out.dtype = static_cast<std::int32_t>(tensor->dtype);
        out.rank = static_cast<std::int32_t>(tensor->upper.size());
        out.sizes = tensor->upper.data();
        out.flags = flags_of(*tensor);
        const bool whole = tensor->data &&
            static_cast<std::int64_t>(tensor->data->bytes.size()) >= tensor->bytes().value_or(INT64_MAX);
        if (tensor->is_constant && whole) out.data = tensor->data->bytes.data();
    } else if (const auto* number = std::get_if<std::int64_t>(&value.data)) {
        out.number = static_cast<double>(*number);
    } else if (const auto* real = std::get_if<double>(&value.data)) {
        out.number = *real;
    } else if (const auto* flag = std::get_if<bool>(&value.data)) {
        out.number = *flag ? 1 : 0;
    } else if (const auto* items = items_of(value)) {
        const std::vector<std::int32_t>& ids = keep(*items);
        out.rank = list_rank;
        out.item_count = static_cast<std::int32_t>(ids.size());
        out.items = ids.data();
    }
    values_.push_back(out);
}

void PlainMethod::add(const Instruction& node) {
    // An out variant lists its outs as arguments, and once more as what it returns.
    const std::size_t repeated = node.kind == Instruction::Kind::kernel ? node.outs.size() + 1
        : node.kind == Instruction::Kind::delegate                      ? node.outs.size()
                                                                        : 0;
    const std::vector<std::int32_t>& arguments =
        keep(std::span(node.args).first(node.args.size() - std::min(node.args.size(), repeated)));
    const std::vector<std::int32_t>& outs = keep(node.outs);
    texts_.push_back(source_line(node.stack_trace));
    nodes_.push_back({.op = node.op.c_str(),
                      .name = node.name.c_str(),
                      .source = texts_.back().c_str(),
                      .argument_count = static_cast<std::int32_t>(arguments.size()),
                      .output_count = static_cast<std::int32_t>(outs.size()),
                      .arguments = arguments.data(),
                      .outputs = outs.data(),
                      .module = node.module_path.c_str()});
}

}  // namespace arenascope
