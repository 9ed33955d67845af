#pragma once
// The arguments of one call by the names of its schema, as people read them.

#include <string>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

struct NamedArgument {
    std::string name;           ///< "stride"; empty: no schema is known
    std::string text;           ///< "[2, 2]", "SAME", "None"; empty for a tensor
    ValueId tensor = no_value;  ///< that it is
    bool is_out = false;        ///< the call writes it
    bool is_default = false;    ///< as the schema has it where nothing is given
};

/// In the order of the schema; a list of tensors has one row each, "tensors[0]". What a call repeats behind its
/// arguments is left out.
std::vector<NamedArgument> named_arguments(const Method& method, const Instruction& instruction);

/// The first instruction that makes a value; none: it is given.
[[nodiscard]] InstructionIndex maker_of(const Method& method, ValueId value);

}  // namespace arenascope
