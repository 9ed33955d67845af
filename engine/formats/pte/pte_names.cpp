#include "engine/formats/pte/pte_names.h"

#include <algorithm>
#include <map>

#include "engine/ops/effects.h"

namespace arenascope::pte {
namespace {

std::string_view without_overload(std::string_view op) {
    const std::size_t scope = op.rfind("::");
    const std::string_view base = scope == std::string_view::npos ? op : op.substr(scope + 2);
    return base.substr(0, base.find('.'));
}

class Namer {
public:
    explicit Namer(Method& method) : method_(method) {}

    void run() {
        for (std::size_t i = 0; i < method_.inputs.size(); ++i) name(method_.inputs[i], "in" + std::to_string(i));
        for (Instruction& instruction : method_.instructions) name_instruction(instruction);
        for (const ValueId id : method_.values.indices()) name_rest(id);
        for (Value& value : method_.values) {
            const Tensor* tensor = value.tensor();
            if (tensor && !tensor->qualified_name.empty()) value.name = tensor->qualified_name;
        }
    }

private:
    std::string counted(const std::string& stem) { return stem + std::to_string(counts_[stem]++); }

    void name(ValueId id, const std::string& text) {
        Value& value = method_.values[id];
        if (value.name.empty()) value.name = text;
    }

    void name_instruction(Instruction& instruction) {
        using Kind = Instruction::Kind;
        switch (instruction.kind) {
            case Kind::kernel: instruction.name = counted(short_name(instruction.op) + "_"); break;
            case Kind::delegate: instruction.name = counted(instruction.op + "_"); break;
            case Kind::move: instruction.name = counted("move_"); break;
            case Kind::jump_false: instruction.name = counted("jump_"); break;
            case Kind::free: instruction.name = counted("free_"); break;
        }
        const std::size_t scratch = ops::scratch_arguments(instruction).size();
        const std::size_t results = instruction.outs.size() - std::min(scratch, instruction.outs.size());
        for (std::size_t k = 0; k < instruction.outs.size(); ++k) {
            const Tensor* tensor = method_.values[instruction.outs[k]].tensor();
            if (tensor && tensor->is_state) continue;  // a write-back does not name its state
            if (k >= results) name_scratch(instruction, k, k - results);
            else
                name(instruction.outs[k], results == 1 ? instruction.name : instruction.name + "." + std::to_string(k));
        }
        if (is_view_op(instruction.op) && !instruction.args.empty()) name(instruction.args.back(), instruction.name);
        if (instruction.kind == Kind::move) name(instruction.args.back(), instruction.name);
    }

    /// "quantized_conv2d_0.scratch", "quantized_conv2d_0.scratch1"
    void name_scratch(const Instruction& instruction, std::size_t at, std::size_t number) {
        name(instruction.outs[at], instruction.name + ".scratch" + (number > 0 ? std::to_string(number) : ""));
    }

    void name_rest(ValueId id) {
        const Value& value = method_.values[id];
        if (!value.name.empty()) return;
        static constexpr const char* kinds[] = {"none_",
                                                "int_",
                                                "bool_",
                                                "float_",
                                                "tensor_",
                                                "string_",
                                                "int_list_",
                                                "float_list_",
                                                "bool_list_",
                                                "tensor_list_",
                                                "optional_tensor_list_"};
        static_assert(std::size(kinds) == std::variant_size_v<decltype(Value::data)>);
        std::string stem = kinds[value.data.index()];
        if (const Tensor* tensor = value.tensor()) {
            if (tensor->is_constant) stem = "const_";
            else if (tensor->is_state) stem = "state";
            else if (tensor->alias_of != no_value) stem = "view_";
        }
        name(id, counted(stem));
    }

    Method& method_;
    std::map<std::string, int> counts_;
};

}  // namespace

std::string short_name(std::string_view op) { return std::string(without_overload(op)); }

bool updates_in_place(std::string_view op) {
    const auto updates = ops::effects(op).updates();
    return !updates.empty() && updates.front() == 0 && !is_partial_write(op);
}

bool updates_in_place(const Instruction& instruction) {
    const auto& args = instruction.args;
    return updates_in_place(instruction.op) ||
        (instruction.kind == Instruction::Kind::kernel && args.size() >= 3 && args.front() == args.back() &&
         args[args.size() - 2] != args.back() && instruction.outs == std::vector{args.back()});
}

bool overwrites_all(std::string_view op) {
    const ops::Effects& effects = ops::effects(op);
    return effects.is_in_place && !effects.keeps_old_bytes;
}

bool is_partial_write(std::string_view op) { return without_overload(op) == "et_copy_index"; }

bool is_view_op(std::string_view op) { return ops::effects(op).is_view; }

void name_all(Method& method) { Namer(method).run(); }

}  // namespace arenascope::pte
