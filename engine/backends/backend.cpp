#include "engine/backends/backend.h"

#include "engine/base/text.h"
#include "engine/ir/source_line.h"

namespace arenascope {

Result<TensorValue*> ExecuteContext::tensor(std::size_t i) const {
    if (i >= args.size()) {
        return Error{.what = message("argument {index} of {count}", i, args.size()),
                     .expected = message("as many arguments as the payload names")};
    }
    auto* tensor = std::get_if<TensorValue>(args[i]);
    if (!tensor || (!tensor->data && tensor->numel() != 0)) {
        return Error{.what = message("argument {index} is not a tensor with memory", i),
                     .expected = message("a tensor")};
    }
    return tensor;
}

Result<TensorValue*> ExecuteContext::output(std::size_t i) const {
    TRY(TensorValue * found, tensor(i));
    if (!found->is_constant) return found;
    return Error{.what = message("output argument {index} is a constant", i),
                 .expected = message("a tensor that can be written")};
}

Result<> Backends::add(std::shared_ptr<const Backend> backend) {
    for (const std::string_view name : {backend->id(), backend->short_name()}) {
        const bool is_taken = find(name) || (name != backend->id() && find_partitioner(name));
        if (name.empty() || name == "cpu" || is_taken) {
            return Error{.what = message("backend '{name}' is already registered", name),
                         .expected = message("a unique id for each backend")};
        }
    }
    all_.push_back(std::move(backend));
    return done;
}

Result<> Backends::add(Partitioner partitioner) {
    const std::string& name = partitioner.name;
    const auto owner = find(name);
    const bool is_free = !owner || owner->id() == name;
    if (name.empty() || name == "cpu" || name.find('+') != std::string::npos || !is_free || find_partitioner(name)) {
        return Error{.what = message("partitioner '{name}' is already registered", name),
                     .expected = message("a unique id for each partitioner")};
    }
    partitioners_.push_back(std::move(partitioner));
    return done;
}

const Partitioner* Backends::find_partitioner(std::string_view name) const {
    for (const Partitioner& partitioner : partitioners_) {
        if (partitioner.name == name) return &partitioner;
    }
    return nullptr;
}

std::shared_ptr<const Backend> Backends::find(std::string_view name) const {
    for (const auto& backend : all_) {
        if (backend->id() == name || backend->short_name() == name) return backend;
    }
    return nullptr;
}

std::string Backends::names() const {
    std::string out;
    for (const auto& backend : all_) append_item(out, ", ", backend->short_name());
    for (const Partitioner& partitioner : partitioners_) {
        if (!find(partitioner.name)) append_item(out, ", ", partitioner.name);
    }
    return out;
}

Result<ByteView> constant_bytes(const Method& region, ValueId id) {
    const Tensor* tensor = region.values.has(id) ? region.values[id].tensor() : nullptr;
    if (!tensor || !tensor->data) return Error{.what = message("value {id} is not a constant", id.number())};
    const auto bytes = tensor->bytes();
    if (!bytes || static_cast<std::uint64_t>(*bytes) > tensor->data->bytes.size()) {
        return Error{
            .what = message("constant with {bytes} bytes", tensor->data->bytes.size()),
            .place = region.values[id].name,
            .expected = bytes ? Message::verbatim(std::to_string(*bytes)) : message("a size that 64 bits can count")};
    }
    return tensor->data->bytes.first(static_cast<std::size_t>(*bytes));
}

DebugHandle handle_of(std::int64_t id, const Instruction& node) {
    return {.id = id, .nodes = {{.name = node.name, .op = node.op, .source = source_line(node.stack_trace)}}};
}

}  // namespace arenascope
