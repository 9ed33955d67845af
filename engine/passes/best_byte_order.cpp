#include "engine/passes/best_byte_order.h"

#include <algorithm>
#include <array>

#include "engine/passes/value_uses.h"

namespace arenascope::best {

namespace {

constexpr std::string_view convolution_op = "arenascope::integer_convolution.out",
                           pool_op = "arenascope::max_pool2d.out";

/// Images whose order may change: of bytes, four dimensions, made and read by operators that take both orders.
class ByteOrder {
public:
    explicit ByteOrder(Method& method) : method_(method), uses_(method), turns_(method.values.size()) {}

    void run() {
        for (const ValueId id : method_.values.indices()) turns_[id] = may_turn(id);
        while (drop_mixed()) {
        }
        for (const ValueId id : method_.values.indices())
            if (turns_[id]) method_.values[id].tensor()->dim_order = {0, 2, 3, 1};
    }

private:
    static bool moves(const Instruction& instruction) {
        static constexpr std::array ops{
            std::string_view("arenascope::requantize.out"), std::string_view("aten::cat.out"),
            std::string_view("arenascope::channel_shuffle.out"), std::string_view("aten::slice_copy.Tensor_out")};
        return std::find(ops.begin(), ops.end(), instruction.op) != ops.end();
    }
    static bool is_layer(const Instruction& instruction) {
        return instruction.op == convolution_op || instruction.op == pool_op;
    }
    [[nodiscard]] bool may_turn(ValueId id) const {
        const Tensor* t = method_.values[id].tensor();
        const auto maker = t ? uses_.producer(id) : InstructionIndex();
        if (method_.core || !t || (t->dtype != DType::u8 && t->dtype != DType::i8) || t->upper.size() != 4 ||
            t->dynamism != Dynamism::fixed || !uses_.is_inner(id) || !maker.valid())
            return false;
        const auto& readers = uses_.readers(id);
        const Instruction& made = method_.instructions[maker];
        return (moves(made) || is_layer(made)) && std::all_of(readers.begin(), readers.end(), [&](InstructionIndex at) {
                   const Instruction& reader = method_.instructions[at];
                   return moves(reader) || (is_layer(reader) && reader.args[0] == id);
               });
    }
    /// What an operator moves has one order before and after.
    bool drop_mixed() {
        bool is_changed = false;
        for (const Instruction& instruction : method_.instructions) {
            if (!moves(instruction) || instruction.outs.empty() || instruction.args.empty()) continue;
            std::vector<ValueId> images{instruction.outs[0]};
            const ValueId first = instruction.args[0];
            const auto* list = first.valid() ? std::get_if<TensorList>(&method_.values[first].data) : nullptr;
            if (list) images.insert(images.end(), list->items.begin(), list->items.end());
            else images.push_back(first);
            const auto turns = [&](ValueId id) { return id.valid() && turns_[id]; };
            if (std::all_of(images.begin(), images.end(), turns)) continue;
            for (const ValueId id : images) {
                if (!id.valid()) continue;
                is_changed = is_changed || turns_[id];
                turns_[id] = false;
            }
        }
        return is_changed;
    }

    Method& method_;
    const Uses uses_;
    Table<ValueId, bool> turns_;
};

}  // namespace

void turn_bytes(Method& method) { ByteOrder(method).run(); }

}  // namespace arenascope::best
