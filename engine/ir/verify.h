#pragma once
// Checks that hold for every program between two stages, whoever made it: what planning, running and exporting rely on.

#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"
#include "engine/ir/operator_facts.h"

namespace arenascope {

enum class IrRule : std::uint8_t {
    // of a Method
    ids_in_range,        ///< every id names a value, an instruction, a delegate or a graph that exists
    jump_in_range,       ///< jumps lead to an instruction, or behind the last one
    argument_kinds,      ///< moves, jumps and frees have their arguments; only tensors are written by operators
    alias_is_flat,       ///< a view names a tensor that is no view
    alias_fits,          ///< a view lies within its root's bytes, and shares what the root is: constant or state
    shape_matches,       ///< sizes, bounds and dimension order have one rank; bytes are those of type and shape
    defined_before_use,  ///< on every path something writes a tensor before it is read
    written_once,        ///< no operator writes over a result, except in place
    node_list_matches,   ///< rows of the node list stand for instructions and tensors of the method
    // of an exported graph
    names_are_unique,       ///< each value has one definition
    name_is_defined,        ///< every use follows the definition
    type_is_known,          ///< every value has a type: a tensor's, or a number's
    signature_matches,      ///< inputs and outputs of the program are those of its graph
    views_lead_to_storage,  ///< a view looks at a value that is no view
};
[[nodiscard]] std::string_view name_of(IrRule rule);

/// A rule that a program breaks, and where.
struct IrFault {
    IrRule rule = IrRule::ids_in_range;
    std::string node;    ///< of an instruction, a row, a tensor; empty: the method
    std::string detail;  ///< in English: a message for whoever maintains the stage
};

/// Faults of a method in the order of its parts; empty: none. A method with ids out of range is looked at no further.
/// Sizes may be symbolic still; where upper bounds are known, bytes are checked.
[[nodiscard]] std::vector<IrFault> verify_ir(const Method& method, const OperatorFacts& facts);

/// The first fault as an error, which names the stage, the node and the rule.
[[nodiscard]] Result<> check_ir(const std::vector<IrFault>& faults, std::string_view stage);

}  // namespace arenascope
