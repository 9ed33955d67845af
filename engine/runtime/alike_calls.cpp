#include "engine/runtime/alike_calls.h"

#include <string>
#include <unordered_map>

namespace arenascope {

namespace {

/// What a call depends on beside the data of its operands, as text.
class Signature {
public:
    explicit Signature(const Method& method) : method_(method) {}

    /// Empty: no other call is alike.
    [[nodiscard]] std::string of(const Instruction& in) {
        text_ = in.op;
        has_weights_ = false;
        for (const ValueId id : in.args)
            if (!add(id)) return {};
        return has_weights_ ? std::move(text_) : std::string();
    }

private:
    template <class Number>
    void put(char kind, Number number) {
        text_ += kind;
        text_.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    template <class List>
    void put_all(char kind, const List& items) {
        put(kind, items.size());
        for (const auto& item : items) put(kind, item);
    }
    template <class List>
    [[nodiscard]] bool add_items(const List& list) {
        put('l', list.items.size());
        for (const ValueId id : list.items)
            if (is_list(id) || !add(id)) return false;
        return true;
    }

    [[nodiscard]] bool is_list(ValueId id) const {
        if (!method_.values.has(id)) return false;
        const auto& data = method_.values[id].data;
        return std::holds_alternative<IntList>(data) || std::holds_alternative<TensorList>(data) ||
            std::holds_alternative<OptionalTensorList>(data);
    }

    [[nodiscard]] bool add(ValueId id) {
        if (id == no_value) {
            put('0', 0);
            return true;
        }
        if (!method_.values.has(id)) return false;  // an error of its own
        const auto& data = method_.values[id].data;
        if (const auto* tensor = std::get_if<Tensor>(&data)) return add(*tensor);
        if (const auto* list = std::get_if<IntList>(&data)) return add_items(*list);
        if (const auto* list = std::get_if<TensorList>(&data)) return add_items(*list);
        if (const auto* list = std::get_if<OptionalTensorList>(&data)) return add_items(*list);
        if (const auto* list = std::get_if<DoubleList>(&data)) put_all('d', list->items);
        if (const auto* list = std::get_if<BoolList>(&data)) put_all('b', list->items);
        if (const auto* text = std::get_if<std::string>(&data)) put_all('s', *text);
        if (const auto* number = std::get_if<std::int64_t>(&data)) put('i', *number);
        if (const auto* real = std::get_if<double>(&data)) put('f', *real);
        if (const auto* flag = std::get_if<bool>(&data)) put('y', *flag);
        return true;
    }

    [[nodiscard]] bool add(const Tensor& tensor) {
        if (tensor.dynamism != Dynamism::fixed) return false;
        put('t', tensor.dtype);
        put_all('n', tensor.upper);
        put_all('o', tensor.dim_order);
        if (!tensor.is_constant) return true;
        if (!tensor.data) return false;
        put('c', tensor.data->bytes.data());
        const auto bytes = static_cast<std::int64_t>(tensor.data->bytes.size());
        has_weights_ = has_weights_ || bytes > item_size(tensor.dtype);
        return true;
    }

    const Method& method_;
    std::string text_;
    bool has_weights_ = false;
};

}  // namespace

Table<InstructionIndex, InstructionIndex> first_alike(const Method& method) {
    Table<InstructionIndex, InstructionIndex> first;
    std::unordered_map<std::string, InstructionIndex> known;
    Signature signature(method);
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& in = method.instructions[at];
        const std::string text = in.kind == Instruction::Kind::kernel ? signature.of(in) : std::string();
        first.push_back(text.empty() ? at : known.try_emplace(text, at).first->second);
    }
    return first;
}

}  // namespace arenascope
