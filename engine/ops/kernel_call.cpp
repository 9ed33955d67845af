#include "engine/ops/kernel_call.h"

#include <algorithm>
#include <variant>

#include "engine/ir/dependences.h"

namespace arenascope::ops {
namespace {

static_assert(std::variant_size_v<decltype(Value::data)> ==
              static_cast<std::size_t>(ValueKind::optional_tensor_list) + 1);

CallTensor tensor_of_call(const Tensor& tensor) {
    return {.dtype = tensor.dtype,
            .sizes = tensor.upper,
            .dim_order = tensor.dim_order,
            .is_static = tensor.dynamism == Dynamism::fixed,
            .is_constant = tensor.is_constant};
}

/// Numbers of a constant argument.
std::vector<std::int64_t> integers_of(const Method& method, ValueId id) {
    const auto& data = method.values[id].data;
    if (const auto* number = std::get_if<std::int64_t>(&data)) return {*number};
    if (const auto* boolean = std::get_if<bool>(&data)) return {*boolean ? 1 : 0};
    std::vector<std::int64_t> out;
    const auto* list = std::get_if<IntList>(&data);
    for (const ValueId item : list ? list->items : std::vector<ValueId>()) {
        const auto* number = method.values.has(item) ? std::get_if<std::int64_t>(&method.values[item].data) : nullptr;
        if (!number) return {};
        out.push_back(*number);
    }
    return out;
}

bool is_number(ValueKind kind) {
    return kind == ValueKind::integer || kind == ValueKind::boolean || kind == ValueKind::number;
}

/// Parameter kinds that accept one number.
bool takes_number(Kind kind) {
    return kind == Kind::scalar || kind == Kind::integer || kind == Kind::number || kind == Kind::boolean ||
        kind == Kind::code;
}

/// The kind of a call's value for a parameter that is not a list.
ValueKind kind_in_call(Kind kind) {
    switch (kind) {
        case Kind::tensor: return ValueKind::tensor;
        case Kind::tensor_list: return ValueKind::tensor_list;
        case Kind::optional_tensor_list: return ValueKind::optional_tensor_list;
        case Kind::scalar:
        case Kind::integer:
        case Kind::code: return ValueKind::integer;
        case Kind::int_list: return ValueKind::int_list;
        case Kind::number: return ValueKind::number;
        case Kind::double_list: return ValueKind::double_list;
        case Kind::boolean: return ValueKind::boolean;
        case Kind::bool_list: return ValueKind::bool_list;
        case Kind::text: return ValueKind::text;
    }
    return ValueKind::none;
}

bool accepts(const Param& param, const CallArgument& argument) {
    if (param.is_out && takes_number(param.kind)) return true;  // overwritten, whatever it contained
    if (argument.kind == ValueKind::none) return param.is_optional;
    if (is_number(argument.kind) && (argument.is_computed || param.kind == Kind::scalar))
        return takes_number(param.kind);
    return argument.kind == kind_in_call(param.kind);
}

Message expected_kind(const Param& param) {
    Message kind = param.kind == Kind::scalar ? message("a number") : name_of(kind_in_call(param.kind));
    return param.is_optional ? message("{kind} or None", std::move(kind)) : kind;
}

}  // namespace

Table<ValueId, bool> computed_values(const Method& method) {
    Table<ValueId, bool> computed(method.values.size(), false);
    for (const Instruction& instruction : method.instructions) {
        const bool is_kernel = instruction.kind == Instruction::Kind::kernel;
        const CallSchema* known = is_kernel ? find_call_schema(instruction.op) : nullptr;
        const bool is_of_numbers = known && !known->repeats_result && known->schema.params.back().is_out;
        if (!is_of_numbers && instruction.kind != Instruction::Kind::move) continue;
        if (!instruction.args.empty() && method.values.has(instruction.args.back()))
            computed[instruction.args.back()] = true;
    }
    return computed;
}

KernelCall call_of(const Method& method, const Instruction& instruction, const Table<ValueId, bool>& computed) {
    KernelCall call{.op = instruction.op};
    for (const ValueId id : instruction.args) {
        CallArgument& argument = call.arguments.emplace_back();
        if (!method.values.has(id)) continue;
        argument.kind = static_cast<ValueKind>(method.values[id].data.index());
        argument.is_computed = computed[id];
        if (!argument.is_computed) argument.integers = integers_of(method, id);
        each_tensor(method, id,
                    [&](ValueId item) { argument.tensors.push_back(tensor_of_call(*method.values[item].tensor())); });
    }
    return call;
}

Message name_of(ValueKind kind) {
    switch (kind) {
        case ValueKind::none: return message("None");
        case ValueKind::integer: return message("an integer");
        case ValueKind::boolean: return message("a Boolean");
        case ValueKind::number: return message("a floating-point number");
        case ValueKind::tensor: return message("a tensor");
        case ValueKind::text: return message("a string");
        case ValueKind::int_list: return message("a list of integers");
        case ValueKind::double_list: return message("a list of floating-point numbers");
        case ValueKind::bool_list: return message("a list of Booleans");
        case ValueKind::tensor_list: return message("a list of tensors");
        case ValueKind::optional_tensor_list: return message("a list of optional tensors");
    }
    return {};
}

std::vector<Error> schema_faults(const KernelCall& call, const CallSchema& known) {
    if (call.arguments.size() != known.arguments()) {
        return {Error{.what = message("{operator} is called with {count} arguments", call.op, call.arguments.size()),
                      .expected = message("{count} arguments, as in its schema", known.arguments())}};
    }
    std::vector<Error> faults;
    for (std::size_t i = 0; i < known.schema.params.size(); ++i) {
        const Param& param = known.schema.params[i];
        const CallArgument& argument = call.arguments[i];
        if (!accepts(param, argument)) {
            faults.push_back({.what = message("argument '{argument}' of {operator} is {kind}", param.name, call.op,
                                              name_of(argument.kind)),
                              .expected = expected_kind(param)});
        }
        const bool is_fixed = std::any_of(argument.tensors.begin(), argument.tensors.end(),
                                          [](const CallTensor& tensor) { return tensor.is_constant; });
        if (param.is_out && is_fixed) {
            faults.push_back({.what = message("{operator} writes to its argument '{argument}', which is a constant",
                                              call.op, param.name),
                              .expected = message("a tensor in an arena or bound by the caller")});
        }
    }
    return faults;
}

}  // namespace arenascope::ops
