// tflite: variables and control flow. The importer gives each operator the variable that its handle stands for. What IF
// and WHILE run stands before them, with jumps, and copies that carry values in and out.

#include <cstring>

#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

Result<> copy(const TensorValue& from, TensorValue& to) {
    CHECKED(same_type(from, to));
    CHECKED(resize(to, from.sizes));
    if (from.numel() > 0) std::memmove(to.data, from.data, bytes_of(from));
    return done;
}

/// Options: the number that stands for the variable.
Result<> var_handle(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(TensorValue * out, ops.out());
    if (out->dtype != DType::i32 || out->numel() != 1) return unsupported(*out);
    *out->as<std::int32_t>() = static_cast<std::int32_t>(ops.whole(0));
    return done;
}

/// Inputs: handle, variable.
Result<> read_variable(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    if (ops.inputs() < 2) return Error{.what = message("the operator reads an unknown variable")};
    TRY(const TensorValue* variable, ops.in(1));
    TRY(TensorValue * out, ops.out());
    return copy(*variable, *out);
}

/// Inputs: handle, value, and inside of CALL_ONCE whether it has run. Output: the variable.
Result<> assign_variable(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* value, ops.in(1));
    TRY(TensorValue * variable, ops.out());
    if (ops.inputs() > 2) {
        TRY(const TensorValue* has_run, ops.in(2, DType::boolean));
        if (has_run->numel() != 1) return unsupported(*has_run);
        if (*has_run->as<bool>()) return done;
    }
    return copy(*value, *variable);
}

/// Output: that it has run. What it runs stands before it.
Result<> call_once(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(TensorValue * has_run, ops.out());
    if (has_run->dtype != DType::boolean || has_run->numel() != 1) return unsupported(*has_run);
    *has_run->as<bool>() = true;
    return done;
}

/// From here on the outputs of an operator have their places.
Result<> begin(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    for (std::size_t i = 0; i < ops.outputs(); ++i) CHECKED(ops.out(i));
    return ops.outputs() > 0 && ops.inputs() == 0 ? Result<>(done)
                                                  : Error{.what = message("the operator has no outputs")};
}

/// From a value of the caller to one of a graph that it runs, or back.
Result<> carry(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* from, ops.in(0));
    TRY(TensorValue * to, ops.out());
    return copy(*from, *to);
}

/// Last option: the importer knows the graphs, which have written the outputs.
Result<> finish(const Operands& ops) {
    if (ops.options() == 0 || ops.option(ops.options() - 1) != 1)
        return Error{.what = message("the operator runs unknown graphs")};
    for (std::size_t i = 0; i < ops.outputs(); ++i) CHECKED(ops.out(i));
    return done;
}

Result<> branch(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const TensorValue* condition, ops.in(0, DType::boolean));
    if (condition->numel() != 1) return unsupported(*condition);
    return finish(ops);
}

Result<> loop(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    return finish(ops);
}

constexpr Kernel rows[] = {
    {.op = "tflite::IF", .arguments = 2, .run = branch},
    {.op = "tflite::WHILE", .arguments = 1, .run = loop},
    {.op = "tflite::flow_begin", .arguments = 1, .run = begin},
    {.op = "tflite::flow_in", .arguments = 3, .run = carry},
    {.op = "tflite::flow_out", .arguments = 3, .run = carry},
    {.op = "tflite::VAR_HANDLE", .arguments = 2, .run = var_handle},
    {.op = "tflite::READ_VARIABLE", .arguments = 3, .run = read_variable},
    {.op = "tflite::ASSIGN_VARIABLE", .arguments = 4, .run = assign_variable},
    {.op = "tflite::CALL_ONCE", .arguments = 2, .run = call_once},
};

}  // namespace

KernelFamily tflite_variable_kernels() { return rows; }

}  // namespace arenascope
