#pragma once
// One call of an operator as its schema and its kernel see it: the kinds of its arguments, and the properties of
// tensors that kernels check. Instructions of a method and of a file are checked by the same rules.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/ops/call_schemas.h"

namespace arenascope::ops {

/// In the order of Value::data, as in a .pte.
enum class ValueKind : std::uint8_t {
    none,
    integer,
    boolean,
    number,
    tensor,
    text,
    int_list,
    double_list,
    bool_list,
    tensor_list,
    optional_tensor_list
};

struct CallTensor {
    DType dtype = DType::f32;
    std::vector<std::int64_t> sizes;      ///< upper bounds
    std::vector<std::uint8_t> dim_order;  ///< outermost first
    bool is_static = true;
    bool is_constant = false;  ///< its bytes cannot be written
};

struct CallArgument {
    ValueKind kind = ValueKind::none;
    std::vector<CallTensor> tensors{};     ///< itself, or those of a list
    std::vector<std::int64_t> integers{};  ///< an integer or a Boolean, or those of a list
    bool is_computed = false;              ///< a number that an operator writes: its kind is known only at run time
};

struct KernelCall {
    std::string op;
    std::vector<CallArgument> arguments{};
};

/// Values written by operators of numbers and by moves.
[[nodiscard]] Table<ValueId, bool> computed_values(const Method& method);
/// `computed`: computed_values() of the method.
[[nodiscard]] KernelCall call_of(const Method& method, const Instruction& instruction,
                                 const Table<ValueId, bool>& computed);

/// "a list of integers"
[[nodiscard]] Message name_of(ValueKind kind);
/// Where a call does not match its schema: number and kinds of arguments, and constants that would be written.
[[nodiscard]] std::vector<Error> schema_faults(const KernelCall& call, const CallSchema& known);

}  // namespace arenascope::ops
