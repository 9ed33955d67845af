// tflite: variables. The importer gives each operator the variable that its handle stands for.

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
    if (ops.inputs() < 2) return Error{.what = message("the variable that its handle stands for is not known")};
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

constexpr Kernel rows[] = {
    {.op = "tflite::VAR_HANDLE", .arguments = 2, .run = var_handle},
    {.op = "tflite::READ_VARIABLE", .arguments = 3, .run = read_variable},
    {.op = "tflite::ASSIGN_VARIABLE", .arguments = 4, .run = assign_variable},
    {.op = "tflite::CALL_ONCE", .arguments = 2, .run = call_once},
};

}  // namespace

KernelFamily tflite_variable_kernels() { return rows; }

}  // namespace arenascope
