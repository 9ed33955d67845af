#include "engine/runtime/feedback.h"

#include <algorithm>

#include "engine/ir/shape_text.h"
#include "engine/ir/steps.h"

namespace arenascope {

namespace {

const Value& value_of(const Method& method, ValueId id) { return method.values[id]; }

ValueId root_of(const Method& method, ValueId id) {
    const Tensor* tensor = value_of(method, id).tensor();
    return tensor && tensor->alias_of != no_value ? tensor->alias_of : id;
}

bool holds(const Method& method, const std::vector<ValueId>& ids, ValueId root) {
    return std::any_of(ids.begin(), ids.end(), [&](ValueId id) {
        if (root_of(method, id) == root) return true;
        const auto* list = std::get_if<TensorList>(&value_of(method, id).data);
        const auto* optional = std::get_if<OptionalTensorList>(&value_of(method, id).data);
        const std::vector<ValueId>* items = list ? &list->items : optional ? &optional->items : nullptr;
        return items && std::any_of(items->begin(), items->end(), [&](ValueId item) {
                   return item != no_value && root_of(method, item) == root;
               });
    });
}

struct Span {
    InstructionIndex first_write{}, last_read{};  ///< none: never
};

/// A use inside a loop counts for the whole loop.
Span span_of(const Method& method, ValueId written, ValueId read) {
    Span span;
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        if (!span.first_write.valid() && holds(method, instruction.outs, written)) span.first_write = at;
        if (holds(method, instruction.args, read)) span.last_read = at;
    }
    for (InstructionIndex at = method.instructions.next(); at > InstructionIndex{0};) {
        const Instruction& instruction = method.instructions[--at];
        const InstructionIndex start = instruction.jump_to;
        if (instruction.kind != Instruction::Kind::jump_false || start > at) continue;
        if (span.first_write >= start && span.first_write <= at) span.first_write = start;
        if (span.last_read >= start && span.last_read <= at) span.last_read = at;
    }
    return span;
}

Step step_of(const Method& method, InstructionIndex at) {
    return Step(std::count_if(method.instructions.begin(), method.instructions.begin() + at.number(), takes_step));
}

bool is_planned(const Plan& plan, ValueId id) {
    return std::any_of(plan.problem.buffers.begin(), plan.problem.buffers.end(),
                       [&](const Buffer& buffer) { return buffer.id == id; });
}

}  // namespace

Result<> check_binding(const Method& method, const Plan& plan, const Binding& binding) {
    if (binding.output >= method.outputs.size() || binding.input >= method.inputs.size()) {
        return Error{.what = message("cannot bind output {output} to input {input}", binding.output, binding.input),
                     .expected = message("at most output {outputs} and input {inputs}, counted from 0",
                                         method.outputs.size(), method.inputs.size())};
    }
    const ValueId out = method.outputs[binding.output], in = method.inputs[binding.input];
    const std::string names =
        "output '" + value_of(method, out).name + "' and input '" + value_of(method, in).name + "'";
    const Tensor *from = value_of(method, out).tensor(), *to = value_of(method, in).tensor();
    if (!from || !to)
        return Error{.what = message("{names} cannot share memory", names), .expected = message("two tensors")};
    if (from->dtype != to->dtype || from->bytes() != to->bytes() || from->upper.size() != to->upper.size()) {
        return Error{.what = message("{names} cannot share memory: they are {output_type} and {input_type}", names,
                                     typed_shape(from->dtype, from->upper), typed_shape(to->dtype, to->upper)),
                     .expected = message("the same type and size")};
    }
    for (const ValueId id : {out, in}) {
        const Tensor& tensor = *value_of(method, id).tensor();
        if (tensor.alias_of != no_value || tensor.is_constant || tensor.is_state || (id == out && out == in)) {
            return Error{.what = message("'{name}' has no memory of its own", value_of(method, id).name),
                         .expected = message("an output that the program computes and an input")};
        }
        if (!is_planned(plan, id)) continue;
        return Error{.what = message("'{name}' is planned", value_of(method, id).name),
                     .expected = message("{names} bound by the caller", names),
                     .remedy = message("add --no-plan-inputs --no-plan-outputs, or --unplanned '{name}'",
                                       value_of(method, id).name),
                     .remedy_code = RemedyCode::leave_to_caller};
    }
    if (holds(method, method.outputs, in)) {
        return Error{.what = message("{names} cannot share memory: the input is also an output", names),
                     .expected = message("an input that is not read after the last instruction")};
    }
    const bool is_moved =
        std::any_of(method.instructions.begin(), method.instructions.end(), [&](const Instruction& i) {
            return i.kind == Instruction::Kind::move && i.args.size() > 1 && (i.args[1] == out || i.args[0] == in);
        });
    if (is_moved) {
        return Error{.what = message("{names} cannot share memory: control flow passes them by handle", names),
                     .expected = message("an output that an operator writes")};
    }
    const Span span = span_of(method, out, in);
    if (!span.first_write.valid() || span.first_write > span.last_read) return done;
    return Error{
        .what = message("{names} cannot share memory: the output is first written at step {first_write}, the "
                        "input is last read at step {last_read}",
                        names, step_of(method, span.first_write).number(), step_of(method, span.last_read).number()),
        .expected = message("an output that is written after the input's last use")};
}

}  // namespace arenascope
