// A hash of a whole method, to detect changes.

#include <cstring>
#include <span>

#include "engine/partition/partition.h"

namespace arenascope {

namespace {

class Hasher {
public:
    void number(std::uint64_t value) {
        hash_ = (hash_ ^ value) * 0x9e3779b97f4a7c15U;
        hash_ ^= hash_ >> 29;
    }
    void text(std::string_view text) { bytes(std::as_bytes(std::span(text))); }
    void bytes(ByteView bytes) {
        number(bytes.size());
        std::size_t at = 0;
        for (; at + 8 <= bytes.size(); at += 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes.data() + at, 8);
            number(word);
        }
        for (; at < bytes.size(); ++at) number(std::to_integer<std::uint64_t>(bytes[at]));
    }
    template <class Item>
    void list(const std::vector<Item>& items) {
        number(items.size());
        for (const Item& item : items) number(static_cast<std::uint64_t>(item));
    }
    template <class Of>
    void row(Index<Of> row) {
        number(static_cast<std::uint64_t>(row.number()));
    }
    template <class Of>
    void list(const std::vector<Index<Of>>& rows) {
        number(rows.size());
        for (const Index<Of> each : rows) row(each);
    }
    [[nodiscard]] std::uint64_t result() const { return hash_; }

    void tensor(const Tensor& tensor) {
        number(static_cast<std::uint64_t>(tensor.dtype));
        number(tensor.sizes.size());
        for (const sym::Expr& size : tensor.sizes) text(size.text());
        list(tensor.upper);
        list(tensor.dim_order);
        number(static_cast<std::uint64_t>(tensor.dynamism));
        number(static_cast<std::uint64_t>(tensor.role));
        number(static_cast<std::uint64_t>(tensor.is_constant) * 2 + static_cast<std::uint64_t>(tensor.is_state));
        row(tensor.alias_of);
        number(static_cast<std::uint64_t>(tensor.alias_offset));
        if (tensor.data) bytes(tensor.data->bytes);
    }
    void value(const Value& value) {
        text(value.name);
        number(value.data.index());
        if (const Tensor* held = value.tensor()) tensor(*held);
        else if (const auto* whole = std::get_if<std::int64_t>(&value.data)) number(static_cast<std::uint64_t>(*whole));
        else if (const auto* flag = std::get_if<bool>(&value.data)) number(*flag ? 1 : 0);
        else if (const auto* real = std::get_if<double>(&value.data)) real_number(*real);
        else if (const auto* string = std::get_if<std::string>(&value.data)) text(*string);
        else if (const auto* ints = std::get_if<IntList>(&value.data)) list(ints->items);
        else if (const auto* tensors = std::get_if<TensorList>(&value.data)) list(tensors->items);
        else if (const auto* optionals = std::get_if<OptionalTensorList>(&value.data)) list(optionals->items);
        else if (const auto* flags = std::get_if<BoolList>(&value.data)) list(flags->items);
        else if (const auto* reals = std::get_if<DoubleList>(&value.data)) {
            for (const double item : reals->items) real_number(item);
        }
    }

    void delegate(const Delegate& delegate) {
        text(delegate.id);
        bytes(delegate.payload.bytes);
        for (const auto& [key, spec] : delegate.compile_specs) {
            text(key);
            bytes(spec);
        }
        for (const auto& [key, data] : delegate.named_data) {
            text(key);
            bytes(data.bytes);
        }
        for (const DebugHandle& handle : delegate.handles) {
            number(static_cast<std::uint64_t>(handle.id));
            for (const DebugHandle::Node& node : handle.nodes) text(node.name);
        }
    }

private:
    void real_number(double value) {
        std::uint64_t word = 0;
        std::memcpy(&word, &value, sizeof word);
        number(word);
    }
    std::uint64_t hash_ = 0xcbf29ce484222325U;
};

}  // namespace

std::uint64_t fingerprint(const Method& method) {
    Hasher hasher;
    hasher.text(method.name);
    for (const Value& value : method.values) hasher.value(value);
    hasher.list(method.inputs);
    hasher.list(method.outputs);
    for (const Instruction& instruction : method.instructions) {
        hasher.number(static_cast<std::uint64_t>(instruction.kind));
        hasher.text(instruction.op);
        hasher.text(instruction.name);
        hasher.text(instruction.stack_trace);
        hasher.text(instruction.module_path);
        hasher.list(instruction.args);
        hasher.list(instruction.outs);
        hasher.row(instruction.jump_to);
        hasher.row(instruction.delegate);
    }
    for (const ListedNode& row : method.node_list) {
        hasher.text(row.name);
        hasher.list(row.values);
        hasher.list(row.uses);
    }
    for (const Delegate& delegate : method.delegates) hasher.delegate(delegate);
    return hasher.result();
}

}  // namespace arenascope
