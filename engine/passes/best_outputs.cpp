#include "engine/passes/best_outputs.h"

#include <algorithm>

#include "engine/passes/best_constants.h"
#include "engine/passes/value_uses.h"

namespace arenascope::best {

namespace {

bool is_image(const Tensor* tensor) {
    constexpr std::size_t image_rank = 4;
    return tensor && tensor->dtype == DType::f32 && tensor->upper.size() == image_rank && is_in_row_order(*tensor) &&
        tensor->dynamism == Dynamism::fixed && tensor->alias_of == no_value && !tensor->is_state;
}

class Outputs {
public:
    explicit Outputs(const Method& method) : method_(method), uses_(method) {}

    /// The instruction that makes it last, if it is such a sum; or none.
    [[nodiscard]] InstructionIndex summed(ValueId id) const {
        const InstructionIndex last = maker(id);
        if (!last.valid() || !is_image(method_.values[id].tensor()) || !uses_.readers(id).empty()) return {};
        const Instruction& made = method_.instructions[last];
        const InstructionIndex sum = made.op == "aten::relu.out" ? maker(made.args.front()) : last;
        if (!sum.valid() || method_.instructions[sum].op != "aten::add.out") return {};
        const auto& args = method_.instructions[sum].args;
        const bool is_convolved = args.size() >= 4 && (comes_of_convolution(args[0]) || comes_of_convolution(args[1]));
        return is_convolved ? last : InstructionIndex();
    }

private:
    [[nodiscard]] InstructionIndex maker(ValueId id) const {
        return id.valid() ? uses_.producer(id) : InstructionIndex();
    }
    /// Of one that `--layout best` computes with channels last.
    [[nodiscard]] bool comes_of_convolution(ValueId id) const {
        constexpr std::size_t arguments = 10, transposed = 6;
        InstructionIndex at = maker(id);
        if (at.valid() && method_.instructions[at].op == "aten::_native_batch_norm_legit_no_training.out")
            at = maker(method_.instructions[at].args.front());
        if (!at.valid() || method_.instructions[at].op != "aten::convolution.out") return false;
        const auto& args = method_.instructions[at].args;
        if (args.size() < arguments) return false;
        const Tensor* weight = method_.values[args[1]].tensor();
        const bool* turns = std::get_if<bool>(&method_.values[args[transposed]].data);
        return weight && weight->is_constant && turns && !*turns;
    }

    const Method& method_;
    const Uses uses_;
};

}  // namespace

Method copy_summed_outputs(Method method) {
    std::vector<std::pair<ValueId, InstructionIndex>> found;
    {
        const Outputs outputs(method);
        for (const ValueId id : method.outputs) {
            if (const InstructionIndex last = outputs.summed(id); last.valid()) found.emplace_back(id, last);
        }
    }
    for (const auto& [id, last] : found) {
        Value sum = method.values[id];
        sum.name += "_sum";
        sum.tensor()->role = Role::intermediate;
        sum.tensor()->loaded.reset();
        method.values.push_back(std::move(sum));
        const ValueId inner = method.values.last();
        method.values.push_back({.name = "", .data = Null{}});
        Instruction copy{.op = "aten::clone.out", .args = {inner, method.values.last(), id, id}, .outs = {id}};
        Instruction& made = method.instructions[last];
        copy.name = made.name + "_copy";
        copy.stack_trace = made.stack_trace;
        copy.module_path = made.module_path;
        for (auto* ids : {&made.args, &made.outs}) std::replace(ids->begin(), ids->end(), id, inner);
        method.instructions.push_back(std::move(copy));
    }
    return method;
}

}  // namespace arenascope::best
