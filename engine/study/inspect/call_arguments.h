#pragma once
// The arguments of one call, with the names of its schema.

#include <string>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

struct NamedArgument {
    std::string name;           ///< "stride"; empty: the schema is unknown
    std::string text;           ///< "[2, 2]", "SAME", "None"; empty for a tensor
    ValueId tensor = no_value;  ///< the tensor, if it is one
    bool is_out = false;        ///< the call writes it
    bool is_default = false;    ///< the default of the schema
};

/// In the order of the schema; a list of tensors has one row each, "tensors[0]". Results repeated after the arguments
/// are left out.
std::vector<NamedArgument> named_arguments(const Method& method, const Instruction& instruction);

/// The first instruction that writes a value; none: it is an input.
[[nodiscard]] InstructionIndex maker_of(const Method& method, ValueId value);

}  // namespace arenascope
